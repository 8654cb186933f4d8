package lessons

import (
	"context"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Limits bound the searches for lessons and exercises: a person waits for the answer.
var Limits = solver.Limits{States: 200_000, Bytes: 64 << 20}

// Known is a board and what the solver knows of it.
type Known struct {
	Board  board.Board
	Answer solver.Answer           // of a directed board
	Cuts   solver.HackenbushAnswer // of an undirected one: Green Hackenbush

	index map[string]int
}

// Study solves a board. The error is that of Board.Check, or the context's; where the board is a game that the search
// could not decide, Undecided tells so.
func Study(ctx context.Context, b board.Board) (Known, error) {
	k := Known{Board: b, index: b.Index()}
	if err := b.Check(); err != nil {
		return k, err
	}
	var err error
	if b.Directed {
		p := b.Problem()
		p.Limits = Limits
		k.Answer, err = solver.Solve(ctx, p)
	} else {
		k.Cuts, err = b.Hackenbush().Solve(ctx, b.Rule.Play, Limits)
	}
	return k, err
}

// Outcome is that of the whole board.
func (k Known) Outcome() solver.Outcome {
	if k.Board.Directed {
		return k.Answer.Outcome
	}
	return k.Cuts.Outcome
}

// Undecided is why the outcome of the board is not known; nil when it is.
func (k Known) Undecided() error {
	switch {
	case k.Answer.Undecided != nil:
		return k.Answer.Undecided
	case k.Cuts.Undecided != nil:
		return k.Cuts.Undecided
	}
	return nil
}

// vertex is the number of a vertex by its ID.
func (k Known) vertex(id string) (v int32, ok bool) {
	i, ok := k.index[id]
	return int32(i), ok
}

// name is the ID of a vertex.
func (k Known) name(v int32) string { return k.Board.Vertices[v].ID }

func (k Known) names(list []int32) []string {
	names := []string{}
	for _, v := range list {
		names = append(names, k.name(v))
	}
	return names
}

// terminals is the vertices without options, in the board's order.
func (k Known) terminals() []int32 {
	var list []int32
	for v := range int32(len(k.Board.Vertices)) {
		if !k.Board.Vertices[v].Split && len(k.Answer.Graph.Options(v)) == 0 {
			list = append(list, v)
		}
	}
	return list
}

// terms is the values of the chips, one a chip; known is false where one has none.
func (k Known) terms() (list []int, known bool) {
	for _, s := range k.Answer.Chips {
		x, ok := k.Answer.Values.At(s.Vertex)
		if !ok {
			return nil, false
		}
		for range s.Count {
			list = append(list, x)
		}
	}
	return list, true
}

// values is the values of a vertex's options, in their order; known is false where one has none.
func (k Known) values(v int32) (list []int, known bool) {
	for _, w := range k.Answer.Graph.Options(v) {
		x, ok := k.Answer.Values.At(w)
		if !ok {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}
