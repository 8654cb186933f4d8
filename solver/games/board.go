package games

import (
	"context"
	"strings"

	"dev.mexboard/solver/board"
)

// Limits of a board made by a game.
const (
	MaxVertices = 200_000
	MaxEdges    = 1_000_000
)

// Board makes the board of a setup: a vertex for each position that can be reached, named as the position is written,
// a joint for each split, and the chips on the start. It has no places: the layout gives them. What it is the board of
// is in its game attribute. The error is a *LargeError (before anything is made, if the estimate says so), the game's
// own, or the context's. tell, unless nil, hears now and then which part of the estimate is done.
func (s Setup) Board(ctx context.Context, tell func(float64)) (board.Board, error) {
	if s.Estimate > MaxVertices {
		return board.Board{}, &LargeError{MaxVertices, s.Estimate}
	}
	m := making{setup: s, index: map[Position]int{}, joints: map[string]int{}, names: map[string]bool{}}
	m.board = board.New()
	m.board.Loopy = s.rules.loopy
	m.board.Attrs = []board.Attr{{Key: Attribute, Value: s.Line()}}
	for _, p := range s.Start {
		m.board.Vertices[m.vertex(p)].Chips++
	}
	for next := 0; next < len(m.positions); next++ {
		if next%256 == 0 {
			if err := ctx.Err(); err != nil {
				return board.Board{}, err
			}
			if tell != nil {
				tell(min(1, float64(len(m.board.Vertices))/max(1, s.Estimate)))
			}
		}
		if err := m.moves(next); err != nil {
			return board.Board{}, err
		}
	}
	return m.board, nil
}

// Attribute is the key of the board attribute that says which game a board is of.
const Attribute = "game"

// making is a board being made.
type making struct {
	setup     Setup
	board     board.Board
	positions []Position // found, in order; those before the next have their moves
	index     map[Position]int
	joints    map[string]int  // by parts
	names     map[string]bool // of vertices
}

// vertex is the vertex of a position, made if it is new.
func (m *making) vertex(p Position) int {
	if v, ok := m.index[p]; ok {
		return v
	}
	m.positions = append(m.positions, p)
	v := m.add(string(p), false)
	m.index[p] = v
	return v
}

func (m *making) add(name string, split bool) int {
	id := name
	for m.names[id] { // a position may be written as a joint is
		id += "'"
	}
	m.names[id] = true
	v := board.Vertex{ID: id, Split: split}
	if id != name {
		v.Label, v.HasLabel = name, true
	}
	m.board.Vertices = append(m.board.Vertices, v)
	return len(m.board.Vertices) - 1
}

// moves adds the edges of a position.
func (m *making) moves(i int) error {
	p := m.positions[i]
	options, err := m.setup.Options(p)
	if err != nil {
		return err
	}
	from := m.index[p]
	for _, o := range options {
		m.move(from, o)
		if n := len(m.board.Vertices); n > MaxVertices {
			return &LargeError{MaxVertices, max(m.setup.Estimate, float64(n))}
		}
		if len(m.board.Edges) > MaxEdges {
			return &LargeError{MaxEdges, 0}
		}
	}
	return nil
}

func (m *making) edge(from, to int) {
	m.board.Edges = append(m.board.Edges, board.Edge{From: from, To: to})
}

// move adds the edge of a move: to a position, or to the joint of several or none.
func (m *making) move(from int, o Option) {
	if len(o) == 1 {
		m.edge(from, m.vertex(o[0]))
		return
	}
	key := joined(o)
	v, known := m.joints[key]
	if !known {
		v = m.add(o.String(), true)
		m.joints[key] = v
	}
	m.edge(from, v)
	if known {
		return
	}
	for _, p := range o {
		m.edge(v, m.vertex(p))
	}
}

// joined tells options with different parts apart.
func joined(o Option) string {
	var key strings.Builder
	for _, p := range o {
		key.WriteString(string(p))
		key.WriteByte(0)
	}
	return key.String()
}

// Made is the setup that a board says it was made of; ok is false where it names none, or one that cannot be made.
func Made(b board.Board) (s Setup, ok bool) {
	for _, a := range b.Attrs {
		if a.Key == Attribute {
			s, err := Parse(Words(a.Value))
			return s, err == nil
		}
	}
	return Setup{}, false
}
