package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// gameTabPane is the Game tab: the position as the game looks, the heaps of Nim it equals, and the moves. Pointing at one
// marks the others, and a move made here is one on the board.
type gameTabPane struct {
	w    *Window
	root *fyne.Container

	none   *fyne.Container // instead of all the rest, where no game is known
	title  *paragraph      // the game, or the games of a sum
	about  *paragraph      // its move
	places *picturePane    // the position
	others *paragraph      // how many chips are not shown
	hint   *paragraph
	turn   *press // makes the move of just what was touched
	back   *press
	worth  *fyne.Container // what it is worth; hidden while that is asked or not to be told
	same   *paragraph
	equal  *picturePane // the heaps it equals
	sum    *paragraph
	head   *canvas.Text // of the moves
	moves  *fyne.Container

	hand hand
}

func newGameTab(w *Window) *gameTabPane {
	p := &gameTabPane{w: w, title: newParagraph(""), about: newParagraph(""), hint: newParagraph(""), sum: newParagraph("")}
	p.places = newPicturePane(w, p.pointed, p.tapped)
	p.equal = newPicturePane(w, p.heapPointed, nil)
	p.turn = newWay("", p.make)
	p.back = newWay(lang.HandBack.In(w.say), p.forget)
	p.moves = container.New(column{4})
	none := newParagraph(lang.HandNone.In(w.say))
	p.none = container.New(column{12}, none.root, newWay(lang.MenuNewGame.In(w.say), func() { w.askGame(false, "", nil) }))
	p.same, p.others = newParagraph(""), newParagraph("")
	p.head = newBold(lang.HandMoves.In(w.say), theme.ColorNameForeground, textSize)
	p.worth = container.New(column{6}, p.same.root, p.equal, p.sum.root)
	body := container.New(column{12}, p.none, container.New(column{4}, p.title.root, p.about.root), p.places, p.others.root, p.hint.root, container.New(newLinks(), p.turn, p.back),
		p.worth, container.New(column{6}, p.head, p.moves))
	p.root = container.NewStack(container.NewVScroll(container.New(inset{16, 4, 16, 16}, body)))
	return p
}

// parts of the tab's body that are hidden where no game is known.
func (p *gameTabPane) rest() []fyne.CanvasObject {
	return p.root.Objects[0].(*container.Scroll).Content.(*fyne.Container).Objects[0].(*fyne.Container).Objects[1:]
}

// show shows the position of the board.
func (p *gameTabPane) show() {
	w := p.w
	if w.shows != gameTab {
		return
	}
	b := w.doc.Board()
	if !alike(b, p.hand.board) || p.hand.chips == nil {
		p.hand = newHand(b)
	}
	p.value()
	shown(p.none, !p.hand.ok)
	for _, o := range p.rest() {
		shown(o, p.hand.ok)
	}
	shown(p.worth, p.hand.ok && !w.hides())
	if p.hand.ok {
		p.draw(nil)
		p.repoint()
	}
	p.root.Refresh()
}

// value gives chips without a theory the heap of their value, where it is known.
func (p *gameTabPane) value() {
	m := p.w.solved.at(p.w.solved.steps())
	for i := range p.hand.chips {
		c := &p.hand.chips[i]
		if c.heaps == nil {
			if v, ok := m.value(c.vertex); ok && len(m.board.Vertices) == len(p.hand.board.Vertices) {
				c.heaps = []int{v}
			}
		}
	}
}

