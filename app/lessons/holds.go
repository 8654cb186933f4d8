package lessons

import (
	"slices"

	"dev.mexboard/solver"
)

// The properties of exercises, proved by the solver. Each tells whether a board has that of its kind.

// asked is the vertex that is asked about.
func (e Exercise) asked(k Known) int32 {
	v, _ := k.vertex(e.Ask.Vertex)
	return v
}

// holdsOutcome: a chip there can move, at least so many times in the longest play.
func holdsOutcome(e Exercise, k Known) bool {
	v := e.asked(k)
	return len(k.Answer.Graph.Options(v)) > 0 && solver.Suspenses(k.Answer.Graph, solver.Normal)[v] >= int32(e.Difficulty)
}

// holdsMex: two options or more; where it is hard, some option's value is above the mex.
func holdsMex(e Exercise, k Known) bool {
	list, _ := k.values(e.asked(k))
	mex := solver.Mex(list)
	switch {
	case len(list) < 2:
		return false
	case e.Difficulty == Hard:
		return slices.Max(list) > mex
	}
	return true
}

// holdsThree: the value is at least 3.
func holdsThree(e Exercise, k Known) bool {
	list, _ := k.values(e.asked(k))
	return solver.Mex(list) >= 3
}

// holdsValues: some vertex is worth so much, and some vertex that can move is worth 0.
func holdsValues(e Exercise, k Known) bool {
	most, zero := 0, false
	for v := range int32(len(k.Board.Vertices)) {
		x, _ := k.Answer.Values.At(v)
		most = max(most, x)
		zero = zero || x == 0 && len(k.Answer.Graph.Options(v)) > 0
	}
	return most >= int(e.Difficulty) && zero
}

// holdsSum: two values or more are not 0, and the NimSum is not their sum where that is not easy.
func holdsSum(e Exercise, k Known) bool {
	list, _ := k.terms()
	plus, some := 0, 0
	for _, x := range list {
		plus += x
		if x > 0 {
			some++
		}
	}
	return some >= 2 && (e.Difficulty == Easy || plus != k.Answer.Sum)
}

// choices is how many moves there are, equal ones once: of chips that move one at a time.
func (k Known) choices() int {
	n := 0
	p := k.problem(-1)
	for _, s := range k.Answer.Chips {
		n += len(p.Replacements(s.Vertex))
	}
	return n
}

// holdsOne: exactly one move wins, of several.
func holdsOne(e Exercise, k Known) bool {
	return k.Answer.MoveCount() == 1 && k.choices() >= 1+int(e.Difficulty)
}

// holdsMoves: several moves win, and not all do.
func holdsMoves(_ Exercise, k Known) bool {
	n := k.Answer.MoveCount()
	return 2 <= n && n <= 6 && k.choices() > n
}

// holdsSplit: the option through the split changes the value that is asked for.
func holdsSplit(e Exercise, k Known) bool {
	v := e.asked(k)
	var plain []int
	for _, w := range k.Answer.Graph.Options(v) {
		if x, _ := k.Answer.Values.At(w); !k.Board.Vertices[w].Split {
			plain = append(plain, x)
		}
	}
	x, _ := k.Answer.Values.At(v)
	return solver.Mex(plain) != x
}

// holdsMisere: the board is N, some move loses, and some move that would win in normal play does, or none would win there.
func holdsMisere(e Exercise, k Known) bool {
	if k.choices() == k.Answer.MoveCount() {
		return false
	}
	return e.Difficulty == Easy || k.normallyMisled()
}

// normallyMisled tells whether who plays as in normal play makes a losing move, or finds none.
func (k Known) normallyMisled() bool {
	x := k.Answer.Values
	sum, known := 0, true
	for _, s := range k.Answer.Chips {
		v, ok := x.At(s.Vertex)
		known = known && ok
		if s.Count%2 == 1 {
			sum ^= v
		}
	}
	normal := 0
	for _, s := range k.Answer.Chips {
		v, _ := x.At(s.Vertex)
		for _, w := range k.Answer.Graph.Options(s.Vertex) {
			if to, _ := x.At(w); sum^v^to == 0 {
				normal++
				wins := slices.ContainsFunc(k.Answer.Winning, func(m solver.Move) bool { return m.From == s.Vertex && m.Option == w })
				if !wins {
					return true
				}
			}
		}
	}
	return known && normal == 0
}

// holdsSJ: the rule is right for seeds that are even and not for the others; a chip can move.
func holdsSJ(e Exercise, k Known) bool {
	return k.Answer.SJ.Applies == (e.Seed%2 == 0) && k.choices() > 0 && len(k.liveZeros()) > 0
}

// holdsEvery: the board is N, and some joint move loses: one that a win of the shorter games tempts to.
func holdsEvery(_ Exercise, k Known) bool {
	all := 1
	p := k.problem(-1)
	for _, s := range k.Answer.Chips {
		if n := len(p.Replacements(s.Vertex)); n > 0 {
			for i := range s.Count { // as many as there are multisets
				all = all * (n + i) / (i + 1)
			}
		}
	}
	return k.Answer.JointCount > 0 && k.Answer.JointCount < all && !k.Board.HasSplits()
}

// holdsTree: the value is at least so much, and not the number of edges at the ground.
func holdsTree(e Exercise, k Known) bool {
	stalks := 0
	for _, x := range k.Board.Edges {
		if x.From == 0 {
			stalks++
		}
	}
	return k.Cuts.Value >= int(e.Difficulty) && k.Cuts.Value != stalks
}

// holdsCut: some cut loses; where it is hard exactly one wins.
func holdsCut(e Exercise, k Known) bool {
	n := len(k.Cuts.Winning)
	return n < len(k.Board.Edges) && (e.Difficulty < Hard || n == 1)
}

// holdsRings: the fused graph has two rings, and some cut loses.
func holdsRings(e Exercise, k Known) bool {
	return ringsOf(k.Board) == 2 && holdsCut(e, k)
}

// holdsLoopy: the board has a cycle, and vertices of all three outcomes.
func holdsLoopy(e Exercise, k Known) bool {
	seen := map[solver.Outcome]bool{}
	for v := range k.Board.Vertices {
		seen[k.Answer.Vertex(int32(v))] = true
	}
	return k.Answer.Loopy && seen[solver.P] && seen[solver.N] && seen[solver.D] && len(k.Answer.Graph.Options(e.asked(k))) > 0
}
