package solver

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// cutting is Green Hackenbush itself on a board of a few edges: sets of edges, cut and let fall. It knows no theory.
type cutting struct {
	ground []int32
	links  []Link
	values map[uint]int
	wins   map[uint]bool // misère: by what hangs, the next player wins
}

func newCutting(ground []int32, links []Link) *cutting {
	return &cutting{ground: ground, links: links, values: map[uint]int{}, wins: map[uint]bool{}}
}

// hanging is what of some edges is joined to the ground.
func (c *cutting) hanging(edges uint) uint {
	joined := map[int32]bool{}
	for _, v := range c.ground {
		joined[v] = true
	}
	hanging := uint(0)
	for grew := true; grew; {
		grew = false
		for e, l := range c.links {
			if bit := uint(1) << e; edges&bit != 0 && hanging&bit == 0 && (joined[l.A] || joined[l.B]) {
				hanging |= bit
				joined[l.A], joined[l.B] = true, true
				grew = true
			}
		}
	}
	return hanging
}

func (c *cutting) all() uint { return c.hanging(1<<len(c.links) - 1) }

// cuts hands out each edge of what hangs and what its cut leaves.
func (c *cutting) cuts(edges uint) func(func(int32, uint) bool) {
	return func(yield func(int32, uint) bool) {
		for e := range c.links {
			if bit := uint(1) << e; edges&bit != 0 && !yield(int32(e), c.hanging(edges&^bit)) {
				return
			}
		}
	}
}

func (c *cutting) value(edges uint) int {
	if value, known := c.values[edges]; known {
		return value
	}
	var options []int
	for _, left := range c.cuts(edges) {
		options = append(options, c.value(left))
	}
	value := 0
	for slices.Contains(options, value) {
		value++
	}
	c.values[edges] = value
	return value
}

// misere tells whether the next player wins when who cannot cut wins.
func (c *cutting) misere(edges uint) bool {
	if wins, known := c.wins[edges]; known {
		return wins
	}
	wins := edges == 0
	for _, left := range c.cuts(edges) {
		wins = wins || !c.misere(left)
	}
	c.wins[edges] = wins
	return wins
}

// winning lists the edges whose cut wins.
func (c *cutting) winning(play Play) []int32 {
	var list []int32
	for e, left := range c.cuts(c.all()) {
		if play == Normal && c.value(left) == 0 || play == Misere && !c.misere(left) {
			list = append(list, e)
		}
	}
	return list
}

// randomBoard has rings, parallel edges, loops and sometimes several ground vertices or parts that have fallen.
func randomBoard(r *rand.Rand, edges int) (n int, ground []int32, links []Link) {
	n = 1 + r.IntN(edges+1)
	for range 1 + r.IntN(2) {
		ground = append(ground, int32(r.IntN(n)))
	}
	for range r.IntN(edges + 1) {
		links = append(links, Link{int32(r.IntN(n)), int32(r.IntN(n))})
	}
	return n, ground, links
}

// randomTree has a vertex more than edges, numbered at random.
func randomTree(r *rand.Rand, edges int) (n int, ground []int32, links []Link) {
	number := r.Perm(edges + 1)
	for v := 1; v <= edges; v++ {
		l := Link{int32(number[v]), int32(number[r.IntN(v)])}
		if r.IntN(2) == 0 {
			l.A, l.B = l.B, l.A
		}
		links = append(links, l)
	}
	r.Shuffle(len(links), func(i, j int) { links[i], links[j] = links[j], links[i] })
	return edges + 1, []int32{int32(number[0])}, links
}

