package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// pile is a position played by hand: in byte v the number of chips on vertex v, of at most 8.
type pile uint64

func (h pile) on(v int32) int { return int(h >> (8 * v) & 255) }

func (h pile) with(v int32, n int) pile { return h + pile(n)<<(8*v) }

// hand plays a rule by its words, knowing no theory: it looks at every position that can come.
type hand struct {
	g         *Graph
	play      Play
	takes     string // "one", "every" or "any"
	firstEnds bool   // the game ends with its first chip
	positions []pile
	number    map[pile]int
	next      [][]int
	outcome   []Outcome
	left      []int32 // moves left; -1 for a draw
	full      bool    // more than most positions
}

const mostByHand = 20_000

func byRule(g *Graph, r Rule) *hand {
	h := &hand{g: g, play: r.Play, number: map[pile]int{}}
	h.takes = map[Compound]string{
		Disjunctive: "one", ContinuedConjunctive: "every", Conjunctive: "every", Selective: "any",
		DiminishedDisjunctive: "one", ShortenedSelective: "any",
	}[r.Compound]
	h.firstEnds = r.Compound == Conjunctive || r.Compound == DiminishedDisjunctive || r.Compound == ShortenedSelective
	return h
}

func (h *hand) stuck(v int32) bool { return len(h.g.Options(v)) == 0 }

func (h *hand) over(p pile) bool {
	live, dead := 0, 0
	for v := range int32(8) {
		switch n := p.on(v); {
		case n == 0:
		case h.stuck(v):
			dead += n
		default:
			live += n
		}
	}
	return live == 0 || h.firstEnds && dead > 0
}

// each tells every move from p, some perhaps twice.
func (h *hand) each(p pile, yield func(next pile, move []Replacement)) {
	if !h.over(p) {
		h.from(0, 0, p, p, nil, yield)
	}
}

// from lets the chips from vertex v on move; those of p not yet on their new place are still there. From v itself only
// options from the first on may be taken.
func (h *hand) from(v int32, first int, rest, p pile, move []Replacement, yield func(pile, []Replacement)) {
	if h.takes == "one" && len(move) == 1 {
		yield(p, move)
		return
	}
	for v < 8 && (rest.on(v) == 0 || h.stuck(v)) {
		v, first = v+1, 0
	}
	if v == 8 {
		if len(move) > 0 {
			yield(p, move)
		}
		return
	}
	if h.takes != "every" { // the chips left on v stay
		h.from(v+1, 0, rest, p, move, yield)
	}
	options := h.g.Options(v)
	for i := first; i < len(options); i++ {
		to := []int32{options[i]}
		if h.g.IsSum(options[i]) {
			to = slices.Clone(h.g.Options(options[i]))
			slices.Sort(to)
		}
		next := p.with(v, -1)
		for _, w := range to {
			next = next.with(w, 1)
		}
		h.from(v, i, rest.with(v, -1), next, append(slices.Clip(move), Replacement{v, to}), yield)
	}
}

// see finds every position that can come after p.
func (h *hand) see(p pile) int {
	at := func(p pile) int {
		n, seen := h.number[p]
		if !seen {
			n = len(h.positions)
			h.number[p] = n
			h.positions = append(h.positions, p)
		}
		return n
	}
	root := at(p)
	for i := len(h.next); i < len(h.positions) && !h.full; i++ {
		var next []int
		h.each(h.positions[i], func(q pile, _ []Replacement) { next = append(next, at(q)) })
		h.next = append(h.next, next)
		h.full = len(h.positions) > mostByHand
	}
	return root
}

// judge finds all outcomes: again and again, those decided after one move more.
func (h *hand) judge() {
	h.outcome = make([]Outcome, len(h.positions))
	h.left = make([]int32, len(h.positions))
	open := make([]int, len(h.positions))
	for i := range open {
		open[i] = len(open) - 1 - i
	}
	for round := int32(0); ; round++ {
		var found, rest []int
		for _, i := range open {
			if o := h.decided(i, round); o != Unknown {
				h.outcome[i], h.left[i] = o, round
				found = append(found, i)
			} else {
				rest = append(rest, i)
			}
		}
		open = rest
		if len(found) == 0 {
			break
		}
	}
	for _, i := range open {
		h.outcome[i], h.left[i] = D, -1
	}
}

