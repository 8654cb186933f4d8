package solver

import (
	"fmt"
	"math/rand/v2"
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
		var chips []Stack
		for range 3 {
			if v := int32(r.IntN(g.Len())); !g.IsSum(v) {
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
