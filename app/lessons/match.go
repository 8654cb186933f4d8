package lessons

import (
	"context"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Match is a game that is played, and its record: a value; every change gives a new one.
type Match struct {
	Start    board.Board
	Standing Standing // before the first move
	Plies    []Ply    // all that were made, those taken back too, until another move is made
	At       int      // how many of them count: the board is what they leave
}

// Ply is one move of a match, and what it left.
type Ply struct {
	Move     Move
	Text     string // D->F, a--b: as {{winning}} in a lesson; Told gives it to readers
	Board    board.Board
	Standing Standing
}

// Told is the move as readers see it.
func (p Ply) Told(l lang.Language) string { return pretty(l, p.Text) }

// Standing is what is known of a position of a match: the row in the list of moves.
type Standing struct {
	Value      string         // the NimSum, loopy sum or Hackenbush value; "" where none decides or is known
	Outcome    solver.Outcome // for the player who is to move; Unknown where it is not decided
	Remoteness int            // moves left with best play; -1 where not known: only on loopy boards
	Over       bool           // no move is left
}

// standing is what is known of a board.
func standing(ctx context.Context, b board.Board) (Standing, error) {
	k, err := Study(ctx, b)
	if err != nil {
		return Standing{}, err
	}
	s := Standing{Outcome: k.Outcome(), Remoteness: -1}
	if !b.Directed {
		s.Value = number(k.Cuts.Value).text
		s.Over = len(b.Edges) == 0
		return s, nil
	}
	if x, ok := sum(k, -1); ok {
		s.Value = x.text
	}
	if k.Answer.Loopy {
		s.Remoteness = int(k.Answer.Remoteness)
	}
	s.Over = b.Problem().Over()
	return s, nil
}

// Told is the value as readers see it.
func (s Standing) Told(l lang.Language) string { return pretty(l, s.Value) }

// NewMatch begins a match on a board. The error is that of Board.Check, or the context's.
func NewMatch(ctx context.Context, b board.Board) (Match, error) {
	s, err := standing(ctx, b)
	return Match{Start: b, Standing: s}, err
}

// Board is the board as it stands.
func (m Match) Board() board.Board {
	if m.At == 0 {
		return m.Start
	}
	return m.Plies[m.At-1].Board
}

// Now is what is known of the board as it stands.
func (m Match) Now() Standing {
	if m.At == 0 {
		return m.Standing
	}
	return m.Plies[m.At-1].Standing
}

// Turn is whose move it is: 0 the player who began, 1 the other.
func (m Match) Turn() int { return m.At % 2 }

// Winner is who has won, 0 the player who began; over is false while a move is left.
func (m Match) Winner() (player int, over bool) {
	if !m.Now().Over {
		return 0, false
	}
	if m.Start.Rule.Play == solver.Misere {
		return m.Turn(), true // who cannot move wins
	}
	return 1 - m.Turn(), true
}

// Play makes a move; moves that were taken back are gone then. The error is a *solver.MoveError for one that the rule
// has not, or the context's. The new board is solved: run it on a worker.
func (m Match) Play(ctx context.Context, x Move) (Match, error) {
	b := m.Board()
	p := Ply{Move: x}
	switch {
	case !m.Legal(x):
		return m, &solver.MoveError{Move: x.Chips}
	case b.Directed:
		p.Text, p.Board = (Known{Board: b}).jointText(x.Chips), Played(b, x.Chips)
	default:
		e := b.Edges[x.Edge]
		p.Text = b.Vertices[e.From].ID + "--" + b.Vertices[e.To].ID
		p.Board, _ = Cut(b, x.Edge)
	}
	var err error
	if p.Standing, err = standing(ctx, p.Board); err != nil {
		return m, err
	}
	m.Plies = append(slices.Clip(m.Plies[:m.At]), p)
	m.At++
	return m, nil
}

// Jump is the match at the moment when n moves were made; beyond the ends it is the end.
func (m Match) Jump(n int) Match {
	m.At = min(max(n, 0), len(m.Plies))
	return m
}

// Undo takes the last move back, Redo makes it again.
func (m Match) Undo() Match { return m.Jump(m.At - 1) }

// Redo makes the move again that was taken back last.
func (m Match) Redo() Match { return m.Jump(m.At + 1) }

// Lost is what the moves from the n-th on have cut off the board that was there then, by its numbers, ascending. Nothing
// on a directed board, and where n moves are not made. Linear time a move.
func (m Match) Lost(n int) (vertices, edges []int) {
	if m.Start.Directed || n < 0 || n >= m.At {
		return nil, nil
	}
	then, now := m.Jump(n).Board(), m.Board()
	for v, x := range then.Vertices { // those left are in the same order
		if at := v - len(vertices); at >= len(now.Vertices) || now.Vertices[at].ID != x.ID {
			vertices = append(vertices, v)
		}
	}
	for e := range then.Edges {
		edges = append(edges, e)
	}
	left := edges
	for i := n; i < m.At; i++ {
		_, kept := Cut(m.Jump(i).Board(), m.Plies[i].Move.Edge)
		next := make([]int, len(kept))
		for e, was := range kept {
			next[e] = left[was]
		}
		left = next
	}
	edges = slices.DeleteFunc(slices.Clone(edges), func(e int) bool {
		_, is := slices.BinarySearch(left, e)
		return is
	})
	return vertices, edges
}

// Targets lists what the chip that is grabbed on v may do, as the whole or, where a move takes several chips, as a part
// of a move: what the board marks. nil where no chip can be grabbed.
func (m Match) Targets(v int32) []solver.Replacement {
	if b := m.Board(); b.Directed {
		return b.Problem().Replacements(v)
	}
	return nil
}

// Rest lists the chips that may still join a move of which a part is made: where a move takes several chips, it is put
// together chip by chip. It is empty once no chip may join.
func (m Match) Rest(made solver.Joint) []solver.Stack {
	b := m.Board()
	if !b.Directed || len(made) > 0 && !b.Rule.Compound.Joint() {
		return nil
	}
	var rest []solver.Stack
	for _, s := range b.Stacks() {
		for _, x := range made {
			if x.From == s.Vertex {
				s.Count--
			}
		}
		if s.Count > 0 && len(m.Targets(s.Vertex)) > 0 {
			rest = append(rest, s)
		}
	}
	return rest
}

// Legal tells whether the rule allows a move: one that is put together may be played.
func (m Match) Legal(x Move) bool {
	b := m.Board()
	if b.Directed {
		return b.Problem().Legal(x.Chips)
	}
	return 0 <= x.Edge && x.Edge < len(b.Edges)
}

// Hint helps the player who is to move, in a degree from 1 to Degrees: who wins, which chip (or an end of which edge),
// which move. The error is the context's.
func (m Match) Hint(ctx context.Context, degree int) (Verdict, error) {
	k, err := Study(ctx, m.Board())
	if err != nil {
		return Verdict{}, err
	}
	if degree > 1 && !m.Now().Over && k.Outcome() != solver.N {
		return k.hintHolding(ctx, degree)
	}
	kind := AskMove
	if !k.Board.Directed {
		kind = AskCut
	}
	return Hint(ctx, Question{Kind: kind}, k, Answer{}, degree)
}

// hintHolding helps who does not win: with the move that holds out, or holds the draw.
func (k Known) hintHolding(ctx context.Context, degree int) (Verdict, error) {
	c, err := (Opponent{Strength: Perfect}).Choose(ctx, k.Board, 0)
	switch {
	case err != nil || c.None:
		return Verdict{}, err
	case !k.Board.Directed:
		return k.hintAtCut(int32(c.Move.Edge), degree), nil
	}
	return k.hintAt(c.Move.Chips, degree), nil
}
