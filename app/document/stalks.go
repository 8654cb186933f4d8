package document

import (
	"fmt"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// NoTreeError says why a board is no tree that both kinds of board can have.
type NoTreeError struct {
	Why string // "split", "ways", "cycle", "rule" of a chip game; "ring", "loose" of Green Hackenbush; "kind"
	ID  string // the vertex that shows it
}

func (e *NoTreeError) Error() string {
	return fmt.Sprintf("%s: no tree of this kind (%s); only trees can be played both ways", e.ID, e.Why)
}

// Fault is the row of lang.Faults.
func (e *NoTreeError) Fault() (string, []any) { return "document.tree." + e.Why, []any{e.ID} }

// ToStalks makes a chip game's trees those of Green Hackenbush: each root stands on the ground, and each edge is one to be
// cut. A picture is turned upside down, since stalks grow upwards. Chips are taken off. It is another game. The error is
// a *NoTreeError. Linear time.
func ToStalks(b board.Board) (Edit, error) {
	if err := chipTrees(b); err != nil {
		return Edit{}, err
	}
	return Edit{Name: lang.EditStalks, Apply: func(b board.Board) board.Board {
		if chipTrees(b) != nil {
			return b
		}
		b.Directed, b.Loopy = false, false
		b = upsideDown(b)
		for v := range b.Vertices {
			b.Vertices[v].Chips, b.Vertices[v].Ground = 0, true
		}
		for _, e := range b.Edges {
			b.Vertices[e.To].Ground = false
		}
		return b
	}}, nil
}

// chipTrees tells why a board is not made of trees in which a move leads from parent to child; nil when it is.
func chipTrees(b board.Board) error {
	if !b.Directed {
		return &NoTreeError{Why: "kind"}
	}
	if b.Rule.Compound != (board.Rule{}).Compound {
		return &NoTreeError{Why: "rule"}
	}
	parents := make([]int, len(b.Vertices))
	for v := range b.Vertices {
		if b.Vertices[v].Split {
			return &NoTreeError{"split", b.Vertices[v].ID}
		}
	}
	for _, e := range b.Edges {
		if e.From == e.To {
			return &NoTreeError{"cycle", b.Vertices[e.To].ID}
		}
		if parents[e.To]++; parents[e.To] > 1 {
			return &NoTreeError{"ways", b.Vertices[e.To].ID}
		}
	}
	var roots []int
	for v, n := range parents {
		if n == 0 {
			roots = append(roots, v)
		}
	}
	if rest := Others(b, Reachable(b, roots)); len(rest) > 0 {
		return &NoTreeError{"cycle", b.Vertices[rest[0]].ID}
	}
	return nil
}

// ToChips makes the trees of Green Hackenbush those of a chip game: each edge leads away from the ground, and a chip
// starts on each ground vertex. The picture is turned upside down. It is another game. The error is a *NoTreeError.
// Linear time.
func ToChips(b board.Board) (Edit, error) {
	if _, err := stalkTrees(b); err != nil {
		return Edit{}, err
	}
	return Edit{Name: lang.EditChips, Apply: func(b board.Board) board.Board {
		upper, err := stalkTrees(b)
		if err != nil {
			return b
		}
		b.Directed = true
		b = upsideDown(b)
		for v := range b.Vertices {
			x := &b.Vertices[v]
			x.Chips = number(x.Ground)
			x.Ground, x.Split = false, false
		}
		for i, v := range upper {
			if e := &b.Edges[i]; e.To != v {
				e.From, e.To, e.FromPort, e.ToPort = e.To, e.From, e.ToPort, e.FromPort
			}
		}
		return b
	}}, nil
}

// stalkTrees is, by edge, the vertex at its end away from the ground.
func stalkTrees(b board.Board) (upper []int, err error) {
	if b.Directed {
		return nil, &NoTreeError{Why: "kind"}
	}
	if loose := Floating(b); len(loose) > 0 {
		return nil, &NoTreeError{"loose", b.Vertices[loose[0]].ID}
	}
	near := linksOf(b, true, true)
	var queue []int
	found := make([]bool, len(b.Vertices))
	for v := range b.Vertices {
		if found[v] = b.Vertices[v].Ground; found[v] {
			queue = append(queue, v)
		}
	}
	upper = slices.Repeat([]int{-1}, len(b.Edges))
	for ; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		for k, w := range near.at(v) {
			e := near.edges(v)[k]
			switch {
			case upper[e] == v: // the edge it was found by
			case found[w]:
				return nil, &NoTreeError{"ring", b.Vertices[w].ID}
			default:
				found[w], upper[e] = true, int(w)
				queue = append(queue, int(w))
			}
		}
	}
	return upper, nil
}

// upsideDown is the board with the picture turned upside down; its vertices and edges are copies.
func upsideDown(b board.Board) board.Board {
	b.Vertices, b.Edges = slices.Clone(b.Vertices), slices.Clone(b.Edges)
	for v := range b.Vertices {
		x := &b.Vertices[v]
		x.Pos.Y = hundredths(-x.Pos.Y)
		x.Attrs = without(x.Attrs, isPlacing)
	}
	return loosened(b, func(board.Edge) bool { return true })
}
