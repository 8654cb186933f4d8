package solver

// unfolded is the game of a sum as one graph: its vertices are the positions that can be reached, 0 the first.
type unfolded struct {
	graph *Graph
	index map[string]int32 // by the key of a position
}

// unfold finds the positions breadth first. It is for graphs without sum vertices: there the number of chips does not
// grow, so that there are finitely many. The error is the context's or errBound.
func (r *rules) unfold(first position, b *budget) (unfolded, error) {
	u := unfolded{index: map[string]int32{first.key(): 0}}
	positions := []position{first}
	var arcs []Arc
	for i := 0; i < len(positions); i++ {
		p := positions[i]
		if err := b.keep(4*len(p.key()) + 24*len(p)); err != nil {
			return u, err
		}
		moves := r.moves(p)
		for next, ok := moves.next(); ok; next, ok = moves.next() {
			if err := b.look(max(len(moves.chips), len(p))); err != nil {
				return u, err
			}
			key := next.key()
			to, seen := u.index[key]
			if !seen {
				to = int32(len(positions))
				u.index[key] = to
				positions = append(positions, next)
			}
			b.bytes += 48 // an arc, and what the graph keeps of it there and back
			arcs = append(arcs, Arc{int32(i), to})
		}
		positions[i] = nil
	}
	u.graph = NewGraph(len(positions), nil, arcs)
	return u, nil
}
