package app

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render/layout"
	"dev.mexboard/render/layout/cachedir"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// TestMain is also the children that the program is: for layouts, and for programs of games.
func TestMain(m *testing.M) {
	cachedir.Restore()
	if len(os.Args) > 1 && os.Args[1] == layout.ServeCommand {
		if layout.Serve(os.Stdin, os.Stdout) != nil {
			os.Exit(1)
		}
		return
	}
	if len(os.Args) > 1 && os.Args[1] == games.ProgramCommand {
		if games.ServeProgram(os.Stdin, os.Stdout) != nil {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// stage is a window without a screen whose background jobs end when settle says.
type stage struct {
	*Window
	t     testing.TB
	posts chan func()
}

// theApp is one app for all tests: a new one makes Fyne read its fonts anew.
var theApp = sync.OnceValue(test.NewApp)

// newApp is the app as it is at first: nothing chosen, nothing on the clipboard.
func newApp() fyne.App {
	a := theApp()
	fyne.SetCurrentApp(a)
	var keys []string
	kept := a.Preferences().(interface{ ReadValues(func(map[string]any)) })
	kept.ReadValues(func(values map[string]any) {
		for k := range values {
			keys = append(keys, k)
		}
	})
	for _, k := range keys {
		a.Preferences().RemoveValue(k)
	}
	a.Clipboard().SetContent("")
	return a
}

func newStage(t testing.TB) *stage {
	t.Helper()
	a := newApp()
	a.Preferences().SetString("language", "en")
	s := &stage{t: t, posts: make(chan func(), 10_000)}
	s.Window = newWindow(a, func(f func()) { s.posts <- f })
	s.named = true
	s.win.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() {
		if !s.gone {
			s.gone = true
			s.win.Close()
		}
		s.client.Close()
	})
	s.showExample(examples[0])
	s.settle()
	return s
}

// settle waits until all background jobs have ended and what they give has been taken in.
func (s *stage) settle() {
	deadline := time.Now().Add(time.Minute)
	for {
		select {
		case f := <-s.posts:
			f()
			continue
		default:
		}
		busy := s.values.Busy() || s.lines.Busy() || s.cuts.Busy() || s.expands.Busy() || s.layouts.Busy() || s.files.Busy() ||
			s.reader.Busy() || s.gaming.Busy() || s.sketches.Busy() || s.counts.Busy() ||
			s.proofs.Busy() || s.judges.Busy() || s.studies.Busy() || s.makes.Busy() || s.matches.Busy()
		if !busy && len(s.queue) == 0 && len(s.posts) == 0 {
			return
		}
		if time.Now().After(deadline) {
			s.t.Fatal("the background jobs do not end")
		}
		time.Sleep(time.Millisecond)
	}
}

// read shows a board given as DOT.
func (s *stage) read(dot string) {
	s.t.Helper()
	b, err := board.Read([]byte(dot), "test.gv")
	if err != nil {
		s.t.Fatal(err)
	}
	s.install(document.New(b), lang.StatusNew)
	s.settle()
}

// readNow is read without waiting for what goes on in the background.
func (s *stage) readNow(dot string) {
	s.t.Helper()
	b, err := board.Read([]byte(dot), "test.gv")
	if err != nil {
		s.t.Fatal(err)
	}
	s.install(document.New(b), lang.StatusNew)
}

func (s *stage) sentence() string { return s.panel.sentence.text.String() }

// joined is the texts of a row in full, joined by bars.
func (c *cells) joined() string {
	var texts []string
	for _, x := range c.row {
		texts = append(texts, x.text)
	}
	return strings.TrimRight(strings.Join(texts, "|"), "|")
}

// table is the rows of the table in view, cells joined by bars.
func (s *stage) table() []string {
	var list []string
	for _, o := range s.panel.table.body.sheet.Objects {
		list = append(list, s.panel.table.rows[o].joined())
	}
	return list
}

func (s *stage) moves() []string {
	if !s.panel.moves.root.Visible() {
		return nil
	}
	var list []string
	for _, o := range s.panel.moves.body.sheet.Objects {
		r := s.panel.moves.rows[o]
		list = append(list, r.left.Text+" | "+r.right.Text)
	}
	return list
}

func (s *stage) sums() []string {
	if !s.panel.sum.root.Visible() {
		return nil
	}
	var list []string
	for _, o := range s.panel.sum.body.sheet.Objects {
		list = append(list, s.panel.sum.rows[o].joined())
	}
	return list
}

func equal[T comparable](t testing.TB, what string, got, want []T) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func has(t testing.TB, what, text, part string) {
	t.Helper()
	if !strings.Contains(text, part) {
		t.Errorf("%s: %q is not in %q", what, part, text)
	}
}
