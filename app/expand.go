package app

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// expandJob asks for the game graph of a Hackenbush board, or at first only for its size.
type expandJob struct {
	board board.Board
	geo   render.Geometry
	title string
	make  bool
}

// expansion is a game graph with what it was made of.
type expansion struct {
	count  int // positions
	board  board.Board
	origin board.Board // the Hackenbush board, every vertex placed
	title  string      // what that was called
	left   map[string][]int32
	agree  agreement
}

// agreement is a Hackenbush board's answer found in two ways.
type agreement struct {
	positions    int // 0: not compared
	colon, graph int
	outcomes     [2]solver.Outcome // by the board and by the graph
}

func doExpand(ctx context.Context, j expandJob, _ func(float64)) (x expansion, err error) {
	h := j.board.Hackenbush()
	if !j.make {
		var all bool
		x.count, all, err = h.Positions(ctx, solver.MostExpanded)
		if err == nil && !all {
			_, err = j.board.Expand(ctx) // says how many there may be
		}
		return x, err
	}
	made, err := j.board.Expand(ctx)
	if err != nil {
		return x, err
	}
	x.board, x.count, x.title = made.Board, len(made.Left), j.title
	x.origin = render.Place(j.board, j.geo)
	x.left = make(map[string][]int32, len(made.Left))
	for v, left := range made.Left {
		x.left[made.Board.Vertices[v].ID] = left
	}
	x.agree, err = compare(ctx, j.board, made.Board)
	return x, err
}

// compare solves a Hackenbush board and its game graph.
func compare(ctx context.Context, b, graph board.Board) (a agreement, err error) {
	byBoard, err := b.Hackenbush().Solve(ctx, b.Rule.Play, solver.Limits{})
	if err != nil {
		return a, err
	}
	byGraph, err := solver.Solve(ctx, graph.Problem())
	if err != nil {
		return a, err
	}
	value, _ := byGraph.Values.At(0)
	return agreement{
		positions: len(graph.Vertices), colon: byBoard.Value, graph: value,
		outcomes: [2]solver.Outcome{byBoard.Outcome, byGraph.Outcome},
	}, nil
}

// askExpand says how large the game graph is, and then opens it.
func (w *Window) askExpand() {
	w.expands.Request(expandJob{board: w.doc.Board(), geo: w.geo, title: w.title()})
}

func (w *Window) expandDone(j expandJob, x expansion, err error) {
	w.line.busy("")
	switch {
	case !sameGame(j.board, w.doc.Board()):
	case err != nil:
		w.tell(lang.Error(w.say, err))
	case j.make:
		w.openExpansion(x)
	default:
		text := widget.NewLabel(lang.ExpandSize.In(w.say, x.count))
		text.Wrapping = fyne.TextWrapWord
		j.make = true
		w.ask(lang.ExpandTitle.In(w.say), paddedTo(text, min(420, w.win.Canvas().Size().Width-120)),
			answer{name: lang.DialogCancel}, answer{name: lang.ExpandOpen, do: func() { w.expands.Request(j) }, main: true})
	}
}

// openExpansion opens a tab with a game graph, linked with the pictures of its positions.
func (w *Window) openExpansion(x expansion) {
	w.agree = x.agree
	s := w.newSheet(document.New(x.board), lang.ExpandTitle)
	s.expansion, s.agree = &x, x.agree
	w.sheets = append(w.sheets, s)
	w.bring(s)
	w.board.TakeFocus()
}

// position is the Hackenbush board of a position: what is left of it.
func (x *expansion) position(id string) (b board.Board, ok bool) {
	left, ok := x.left[id]
	if !ok {
		return b, false
	}
	kept, hangs := make([]bool, len(x.origin.Edges)), make([]bool, len(x.origin.Vertices))
	for _, e := range left {
		kept[e] = true
		hangs[x.origin.Edges[e].From], hangs[x.origin.Edges[e].To] = true, true
	}
	var vertices, edges []int
	for e := range kept {
		if !kept[e] {
			edges = append(edges, e)
		}
	}
	for v := range hangs {
		if !hangs[v] && !x.origin.Vertices[v].Ground {
			vertices = append(vertices, v)
		}
	}
	return document.Erase(vertices, edges).Apply(x.origin), true
}

// tellAgreement says that the two ways agree; "" where they were not compared.
func tellAgreement(say lang.Language, a agreement) string {
	switch {
	case a.positions == 0:
		return ""
	case a.colon != a.graph:
		return lang.ExpandDiffer.In(say, a.colon, a.graph, a.positions)
	}
	text := lang.Plain(lang.ExpandAgree.Spans(say, a.colon, a.graph, a.positions))
	if a.outcomes[0] == solver.Unknown {
		return text
	}
	return text + lang.Between(say) + lang.Plain(lang.ExpandOutcomes.Spans(say, a.outcomes[0], a.outcomes[1]))
}
