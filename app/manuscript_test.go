package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// rewrite puts another text in the manuscript, as typing does.
func (s *stage) rewrite(from, to string) {
	s.t.Helper()
	text := s.script.buf.text()
	if !strings.Contains(text, from) {
		s.t.Fatalf("no %q", from)
	}
	s.script.buf.set(strings.Replace(text, from, to, 1))
	s.writing.area.changed()
	s.proveScript() // without the pause
	s.settle()
}

func TestWritingALesson(t *testing.T) {
	s := newStage(t)
	s.newLesson()
	s.settle()
	if !s.script.checked || len(s.script.problems) > 0 || s.sheet.changed() {
		t.Fatalf("the template: %v", s.script.problems)
	}
	pages := s.learn.lesson.Pages
	s.turnScript(1)
	s.settle()
	if s.script.page != 0 || !strings.Contains(s.learned(), pages[0].Texts.In(s.say).Title) {
		t.Errorf("page %d is shown: %s", s.script.page, s.learned())
	}
	if !sameGame(s.doc.Board(), pages[0].Board) {
		t.Error("not the page's board")
	}
	if s.settings.progress().Of(s.learn.lesson).Page != "" {
		t.Error("an author's way is remembered")
	}
	s.rewrite("## ", "## Not a name ")
	if len(s.script.problems) == 0 || s.writing.area.bad < 0 {
		t.Fatal("no problem")
	}
	s.checkScript()
	if want := s.script.problems[0].Line - 1; s.script.buf.caret.line != want {
		t.Errorf("the caret is in line %d, not %d", s.script.buf.caret.line, want)
	}
	if said := strings.Join(texts(s.writing.problems), ""); !strings.Contains(said, itoa(s.script.problems[0].Line)) {
		t.Errorf("the problems are %q", said)
	}
	s.rewrite("## Not a name ", "## ")
	if len(s.script.problems) > 0 {
		t.Errorf("problems stay: %v", s.script.problems)
	}
	s.tryScript()
	s.settle()
	if s.script != nil || !s.reading() || s.learn.lesson.Name == "" {
		t.Error("the lesson cannot be tried")
	}
}

func TestSavingALesson(t *testing.T) {
	s := newStage(t)
	path := filepath.Join(t.TempDir(), "mine.md")
	s.newLesson()
	s.settle()
	s.rewrite("## ", "## a-")
	if !s.sheet.changed() {
		t.Error("nothing is to be lost")
	}
	asked := false
	s.askUnsaved(func() { asked = true })
	if asked || s.escape == nil {
		t.Error("it is lost silently")
	}
	s.dismiss()
	s.writeScript(path, nil)
	s.settle()
	text, err := os.ReadFile(path)
	if err != nil || string(text) != s.script.buf.text() || s.sheet.changed() || s.title() != "mine.md" {
		t.Errorf("saved: %v, %q", err, s.title())
	}
	if err := os.WriteFile(path, append(text, "\nMore.\n"...), 0o600); err != nil {
		t.Fatal(err)
	}
	s.rewrite("## a-", "## b-")
	s.save(nil)
	s.settle()
	if now, _ := os.ReadFile(path); !strings.HasSuffix(string(now), "More.\n") {
		t.Error("what another program wrote is lost")
	}
	s.dismiss()
	s.reread(fileJob{path: path, sheet: s.sheet})
	s.settle()
	if !strings.HasSuffix(s.script.buf.text(), "More.\n") || s.sheet.changed() {
		t.Error("it is not loaded again")
	}
}

func TestOpeningALessonFile(t *testing.T) {
	s := newStage(t)
	folder := t.TempDir()
	good, bad := filepath.Join(folder, "good.md"), filepath.Join(folder, "bad.md")
	for path, text := range map[string]string{good: lessons.Template, bad: "# bad\n\nloose\n"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s.open(good)
	s.settle()
	if !s.reading() || s.script != nil || s.sheet.path() != good {
		t.Fatalf("no lesson: %s", s.notice)
	}
	n := len(s.sheets)
	s.open(good)
	s.settle()
	if len(s.sheets) != n {
		t.Error("it is open twice")
	}
	if list := s.session().Files; len(list) != 1 || list[0] != good {
		t.Errorf("the session has %q", list)
	}
	s.open(bad)
	s.settle()
	if s.script == nil || len(s.script.problems) == 0 {
		t.Error("a lesson with faults is not shown to be mended")
	}
	s.open(filepath.Join(folder, "none.md"))
	s.settle()
	if s.notice == "" {
		t.Error("nothing is said of a file that is not there")
	}
}

func TestALessonIsRecovered(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.newLesson()
	s.settle()
	s.rewrite("## ", "## kept-")
	want := s.script.buf.text()
	s.second()
	again := restarted(t, s.killed(folder))
	for _, x := range again.sheets {
		if x.script != nil && x.script.buf.text() == want && x.changed() {
			again.bring(x)
			again.settle()
			if again.learn.lesson.Name == "" || again.writing.area.buf != x.script.buf {
				t.Error("it is not shown")
			}
			return
		}
	}
	t.Errorf("it is lost: %d sheets", len(again.sheets))
}

func TestTheKeyboardIsWhereItIsAnswered(t *testing.T) {
	s := newStage(t)
	for i, l := range s.course() {
		if testing.Short() && i%4 != 0 {
			continue
		}
		s.openLesson(l)
		s.settle()
		for at, p := range l.Pages {
			if p.Ask == nil || s.learn.reading.Record(p.Name).Answered {
				continue
			}
			s.learn.reading = s.learn.reading.Open(l, at)
			s.openPage()
			s.settle()
			switch focused := s.win.Canvas().Focused(); {
			case focused == nil:
				t.Errorf("%s/%s: nothing has the keyboard", l.Name, p.Name)
			case s.learner.entry != nil && focused != fyne.Focusable(s.learner.entry):
				t.Errorf("%s/%s: the box has not the keyboard", l.Name, p.Name)
			case p.Ask.Kind == lessons.AskOutcome && focused != fyne.Focusable(s.learner.first):
				t.Errorf("%s/%s: no choice has the keyboard", l.Name, p.Name)
			}
			s.answerRightly()
			if !s.learn.waits() && s.win.Canvas().Focused() != fyne.Focusable(s.learner.next) {
				t.Errorf("%s/%s: Enter does not go on", l.Name, p.Name)
			}
		}
	}
}

// TestTheTextKeepsTheKeyboard: while one writes, the page beside it takes no keys, whatever it asks.
func TestTheTextKeepsTheKeyboard(t *testing.T) {
	s := newStage(t)
	s.newLesson()
	s.settle()
	s.writing.area.takeFocus()
	for range 70 {
		s.writing.area.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		s.settle()
		if s.win.Canvas().Focused() != fyne.Focusable(s.writing.area) {
			t.Fatalf("on line %d the keyboard goes to %T", s.script.buf.caret.line+1, s.win.Canvas().Focused())
		}
	}
}

// TestFactsSpeakTheTextsLanguage: what the solver puts into a lesson that is not there in the reader's language is told in
// the language of the text.
func TestFactsSpeakTheTextsLanguage(t *testing.T) {
	s := newStage(t)
	s.setLanguage(lang.Finnish)
	l, problems := lessons.Read([]byte(lessons.Template), "template.md")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	s.openLesson(l)
	s.settle()
	s.nextPage()
	s.settle()
	has(t, "the page", strings.Join(texts(s.learner.body), "\n"), "can go to A and B")
}
