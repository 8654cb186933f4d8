package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// TestNoHeadingIsCut: under every rule, at a step and solved, in every language, in the panel of a small window.
func TestNoHeadingIsCut(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range dozenTexts() {
		b, err := board.Read([]byte(text), "test.gv")
		if err != nil {
			t.Fatal(err)
		}
		s := solveNow(b)
		if s.err != nil {
			t.Fatal(s.err)
		}
		for _, l := range lang.Languages {
			for _, m := range []moment{s.at(s.steps() / 2), s.at(s.steps())} {
				values, chips := newValueTable(l), newChipTable(l)
				values.show(m)
				chips.now = m
				var heads []cell
				var parts []float32
				for _, c := range values.columns {
					heads, parts = append(heads, c.head), append(parts, c.share)
				}
				for _, width := range []float32{283, 363} {
					uncut(t, l, width, heads, headed(shares(parts...), heads))
					uncut(t, l, width, chips.heads(), headed(chipShares, chips.heads()))
				}
			}
		}
	}
}

// dozenTexts is a board under every rule, and loopy ones.
func dozenTexts() []string {
	var texts []string
	for _, c := range []string{"disjunctive", "continued-conjunctive", "conjunctive", "selective", "diminished-disjunctive", "shortened-selective"} {
		for _, play := range []string{"normal", "misere"} {
			rule := `digraph { play=` + play + `; compound="` + c + `"; `
			texts = append(texts, rule+`c -> b; b -> a; c -> a; d -> c; c [chips=2]; d [chips=1] }`,
				rule+`loopy=true; a -> b; b -> a; b -> z; c -> c; c -> b; b [chips=1]; c [chips=1] }`)
		}
	}
	return texts
}

func uncut(t *testing.T, l lang.Language, width float32, heads []cell, widths func(float32) []float32) {
	t.Helper()
	sum, list := float32(0), widths(width)
	shown := 0
	for i, w := range list {
		sum += w
		if w == 0 {
			continue
		}
		shown++
		text := newText("", colourQuiet, smallSize)
		text.TextStyle.Bold = true
		if got := heads[i].within(w-2*gap, text); got != heads[i].text && got != heads[i].short {
			t.Errorf("%s: %q is cut at %g of %g", l.Code(), heads[i].text, w, width)
		}
		text.TextStyle.Bold = false
		wide := cell{text: heads[i].widest}
		if got := wide.within(w-2*gap, text); got != wide.text {
			t.Errorf("%s: %q is cut at %g of %g", l.Code(), wide.text, w, width)
		}
	}
	if sum < width-0.1 || sum > width+0.1 || shown < 2 {
		t.Errorf("%s: %d columns come to %g", l.Code(), shown, sum)
	}
}

func TestEndingIsAdded(t *testing.T) {
	for _, r := range [][3]string{{"/a.b/c", ".png", "/a.b/c.png"}, {"/a/c.svg", ".png", "/a/c.svg"}, {"/a/c", "", "/a/c"}} {
		if got := ended(r[0], r[1]); got != r[2] {
			t.Errorf("%s with %s: %s", r[0], r[1], got)
		}
	}
}

// What stands at the right of a move is whole, or its last part, or nothing.
func TestMoveNoteIsWhole(t *testing.T) {
	newStage(t)
	r := newMoveRow(fyne.NewSize(0, 0))
	r.set("a → b", "7 becomes 0 · play it", nil, nil)
	seen := map[string]bool{}
	for width := float32(400); width > 20; width -= 5 {
		r.press.content.Resize(fyne.NewSize(width, 30))
		seen[r.right.Text] = true
	}
	if len(seen) != 3 || !seen["7 becomes 0 · play it"] || !seen["play it"] || !seen[""] {
		t.Errorf("the notes are %v", seen)
	}
}
