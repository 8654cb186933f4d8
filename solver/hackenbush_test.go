package solver

import (
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

// TestManyFellows cuts every edge of boards whose rings are long, with few edges across and much that stands on them.
func TestManyFellows(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	winning := 0
	for range 60 {
		n := int32(20 + r.IntN(120))
		var links []Link
		for v := range n {
			links = append(links, Link{v, (v + 1) % n})
		}
		for range r.IntN(4) { // an edge across, some of them twice
			v, w := r.Int32N(n), r.Int32N(n)
			links = append(links, Link{v, w})
			if r.IntN(2) == 0 {
				links = append(links, Link{w, v})
			}
		}
		for range r.IntN(60) { // stalks, and rings on them
			links = append(links, Link{r.Int32N(n), n})
			n++
		}
		r.Shuffle(len(links), func(i, j int) { links[i], links[j] = links[j], links[i] })
		h := NewHackenbush(int(n), []int32{r.Int32N(n)}, links)
		a := solveBoard(t, h, Normal)
		again := newHanging(h)
		for e := range links {
			again.gone[e] = true
			again.search()
			wins := again.value() == 0
			again.gone[e] = false
			if wins {
				winning++
			}
			if wins != slices.Contains(a.Winning, int32(e)) {
				t.Fatalf("%d vertices, ground %v, edges %v: edge %d wins: %v", n, h.ground, links, e, wins)
			}
		}
	}
	if winning < 100 {
		t.Errorf("only %d edges win", winning)
	}
}

// TestChainValues adds chains up one by one.
func TestChainValues(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	for k := range 60 {
		stand := make([]int32, k)
		for i := range stand {
			stand[i] = r.Int32N(1 << (1 + k%9))
		}
		got := chainValues(stand)
		for j := range k + 1 {
			want := int32(0)
			for i := j - 1; i >= 0; i-- {
				want = 1 + (want ^ stand[i])
			}
			if got[j] != want {
				t.Fatalf("%v: the chain of %d is %d, want %d", stand, j, got[j], want)
			}
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

// TestHackenbushManyEdges has more edges on a board with rings than winning ones are found for.
func TestHackenbushManyEdges(t *testing.T) {
	links := append(path(0, 1, 2, 0), Link{0, 3})
	for v := int32(3); len(links) <= MostRingEdges; v++ {
		links = append(links, Link{v, v + 1})
	}
	n := len(links) + 1
	for _, play := range []Play{Normal, Misere} {
		if a := solveBoard(t, NewHackenbush(n, []int32{0}, links), play); a.Outcome != N || a.Listed || a.Winning != nil {
			t.Errorf("%v: %v, %d winning edges", play, a.Outcome, len(a.Winning))
		}
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
