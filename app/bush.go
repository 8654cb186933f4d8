package app

import (
	"context"
	"errors"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// bush is what is known of a Hackenbush board. It is a value that is never changed.
type bush struct {
	answer solver.HackenbushAnswer
	pieces []solver.Piece
	steps  []solver.Reduction // none where the board is too large to tell them
	ways   int                // to how many winning edges the steps lead
	names  []string           // of the edges; nil where they are very many
	loose  []int              // the vertices that do not hang on the ground
	ground bool               // there is one
	fused  solver.Outcome     // of misère play as if rings could be fused
}

const (
	bushTold  = 20_000 // edges of a board whose steps are kept
	bushNamed = 100_000
	bushWays  = 24  // winning edges that the steps lead to, at most
	bushQuick = 400 // vertices and edges of a board with rings that is solved before the next frame in misère play
)

// solveBush solves an undirected board, as solve does. The error is the context's.
func solveBush(ctx context.Context, s solution, limits solver.Limits) (solution, error) {
	b := s.board
	var ground *board.GroundError
	if err := b.Check(); err != nil && !errors.As(err, &ground) {
		s.err = err
		return s, nil
	}
	h := b.Hackenbush()
	x := &bush{loose: document.Floating(b), ground: ground == nil || ground.Loose != nil}
	var err error
	if x.answer, err = h.Solve(ctx, b.Rule.Play, limits); err != nil {
		return s, err
	}
	x.pieces = h.Pieces()
	x.fused = fusedMisere(x.pieces)
	if len(b.Edges) <= bushNamed {
		x.names = b.EdgeNames()
	}
	if len(b.Edges) <= bushTold {
		x.tell()
	}
	s.bush = x
	if x.answer.Undecided != nil {
		s.hunt.estimate = x.answer.Undecided.Estimate
	}
	return s, nil
}

// tell keeps the steps. In misère play they end with the value: who wins is another question.
func (x *bush) tell() {
	a := x.answer
	a.Winning = a.Winning[:min(len(a.Winning), bushWays)]
	x.ways = len(a.Winning)
	for s := range a.Reductions() {
		if s.Kind == solver.ReduceResult && a.Play == solver.Misere {
			break
		}
		x.steps = append(x.steps, s)
	}
}

// fusedMisere is who would win misère Nim with a heap for each piece: right where there are no rings.
func fusedMisere(pieces []solver.Piece) solver.Outcome {
	sum, large := 0, false
	for _, p := range pieces {
		sum ^= p.Value
		large = large || p.Value > 1
	}
	if (sum != 0) == large {
		return solver.N
	}
	return solver.P
}

// bushAtOnce tells whether an undirected board is small enough to be solved before the next frame: in misère play rings take
// longer.
func bushAtOnce(b board.Board) bool {
	return b.Rule.Play == solver.Normal || len(b.Vertices)+len(b.Edges) <= bushQuick || len(b.Edges) < len(b.Vertices)
}

// edgeName is what an edge is called.
func (s solution) edgeName(e int32) string {
	if s.bush != nil && s.bush.names != nil {
		return s.bush.names[e]
	}
	x := s.board.Edges[e]
	return s.board.Vertices[x.From].ID + "–" + s.board.Vertices[x.To].ID
}

// reduction is the newest step of a moment.
func (m moment) reduction() solver.Reduction {
	if m.bush == nil || m.step == 0 || m.step > len(m.bush.steps) {
		return solver.Reduction{}
	}
	return m.bush.steps[m.step-1]
}

// reduced tells whether a moment shows a board that is not the one drawn.
func (m moment) reduced() bool {
	k := m.reduction().Kind
	return m.bush != nil && !m.done && k != solver.NoReduction && k != solver.ReduceTarget && k != solver.ReduceCut
}

// pictured is what the picture shows, and where. g is where the parts of the board are.
func (m moment) pictured(g render.Geometry) (render.Geometry, render.Facts) {
	if m.bush == nil || !m.known() || m.done {
		return g, m.facts()
	}
	return render.AtReduction(m.board, g, m.bush.answer, m.bush.steps[:m.step])
}