// draw shows everything, with places marked that are pointed at.
func (p *gameTabPane) draw(pointed []render.Spot) {
	w, h := p.w, &p.hand
	say := w.say
	title, move := p.told()
	p.title.head(title)
	p.about.set(move)
	shown(p.about.root, move != "")
	marks := render.Touch{Taken: h.places, Pointed: pointed}
	plays := single(h.board.Rule) && h.board.Directed
	var from []touched
	total := 0
	for i := range h.chips {
		t := touched{one: -1}
		if plays && (len(h.places) == 0 || i == h.view) {
			t = touch(i, h.chips[i].look, h.moves(i), h.places)
			marks.Legal = append(marks.Legal, t.next...)
			total += len(t.options(h.moves(i)))
		}
		from = append(from, t)
	}
	p.places.show(h.turned(), marks)
	p.equal.show([]board.View{{Look: board.Heaps, Heaps: h.allHeaps(), First: 1}}, render.Touch{Pointed: h.heapSpots(pointed)})
	if h.board.Rule == (board.Rule{}) {
		p.same.head(lang.HandHeaps.In(say))
	} else {
		p.same.head(lang.HandHeapsUsual.In(say))
	}
	p.sum.set(nimSumText(h.allHeaps(), h.more > 0))
	shown(p.sum.root, len(h.allHeaps()) > 1)
	p.others.set(lang.HandOthers.In(say, h.more))
	shown(p.others.root, h.more > 0)
	switch {
	case len(h.chips)+h.more == 0:
		p.hint.set(lang.HandEmpty.In(say))
	case !plays:
		p.hint.set(lang.HandJoint.In(say))
	case total == 0:
		p.hint.set(lang.HandOver.In(say))
	case len(h.places) > 0:
		p.hint.set(lang.HandChoose.In(say, total))
	case len(p.places.spots()) == 0:
		p.hint.set(lang.HandUnseen.In(say))
	default:
		p.hint.set(lang.HandTouch.In(say))
	}
	p.buttons()
	p.list(from)
	p.root.Refresh() // what is shown or hidden makes room for the rest
}

// told is the games that the board is of, and what a move is when it is one.
func (p *gameTabPane) told() (title, move string) {
	say := p.w.say
	var titles []string
	for _, s := range p.hand.maker.Games() {
		text, ok := lang.Games[s.Game.Name]
		if !ok { // a program
			titles = append(titles, lang.ProgramTitle.In(say))
			continue
		}
		titles, move = append(titles, text.Title.In(say)), text.Move.In(say)
	}
	if len(titles) > 1 {
		move = ""
	}
	return strings.Join(titles, " + "), move
}

// buttons are for what was touched: make just that, or let go of it.
func (p *gameTabPane) buttons() {
	h := &p.hand
	shown(p.back, len(h.places) > 0)
	one := -1
	if len(h.places) > 0 {
		one = exactly(h.view, h.chips[h.view].look, h.moves(h.view), h.places)
	}
	shown(p.turn, one >= 0)
	if one >= 0 {
		label := p.turn.content.(*canvas.Text)
		label.Text = "→ " + p.landing(h.moves(h.view)[one].option)
		label.Refresh()
		p.turn.Refresh()
	}
}

// mostByHand is how many moves are listed.
const mostByHand = 40

// list lists the moves that go on with what was touched.
func (p *gameTabPane) list(from []touched) {
	p.moves.RemoveAll()
	h, left := &p.hand, 0
	for i, t := range from {
		if i > 0 && h.chips[i].vertex == h.chips[i-1].vertex {
			continue // a chip on the same place has the same moves
		}
		for _, option := range t.options(h.moves(i)) {
			if len(p.moves.Objects) == mostByHand {
				left++
				continue
			}
			p.moves.Add(p.row(h.chips[i].vertex, option))
		}
	}
	shown(p.head, len(p.moves.Objects) > 0)
	if left > 0 {
		p.moves.Add(newText(lang.HandMany.In(p.w.say, left), colourQuiet, smallSize))
	}
	p.moves.Refresh()
}

// row is one move to be taken; pointing at it shows it on the board.
func (p *gameTabPane) row(from, option int32) fyne.CanvasObject {
	r := newMoveRow(fyne.NewSize(10, 4))
	move := []solver.Move{{From: from, Option: option}}
	r.paint(theme.ColorNameForeground, colourLine)
	r.set(p.hand.board.Vertices[from].ID+" → "+p.landing(option), "", func() { p.play(move) }, func(in bool) {
		if in {
			p.w.pointAt(move)
		} else {
			p.w.pointAt(nil)
		}
	})
	return r.press
}

