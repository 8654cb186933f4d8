package layout

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// fallback lays a board out, which must go wrong, and be made up for by the engine used.
func fallback(t *testing.T, c *Client, b board.Board, asked, used string) error {
	t.Helper()
	g, err := c.Layout(context.Background(), b, named(t, asked))
	var f *FallbackError
	if !errors.As(err, &f) || f.Asked != asked || f.Used != used {
		t.Fatalf("the error is %v", err)
	}
	sound(t, b, g)
	return f.Cause
}

func TestChildMisbehaves(t *testing.T) {
	for _, way := range []string{"crashes", "babbles", "confuses", "fails"} {
		t.Run(way, func(t *testing.T) {
			c := as(t, way)
			for range 2 { // the second time with a new child
				cause := fallback(t, c, six(t), "dot", "layers")
				var crash *CrashError
				if !errors.As(cause, &crash) || crash.Engine != "dot" || c.child != nil {
					t.Errorf("the cause is %v, the child %v", cause, c.child)
				}
			}
		})
	}
}

// patient is how long a test waits for what should come at once: long enough for any machine, and short beside what
// it would otherwise wait for.
const patient = 20 * time.Second

func TestTimeout(t *testing.T) {
	for _, way := range []string{"hangs", "deaf"} {
		t.Run(way, func(t *testing.T) {
			c := as(t, way)
			c.patience = 300 * time.Millisecond
			begun := time.Now()
			cause := fallback(t, c, random(300, 20_000), "sfdp", "layers")
			var late *TimeoutError
			if took := time.Since(begun); !errors.As(cause, &late) || took > patient {
				t.Errorf("%v after %v", cause, took)
			}
		})
	}
}

func TestNoSuchProgram(t *testing.T) {
	c := &Client{command: []string{filepath.Join(t.TempDir(), "nothing")}}
	var crash *CrashError
	if cause := fallback(t, c, six(t), "dot", "layers"); !errors.As(cause, &crash) {
		t.Error(cause)
	}
}

func TestKilledChild(t *testing.T) {
	c := as(t, ServeCommand)
	ctx := context.Background()
	if _, err := c.Layout(ctx, six(t), named(t, "dot")); err != nil {
		t.Fatal(err)
	}
	c.child.process.Process.Kill()
	time.Sleep(50 * time.Millisecond)
	// The death of an idle child is nobody's fault: a new one does the work.
	if _, err := c.Layout(ctx, six(t), named(t, "dot")); err != nil {
		t.Error(err)
	}
}

