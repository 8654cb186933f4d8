package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/render"
	"dev.mexboard/solver/games"
)

func TestSequenceDialog(t *testing.T) {
	s := newStage(t)
	octal, _ := games.Find("octal")
	s.askSequence(octal, []string{"0.77"})
	s.settle()
	d := s.counting
	if got := d.values.Values; len(got) != usualCount || got[12] != 4 {
		t.Fatalf("%d values", len(got))
	}
	d.count.put("400")
	d.compute()
	s.settle()
	has(t, "note", d.note.text.String(), "Period 12 from n = 71, proved")
	if d.plot.Image == nil {
		t.Error("no plot")
	}
	d.copy()
	if !strings.HasPrefix(s.app.Clipboard().Content(), "n,value\n0,0\n1,1\n2,2\n3,3\n4,1\n") {
		t.Errorf("copied %.40q", s.app.Clipboard().Content())
	}
	path := filepath.Join(t.TempDir(), "plot.svg")
	d.writePlot(path, [2]string{"n", "SG"}, render.Light)
	s.settle()
	if b, err := os.ReadFile(path); err != nil || !strings.Contains(string(b), "<svg") {
		t.Errorf("plot: %v", err)
	}
	d.count.put("many")
	d.compute()
	has(t, "note", d.note.text.String(), "does not fit; type how many values, from 1 to 5000000")
	if len(d.values.Values) != 400 {
		t.Error("the values are gone")
	}
}

// Every sequence that is offered shows values as soon as it is opened.
func TestEverySequenceOpens(t *testing.T) {
	s := newStage(t)
	for i, g := range games.All {
		if g.Most == 0 || testing.Short() && i%6 != 0 && g.Name != "cram" {
			continue
		}
		s.askSequence(g, g.Sample[:len(g.Params)])
		s.settle()
		if !s.counting.some() || s.counting.plot.Image == nil {
			t.Errorf("%s: %s", g.Name, s.counting.note.text.String())
		}
		s.escape()
	}
}

// What is stopped keeps what there is.
func TestSequenceStops(t *testing.T) {
	s := newStage(t)
	octal, _ := games.Find("octal")
	s.askSequence(octal, []string{"0.16"})
	s.settle()
	d := s.counting
	d.count.put("300000")
	d.compute()
	d.halt()
	s.settle()
	if n := len(d.values.Values); n == 300_000 {
		t.Errorf("%d values", n)
	}
	has(t, "note", d.note.text.String(), "Stopped")
}