// decided is the outcome of a position that is decided by those decided in rounds before.
func (h *hand) decided(i int, round int32) Outcome {
	if h.over(h.positions[i]) {
		if h.play == Misere {
			return N
		}
		return P
	}
	all := P
	for _, j := range h.next[i] {
		switch {
		case h.outcome[j] == Unknown || h.left[j] == round:
			all = Unknown
		case h.outcome[j] == P:
			return N
		}
	}
	return all
}

// leading lists the moves from p to positions of an outcome, in order, each once; nearer tells which leave one move less.
func (h *hand) leading(p pile, to Outcome) (moves []Joint, nearer []bool) {
	near := map[string]bool{}
	h.each(p, func(q pile, move []Replacement) {
		if i := h.number[q]; h.outcome[i] == to {
			m := slices.Clone(move)
			slices.SortFunc(m, byPlaces)
			moves = append(moves, m)
			near[fmt.Sprint(m)] = h.left[i] == h.left[h.number[p]]-1
		}
	})
	slices.SortFunc(moves, func(a, b Joint) int { return slices.CompareFunc(a, b, byPlaces) })
	moves = slices.CompactFunc(moves, func(a, b Joint) bool { return fmt.Sprint(a) == fmt.Sprint(b) })
	for _, m := range moves {
		nearer = append(nearer, near[fmt.Sprint(m)])
	}
	return moves, nearer
}

func byPlaces(a, b Replacement) int {
	if a.From != b.From {
		return int(a.From - b.From)
	}
	return slices.Compare(a.To, b.To)
}

// smallBoard is a random board with up to 6 vertices and 3 chips, with splits (also empty ones) or cycles.
func smallBoard(r *rand.Rand) (g *Graph, chips []Stack, loopy bool) {
	n := 1 + r.IntN(6)
	kind := r.IntN(4) // plain, splits, splits and empty ones, loopy
	var arcs []Arc
	var sums []int32
	for range r.IntN(3*n + 2) {
		v, w := r.IntN(n), r.IntN(n)
		if kind != 3 {
			if v == w {
				continue
			}
			v, w = max(v, w), min(v, w)
		}
		arcs = append(arcs, Arc{int32(v), int32(w)})
	}
	if kind == 1 || kind == 2 {
		for s := range 1 + r.IntN(3) {
			split, top := int32(n+s), r.IntN(n)
			sums = append(sums, split)
			arcs = append(arcs, Arc{int32(top), split})
			for range r.IntN(4-kind) + 2 - kind {
				if top > 0 {
					arcs = append(arcs, Arc{split, int32(r.IntN(top))})
				}
			}
		}
	}
	r.Shuffle(len(arcs), func(i, j int) { arcs[i], arcs[j] = arcs[j], arcs[i] })
	for range min(3, r.IntN(5)) {
		chips = append(chips, Stack{int32(r.IntN(n)), 1})
	}
	return NewGraph(n+len(sums), sums, arcs), chips, kind == 3
}

// TestDozenIsPlay compares every rule with playing it out.
func TestDozenIsPlay(t *testing.T) {
	boards := 100_000
	if raced || testing.Short() {
		boards = 2_000
	}
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[string]int{}
	for i := range boards {
		g, chips, loopy := smallBoard(r)
		for c := range Compound(6) {
			for play := range Play(2) {
				o := playedOut(t, i, g, Rule{play, c}, chips, loopy)
				seen[fmt.Sprintf("%s %s", Rule{play, c}, o)]++
			}
		}
	}
	for c := range Compound(6) {
		for play := range Play(2) {
			for _, o := range []string{"P", "N", "P loopy", "N loopy", "D loopy"} {
				if s := (Rule{play, c}).String() + " " + o; seen[s] < boards/2000 {
					t.Errorf("%s: only %d boards", s, seen[s])
				}
			}
		}
	}
}

// TestManyChipsArePlay has few vertices with several chips each, for the joint moves of equal chips.
func TestManyChipsArePlay(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	boards := 1000
	if raced || testing.Short() {
		boards = 100
	}
	played := 0
	for i := range boards {
		g, _, loopy := smallBoard(r)
		if g.Len() > 5 {
			continue
		}
		var chips []Stack
		for v := range int32(g.Len()) {
			if !g.IsSum(v) && len(chips) < 3 {
				chips = append(chips, Stack{v, r.IntN(4)})
			}
		}
		for c := range Compound(6) {
			if playedOut(t, i, g, Rule{Play(r.IntN(2)), c}, chips, loopy) != "left out" {
				played++
			}
		}
	}
	if played < boards {
		t.Errorf("only %d of %d boards are played", played, boards)
	}
}