func solveBoard(t *testing.T, h *Hackenbush, play Play) HackenbushAnswer {
	t.Helper()
	a, err := h.Solve(t.Context(), play, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestFusionIsPlay holds values and winning edges against play.
func TestFusionIsPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	rings := 0
	for range 10_000 {
		n, ground, links := randomBoard(r, 9)
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		a := solveBoard(t, h, Normal)
		value := play.value(play.all())
		if a.Value != value || h.Value() != value || (a.Outcome == P) != (value == 0) || (a.Outcome == N) != (value != 0) {
			t.Fatalf("%d vertices, ground %v, edges %v: %+v, want %d", n, ground, links, a, value)
		}
		if want := play.winning(Normal); !slices.Equal(a.Winning, want) || !a.Listed {
			t.Fatalf("%d vertices, ground %v, edges %v: winning %v, want %v", n, ground, links, a.Winning, want)
		}
		if a.Rings {
			rings++
		}
	}
	if rings < 3000 {
		t.Errorf("only %d boards with rings", rings)
	}
}

func TestMisereHackenbushIsPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	rings, differs := 0, 0
	for range 4000 {
		n, ground, links := randomBoard(r, 9)
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		a := solveBoard(t, h, Misere)
		wins := play.misere(play.all())
		if (a.Outcome == N) != wins || (a.Outcome == P) == wins || a.Value != play.value(play.all()) {
			t.Fatalf("%d vertices, ground %v, edges %v: %+v, but the next player wins is %v", n, ground, links, a, wins)
		}
		if want := play.winning(Misere); !slices.Equal(a.Winning, want) || !a.Listed {
			t.Fatalf("%d vertices, ground %v, edges %v: winning %v, want %v", n, ground, links, a.Winning, want)
		}
		if a.Rings {
			rings++
		}
		if a.Rings && wins != (a.Value == 0) && wins != (a.Value > 1) {
			differs++
		}
	}
	if rings < 1000 || differs == 0 {
		t.Errorf("%d boards with rings, of which %d do not go by their value", rings, differs)
	}
}

func TestTreesArePlay(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 36))
	for range 600 {
		n, ground, links := randomTree(r, 1+r.IntN(11))
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		for _, p := range []Play{Normal, Misere} {
			a := solveBoard(t, h, p)
			wins := play.value(play.all()) != 0
			if p == Misere {
				wins = play.misere(play.all())
			}
			if (a.Outcome == N) != wins || a.Rings || !slices.Equal(a.Winning, play.winning(p)) {
				t.Fatalf("%v, ground %v, edges %v: %+v, want %v by %v", p, ground, links, a, wins, play.winning(p))
			}
		}
	}
}

// TestColon values larger trees by the colon principle, by recursion.
func TestColon(t *testing.T) {
	r := rand.New(rand.NewPCG(37, 38))
	for range 50 {
		n, ground, links := randomTree(r, 300)
		beside := make([][]int32, n)
		for _, l := range links {
			beside[l.A] = append(beside[l.A], l.B)
			beside[l.B] = append(beside[l.B], l.A)
		}
		var colon func(v, from int32) int
		colon = func(v, from int32) int {
			value := 0
			for _, w := range beside[v] {
				if w != from {
					value ^= 1 + colon(w, v)
				}
			}
			return value
		}
		if got, want := NewHackenbush(n, ground, links).Value(), colon(ground[0], -1); got != want {
			t.Fatalf("%d, want %d", got, want)
		}
	}
}

// TestRingEdges cuts every edge of larger boards and values the whole board again.
func TestRingEdges(t *testing.T) {
	r := rand.New(rand.NewPCG(39, 40))
	for range 200 {
		n := 2 + r.IntN(30)
		var links []Link
		for range n + r.IntN(n) {
			links = append(links, Link{int32(r.IntN(n)), int32(r.IntN(n))})
		}
		a := solveBoard(t, NewHackenbush(n, []int32{0}, links), Normal)
		var want []int32
		_, hang := a.Board.Falls()
		if hang != nil {
			t.Fatalf("without a cut %v fall", hang)
		}
		for e := range links {
			left := NewHackenbush(n, []int32{0}, slices.Delete(slices.Clone(links), e, e+1))
			if _, falls := a.Board.Falls(int32(e)); falls != nil && left.Value() == 0 {
				want = append(want, int32(e))
			}
		}
		if !slices.Equal(a.Winning, want) {
			t.Fatalf("%d vertices, edges %v: winning %v, want %v", n, links, a.Winning, want)
		}
	}
}