// landing is what a move leaves.
func (p *gameTabPane) landing(option int32) string { return p.hand.board.Vertices[option].ID }

// play makes a move, on the board.
func (p *gameTabPane) play(move []solver.Move) {
	p.hand.places = nil
	p.w.point = nil
	p.w.play(move)
}

// tapped touches a place.
func (p *gameTabPane) tapped(at render.Spot) {
	h := &p.hand
	if !single(h.board.Rule) || at.View >= len(h.chips) {
		return
	}
	if len(h.places) > 0 && h.view != at.View {
		h.places = nil
	}
	h.view = at.View
	if i := slices.Index(h.places, at); i >= 0 {
		h.places = slices.Delete(slices.Clone(h.places), i, i+1)
		p.draw(nil)
		return
	}
	chip := h.chips[at.View]
	moves := h.moves(at.View)
	touch := touch(at.View, chip.look, moves, append(slices.Clone(h.places), at))
	switch {
	case len(touch.moves) == 0:
		h.places = nil
	case touch.one >= 0:
		p.play([]solver.Move{{From: chip.vertex, Option: moves[touch.one].option}})
		return
	default:
		h.places = append(slices.Clone(h.places), at)
	}
	p.draw(nil)
}

// make makes the move of just what was touched.
func (p *gameTabPane) make() {
	h := &p.hand
	if len(h.places) == 0 {
		return
	}
	chip, moves := h.chips[h.view], h.moves(h.view)
	if one := exactly(h.view, chip.look, moves, h.places); one >= 0 {
		p.play([]solver.Move{{From: chip.vertex, Option: moves[one].option}})
	}
}

// forget lets go of what was touched.
func (p *gameTabPane) forget() {
	p.hand.places = nil
	p.draw(nil)
}

// repoint marks anew what is pointed at: after a move it may be another thing.
func (p *gameTabPane) repoint() {
	switch {
	case p.places.inside:
		p.pointed(p.places.at, slices.Contains(p.places.spots(), p.places.at))
	case p.equal.inside:
		p.heapPointed(p.equal.at, slices.Contains(p.equal.spots(), p.equal.at))
	}
}

// pointed marks what stands for a place: its heap, and its chip on the board.
func (p *gameTabPane) pointed(at render.Spot, in bool) {
	var marks []render.Spot
	var vertices []int32
	if in && at.View < len(p.hand.chips) {
		marks, vertices = []render.Spot{at}, []int32{p.hand.chips[at.View].vertex}
	}
	p.mark(marks, vertices)
}

// heapPointed marks what a heap stands for.
func (p *gameTabPane) heapPointed(at render.Spot, in bool) {
	var marks []render.Spot
	var vertices []int32
	if in {
		chip, spots := p.hand.ofHeap(at.Row)
		if chip >= 0 {
			marks, vertices = spots, []int32{p.hand.chips[chip].vertex}
		}
	}
	p.mark(marks, vertices)
}

// mark marks places here and vertices on the board.
func (p *gameTabPane) mark(places []render.Spot, vertices []int32) {
	p.places.mark(places)
	p.equal.mark(p.hand.heapSpots(places))
	p.w.pointed = vertices
	p.w.showBoard()
}

// hovered marks the chip that is pointed at on the board.
func (p *gameTabPane) hovered(part render.Part) {
	if p.w.shows != gameTab || !p.hand.ok {
		return
	}
	var marks []render.Spot
	if part.Kind == render.VertexPart || part.Kind == render.ChipPart || part.Kind == render.NamePart {
		for i, c := range p.hand.chips {
			if int(c.vertex) == part.Index {
				marks = append(marks, render.Spots(i, c.look)...)
			}
		}
	}
	p.places.mark(marks)
	p.equal.mark(p.hand.heapSpots(marks))
}
