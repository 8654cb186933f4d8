package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

// openGame opens the gallery at a game and waits for what it shows.
func (s *stage) openGame(name string, args ...string) *gallery {
	s.t.Helper()
	s.askGame(false, name, args)
	s.settle()
	return s.gallery
}

// makeGame makes the board of a game.
func (s *stage) makeGame(name string, args ...string) {
	s.t.Helper()
	s.openGame(name, args...)
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if s.gallery != nil {
		s.t.Fatalf("%s %v is not made: %s", name, args, s.gallery.desk.note.text.String())
	}
}

// chips are the names of the vertices with chips.
func (s *stage) chips() []string {
	var list []string
	for _, x := range s.doc.Board().Stacks() {
		list = append(list, s.doc.Board().Vertices[x.Vertex].ID)
	}
	return list
}

// Every game of the table can be shown in the gallery, with its picture, and made as it stands there.
func TestGalleryShowsEveryGame(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	g := s.gallery
	if len(g.found) != len(games.All)+len(games.Bushes)+len(games.Examples) {
		t.Fatalf("%d rows", len(g.found))
	}
	for row := range g.found {
		if testing.Short() && row%12 != 0 {
			continue
		}
		g.choose(row)
		s.settle()
		e := g.all[g.found[row]]
		title := e.text.Title.In(lang.English)
		if title == "" || e.text.Move.In(lang.English) == "" {
			t.Errorf("row %d (%s) is not told", row, e.game.Name)
		}
		if !g.desk.ready() {
			t.Errorf("%s: %s", title, g.desk.note.text.String())
		}
		if g.thumb(g.found[row]) == nil || e.game.Name != "" && g.desk.start.image.Image == nil {
			t.Errorf("%s has no picture", title)
		}
		if g.desk.board.image.Image == nil {
			t.Errorf("%s: its sample shows no board", title)
		}
		if worked := g.desk.worked.root.Visible(); worked != (e.game.Name != "" && e.game.Name != "northcott") {
			t.Errorf("%s: a value is worked out: %v", title, worked)
		}
	}
}

// A game is found by its names in every language, whatever the window speaks, and by what people call it; it comes first.
func TestGallerySearch(t *testing.T) {
	s := newStage(t)
	s.setLanguage(lang.Chinese)
	s.askGame(false, "", nil)
	g := s.gallery
	for _, row := range []struct{ query, first string }{
		{"nim", "nim"},
		{"尼姆", "nim"},
		{"Ним", "nim"},
		{"取石子", "nim"},
		{"巴什", "bounded-nim"},
		{"баше", "bounded-nim"},
		{"威佐夫", "wythoff"},
		{"витхофф", "wythoff"},
		{"golden ratio", "wythoff"},
		{"Grundy", "grundy"},
		{"grundy's", "grundy"},
		{"гранди", "grundy"},
		{"kayles", "kayles"},
		{"кегли", "kayles"},
		{"dawson chess", "dawsons-chess"},
		{"0.137", "dawsons-chess"},
		{"vertailu", ""},
		{"kilpikonnien", "turning-turtles"},
		{"ruler", "ruler"},
		{"mobius", "moebius"},
		{"möbius", "moebius"},
		{"шахматы д", "dawsons-chess"},
		{"gcd", "euclid"},
		{"шоколад", "chomp"},
		{"suklaapeli", "chomp"},
		{"domino", "cram"},
		{"nim product", "product"},
		{"hack", "hackenbush"},
		{"Green Hackenbush", "hackenbush"},
		{"хакенбуш", "hackenbush"},
		{"删边", "hackenbush"},
		{"starlark", "program"},
		{"qqqq", ""},
	} {
		g.entry.SetText(row.query)
		first := ""
		if len(g.found) > 0 {
			switch e := g.all[g.found[0]]; {
			case e.bush.Name != "":
				first = games.Hackenbush
			case e.program != "":
				first = "program"
			default:
				first = e.game.Name
			}
		}
		if first != row.first {
			t.Errorf("%q finds %q first, want %q", row.query, first, row.first)
		}
		if len(g.found) == len(g.all) {
			t.Errorf("%q leaves nothing out", row.query)
		}
	}
	if !g.nothing.Visible() {
		t.Error("nothing found is not told")
	}
	s.settle()
	tabs := len(s.sheets)
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if len(s.sheets) != tabs || s.gallery != g {
		t.Error("a game is made that was not found")
	}
	g.entry.SetText("nim") // a game that is called so before one that only has to do with it
	var order []string
	for _, i := range g.found[:4] {
		order = append(order, g.all[i].game.Name)
	}
	equal(t, "nim", order, []string{"nim", "bounded-nim", "lasker", "staircase-nim"})
}

