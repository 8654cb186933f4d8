package editor

import (
	"testing"

	"fyne.io/fyne/v2"
)

// The keys for chips work on all that is selected, as one edit; off the selection on the vertex the keyboard is on.
func TestChipsOnAllSelected(t *testing.T) {
	h := newHand(t, `digraph { A [pos="0,0"]; B [pos="0,200", chips=1]; C [pos="200,0"]; s [pos="200,200", split=true] }`)
	h.SelectAll()
	for _, step := range []struct {
		name string
		do   func()
		want string
	}{
		{"one more on each", func() { h.key(fyne.KeyPeriod) }, "A1 B2 C1 s*"},
		{"and one more", func() { h.key(fyne.KeyPeriod) }, "A2 B3 C2 s*"},
		{"one less", func() { h.key(fyne.KeyComma) }, "A1 B2 C1 s*"},
		{"less where there are some", func() { h.key(fyne.KeyComma, fyne.KeyComma) }, "A B C s*"},
		{"two selected", func() { h.click(h.on("A")); h.click(h.on("C"), fyne.KeyModifierShift); h.key(fyne.KeyPeriod) }, "A1 B C1 s*"},
		{"one", func() { h.click(h.on("B")); h.key(fyne.KeyPeriod) }, "A1 B1 C1 s*"},
		{"none", func() { h.key(fyne.KeyEscape, fyne.KeyPeriod) }, "A1 B1 C1 s*"},
	} {
		if step.do(); h.outline() != step.want {
			t.Errorf("%s: %q, want %q", step.name, h.outline(), step.want)
		}
	}
	if h.edits != 7 {
		t.Errorf("%d edits, want one a key", h.edits)
	}
	for h.doc.Undo() {
	}
	h.show()
	h.want("A B1 C s*", 7)
}
