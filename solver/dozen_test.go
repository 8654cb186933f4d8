package solver

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"testing"
)

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
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // there is much rubbish, and hardly anything to keep
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[playedKind]int{}
	for i := range boards {
		g, chips, loopy := smallBoard(r)
		for c := range Compound(6) {
			h := handAt(g, c, chips)
			for play := range Play(2) {
				seen[h.playedOut(t, i, play, loopy)]++
			}
		}
	}
	for c := range Compound(6) {
		for play := range Play(2) {
			rule := Rule{play, c}
			for _, k := range []playedKind{{rule, P, false}, {rule, N, false}, {rule, P, true}, {rule, N, true}, {rule, D, true}} {
				if seen[k] < boards/2000 {
					t.Errorf("%v: only %d boards", k, seen[k])
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
		var chips []Stack
		for range 3 {
			if v := int32(r.IntN(g.Len())); !g.IsSum(v) {
				chips = append(chips, Stack{v, r.IntN(4)})
			}
		}
		for c := range Compound(6) {
			if handAt(g, c, chips).playedOut(t, i, Play(r.IntN(2)), loopy).outcome != Unknown {
				played++
			}
		}
	}
	if played < boards {
		t.Errorf("only %d of %d boards are played", played, boards)
	}
}

// playedKind is what boards are counted by.
type playedKind struct {
	rule    Rule
	outcome Outcome // Unknown: left out
	loopy   bool
}

// handsOn is a board with chips, played by hand: all positions that come, those of one chip alone, too.
type handsOn struct {
	*hand
	rule  Compound
	chips []Stack
	start pile
	alone map[int32]int // by vertex: the position with one chip there
}

func handAt(g *Graph, c Compound, chips []Stack) handsOn {
	h := handsOn{hand: byRule(g, Rule{Compound: c}), rule: c, chips: chips, alone: map[int32]int{}}
	for _, c := range chips {
		h.start = h.start.with(c.Vertex, c.Count)
	}
	h.see(h.start)
	for v := range int32(g.Len()) {
		if !g.IsSum(v) {
			h.alone[v] = h.see(pile(0).with(v, 1))
		}
	}
	return h
}

// playedOut compares the answer for a board with play, and tells its kind. Boards with too many positions are left out.
func (h handsOn) playedOut(t *testing.T, i int, play Play, loopy bool) playedKind {
	rule := Rule{play, h.rule}
	if h.full {
		return playedKind{rule: rule}
	}
	h.play = play
	h.judge()
	a, err := Solve(t.Context(), Problem{Graph: h.g, Rule: rule, Chips: h.chips, Loopy: loopy})
	if err != nil {
		t.Fatal(err)
	}
	if fault := h.differs(h.start, h.alone, a); fault != "" {
		t.Fatalf("board %d, %s, %s, chips %v: %s", i, rule, told(h.g), h.chips, fault)
	}
	return playedKind{rule, a.Outcome, a.Loopy}
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
	if len(winning) > 0 && a.Loopy && !slices.Equal(nearer, a.sortedNearer()) {
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
	if len(want) <= MostJoint && !slices.EqualFunc(got, want, sameJoint) {
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
