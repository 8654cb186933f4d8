package cli

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// here copies boards from testdata to a new folder and goes there.
func here(t *testing.T, boards ...string) {
	t.Helper()
	texts := map[string]string{}
	for _, b := range boards {
		texts[b] = file(t, b)
	}
	t.Chdir(t.TempDir())
	for name, text := range texts {
		write(t, name, text)
	}
}

// export runs an export that must succeed, and gives the file.
func exported(t *testing.T, out string, args ...string) []byte {
	t.Helper()
	r := run(t, "", append([]string{"export", "-o", out}, args...)...)
	if r.status != done || r.stdout != "" {
		t.Fatalf("%q: %+v", args, r)
	}
	content, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestExportFormats(t *testing.T) {
	here(t, "first.gv")
	wellFormed(t, exported(t, "a.svg", "first.gv"))
	picture := exported(t, "a.png", "first.gv")
	one, err := png.DecodeConfig(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	three, err := png.DecodeConfig(bytes.NewReader(exported(t, "A.PNG", "first.gv", "--scale", "3")))
	if err != nil || three.Width < 3*one.Width-3 || three.Width > 3*one.Width+3 {
		t.Errorf("scale 3 is %d wide, scale 1 %d; %v", three.Width, one.Width, err)
	}
	before, _ := board.Read([]byte(content(t, "first.gv")), "")
	after, err := board.Read(exported(t, "a.gv", "first.gv"), "")
	if err != nil || len(after.Vertices) != len(before.Vertices) || len(after.Edges) != len(before.Edges) {
		t.Errorf("the annotated DOT: %v, %d vertices", err, len(after.Vertices))
	}
}

func content(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func wellFormed(t *testing.T, text []byte) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		if _, err := d.Token(); err != nil {
			if !errors.Is(err, io.EOF) {
				t.Error(err)
			}
			return
		}
	}
}

// TestExportFlags wants each flag to change the picture, and the same flags to give the same bytes.
func TestExportFlags(t *testing.T) {
	here(t, "placed.gv")
	plain := exported(t, "plain.svg", "placed.gv")
	if again := exported(t, "again.svg", "placed.gv"); !bytes.Equal(plain, again) {
		t.Error("the same export gives other bytes")
	}
	seen := map[string]string{string(plain): "plain"}
	for _, flags := range []string{"--theme dark", "--theme print", "--lang fi", "--lang zh", "--engine layers", "--step 0", "--step 3"} {
		picture := string(exported(t, "x.svg", append([]string{"placed.gv"}, strings.Fields(flags)...)...))
		if other, ok := seen[picture]; ok {
			t.Errorf("%s is the same as %s", flags, other)
		}
		seen[picture] = flags
	}
	for _, flags := range []string{"--theme light", "--lang en", "--step 1000", "--step 99999999999999999999", "--scale 1"} {
		if picture := exported(t, "x.svg", append([]string{"placed.gv"}, strings.Fields(flags)...)...); !bytes.Equal(picture, plain) {
			t.Errorf("%s is not as without it", flags)
		}
	}
}

// TestExportStep wants a step's picture to show what is known by then and nothing more.
func TestExportStep(t *testing.T) {
	here(t, "placed.gv")
	for step, want := range map[string]string{"0": "", "2": "0", "7": "01"} {
		svg := string(exported(t, "x.svg", "placed.gv", "--step", step))
		got := ""
		for _, value := range []string{"0", "1"} {
			if strings.Contains(svg, ">"+value+"</text>") {
				got += value
			}
		}
		if got != want {
			t.Errorf("step %s shows the values %q, want %q", step, got, want)
		}
	}
}

// TestExportStepOfEveryRule wants each step's picture drawn under every rule, with nothing said of it, and the last to
// be that of the board solved.
func TestExportStepOfEveryRule(t *testing.T) {
	here(t)
	const chips = `a [pos="0,0"]; b [pos="0,100", chips=1]; c [pos="100,0", chips=2]; a -> b; c -> {a b}`
	boards := []string{`digraph { loopy=true; ` + chips + `; b -> c }`, `digraph { loopy=true; play=misere; ` + chips + `; b -> c }`}
	for _, play := range []string{"normal", "misere"} {
		for _, compound := range []string{
			"disjunctive", "continued-conjunctive", "conjunctive", "selective", "diminished-disjunctive", "shortened-selective",
		} {
			boards = append(boards, `digraph { play=`+play+`; compound="`+compound+`"; `+chips+` }`)
		}
	}
	for _, b := range boards {
		write(t, "b.gv", b)
		exported(t, "x.svg", "b.gv")
		solved := content(t, "x.svg")
		seen := map[string]bool{}
		for _, step := range []string{"0", "2", "5", "8", "1000"} {
			r := run(t, "", "export", "b.gv", "-o", "x.svg", "--step", step)
			if r.status != done || r.stderr != "" {
				t.Fatalf("%s, step %s: %+v", b, step, r)
			}
			picture := content(t, "x.svg")
			seen[picture] = true
		}
		if !seen[solved] || len(seen) < 4 {
			t.Errorf("%s: the steps have %d pictures, with that of the end: %v", b, len(seen), seen[solved])
		}
	}
}

func TestExportHackenbush(t *testing.T) {
	here(t)
	write(t, "b.gv", "graph { g [ground=true]; g -- a; a -- b; b -- c; c -- a; a -- d }")
	for _, row := range []struct{ step, has, lacks string }{
		{"", "SG 1 · N", "ring"},
		{"0", "", "SG"},
		{"1", "a–b, b–c and c–a are a ring of 3 edges.", "SG"},
		{"2", "Fusion: a ring of 3 edges, an odd", "SG"},
		{"6", "Nothing but stalks on the ground", "player wins"},
		{"1000", "SG 1 · N", "ring"},
	} {
		for _, out := range []string{"x.svg", "x.dot", "x.png"} {
			args := []string{"export", "b.gv", "-o", out, "--engine", "layers", "--step", row.step}
			if row.step == "" {
				args = args[:len(args)-2]
			}
			if r := run(t, "", args...); r.status != done || r.stderr != "" {
				t.Fatalf("%q, %s: %+v", row.step, out, r)
			}
		}
		svg, dot := content(t, "x.svg"), content(t, "x.dot")
		wellFormed(t, []byte(svg))
		for _, text := range []string{svg, dot} {
			if !strings.Contains(text, row.has) || strings.Contains(text, row.lacks) {
				t.Errorf("step %q: %q is not there or %q is:\n%s", row.step, row.has, row.lacks, text)
			}
		}
	}
	if r := run(t, "graph { a -- b }", "export", "-", "-o", "y.svg"); r.status != wrong || r.stdout != "" {
		t.Errorf("without a ground: %+v", r)
	}
}

func TestConvert(t *testing.T) {
	here(t, "first.gv")
	if r := run(t, "", "convert", "first.gv", "-o", "copy.dot"); r.status != done || r.stdout+r.stderr != "" {
		t.Fatalf("%+v", r)
	}
	a, _ := board.Read([]byte(content(t, "first.gv")), "")
	b, err := board.Read([]byte(content(t, "copy.dot")), "")
	if err != nil || !board.Equal(a, b) {
		t.Errorf("the copy is another board: %v", err)
	}
	if r := run(t, "3 2\n1 2\n2 3\n", "convert", "-", "--from", "edges", "-o", "list.gv"); r.status != done {
		t.Fatalf("%+v", r)
	}
	if r := run(t, "", "convert", "list.gv", "-o", "list.txt"); r.status != done {
		t.Fatalf("%+v", r)
	}
	if got := run(t, "", "solve", "--json", "list.txt").stdout; got != run(t, "", "solve", "--json", "list.gv").stdout {
		t.Errorf("through an edge list: %s", got)
	}
}
