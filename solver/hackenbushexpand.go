package solver

import (
	"context"
	"fmt"
)

// MostExpanded is up to how many positions a board of Green Hackenbush is expanded to its game graph.
const MostExpanded = 2_000

// CrowdError says that a board has too many positions to be expanded.
type CrowdError struct {
	Limit    int     // positions allowed
	Estimate float64 // a bound on how many there are: the sets of edges; infinite beyond all numbers
}

func (e *CrowdError) Error() string {
	return fmt.Sprintf("not expanded: the game graph may have up to %d positions, and of this board there may be %s; try fewer edges", e.Limit, e.about())
}

// Fault is the key of the error's sentence in the reader's language, and the bound and the estimate.
func (e *CrowdError) Fault() (key string, args []any) {
	return "hackenbush.expand", []any{e.Limit, e.about()}
}

func (e *CrowdError) about() string { return (&TooBigError{Estimate: e.Estimate}).about() }

// Expand is the game graph of the board: the options of a position are what single cuts leave. Vertex i stands for
// left[i], the edges that still hang on the ground, ascending; vertex 0 is the board as it is. A board with more than
// most positions gives a *CrowdError. Time: the positions, times the square of the edges. The other error is the
// context's.
func (h *Hackenbush) Expand(ctx context.Context, most int) (g *Graph, left [][]int32, err error) {
	var arcs []Arc
	left, err = h.positions(ctx, most, func(from, to int32) { arcs = append(arcs, Arc{from, to}) })
	if err != nil {
		return nil, nil, err
	}
	return NewGraph(len(left), nil, arcs), left, nil
}

// Positions counts the positions that the board can come to, itself too: those that Expand makes. Beyond most it stops,
// and all is false. The error is the context's.
func (h *Hackenbush) Positions(ctx context.Context, most int) (count int, all bool, err error) {
	left, err := h.positions(ctx, most, func(int32, int32) {})
	if _, tooMany := err.(*CrowdError); tooMany {
		return most, false, nil
	}
	return len(left), err == nil, err
}

// positions finds what can be left, breadth first, and tells each move.
func (h *Hackenbush) positions(ctx context.Context, most int, move func(from, to int32)) ([][]int32, error) {
	s := newHanging(h)
	index := map[string]int32{}
	var left [][]int32
	find := func() (int32, bool) {
		s.search()
		set, edges := s.hang()
		at, known := index[string(set)]
		if !known {
			at = int32(len(left))
			index[string(set)] = at
			left = append(left, edges)
		}
		return at, len(left) <= most
	}
	tooMany := &CrowdError{Limit: most, Estimate: setsOf(len(h.links))}
	if _, fits := find(); !fits || len(left[0])+1 > most { // each cut leaves another position
		return nil, tooMany
	}
	for i := 0; i < len(left); i++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		for e := range s.gone {
			s.gone[e] = true
		}
		for _, e := range left[i] {
			s.gone[e] = false
		}
		for _, e := range left[i] {
			s.gone[e] = true
			to, fits := find()
			s.gone[e] = false
			if !fits {
				return nil, tooMany
			}
			move(int32(i), to)
		}
	}
	return left, nil
}

// hang is the edges that a search has found to hang on the ground.
func (s *hanging) hang() (edgeSet, []int32) {
	set, edges := newEdgeSet(len(s.links)), []int32{}
	for i, l := range s.links {
		if e := int32(i); !s.gone[e] && s.place[l.A] >= 0 {
			set.put(e)
			edges = append(edges, e)
		}
	}
	return set, edges
}