// path is edges from vertex 0 through the vertices given, which are new ones.
func path(from int32, vertices ...int32) []Link {
	var links []Link
	for _, v := range vertices {
		links = append(links, Link{from, v})
		from = v
	}
	return links
}

// TestHackenbushPublished has examples from books and contests.
func TestHackenbushPublished(t *testing.T) {
	rows := []struct {
		name   string
		n      int
		ground []int32
		links  []Link
		value  int
		misere Outcome
	}{
		{"nothing", 0, nil, nil, 0, N},
		{"ground alone", 1, []int32{0}, nil, 0, N},
		{"a loop is one edge", 1, []int32{0}, path(0, 0), 1, P},
		{"an edge between two ground vertices is a loop", 2, []int32{0, 1}, path(0, 1), 1, P},
		{"two parallel edges are a ring", 2, []int32{0}, []Link{{0, 1}, {1, 0}}, 0, N},
		{"odd ring is one edge", 3, []int32{0}, path(0, 1, 2, 0), 1, P},
		{"ring of 4 is no heap in misère play", 4, []int32{0}, path(0, 1, 2, 3, 0), 0, P},
		{"ring of 5", 5, []int32{0}, path(0, 1, 2, 3, 4, 0), 1, N},
		{"ring of 6", 6, []int32{0}, path(0, 1, 2, 3, 4, 5, 0), 0, P},
		{"stalk of 4 (Ferguson I.6)", 5, []int32{0}, path(0, 1, 2, 3, 4), 4, N},
		{"stalks 1 2 3", 7, []int32{0}, slices.Concat(path(0, 1), path(0, 2, 3), path(0, 4, 5, 6)), 0, P},
		{"two stalks of 2: P in misère play", 5, []int32{0}, slices.Concat(path(0, 1, 2), path(0, 3, 4)), 0, P},
		{"AtCoder AGC 017 D, first sample", 5, []int32{0}, []Link{{0, 1}, {1, 2}, {1, 3}, {3, 4}}, 4, N},
		{"AtCoder AGC 017 D, second sample", 5, []int32{0}, []Link{{0, 1}, {1, 2}, {2, 3}, {0, 4}}, 2, N},
		{"AtCoder AGC 017 D, third sample", 6, []int32{0}, []Link{{0, 1}, {1, 3}, {4, 0}, {5, 2}, {2, 1}}, 5, N},
		{"POJ 3710, Christmas Game: an edge, and a ring of 3 on an edge", 6, []int32{0, 2}, slices.Concat(path(0, 1), path(2, 3, 4, 5, 3)), 3, N},
		{"fallen parts count for nothing", 4, []int32{0}, []Link{{2, 3}, {0, 1}}, 1, P},
	}
	for _, row := range rows {
		h := NewHackenbush(row.n, row.ground, row.links)
		if got := solveBoard(t, h, Normal).Value; got != row.value {
			t.Errorf("%s: %d, want %d", row.name, got, row.value)
		}
		if got := solveBoard(t, h, Misere); got.Outcome != row.misere || got.Value != row.value {
			t.Errorf("%s in misère play: %+v, want %v", row.name, got, row.misere)
		}
	}
}