// A ready board of Hackenbush is set up and made in the gallery like a game; it is no summand of a board with chips.
func TestGalleryMakesHackenbush(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("hack stalks")
	s.settle()
	d := s.gallery.desk
	d.form.fields[0].put("2 0")
	s.settle()
	if d.ready() {
		t.Error("a stalk of length 0 is taken")
	}
	d.form.fields[0].put("2 5")
	s.settle()
	has(t, "note", d.note.text.String(), "9 vertices, 7 edges")
	if d.start.root.Visible() || d.board.image.Image == nil {
		t.Error("the board is not shown")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if b := s.doc.Board(); s.gallery != nil || b.Directed || len(b.Edges) != 7 || s.solved.bush == nil {
		t.Errorf("%d edges", len(b.Edges))
	}
	s.makeGame("nim", "3")
	s.askGame(true, "", nil)
	s.gallery.entry.SetText("hack")
	if len(s.gallery.found) != 0 {
		t.Error("it can be added to a board with chips")
	}
}

// What cannot be done is greyed: the sequence of a game that has none, and a board of a form that is filled in wrong.
func TestGalleryOffersWhatCanBeDone(t *testing.T) {
	s := newStage(t)
	offered := func(row int) bool { return !s.offers[row].button.Disabled() }
	s.openGame("octal", "0.77", "9")
	if !offered(0) || !offered(1) {
		t.Error("an octal game has a sequence and a board")
	}
	s.gallery.desk.form.fields[0].put("0.x")
	s.settle()
	if offered(1) {
		t.Error("a board of a wrong code is offered")
	}
	s.gallery.entry.SetText("moore")
	s.settle()
	if offered(0) || !offered(1) {
		t.Error("Moore's Nim has no sequence, but a board")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if s.sequential() {
		t.Error("the menu offers the sequence of another game")
	}
	s.makeGame("nim", "3")
	if !s.sequential() {
		t.Error("the menu does not offer the sequence")
	}
}

// Without a mouse: arrows go through the games, Return makes the board, Escape leaves.
func TestGalleryByKeys(t *testing.T) {
	s := newStage(t)
	tabs := len(s.sheets)
	s.askGame(false, "", nil)
	g := s.gallery
	g.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if g.at != 1 {
		t.Errorf("row %d", g.at)
	}
	g.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.gallery != nil || s.win.Canvas().Overlays().Top() != nil || len(s.sheets) != tabs {
		t.Error("Escape does not leave")
	}
	s.openGame("nim")
	s.gallery.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if got := s.chips(); !slices.Equal(got, []string{"5", "4", "3"}) && !slices.Equal(got, []string{"3", "4", "5"}) {
		t.Errorf("chips on %v", got)
	}
	if s.savedState() != lang.StatusMade || s.shows != gameTab {
		t.Errorf("%v, tab %d", s.savedState(), s.shows)
	}
	if len(s.geo.Vertices) != 6 || s.solved.answer.Sum != 2 {
		t.Errorf("%d places, sum %d", len(s.geo.Vertices), s.solved.answer.Sum)
	}
}

// Tab leads from the search to the form and to the answers; the rows of the list are the arrows'.
func TestGalleryTabOrder(t *testing.T) {
	s := newStage(t)
	g := s.openGame("octal")
	c := s.win.Canvas()
	if c.Focused() != g.entry {
		t.Fatalf("%T has the keyboard", c.Focused())
	}
	for i, field := range g.desk.form.fields {
		c.FocusNext()
		if c.Focused() != fyne.Focusable(field.(*textField)) {
			t.Errorf("after %d Tabs %T has the keyboard", i+1, c.Focused())
		}
	}
	c.FocusPrevious()
	g.rows[g.list.sheet.Objects[2]].press.Tapped(nil)
	if c.Focused() != g.entry {
		t.Errorf("after a click on a row %T has the keyboard", c.Focused())
	}
}
