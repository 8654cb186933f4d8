package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestValuesByName(t *testing.T) {
	for _, row := range []struct{ what, board, want string }{
		{"nothing", "", ""},
		{"a terminal", "a:", "a=0"},
		{"the school board", school, "B=1 A=0 C=2 E=1 F=0 D=3"},
		{"a gap is filled by nothing larger", "v: a b\na: z\nb: z a", "v=0 a=1 b=2 z=0"},
		{"a split is the NimSum", "v: +s\n+s: a b\na: z\nb: z a", "v=0 +s=3 a=1 b=2 z=0"},
		{"a target met twice cancels", "v: +s\n+s: a a\na: z", "v=1 +s=0 a=1 z=0"},
		{"a split without targets takes the chip off", "v: +s\n+s:", "v=1 +s=0"},
		{"a split that nobody uses", "+s: a\na: z", "+s=1 a=1 z=0"},
		{"a split into a split", "v: +s\n+s: +t a\n+t: a b\na: z\nb: z a", "v=0 +s=2 +t=3 a=1 b=2 z=0"},
		{"parallel arcs are one option", "v: a a z\na: z", "v=2 a=1 z=0"},
	} {
		g := named(row.board)
		x, err := g.Values()
		if got := g.values(x); got != row.want || err != nil {
			t.Errorf("%s: %s (%v), want %s", row.what, got, err, row.want)
		}
	}
}

func TestValuesAreTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 2000 {
		n := 1 + r.IntN(40)
		g := shape{vertices: n, arcs: r.IntN(8 * n), sums: r.IntN(n+1) * (i % 2) / 2}.random(r)
		x, err := g.Values()
		if err != nil {
			t.Fatal(err)
		}
		known := map[int32]int{}
		for v := range int32(n) {
			got, ok := x.At(v)
			if want := byHand(g, v, known); got != want || !ok {
				t.Fatalf("%v: vertex %d is %d, want %d", g, v, got, want)
			}
		}
	}
}

// A Nim heap has the largest values that a number of arcs can make, so it tries every width and both ways to a mex.
func TestValuesOfNimHeaps(t *testing.T) {
	for _, n := range []int{2, 63, 64, 65, 66, 253, 254, 255, 256, 300, 1000} {
		var arcs []Arc
		for v := range int32(n) {
			for w := range v {
				arcs = append(arcs, Arc{v, w})
			}
		}
		x, err := NewGraph(n, nil, arcs).Values()
		if err != nil || x.Len() != n {
			t.Fatal(err, x.Len())
		}
		for v := range int32(n) {
			if got, _ := x.At(v); got != int(v) {
				t.Fatalf("heap %d of %d is %d", v, n, got)
			}
		}
		if (x.narrow != nil) != (n <= 253) || x.widest != nil {
			t.Errorf("%d heaps: not the narrowest values", n)
		}
	}
}

// Heaps up to 200 fit into a byte, their NimSums up to 255 do not beside the marks.
func TestValuesOfSumsBeyondTheMexes(t *testing.T) {
	const most, split, last = 200, 201, 202
	arcs := []Arc{{split, 127}, {split, 128}, {last, split}, {last, 0}}
	for v := range int32(most + 1) {
		for w := range v {
			arcs = append(arcs, Arc{v, w})
		}
	}
	x, err := NewGraph(last+1, []int32{split}, arcs).Values()
	if err != nil || at(x, split) != 255 || at(x, last) != 1 || at(x, most) != most {
		t.Error(at(x, split), at(x, last), at(x, most), err)
	}
}

// Sums of 2^k make every number below 2^17 with few arcs; a vertex with all of them as options is 2^17.
func TestValuesBeyondSixteenBits(t *testing.T) {
	const digits = 17
	var arcs []Arc
	var sums []int32
	// Vertex m, 1 <= m <= 2^17, is m's Nim heap; sum vertex 2^17+m is the sum of the heaps of m's digits.
	const top = 1 << digits
	for m := range int32(top) {
		sums = append(sums, top+1+m)
		for d := range digits {
			if m>>d&1 != 0 {
				arcs = append(arcs, Arc{top + 1 + m, 1 << d})
			}
		}
	}
	for d := range digits + 1 {
		for m := range int32(1) << d {
			arcs = append(arcs, Arc{1 << d, top + 1 + m})
		}
	}
	x, err := NewGraph(2*top+1, sums, arcs).Values()
	if got, _ := x.At(top); err != nil || got != top || x.widest == nil {
		t.Fatalf("%d (%v), want %d", got, err, top)
	}
}

func TestValuesOfALongChain(t *testing.T) {
	const n = 1_000_000
	var arcs []Arc
	for v := range int32(n - 1) {
		arcs = append(arcs, Arc{v, v + 1})
	}
	x, err := NewGraph(n, nil, arcs).Values()
	if first, _ := x.At(0); err != nil || first != 1 {
		t.Fatalf("the first of an even chain is %d (%v)", first, err)
	}
	_, err = NewGraph(n, nil, append(arcs, Arc{n - 1, 7})).Values()
	cycle, ok := err.(*CycleError)
	if !ok || len(cycle.Cycle) != n-7 || cycle.Cycle[0] != 7 {
		t.Fatalf("%v", err)
	}
}