func TestFalls(t *testing.T) {
	// A ring 0-1-2 on the ground, a stalk 2-3-4 on it, and 5-6 fallen before.
	h := NewHackenbush(7, []int32{0}, append(path(0, 1, 2, 0), Link{2, 3}, Link{3, 4}, Link{5, 6}))
	rows := []struct{ cut, vertices, edges []int32 }{
		{nil, nil, nil},
		{[]int32{1}, nil, []int32{1}},
		{[]int32{3}, []int32{3, 4}, []int32{3, 4}},
		{[]int32{1, 2}, []int32{2, 3, 4}, []int32{1, 2, 3, 4}},
		{[]int32{5}, nil, nil},
	}
	for _, row := range rows {
		vertices, edges := h.Falls(row.cut...)
		if !slices.Equal(vertices, row.vertices) || !slices.Equal(edges, row.edges) {
			t.Errorf("cut %v: %v and %v fall, want %v and %v", row.cut, vertices, edges, row.vertices, row.edges)
		}
	}
}

func TestExpandAgrees(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	for range 500 {
		n, ground, links := randomBoard(r, 8)
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		g, left, err := h.Expand(t.Context(), MostExpanded)
		if err != nil {
			t.Fatal(err)
		}
		if count, all, err := h.Positions(t.Context(), MostExpanded); count != g.Len() || !all || err != nil {
			t.Fatalf("%d positions of %d", count, g.Len())
		}
		x, err := g.Values()
		if err != nil {
			t.Fatal(err)
		}
		for v, edges := range left {
			set := uint(0)
			for _, e := range edges {
				set |= 1 << e
			}
			if value, ok := x.At(int32(v)); !ok || value != play.value(set) || play.hanging(set) != set {
				t.Fatalf("edges %v of %v are worth %d, want %d", edges, links, value, play.value(set))
			}
			if options := len(g.Options(int32(v))); options != len(edges) {
				t.Fatalf("%d options of %d edges", options, len(edges))
			}
		}
		misere, err := Solve(t.Context(), Problem{Graph: g, Rule: Rule{Play: Misere}, Chips: []Stack{{0, 1}}})
		if a := solveBoard(t, h, Misere); err != nil || misere.Outcome != a.Outcome {
			t.Fatalf("misère %v, as a graph %v, %v", a.Outcome, misere.Outcome, err)
		}
	}
}

