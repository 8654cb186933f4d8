package editor

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"dev.mexboard/app/lang"
)

// bench is a worker whose jobs the test starts and ends.
type bench struct {
	worker   Worker[string, string]
	started  chan string
	release  chan struct{}
	posted   chan func()
	done     []string
	progress []float64
	tell     func(float64) // of the job that ran last
}

func newBench() *bench {
	b := &bench{started: make(chan string, 10), release: make(chan struct{}, 10), posted: make(chan func(), 100)}
	b.worker = Worker[string, string]{
		Do: func(ctx context.Context, q string, progress func(float64)) (string, error) {
			b.tell = progress
			b.started <- q
			progress(0.5)
			select {
			case <-b.release:
			case <-ctx.Done():
				return "", ctx.Err()
			}
			if q == "panic" {
				panic("ouch")
			}
			if q == "fail" {
				return "", errors.New("failed")
			}
			return q + "!", nil
		},
		Done: func(q, r string, err error) {
			if err != nil {
				r = err.Error()
			}
			b.done = append(b.done, r)
		},
		Progress: func(_ string, done float64) { b.progress = append(b.progress, done) },
		Post:     func(f func()) { b.posted <- f },
	}
	return b
}

// drain runs what was posted until nothing runs.
func (b *bench) drain(t *testing.T) {
	t.Helper()
	for end := time.After(10 * time.Second); ; {
		select {
		case f := <-b.posted:
			f()
		case <-time.After(5 * time.Millisecond):
			if !b.worker.Busy() && len(b.posted) == 0 {
				return
			}
		case <-end:
			t.Fatal("the worker does not end")
		}
	}
}

func (b *bench) want(t *testing.T, done ...string) {
	t.Helper()
	if !slices.Equal(b.done, done) {
		t.Errorf("done %q, want %q", b.done, done)
	}
}

func TestNewestRequestWins(t *testing.T) {
	b := newBench()
	b.worker.Request("a")
	<-b.started
	b.worker.Request("b") // cancels a
	b.worker.Request("c") // replaces b
	b.release <- struct{}{}
	b.drain(t)
	b.want(t, "c!")
}

func TestLateResultsAreDropped(t *testing.T) {
	b := newBench()
	b.release <- struct{}{}
	b.worker.Request("a")
	late := <-b.posted // a is done, but not told yet
	b.release <- struct{}{}
	b.worker.Request("b")
	late()
	b.drain(t)
	b.want(t, "b!")
}

func TestFinishTellsEveryJobThatRan(t *testing.T) {
	b := newBench()
	b.worker.Finish = true
	b.worker.Request("a")
	<-b.started
	b.worker.Request("b")
	b.worker.Request("c")
	b.release <- struct{}{}
	b.release <- struct{}{}
	b.drain(t)
	b.want(t, "a!", "c!")
}

func TestCancel(t *testing.T) {
	for _, finish := range []bool{false, true} {
		b := newBench()
		b.worker.Finish = finish
		b.worker.Request("a")
		<-b.started
		b.worker.Request("b")
		b.worker.Cancel()
		b.drain(t)
		b.want(t)
		b.release <- struct{}{}
		b.worker.Request("c")
		b.drain(t)
		b.want(t, "c!")
	}
}

func TestFailuresAreTold(t *testing.T) {
	b := newBench()
	for _, q := range []string{"fail", "panic", "fine"} {
		b.release <- struct{}{}
		b.worker.Request(q)
		b.drain(t)
	}
	b.want(t, "failed", "something went wrong inside Mexboard (ouch); your board is unharmed, please save it", "fine!")
}

func TestPanicIsSaidInEveryLanguage(t *testing.T) {
	_, err := guarded(func() (int, error) { panic("ouch") })
	var p *PanicError
	if !errors.As(err, &p) || !strings.Contains(string(p.Stack), "TestPanicIsSaid") {
		t.Fatalf("%v without a stack", err)
	}
	if got := lang.Error(lang.English, err); got != err.Error() {
		t.Errorf("the table of faults says %q, the error %q", got, err)
	}
}

func TestProgressOfSlowJobsOnly(t *testing.T) {
	b := newBench()
	b.release <- struct{}{}
	b.worker.Request("quick")
	b.drain(t)
	if len(b.progress) != 0 {
		t.Error("a quick job told its progress", b.progress)
	}
	b.worker.Request("slow")
	time.Sleep(patience + 100*time.Millisecond)
	b.release <- struct{}{}
	b.drain(t)
	if len(b.progress) != 1 || b.progress[0] != 0.5 {
		t.Error("a slow job told", b.progress)
	}
	time.Sleep(patience / 10)
	b.tell(0.9) // too late: a window would show a job that is over
	b.drain(t)
	if len(b.progress) != 1 {
		t.Error("a job that is over told", b.progress)
	}
}