// Sweeps leave most of a long chain that is numbered at random.
func TestValuesOfAShuffledChain(t *testing.T) {
	const n = 300_000
	number := rand.New(rand.NewPCG(23, 24)).Perm(n)
	var arcs []Arc
	for i := range n - 1 {
		arcs = append(arcs, Arc{int32(number[i]), int32(number[i+1])})
	}
	g := NewGraph(n, nil, arcs)
	x, err := g.Values()
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range number {
		if got := at(x, int32(v)); got != (n-1-i)%2 {
			t.Fatalf("%d arcs from the end: %d", n-1-i, got)
		}
	}
	s := newValuing[uint8](g)
	if rest := s.sweep(); len(rest) < n/2 {
		t.Errorf("this tries little: only %d left to descend from", len(rest))
	}
}

func TestDescendingIsSweeping(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 26))
	for range 500 {
		n := 1 + r.IntN(40)
		g := shape{vertices: n, arcs: r.IntN(5 * n), sums: r.IntN(n+1) / 3}.random(r)
		sweep, descend := newValuing[uint8](g), newValuing[uint8](g)
		all := sweep.all()
		for list := sweep.all(); len(list) > 0; {
			list = sweep.pass(list)
		}
		if cyclic := descend.descend(all); cyclic || !slices.Equal(sweep.x, descend.x) {
			t.Fatalf("%v: %v by sweeps, %v by descending", g, sweep.x, descend.x)
		}
	}
}

func TestMex(t *testing.T) {
	for _, row := range []struct {
		set  []int
		want int
	}{
		{nil, 0},
		{[]int{0}, 1},
		{[]int{1}, 0},
		{[]int{0, 1, 1, 0}, 2},
		{[]int{3, 1, 0}, 2},
		{[]int{2, 1, 0}, 3},
		{[]int{-1, 0, 1 << 40}, 1},
	} {
		if got := Mex(row.set); got != row.want {
			t.Errorf("mex of %v is %d, want %d", row.set, got, row.want)
		}
	}
}

func TestNimSum(t *testing.T) {
	if got := NimSum(); got != 0 {
		t.Error("of nothing", got)
	}
	if got := NimSum(1, 3, 1); got != 3 {
		t.Error("1 xor 3 xor 1", got)
	}
}

func TestCycle(t *testing.T) {
	for _, row := range []struct{ what, board, cycle, values string }{
		{"a loop", "a: a b", "a", "a=? b=0"},
		{"the tail is not told", "a: b\nb: c\nc: d\nd: b", "b c d", "a=? b=? c=? d=?"},
		{"the rest is valued", "x: y\na: x b\nb: c\nc: a y\ny: z", "a b c", "x=0 y=1 a=? b=? c=? z=0"},
		{"from the least vertex", "p: z y\nz:\na: b\ny: b\nb: a", "a b", "p=? z=0 y=? a=? b=?"},
		{"through a split", "a: +s\n+s: z a\nz:", "a +s", "a=? +s=? z=0"},
		{"above the cycle", "t: a z\na: b\nb: a\nz:", "a b", "t=? a=? z=0 b=?"},
	} {
		g := named(row.board)
		x, err := g.Values()
		e, ok := err.(*CycleError)
		if !ok {
			t.Errorf("%s: error %v", row.what, err)
			continue
		}
		if got := g.list(e.Cycle); got != row.cycle {
			t.Errorf("%s: cycle %s, want %s", row.what, got, row.cycle)
		}
		if got := g.values(x); got != row.values {
			t.Errorf("%s: %s, want %s", row.what, got, row.values)
		}
	}
}

func TestCycleErrorText(t *testing.T) {
	e := &CycleError{[]int32{3, 4}}
	if got := e.Error(); got != "play need not end: the graph has the cycle 3 -> 4 -> 3; take away one of its arcs" {
		t.Error(got)
	}
}

func TestCyclicGraphs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	cyclic := 0
	for i := range 2000 {
		n := 1 + r.IntN(12)
		g := shape{vertices: n, arcs: r.IntN(2*n + 1), sums: r.IntN(n+1) * (i % 2) / 2, cyclic: true}.random(r)
		x, err := g.Values()
		can := reachesCycle(g)
		if (err != nil) != slices.Contains(can, true) {
			t.Fatalf("%v: error %v", g, err)
		}
		known := map[int32]int{}
		for v := range int32(n) {
			got, ok := x.At(v)
			if ok == can[v] || ok && got != byHand(g, v, known) {
				t.Fatalf("%v: vertex %d is %d, %v", g, v, got, ok)
			}
		}
		if err == nil {
			continue
		}
		cyclic++
		ring := err.(*CycleError).Cycle
		for i, v := range ring {
			next := ring[(i+1)%len(ring)]
			if !slices.Contains(g.Options(v), next) || slices.Contains(ring[:i], v) || v < ring[0] {
				t.Fatalf("%v: %v is no cycle from its least vertex", g, ring)
			}
		}
	}
	if cyclic < 200 {
		t.Errorf("only %d cyclic graphs", cyclic)
	}
}
