package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
)

// TestDialogsByTheKeyboard: wherever the keyboard is in a dialog, Escape leaves it and, but on a button, Return takes what
// is chosen.
func TestDialogsByTheKeyboard(t *testing.T) {
	s := newStage(t)
	for i, open := range []func(){s.askMatch, s.askRule, s.askExam, s.showSettings, s.askCode, s.showResults, s.askExport} {
		open()
		leave, left, taken := s.escape, 0, 0
		s.escape, s.accept = func() { left++ }, func() { taken++ }
		seen := map[fyne.Focusable]bool{}
		for {
			s.win.Canvas().FocusNext()
			f := s.win.Canvas().Focused()
			if f == nil || seen[f] {
				break
			}
			seen[f] = true
			before := left + taken
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			if _, is := f.(*button); is {
				continue
			}
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			if left+taken != before+2 {
				t.Errorf("dialog %d: %T keeps Escape or Return to itself", i, f)
			}
		}
		if len(seen) == 0 || left != len(seen) {
			t.Errorf("dialog %d: %d controls, left by %d", i, len(seen), left)
		}
		s.escape = leave
		leave()
		s.settle()
	}
}

// TestRadioByKeys goes through choices by the arrows, past none that is off.
func TestRadioByKeys(t *testing.T) {
	newApp()
	changes := 0
	r := newRadio(lang.English, []lang.Message{lang.MatchMe, lang.MatchYou, lang.MatchBoth}, 0, false)
	r.changed = func() { changes++ }
	for _, k := range []fyne.KeyName{fyne.KeyUp, fyne.KeyDown} {
		r.rows[0].TypedKey(&fyne.KeyEvent{Name: k})
	}
	if r.at != 1 || changes != 1 {
		t.Errorf("at %d after %d changes", r.at, changes)
	}
	r.rows[1].TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	r.rows[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if r.at != 0 || changes != 3 {
		t.Errorf("at %d after %d changes", r.at, changes)
	}
	r.setOff(true)
	r.rows[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if r.rows[1].Tapped(nil); r.at != 0 || changes != 3 {
		t.Error("it is off and changes")
	}
}
