package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
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

// A game that was set up stays in its tab when another one is made.
func TestGamesKeepTheirTabs(t *testing.T) {
	s := newStage(t)
	s.makeGame("subtraction", "2,5", "9")
	s.makeGame("kayles", "4")
	if len(s.sheets) != 2 {
		t.Fatalf("%d tabs", len(s.sheets))
	}
	s.turnTabs(1)
	if b := s.doc.Board(); len(b.Vertices) == 0 || s.sheet.title(lang.English) != "Subtraction game" {
		t.Errorf("the other tab is %q", s.sheet.title(lang.English))
	}
}

// Sets of numbers are written short.
func TestSetText(t *testing.T) {
	for _, row := range []struct {
		set  []int
		want string
	}{
		{nil, "{}"},
		{[]int{0, 1, 3}, "{0, 1, 3}"},
		{[]int{0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13}, "{0, …, 4, 6, 8, …, 13}"},
	} {
		if got := setText(row.set); got != row.want {
			t.Errorf("%v: %s", row.set, got)
		}
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

// Return right after a mended slip makes the board: what was wrong before does not count.
func TestReturnAfterSlip(t *testing.T) {
	s := newStage(t)
	g := s.openGame("nim", "x")
	if g.desk.ready() {
		t.Fatal("x is a heap")
	}
	g.desk.form.fields[0].put("7")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if s.gallery != nil || !slices.Equal(s.chips(), []string{"7"}) {
		t.Errorf("not made: chips on %v", s.chips())
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

// A wrong formula is told with a way to the place.
func TestFormulaSlip(t *testing.T) {
	s := newStage(t)
	g := s.openGame("formula", "  n-1, n-(", "6")
	if !g.desk.reveal.Visible() {
		t.Fatalf("no way to the slip: %s", g.desk.note.text.String())
	}
	g.desk.reveal.Tapped(nil)
	e := g.desk.form.fields[0].(*textField)
	if s.win.Canvas().Focused() != fyne.Focusable(e) || e.CursorColumn != len("  n-1, n-(") {
		t.Errorf("the caret stands at %d", e.CursorColumn)
	}
	e.put("n-1, q2")
	s.settle()
	g.desk.reveal.Tapped(nil)
	if e.CursorColumn != len("n-1, q") {
		t.Errorf("the caret stands at %d", e.CursorColumn)
	}
	e.put("n-1")
	s.settle()
	if g.desk.reveal.Visible() {
		t.Error("nothing is wrong, and there is a way to it")
	}
}

// Stop can be pressed only while a program runs.
func TestProgramStop(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("starlark")
	s.settle()
	e := s.gallery.desk.editor
	if !e.halt.off {
		t.Error("nothing runs, and Stop can be pressed")
	}
	e.area.buf.set("start = 1\ndef options(p):\n  while True: pass\n")
	e.run()
	if e.halt.off {
		t.Error("a program runs, and Stop cannot be pressed")
	}
	e.stop()
	if !e.halt.off {
		t.Error("it is stopped, and Stop can be pressed")
	}
	s.settle()
	has(t, "note", s.gallery.desk.note.text.String(), "Stopped")
}

// What is typed into the form is told at once: how large, or what is wrong.
func TestGameForm(t *testing.T) {
	s := newStage(t)
	g := s.openGame("octal", "0.77", "9")
	note := func() string { s.settle(); return g.desk.note.text.String() }
	has(t, "note", note(), "positions")
	g.desk.form.fields[0].put("0.7x")
	has(t, "note", note(), "0.7x")
	if g.desk.ready() {
		t.Error("ready though the code is wrong")
	}
	g.desk.form.fields[0].put("0.07")
	g.desk.form.fields[1].put("700")
	has(t, "note", note(), "About")
	g.desk.form.fields[1].put("5 6")
	s.settle()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if b := s.doc.Board(); len(b.Stacks()) != 2 || !b.HasSplits() {
		t.Errorf("%d chips", len(b.Stacks()))
	}
}

// A game added to a board is a sum: one edit, labels of its own.
func TestAddGame(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4")
	s.askGame(true, "subtraction", []string{"1,3,4", "6"})
	s.settle()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if got := s.solved.answer.Sum; got != 3^4^2 {
		t.Errorf("sum %d", got)
	}
	if !slices.Contains(s.chips(), "6₂") {
		t.Errorf("chips on %v", s.chips())
	}
	has(t, "undo", s.doc.UndoName(lang.English), "game")
	s.undo()
	s.settle()
	if s.solved.answer.Sum != 3^4 {
		t.Errorf("after undo: sum %d", s.solved.answer.Sum)
	}
}

// An added game stands beside what there is, with its edges too.
func TestAddedGameStandsAside(t *testing.T) {
	s := newStage(t)
	s.makeGame("turning-turtles", "THTTH")
	_, _, right := reach(s.geo)
	for range 2 {
		n := len(s.doc.Board().Vertices)
		s.askGame(true, "turning-turtles", []string{"THTTH"})
		s.settle()
		s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		s.settle()
		added := render.Geometry{Vertices: s.geo.Vertices[n:]}
		for i, e := range s.doc.Board().Edges {
			if e.From >= n {
				added.Curves = append(added.Curves, s.geo.Curves[i])
			}
		}
		left, _, _ := reach(added)
		if left <= right+gameGap/2 {
			t.Errorf("it begins at %.0f, and what there was ends at %.0f", left, right)
		}
		_, _, right = reach(s.geo)
	}
	if got := s.solved.answer.Sum; got != 7 {
		t.Errorf("sum %d", got)
	}
}

// A click on a counter takes what is above it, and the move is one of the board.
func TestMoveByHand(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4", "5")
	p := s.byHand
	equal(t, "heaps", p.hand.allHeaps(), []int{3, 4, 5})
	heap := slices.IndexFunc(p.hand.chips, func(c handled) bool { return c.look.Heaps[0] == 3 })
	p.tapped(render.Spot{View: heap, At: 1})
	s.settle()
	if got := s.solved.answer; got.Outcome != solver.P || got.Sum != 0 {
		t.Errorf("sum %d", got.Sum)
	}
	has(t, "sum", p.sum.text.String(), "= 0")
	if s.doc.UndoName(lang.English) == "" {
		t.Error("the move is no edit")
	}
	s.undo()
	s.settle()
	equal(t, "heaps", p.hand.allHeaps(), []int{3, 4, 5})
}

// Pointing at one of the pictures marks the others.
func TestLinkedViews(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4")
	p := s.byHand
	at := render.Spot{View: 1, At: 2}
	p.places.point(at, true)
	chip := p.hand.chips[1].vertex
	if got := s.board.Content().Facts.Pointed; !slices.Equal(got, []int32{chip}) {
		t.Errorf("the board marks %v, want %d", got, chip)
	}
	if m := p.equal.marks.Pointed; len(m) == 0 || m[0].Row != 1 {
		t.Errorf("the heaps marked are %v", m)
	}
	p.places.point(render.Spot{}, false)
	if len(s.board.Content().Facts.Pointed) != 0 || len(p.equal.marks.Pointed) != 0 {
		t.Error("the marks stay")
	}
	p.equal.point(render.Spot{Row: 0}, true)
	if m := p.places.marks.Pointed; len(m) == 0 || m[0].View != 0 {
		t.Errorf("the places marked are %v", m)
	}
	s.hovered(render.Part{Kind: render.VertexPart, Index: int(chip)})
	if m := p.places.marks.Pointed; len(m) == 0 || m[0].View != 1 {
		t.Errorf("from the board: %v", m)
	}
}

// Positions without a picture are not said to have one.
func TestUnseenPositions(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { program="start = 'a5'\ndef options(p):\n  return ['b4'] if p == 'a5' else []"; a5 [chips=1]; a5 -> b4 }`)
	s.turnTab(gameTab)
	s.settle()
	has(t, "hint", s.byHand.hint.text.String(), lang.HandUnseen.In(s.say))
}

// Each coin, heap and row has a heap of its own, be it worth 0.
func TestPartsHaveTheirHeaps(t *testing.T) {
	for _, row := range []struct {
		game  string
		start []string
		at    render.Spot
		want  []render.Spot
	}{
		{"grunt", []string{"HTTHTTH"}, render.Spot{At: 3}, []render.Spot{{Row: 1}}},
		{"grunt", []string{"HTTHTTH"}, render.Spot{At: 0}, nil},
		{"product", []string{"twins", "ruler", "HTT/HTH"}, render.Spot{Row: 1, At: 0}, []render.Spot{{Row: 1}}},
		{"staircase-nim", []string{"1,3,2"}, render.Spot{Row: 2, At: 1}, []render.Spot{{Row: 2}, {Row: 2, At: 1}}},
		{"staircase-nim", []string{"1,3,2"}, render.Spot{Row: 1, At: 1}, nil},
		{"northcott", []string{"OX./O.X"}, render.Spot{Row: 1, At: 2}, []render.Spot{{Row: 1}}},
		{"northcott", []string{"OX./O.X"}, render.Spot{At: 1}, nil},
	} {
		t.Run(row.game, func(t *testing.T) {
			s := newStage(t)
			s.makeGame(row.game, row.start...)
			p := s.byHand
			p.places.point(row.at, true)
			if got := p.equal.marks.Pointed; !slices.Equal(got, row.want) {
				t.Errorf("%v: pointing at %v marks %v, want %v", row.start, row.at, got, row.want)
			}
			if len(row.want) == 0 {
				return
			}
			p.places.point(render.Spot{}, false)
			p.equal.point(row.want[0], true)
			if got := p.places.marks.Pointed; !slices.Contains(got, row.at) || len(got) == len(p.places.spots()) {
				t.Errorf("%v: pointing at the heap %v marks %v", row.start, row.want[0], got)
			}
		})
	}
}

// A move on the board moves the pictures too.
func TestBoardMovesPictures(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3")
	b := s.doc.Board()
	from, to := int32(b.Index()["3"]), int32(b.Index()["1"])
	s.play([]solver.Move{{From: from, Option: to}})
	s.settle()
	if got := s.byHand.hand.chips[0].look; !slices.Equal(got.Heaps, []int{1}) {
		t.Errorf("it looks like %+v", got)
	}
}

// After a move what is pointed at is the vertex where the chip stands now, and nothing once the tab is left.
func TestPointedFollowsMove(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3")
	p := s.byHand
	p.places.point(render.Spot{At: 1}, true)
	p.tapped(render.Spot{At: 1})
	s.settle()
	if got, want := s.board.Content().Facts.Pointed, []int32{int32(s.doc.Board().Index()["1"])}; len(got) > 0 {
		t.Errorf("the board marks %v, though the counter is gone (the chip is on %v)", got, want)
	}
	p.places.point(render.Spot{}, true)
	s.undo()
	s.settle()
	if got, want := s.board.Content().Facts.Pointed, []int32{int32(s.doc.Board().Index()["3"])}; !slices.Equal(got, want) {
		t.Errorf("the board marks %v, want %v", got, want)
	}
	s.turnTab(solveTab)
	if got := s.board.Content().Facts.Pointed; len(got) > 0 {
		t.Errorf("the board still marks %v", got)
	}
}

// Chips that are not shown are told, and no sum is claimed without them.
func TestManyChips(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", strings.Repeat("1 ", mostHandled+11))
	p := s.byHand
	if len(p.hand.chips) != mostHandled || p.hand.more != 11 {
		t.Errorf("%d chips shown, %d more", len(p.hand.chips), p.hand.more)
	}
	has(t, "others", p.others.text.String(), "11 chips")
	if text := p.sum.text.String(); strings.Contains(text, "=") || !strings.HasSuffix(strings.TrimSpace(text), "…") {
		t.Errorf("the sum is told as %q", text)
	}
	s.makeGame("nim", "3", "4")
	if p.others.root.Visible() {
		t.Error("of two chips others are told")
	}
}

// A coin that is touched is shown turned.
func TestCoinTurns(t *testing.T) {
	s := newStage(t)
	s.makeGame("mock-turtles", "THTH")
	p := s.byHand
	p.tapped(render.Spot{At: 3})
	if got := p.places.views[0].Rows[0]; !slices.Equal(got, []board.Mark{board.Tails, board.Heads, board.Tails, board.Tails}) {
		t.Errorf("shown are %v", got)
	}
	if got := p.hand.chips[0].look.Rows[0][3]; got != board.Heads {
		t.Error("the position itself has changed")
	}
	p.forget()
	if got := p.places.views[0].Rows[0][3]; got != board.Heads {
		t.Error("it is not turned back")
	}
}

// A program is checked as it is typed; its error has a place; its board keeps it and never runs it unasked.
func TestProgramEditor(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	g := s.gallery
	g.entry.SetText("starlark")
	s.settle()
	e := g.desk.editor
	if e == nil || !g.desk.ready() {
		t.Fatalf("no program: %s", g.desk.note.text.String())
	}
	e.area.buf.set("start = 3\ndef options(p):\n  return [q]\n")
	e.run()
	s.settle()
	if e.area.bad != 2 || !e.reveal.Visible() || e.at != (spot{2, 10}) || g.desk.ready() {
		t.Errorf("line %d, at %v", e.area.bad, e.at)
	}
	has(t, "note", g.desk.note.text.String(), "q is not defined")
	text := "start = 3\nprint('hello')\ndef options(p):\n  return [p - 1] if p else []"
	e.area.buf.set(text)
	e.run()
	s.settle()
	has(t, "printed", e.printed.text.String(), "hello")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if got, ok := games.ProgramOf(s.doc.Board()); !ok || got != text {
		t.Errorf("the board keeps %q", got)
	}
	if len(s.byHand.hand.chips) != 1 {
		t.Error("the position is not shown")
	}
	if !s.doc.Dirty() {
		t.Error("the program would be lost unasked")
	}
}

// A program that came with a file waits to be run.
func TestForeignProgramWaits(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { program="start = 1 // 0"; a [chips=1] }`)
	s.askProgram()
	s.settle()
	d := s.gallery.desk
	if d.editor == nil || d.err != nil || d.editor.area.bad >= 0 {
		t.Errorf("it was run: %v", d.err)
	}
	d.editor.run()
	s.settle()
	if d.err == nil || d.editor.area.bad != 0 {
		t.Error("it was not run when asked to")
	}
}

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

// The board that is open can be taken as the graph of a game.
func TestTakeDrawing(t *testing.T) {
	s := newStage(t)
	s.read("graph { a -- b -- c; d [ground=true]; a -- a; a -- d }")
	g := s.openGame("node-kayles")
	g.desk.takeDrawing()
	s.settle()
	if got := g.desk.form.fields[0].value(); got != "a-b,b-c,a-d" {
		t.Errorf("%q", got)
	}
	has(t, "note", g.desk.note.text.String(), "positions")
}

// No choice of a form is told in the words of the command line.
func TestChoicesHaveNames(t *testing.T) {
	for _, g := range games.All {
		for _, p := range g.Params {
			if p.Form != games.Choice {
				continue
			}
			for _, c := range p.Choices {
				if choiceName(lang.Russian, c) == c {
					t.Errorf("%s: %s", g.Name, c)
				}
			}
		}
	}
}

// A program that was typed is there when the gallery is opened again.
func TestProgramIsKept(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("starlark")
	s.settle()
	s.gallery.desk.editor.area.buf.set("start = 7")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.settle()
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("your last")
	s.settle()
	if e := s.gallery.desk.editor; e == nil || e.area.buf.text() != "start = 7" {
		t.Error("it is gone")
	}
}