func TestCancel(t *testing.T) {
	c := as(t, ServeCommand)
	if _, err := c.Layout(context.Background(), six(t), named(t, "dot")); err != nil {
		t.Fatal(err)
	}
	child := c.child
	ctx, cancel := context.WithCancel(context.Background())
	var cancelled time.Time
	time.AfterFunc(200*time.Millisecond, func() { cancelled = time.Now(); cancel() })
	_, err := c.Layout(ctx, random(90, 2000), named(t, "circo"))
	took := time.Since(cancelled)
	if !errors.Is(err, context.Canceled) || took > patient {
		t.Errorf("%v %v after the cancel", err, took)
	}
	for begun := time.Now(); !gone(child); time.Sleep(time.Millisecond) {
		if time.Since(begun) > patient {
			t.Fatal("the child lives on")
		}
	}
	g, err := c.Layout(context.Background(), six(t), named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	sound(t, six(t), g)
}

// gone tells whether a child has ended and was waited for.
func gone(c *child) bool { return errors.Is(c.process.Process.Signal(os.Interrupt), os.ErrProcessDone) }

func TestDeadlineWhileAnotherWorks(t *testing.T) {
	c := as(t, "hangs")
	c.patience = time.Hour
	working := make(chan struct{})
	go func() {
		c.Layout(context.Background(), six(t), named(t, "dot"))
		close(working)
	}()
	time.Sleep(50 * time.Millisecond)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	begun := time.Now()
	_, err := c.Layout(ctx, six(t), named(t, "dot"))
	if took := time.Since(begun); !errors.Is(err, context.DeadlineExceeded) || took > patient {
		t.Errorf("%v after %v", err, took)
	}
	c.Close()
	<-working
}

func TestClose(t *testing.T) {
	c := as(t, "hangs")
	time.AfterFunc(100*time.Millisecond, c.Close)
	fallback(t, c, six(t), "dot", "layers")
	if cause := fallback(t, c, six(t), "dot", "layers"); !errors.Is(cause, errClosed) {
		t.Error(cause)
	}
	new(Client).Close()
}

func TestRecycling(t *testing.T) {
	c := as(t, ServeCommand)
	var first *child
	for i := range mostJobs + 1 {
		if _, err := c.Layout(context.Background(), six(t), named(t, "dot")); err != nil {
			t.Fatal(err)
		}
		switch {
		case i == 0:
			first = c.child
		case i < mostJobs-1 && c.child != first:
			t.Fatalf("another child after %d jobs", i)
		case i == mostJobs && c.child == first:
			t.Fatalf("the same child after %d jobs", i)
		}
	}
	for begun := time.Now(); !gone(first); time.Sleep(time.Millisecond) {
		if time.Since(begun) > patient {
			t.Fatal("the old child lives on")
		}
	}
	second := c.child
	if second.memory == 0 {
		t.Error("the child tells no memory")
	}
	if second.memory = mostMemory; !second.spent() {
		t.Error("memory is not bounded")
	}
}

func TestTooLarge(t *testing.T) {
	c := as(t, ServeCommand)
	var large *TooLargeError
	if cause := fallback(t, c, chain(150), "circo", "twopi"); !errors.As(cause, &large) || large.Limit != 100 || large.Number != 150 {
		t.Error(cause)
	}
	var dense *TooDenseError
	if cause := fallback(t, c, complete(80), "dot", "layers"); !errors.As(cause, &dense) {
		t.Error(cause)
	}
}

// complete has an edge from each vertex to all before it: a heap of Nim.
func complete(n int) board.Board {
	b := chain(n)
	b.Edges = nil
	for v := range n {
		for w := range v {
			b.Edges = append(b.Edges, board.Edge{From: v, To: w})
		}
	}
	return b
}

// circo on a long path overflows the stack of Graphviz's module.
func TestTrap(t *testing.T) {
	c := as(t, ServeCommand)
	circo := named(t, "circo")
	circo.Limit = 5000
	b := chain(3000)
	g, err := c.Layout(context.Background(), b, circo)
	var f *FallbackError
	if !errors.As(err, &f) || f.Used != "twopi" {
		t.Fatal(err)
	}
	t.Log(err)
	sound(t, b, g)
	if _, err := c.Layout(context.Background(), six(t), circo); err != nil {
		t.Error("after the trap:", err)
	}
}

// A child whose parent has died ends too, even in the middle of a layout.
func TestOrphan(t *testing.T) {
	c := as(t, ServeCommand)
	child, err := startChild(c.command)
	if err != nil {
		t.Fatal(err)
	}
	done := child.ask(newRequest(random(400, 3000), "circo"))
	time.Sleep(500 * time.Millisecond)
	select {
	case r := <-done:
		t.Fatal("already done:", r)
	default:
	}
	child.in.Close()
	select {
	case <-done:
	case <-time.After(patient): // the layout takes minutes
		t.Error("the child does not see the end of its input")
		child.kill()
	}
}

func TestFaults(t *testing.T) {
	causes := []error{
		&TooLargeError{"circo", 100, 150}, &TooDenseError{"dot", 5000}, &TimeoutError{"fdp", 10 * time.Second},
		&CrashError{"neato", "exit status 2"},
	}
	for _, cause := range causes {
		for _, used := range []string{"layers", "sfdp"} {
			err := &FallbackError{Asked: "dot", Used: used, Cause: cause}
			if got := lang.Error(lang.English, err); got != err.Error() {
				t.Errorf("the table says %q, the error %q", got, err)
			}
			for _, l := range lang.Languages {
				if s := lang.Error(l, err); strings.ContainsAny(s, "{}") || l != lang.English && s == err.Error() {
					t.Errorf("%v: %q", l, s)
				}
			}
		}
	}
}

func TestCrashIsOneLine(t *testing.T) {
	if got := crash("dot", " remove_overlap:\n\tno \xff library\n").Detail; got != "remove_overlap: no ? library" {
		t.Errorf("%q", got)
	}
	if got := crash("dot", strings.Repeat("顶", 1000)).Detail; len([]rune(got)) != 203 {
		t.Errorf("%q", got)
	}
}

// No attribute of a board reaches Graphviz.
func TestHostileBoard(t *testing.T) {
	c := as(t, ServeCommand)
	secret := filepath.Join(t.TempDir(), "secret.png")
	evil := []board.Attr{
		{Key: "dpi", Value: "100000"},
		{Key: "image", Value: secret},
		{Key: "shapefile", Value: secret},
		{Key: "size", Value: "1e30"},
		{Key: "nslimit", Value: "1e9"},
		{Key: "label", Value: strings.Repeat("x", 1_000_000)},
		{Key: "layout", Value: "circo"},
		{Key: "splines", Value: "ortho"},
	}
	b, plain := six(t), six(t)
	b.Attrs = evil
	for v := range b.Vertices {
		b.Vertices[v].Attrs = evil
		b.Vertices[v].ID = strings.Repeat("\"]; evil [shape=\x00", 2) + string(rune('A'+v))
		plain.Vertices[v].ID = strings.Repeat("?", len([]rune(b.Vertices[v].ID)))
	}
	for i := range b.Edges {
		b.Edges[i].Attrs = evil
		b.Edges[i].FromPort = "\"-> x"
	}
	got, err := c.Layout(context.Background(), b, named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	want, err := c.Layout(context.Background(), plain, named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	for v := range want.Vertices {
		if got.Vertices[v] != want.Vertices[v] {
			t.Fatalf("attributes move vertex %d from %v to %v", v, want.Vertices[v], got.Vertices[v])
		}
	}
}
