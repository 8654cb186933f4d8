package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// arrangeTrees lays the board out as trees, as an edit. Pinned vertices stay.
func (w *Window) arrangeTrees() {
	w.edit(document.Arrange(func(b board.Board) board.Board {
		g := render.Tree(b)
		for v := range b.Vertices {
			if b.Vertices[v].Pinned && b.Vertices[v].Placed {
				g.Vertices[v] = b.Vertices[v].Pos
			}
		}
		return render.Place(b, g)
	}))
	w.board.Fit()
}

// root is the vertex that a command about one vertex is for: the keyboard's, or the one selected; -1: none.
func (w *Window) root() int {
	if s := w.board.Selection(); !w.current() && len(s.Vertices) == 1 {
		return s.Vertices[0]
	}
	return w.board.Current()
}

// askUnfold says how large the game tree below a vertex is, and makes it.
func (w *Window) askUnfold() {
	b, v := w.doc.Board(), w.root()
	if v < 0 {
		return
	}
	e, err := document.Unfold(b, v)
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	size, err := document.TreeSize(b, v)
	below := len(document.Reachable(b, []int{v}))
	if err != nil || size == int64(below) {
		w.tell(lang.UnfoldTree.In(w.say, b.Vertices[v].ID))
		return
	}
	text := widget.NewLabel(lang.UnfoldMessage.In(w.say, b.Vertices[v].ID, size, size-int64(below)))
	text.Wrapping = fyne.TextWrapWord
	w.ask(lang.UnfoldTitle.In(w.say), paddedTo(text, min(420, w.win.Canvas().Size().Width-120)),
		answer{name: lang.DialogCancel},
		answer{name: lang.UnfoldDo, do: func() { w.unfold(e, v) }, main: true})
}

// unfold makes the game tree, laid out as a tree below its root, which stays where it is seen.
func (w *Window) unfold(e document.Edit, v int) {
	w.editSeen(document.Followed(e, func(b board.Board) board.Board {
		part := document.Branch(b, v)
		j := layoutJob{board: b, part: part}
		laid := render.Tree(j.subject()).Vertices
		seen := render.GeometryOf(b).Vertices
		for i, x := range part {
			if x == v {
				return rooted(b, part, laid, board.Point{X: seen[v].X - laid[i].X, Y: seen[v].Y - laid[i].Y})
			}
		}
		return b
	}))
	w.board.Select(selectionOf(document.Branch(w.doc.Board(), v)))
	w.zoomToSelection()
}

// rooted puts a part at the places of a layout, moved by a way. Pinned vertices stay.
func rooted(b board.Board, part []int, laid []board.Point, by board.Point) board.Board {
	var list []int
	var at []board.Point
	for i, v := range part {
		if !b.Vertices[v].Pinned {
			list = append(list, v)
			at = append(at, board.Point{X: laid[i].X + by.X, Y: laid[i].Y + by.Y})
		}
	}
	return document.MoveVertices(list, at).Apply(b)
}

// turnTree plays the board's trees as the other kind of game, and says what that means.
func (w *Window) turnTree() {
	turned, means := document.ToStalks, lang.StalksMean
	if !w.directed() {
		turned, means = document.ToChips, lang.ChipsMean
	}
	e, err := turned(w.doc.Board())
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.editSeen(e)
	w.board.Fit()
	w.tell(means.In(w.say))
}

func (w *Window) otherTreeLabel() string {
	if w.directed() {
		return lang.MenuStalks.In(w.say)
	}
	return lang.MenuChipTree.In(w.say)
}

// merge joins equal vertices: among those selected when there are several, else everywhere.
func (w *Window) merge() {
	list := w.board.Selection().Vertices
	if len(list) < 2 {
		list = nil
	}
	e, count, err := document.Merge(w.doc.Board(), list)
	switch {
	case err != nil:
		w.tell(lang.Error(w.say, err))
	case count == 0:
		w.tell(lang.MergeNone.In(w.say))
	default:
		w.editSeen(e)
		w.line.busy(lang.MergeDone.In(w.say, count))
	}
}
