package solver

// single lists the moves of one chip to P positions, by what the theory knows of the chips that stay. Linear time but
// for adding equal chips.
func (t theory) single(g *Graph, kinds []kind, p position) []Move {
	after := make([]kind, len(p)+1) // the kind of the stacks from here on
	after[len(p)] = t.none
	for i := len(p) - 1; i >= 0; i-- {
		after[i] = t.sum(t.times(kinds[p[i].Vertex], p[i].Count), after[i+1])
	}
	var moves []Move
	before := t.none
	for i, s := range p {
		rest := t.sum(before, t.sum(t.times(kinds[s.Vertex], s.Count-1), after[i+1]))
		for _, w := range g.Options(s.Vertex) {
			if t.outcome(t.sum(rest, kinds[w])) == P {
				moves = append(moves, Move{s.Vertex, w})
			}
		}
		before = t.sum(before, t.times(kinds[s.Vertex], s.Count))
	}
	return moves
}

// singles lists the moves of one chip to positions of an outcome that a judge finds.
func (r *rules) singles(p position, wanted Outcome, judge judge) ([]Move, error) {
	var moves []Move
	for _, s := range p {
		for _, w := range r.g.Options(s.Vertex) {
			o, err := judge(r.moved(p, s.Vertex, r.effect(w)))
			if err != nil {
				return nil, err
			}
			if o == wanted {
				moves = append(moves, Move{s.Vertex, w})
			}
		}
	}
	return moves, nil
}

// judge finds the outcome of a position.
type judge func(position) (Outcome, error)
