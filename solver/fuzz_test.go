package solver

import (
	"slices"
	"testing"
)

// read makes a graph and chips of any bytes: vertices, sum vertices, chips, then arcs two bytes each.
func read(data []byte) (*Graph, []Stack) {
	if len(data) < 3 || data[0] == 0 {
		return &Graph{}, nil
	}
	n, sums, chips := int(data[0]), int(data[1]), int(data[2])
	data = data[3:]
	vertices := func(count int) (list []int32) {
		for ; count > 0 && len(data) > 0; count-- {
			list = append(list, int32(data[0])%int32(n))
			data = data[1:]
		}
		return list
	}
	sumVertices := vertices(sums)
	var stacks []Stack
	for i, v := range vertices(chips) {
		stacks = append(stacks, Stack{v, i})
	}
	var arcs []Arc
	for ends := vertices(len(data)); len(ends) > 1; ends = ends[2:] {
		arcs = append(arcs, Arc{ends[0], ends[1]})
	}
	return NewGraph(n, sumVertices, arcs), stacks
}

// On any graph nothing panics, a vertex has a value or can reach a cycle, and steps and answer agree.
func FuzzSolve(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{6, 0, 3, 0, 5, 2, 0, 1, 2, 1, 2, 0, 3, 1, 4, 2, 4, 3, 5, 0, 5, 2, 5, 4})
	f.Add([]byte{4, 1, 1, 1, 0, 0, 1, 1, 2, 1, 3, 2, 3})
	f.Add([]byte{3, 0, 1, 0, 0, 1, 1, 0, 2, 2})
	f.Fuzz(func(t *testing.T, data []byte) {
		g, chips := read(data)
		a, err := Solve(t.Context(), Problem{Graph: g, Chips: chips})
		if err != nil {
			t.Fatal(err)
		}
		s := NewTrace(Answer{Graph: g, Chips: chips}).At(1 << 30)
		endless := slices.Contains(s.Values, -1)
		if endless != (len(a.Cycle) > 0) || a.Known != (s.Verdict != Unknown) || a.Outcome != s.Verdict {
			t.Fatalf("answer %+v, steps %+v", a, s)
		}
		for v, value := range s.Values {
			if got, ok := a.Values.At(int32(v)); ok != (value >= 0) || ok && got != int(value) {
				t.Fatalf("vertex %d is %d, %v; in the steps %d", v, got, ok, value)
			}
		}
		if a.MoveCount() != len(a.Moves()) || a.MoveCount() > len(a.Winning) {
			t.Fatalf("%d moves counted, %d listed, %d ways", a.MoveCount(), len(a.Moves()), len(a.Winning))
		}
	})
}