// playedOut compares the answer for a board with play, and tells what it is. Boards with too many positions are left out.
func playedOut(t *testing.T, i int, g *Graph, rule Rule, chips []Stack, loopy bool) string {
	h := byRule(g, rule)
	var p pile
	for _, c := range chips {
		p = p.with(c.Vertex, c.Count)
	}
	h.see(p)
	alone := map[int32]int{}
	for v := range int32(g.Len()) {
		if !g.IsSum(v) {
			alone[v] = h.see(pile(0).with(v, 1))
		}
	}
	if h.full {
		return "left out"
	}
	h.judge()
	a, err := Solve(t.Context(), Problem{Graph: g, Rule: rule, Chips: chips, Loopy: loopy})
	if err != nil {
		t.Fatal(err)
	}
	if fault := h.differs(p, alone, a); fault != "" {
		t.Fatalf("board %d, %s, %s, chips %v: %s", i, rule, told(g), chips, fault)
	}
	if a.Loopy {
		return a.Outcome.String() + " loopy"
	}
	return a.Outcome.String()
}

// differs says in what an answer differs from play.
func (h *hand) differs(p pile, alone map[int32]int, a Answer) string {
	for v, i := range alone {
		if a.Vertex(v) != h.outcome[i] {
			return fmt.Sprintf("vertex %d: %v, want %v", v, a.Vertex(v), h.outcome[i])
		}
		if p, ok := a.PairOf(v); ok && (p.Misere == 0) != (h.outcome[i] == P) {
			return fmt.Sprintf("vertex %d: pair %v, want %v", v, p, h.outcome[i])
		}
		if a.Loopy && a.RemotenessOf(v) != h.left[i] {
			return fmt.Sprintf("vertex %d: remoteness %d, want %d", v, a.RemotenessOf(v), h.left[i])
		}
	}
	root := h.number[p]
	if a.Outcome != h.outcome[root] || a.Undecided != nil {
		return fmt.Sprintf("%v (%v), want %v", a.Outcome, a.Undecided, h.outcome[root])
	}
	if a.Loopy && a.Remoteness != h.left[root] {
		return fmt.Sprintf("remoteness %d, want %d", a.Remoteness, h.left[root])
	}
	winning, nearer := h.leading(p, P)
	if fault := differ("winning", a, a.Moves(), a.Joint, winning); fault != "" {
		return fault
	}
	if len(winning) > 0 && a.Loopy && fmt.Sprint(nearer) != fmt.Sprint(a.sortedNearer()) {
		return fmt.Sprintf("nearer %v, want %v", a.sortedNearer(), nearer)
	}
	if a.Outcome != D {
		return ""
	}
	drawing, _ := h.leading(p, D)
	return differ("drawing", a, a.DrawingMoves(), a.JointDrawing, drawing)
}

// sortedNearer is Nearer in the order of Moves.
func (a Answer) sortedNearer() []bool {
	if a.Joint != nil {
		return a.Nearer
	}
	var nearer []bool
	for _, m := range a.Moves() {
		i := slices.Index(a.Winning, Move{m.From, m.To[0]})
		nearer = append(nearer, a.Nearer[i])
	}
	return nearer
}

func differ(what string, a Answer, one []Replacement, joint, want []Joint) string {
	got := joint
	if !a.Rule.Compound.Joint() {
		got = nil
		for _, m := range one {
			got = append(got, Joint{m})
		}
	} else if a.JointCount != len(want) && (what == "drawing" || a.Outcome != D) {
		return fmt.Sprintf("%d %s moves, want %d", a.JointCount, what, len(want))
	}
	if len(want) <= MostJoint && fmt.Sprint(got) != fmt.Sprint(want) {
		return fmt.Sprintf("%s moves %v, want %v", what, got, want)
	}
	return ""
}

// told is a board in one line.
func told(g *Graph) string {
	text := ""
	for v := range int32(g.Len()) {
		mark := ""
		if g.IsSum(v) {
			mark = "+"
		}
		text += fmt.Sprintf("%d%s%v ", v, mark, g.Options(v))
	}
	return text
}