func TestExpandBound(t *testing.T) {
	h := NewHackenbush(11, []int32{0}, path(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) // 11 positions
	if _, left, err := h.Expand(t.Context(), 11); err != nil || len(left) != 11 {
		t.Errorf("%v, %v", left, err)
	}
	_, _, err := h.Expand(t.Context(), 10)
	if e := (*CrowdError)(nil); !errors.As(err, &e) || e.Limit != 10 || e.Estimate != 1024 {
		t.Errorf("%v", err)
	}
	if n, all, err := h.Positions(t.Context(), 10); n != 10 || all || err != nil {
		t.Errorf("%d, %v, %v", n, all, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := h.Expand(ctx, 100); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// TestMisereLarge has boards that no search of edge sets could play out.
func TestMisereLarge(t *testing.T) {
	var links []Link
	next := int32(1)
	ring := func(size int32) {
		first := next
		for i := int32(0); i < size-1; i++ {
			links = append(links, Link{next - 1, next})
			if i == 0 {
				links[len(links)-1].A = 0
			}
			next++
		}
		links = append(links, Link{next - 1, 0})
		_ = first
	}
	for range 10 {
		ring(5)
		ring(6)
	}
	tree := links
	for range 200 {
		tree = append(tree, Link{next - 1, next})
		next++
	}
	tree[len(links)].A = 0
	a := solveBoard(t, NewHackenbush(int(next), []int32{0}, tree), Misere)
	if a.Outcome == Unknown || !a.Rings || !a.Listed {
		t.Fatalf("%+v", a)
	}
	// Each winning cut leaves a P position and no other does.
	for e := range tree {
		_, falls := a.Board.Falls(int32(e))
		var left []Link
		for i, l := range tree {
			if !slices.Contains(falls, int32(i)) {
				left = append(left, l)
			}
		}
		after := solveBoard(t, NewHackenbush(int(next), []int32{0}, left), Misere)
		if (after.Outcome == P) != slices.Contains(a.Winning, int32(e)) {
			t.Fatalf("cut %d leaves %v, winning %v", e, after.Outcome, a.Winning)
		}
	}
}

func TestMisereBound(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	var links []Link
	for v := int32(1); v < 40; v++ {
		links = append(links, Link{v, int32(r.IntN(int(v)))}, Link{v, int32(r.IntN(int(v)))})
	}
	h := NewHackenbush(40, []int32{0}, links)
	told := 0.0
	a, err := h.Solve(t.Context(), Misere, Limits{States: 5000, Progress: func(p float64) {
		if p < told || p > 1 {
			t.Errorf("progress %v after %v", p, told)
		}
		told = p
	}})
	if err != nil || a.Outcome != Unknown || a.Undecided == nil || a.Listed || a.Winning != nil || told == 0 {
		t.Fatalf("%+v, %v, %v", a, err, told)
	}
	if a.Undecided.Limit != 5000 || a.Undecided.Estimate < 1e10 {
		t.Errorf("%v", a.Undecided)
	}
	if a.Value != NewHackenbush(40, []int32{0}, links).Value() {
		t.Error("the value is not told")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.Solve(ctx, Misere, Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := h.Solve(ctx, Normal, Limits{}); a.Value != 0 && !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// TestHackenbushManyEdges has more edges on a board with rings than winning ones are found for.
func TestHackenbushManyEdges(t *testing.T) {
	links := append(path(0, 1, 2, 0), Link{0, 3})
	for v := int32(3); len(links) <= MostRingEdges; v++ {
		links = append(links, Link{v, v + 1})
	}
	n := len(links) + 1
	for play, outcome := range []Outcome{N, N} {
		a, err := NewHackenbush(n, []int32{0}, links).Solve(t.Context(), Play(play), Limits{Bytes: 16 << 30, States: 1 << 30})
		if err != nil || a.Listed || a.Winning != nil {
			t.Errorf("%v: outcome %v, %d winning, %v", Play(play), a.Outcome, len(a.Winning), err)
		}
		if Play(play) == Normal && a.Outcome != outcome {
			t.Errorf("%v", a.Outcome)
		}
		break // a heap so high makes too large a graph in misère play
	}
	if a := solveBoard(t, NewHackenbush(n, []int32{0}, links[1:]), Normal); !a.Listed || len(a.Winning) == 0 {
		t.Errorf("without a ring: %v", a.Winning)
	}
}

func TestNewHackenbushPanics(t *testing.T) {
	for _, build := range []func(){
		func() { NewHackenbush(1, []int32{1}, nil) },
		func() { NewHackenbush(1, []int32{0}, []Link{{0, 1}}) },
		func() { NewHackenbush(1, nil, []Link{{-1, 0}}) },
		func() { NewHackenbush(-1, nil, nil) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			build()
		}()
	}
}

// TestLongPath has a path of a million edges, valued, solved and reduced without recursion.
func TestLongPath(t *testing.T) {
	const n = 1_000_000
	h := NewHackenbush(n+1, []int32{0}, longPath(n))
	for _, play := range []Play{Normal, Misere} {
		if a := solveBoard(t, h, play); a.Value != n || a.Outcome != N || len(a.Winning) != 1 {
			t.Errorf("%v: %d %v %d", play, a.Value, a.Outcome, len(a.Winning))
		}
	}
	ring := NewHackenbush(n+1, []int32{0, n}, longPath(n))
	if value := ring.Value(); value != 0 {
		t.Errorf("ring: %d", value)
	}
}

func longPath(n int32) []Link {
	links := make([]Link, n)
	for i := range n {
		links[i] = Link{i, i + 1}
	}
	return links
}

func (h *Hackenbush) String() string { return fmt.Sprint("ground ", h.ground, " edges ", h.links) }
