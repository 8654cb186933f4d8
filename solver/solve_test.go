package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestSolve(t *testing.T) {
	for _, row := range []struct {
		what, board, chips string
		want               string // NimSum, outcome, winning moves
	}{
		{"the school board", school, "B D E", "3 N D>F"},
		{"no chips", school, "", "0 P "},
		{"chips on terminals", school, "A A", "0 P "},
		{"equal chips cancel", school, "D D", "0 P "},
		{"from a chip of value 0, to a larger value", "v: a\na: z\nw: z", "v w", "1 N v>a w>z"},
		{"all winning moves", "v: a b c\nw: c\nc: z", "v", "2 N v>a v>b"},
		{"moves from every chip", "u: z\nv: z\nw: z", "u v w", "1 N u>z v>z w>z"},
		{"a chip that leaves", "v: +s\n+s:", "v", "1 N v>"},
		{"through a split", "v: +s w\n+s: a a\na: z\nw: z", "v", "2 N v>a&a"},
		{"a split into one is a plain move", "v: +s a\n+s: a\na:", "v", "1 N v>a"},
		{"splits with the same targets are one move", "v: +s +t\n+s: a b\n+t: b a\na: z\nb: z", "v", "1 N v>a&b"},
		{"moves by targets", "v: c +s b +e\n+s: b b\n+e:\nb:\nc:", "v", "1 N v> v>c v>b v>b&b"},
	} {
		g := named(row.board)
		a, err := Solve(t.Context(), Problem{Graph: g.Graph, Chips: g.chips(row.chips)})
		if err != nil || !a.Known {
			t.Errorf("%s: %v", row.what, err)
		}
		got := fmt.Sprint(a.Sum, a.Outcome, " ", g.moves(a.Moves()))
		if got != row.want {
			t.Errorf("%s: %q, want %q", row.what, got, row.want)
		}
	}
}

func TestSolveManyChips(t *testing.T) {
	g := named(school)
	stacks := []Stack{{g.number("D"), 400_000}, {g.number("B"), 1}, {g.number("D"), 599_999}}
	a, err := Solve(t.Context(), Problem{Graph: g.Graph, Chips: stacks})
	if err != nil || a.Sum != 2 || g.moves(a.Moves()) != "D>B" {
		t.Error(a.Sum, g.moves(a.Moves()), err)
	}
	if want := []Stack{{g.number("B"), 1}, {g.number("D"), 999_999}}; !slices.Equal(a.Chips, want) {
		t.Error("chips are listed by vertex:", a.Chips)
	}
	if stacks[2].Count != 599_999 || stacks[0].Vertex != g.number("D") {
		t.Error("the chips given were changed:", stacks)
	}
}

func TestSolveEmptyStack(t *testing.T) {
	g := named(school)
	a, _ := Solve(t.Context(), Problem{Graph: g.Graph, Chips: []Stack{{g.number("D"), 0}, {g.number("B"), 1}}})
	if a.Sum != 1 || g.moves(a.Moves()) != "B>A" || len(a.Chips) != 1 {
		t.Error("an empty stack is no chip:", a.Sum, g.moves(a.Moves()), a.Chips)
	}
}

func TestSolveBesideACycle(t *testing.T) {
	g := named("a: b\nb: a\nt: a z\nx: z\ny: z x\nz:")
	a, err := Solve(t.Context(), Problem{Graph: g.Graph, Chips: g.chips("x y")})
	if err != nil || !a.Known || a.Sum != 3 || g.moves(a.Moves()) != "y>x" || g.list(a.Cycle) != "a b" {
		t.Error(a, err)
	}
	a, err = Solve(t.Context(), Problem{Graph: g.Graph, Chips: g.chips("x t")})
	if err != nil || a.Known || a.Outcome != Unknown || a.Winning != nil {
		t.Error("a chip that may go on for ever:", a, err)
	}
	for v, name := range g.names {
		endless := name == "a" || name == "b" || name == "t"
		if a.Endless(int32(v)) != endless || (a.Vertex(int32(v)) == Unknown) != endless {
			t.Errorf("%s: endless %v, outcome %v", name, a.Endless(int32(v)), a.Vertex(int32(v)))
		}
	}
}

func TestOutcomeOfAVertex(t *testing.T) {
	g := named("v: +s\n+s: a\na: z")
	a, _ := Solve(t.Context(), Problem{Graph: g.Graph, Chips: nil})
	for name, want := range map[string]Outcome{"v": P, "+s": Unknown, "a": N, "z": P} {
		if got := a.Vertex(g.number(name)); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if got := (Answer{}).Vertex(0); got != Unknown {
		t.Error("of an empty answer:", got)
	}
}

// beside is two graphs next to each other: the vertices of h follow those of g.
func beside(g, h *Graph) *Graph {
	var arcs []Arc
	var sums []int32
	offset := int32(0)
	for _, part := range []*Graph{g, h} {
		for v := range int32(part.Len()) {
			if part.IsSum(v) {
				sums = append(sums, offset+v)
			}
			for _, w := range part.Options(v) {
				arcs = append(arcs, Arc{offset + v, offset + w})
			}
		}
		offset += int32(part.Len())
	}
	return NewGraph(int(offset), sums, arcs)
}

// product is the graph of two chips, one on g, one on h, without sum vertices: vertex (v, w) is v*h.Len()+w.
func product(g, h *Graph) *Graph {
	n := int32(h.Len())
	var arcs []Arc
	for v := range int32(g.Len()) {
		for w := range n {
			for _, o := range g.Options(v) {
				arcs = append(arcs, Arc{v*n + w, o*n + w})
			}
			for _, o := range h.Options(w) {
				arcs = append(arcs, Arc{v*n + w, v*n + o})
			}
		}
	}
	return NewGraph(g.Len()*h.Len(), nil, arcs)
}

// The theorem of Sprague and Grundy: the value of a sum, played as one game, is the NimSum of the values.
func TestValueOfASumIsTheNimSum(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 200 {
		n, m := 1+r.IntN(10), 1+r.IntN(10)
		g, h := shape{vertices: n, arcs: r.IntN(4 * n)}.random(r), shape{vertices: m, arcs: r.IntN(4 * m)}.random(r)
		x, _ := g.Values()
		y, _ := h.Values()
		both, _ := product(g, h).Values()
		for v := range int32(n) {
			for w := range int32(m) {
				if got, want := at(both, v*int32(m)+w), NimSum(at(x, v), at(y, w)); got != want {
					t.Fatalf("%v and %v: (%d, %d) is %d, want %d", g, h, v, w, got, want)
				}
				a, _ := Solve(t.Context(), Problem{Graph: beside(g, h), Chips: []Stack{{v, 1}, {int32(n) + w, 1}}})
				if a.Sum != at(both, v*int32(m)+w) || (a.Outcome == P) != (a.Sum == 0) {
					t.Fatalf("%v and %v: chips on %d, %d: %d, %v", g, h, v, w, a.Sum, a.Outcome)
				}
			}
		}
	}
}

func TestMirroredSumsAreP(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 300 {
		n := 1 + r.IntN(20)
		g := splitBoard(r, n+1, r.IntN(5))
		var chips []Stack
		for range r.IntN(6) {
			v, count := int32(r.IntN(n+1)), 1+r.IntN(3)
			chips = append(chips, Stack{v, count}, Stack{v + int32(g.Len()), count})
		}
		a, err := Solve(t.Context(), Problem{Graph: beside(g, g), Chips: chips})
		if err != nil || a.Outcome != P || len(a.Winning) != 0 {
			t.Fatalf("%v twice with %v: %v", g, chips, a.Outcome)
		}
	}
}
