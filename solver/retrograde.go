package solver

import "context"

// Endings are the outcome of every vertex when one chip moves alone, and its remoteness: the number of moves left when
// the winner hurries and the loser delays; -1 for D. A graph may have cycles, but no sum vertices.
type Endings struct {
	Outcomes   []Outcome
	Remoteness []int32
}

// retrograde finds them backwards from the ended positions, breadth first, so that the first P option found is the
// nearest and the last N option found the farthest; what is never reached is D. Linear time. (Smith 1966; Fraenkel and
// Perl 1975; Winning Ways ch. 12.) The error is the context's.
func retrograde(ctx context.Context, g *Graph, play Play) (Endings, error) {
	return retrogradeTold(ctx, g, play, func(Endings, int32, int32) bool { return true })
}

// retrogradeTold tells of each vertex when it is found, and through which option (-1: it is a terminal), for as long as
// the listener wants to hear; what is D is not told.
func retrogradeTold(ctx context.Context, g *Graph, play Play, tell func(e Endings, v, option int32) bool) (Endings, error) {
	n := g.Len()
	e := Endings{make([]Outcome, n), unknowns(n)}
	q := newQueue(g)            // for the arcs turned round, and how many options are left
	settled := []int32(q.ready) // in the order in which they are: by remoteness
	for _, v := range settled {
		e.Outcomes[v], e.Remoteness[v] = play.over(), 0
		if !tell(e, v, -1) {
			return e, nil
		}
	}
	for i := 0; i < len(settled); i++ {
		if i%4096 == 0 {
			if err := ctx.Err(); err != nil {
				return e, err
			}
		}
		w := settled[i]
		for _, v := range q.before.Options(w) {
			q.waiting[v]--
			switch {
			case e.Outcomes[v] != Unknown:
				continue
			case e.Outcomes[w] == P:
				e.Outcomes[v] = N
			case q.waiting[v] == 0:
				e.Outcomes[v] = P
			default:
				continue
			}
			e.Remoteness[v] = 1 + e.Remoteness[w]
			settled = append(settled, v)
			if !tell(e, v, w) {
				return e, nil
			}
		}
	}
	for v, o := range e.Outcomes {
		if o == Unknown {
			e.Outcomes[v] = D
		}
	}
	return e, nil
}
