package app

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func (b *buffer) typeIn(text string) {
	for _, r := range text {
		b.replace(string(r), true)
	}
}

func TestBufferTypes(t *testing.T) {
	b := newBuffer("ab\r\ncd")
	b.moveTo(spot{0, 1}, false)
	b.typeIn("中x")
	if b.text() != "a中xb\ncd" || b.caret != (spot{0, 3}) {
		t.Errorf("%q %v", b.text(), b.caret)
	}
	b.moveTo(spot{1, 1}, true)
	if got := b.selectedText(); got != "b\nc" {
		t.Errorf("selected %q", got)
	}
	b.replace("1\n2\n3", false)
	if b.text() != "a中x1\n2\n3d" || b.caret != (spot{2, 1}) {
		t.Errorf("%q %v", b.text(), b.caret)
	}
	b.undo()
	b.undo()
	if b.text() != "ab\ncd" || b.undo() {
		t.Errorf("undone: %q", b.text())
	}
	b.redo()
	b.redo()
	if b.text() != "a中x1\n2\n3d" || b.redo() {
		t.Errorf("redone: %q", b.text())
	}
}

func TestBufferIndents(t *testing.T) {
	b := newBuffer("\ta -> b")
	b.moveTo(spot{0, 7}, false)
	b.newLine()
	b.typeIn("c")
	if b.text() != "\ta -> b\n\tc" {
		t.Errorf("%q", b.text())
	}
	if b.home(b.caret) != (spot{1, 1}) || b.home(spot{1, 1}) != (spot{1, 0}) {
		t.Error("Home")
	}
}

func TestBufferSetKeepsTheCaret(t *testing.T) {
	for _, row := range []struct {
		name, before, after string
		line, want          int
	}{
		{"before the change", "a\nb\nc", "a\nx\nc", 0, 0},
		{"after the change", "a\nb\nc", "a\nx\ny\nc", 2, 3},
		{"in the change", "a\nb\nc", "a\nc", 1, 1},
		{"all is another", "a\nb\nc", "", 2, 0},
	} {
		b := newBuffer(row.before)
		b.moveTo(spot{row.line, 0}, false)
		b.set(row.after)
		if b.caret.line != row.want || b.caret.line >= len(b.lines) {
			t.Errorf("%s: line %d, want %d", row.name, b.caret.line, row.want)
		}
	}
}

func TestBufferWords(t *testing.T) {
	b := newBuffer("  ab -> cд\nx")
	var on []spot
	for p := (spot{}); p != (spot{1, 1}); p = b.wordOn(p) {
		on = append(on, p)
	}
	if want := []spot{{0, 0}, {0, 4}, {0, 10}, {1, 0}}; !slices.Equal(on, want) {
		t.Errorf("on: %v, want %v", on, want)
	}
	if b.wordBack(spot{0, 10}) != (spot{0, 8}) || b.wordBack(spot{1, 0}) != (spot{0, 10}) || b.wordBack(spot{}) != (spot{}) {
		t.Error("back")
	}
	b.selectWord(spot{0, 9})
	if b.selectedText() != "cд" {
		t.Errorf("word %q", b.selectedText())
	}
}

// Random changes: undoing all gives the first text, redoing all the last.
func TestBufferAtRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	first := "digraph {\n\ta -> b\n\t中 [label=\"⊕\"]\n}\n"
	b := newBuffer(first)
	for range 3000 {
		b.moveTo(spot{r.IntN(12), r.IntN(12)}, false)
		b.moveTo(spot{r.IntN(12), r.IntN(12)}, r.IntN(3) == 0)
		switch r.IntN(5) {
		case 0:
			b.newLine()
		case 1:
			b.erase(b.previous(b.caret))
		case 2:
			b.erase(b.wordOn(b.caret))
		case 3:
			b.replace("x\ny中", false)
		default:
			b.typeIn("ab ⊕")
		}
	}
	last := b.text()
	for b.undo() {
	}
	if b.text() != first {
		t.Fatalf("undone: %q", b.text())
	}
	for b.redo() {
	}
	if b.text() != last {
		t.Error("redone: another text")
	}
}

func TestCells(t *testing.T) {
	newStage(t)
	g := newCellGrid()
	line := "\ta中⊕e\u0301b"
	for col, want := range []int{0, 4, 5} {
		if got := g.upTo(line, col); got != want {
			t.Errorf("character %d begins at cell %d, want %d", col, got, want)
		}
	}
	if g.cells('中', 0) != 2 || g.cells('\u0301', 0) != 0 {
		t.Error("the width of a wide character or of an accent")
	}
	for col := range []rune(line) {
		if got := g.column(line, float32(g.upTo(line, col))); got != col && g.upTo(line, got) != g.upTo(line, col) {
			t.Errorf("character %d is found as %d", col, got)
		}
	}
	list := g.pieces(line, 0, 100, colourQuiet)
	if len(list) != 4 || list[3].Position().X != float32(g.upTo(line, 4))*g.width {
		t.Errorf("%d pieces", len(list))
	}
}
