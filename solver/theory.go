package solver

import "iter"

// kind is what a theory knows of a position: enough to tell the kind of a sum from the kinds of its parts.
type kind = int32

// unsorted is the kind of a position of which a theory knows nothing.
const unsorted kind = -1

// theory answers the sums of one rule without playing them: positions fall into kinds, kinds add up, and the kind of the
// sum tells who wins. (On Numbers and Games ch. 14 has one for each of the dozen.)
type theory struct {
	none   kind                      // of no chip: it adds nothing
	add    func(a, b kind) kind      // of two positions together; associative, commutative
	p      func(k kind) bool         // the previous player wins
	vertex func(options []kind) kind // of one chip, by its options; unsorted where the theory ends
	// leaving says that the theory holds with splits without targets too.
	leaving bool
	// chain says that adding takes the greater kind.
	chain bool
}

// theories is the theory for each rule, by compound and play.
var theories = [...][2]theory{
	Disjunctive:           {Normal: nimbers, Misere: tame},
	ContinuedConjunctive:  {Normal: suspenses(Normal), Misere: suspenses(Misere)},
	Conjunctive:           {Normal: nearness(Normal), Misere: nearness(Misere)},
	Selective:             {Normal: selective, Misere: selectiveMisere},
	DiminishedDisjunctive: {Normal: foreclosed, Misere: foreclosedMisere},
	ShortenedSelective:    {Normal: shortened, Misere: shortenedMisere},
}

func (r Rule) theory() theory { return theories[r.Compound][r.Play] }

// sort finds the kind of every vertex, of a sum vertex that of its targets together: each after its options. What
// reaches a vertex without a kind, or a cycle, has none. Linear time but for what vertex takes.
func (t theory) sort(g *Graph) []kind {
	kinds := unknowns(g.Len())
	find := t.finder(g)
	for v := range g.upward() {
		kinds[v] = find(kinds, v)
	}
	return kinds
}

// finder is a function that finds the kind of a vertex whose options have theirs.
func (t theory) finder(g *Graph) func(kinds []kind, v int32) kind {
	var options []kind
	return func(kinds []kind, v int32) kind {
		if g.IsSum(v) {
			return t.together(g.Options(v), kinds)
		}
		options = options[:0]
		for _, w := range g.Options(v) {
			options = append(options, kinds[w])
		}
		if contains(options, unsorted) {
			return unsorted
		}
		return t.vertex(options)
	}
}

// together is the kind of the targets of a split.
func (t theory) together(targets []int32, kinds []kind) kind {
	if len(targets) == 0 && !t.leaving {
		return unsorted
	}
	sum := t.none
	for _, w := range targets {
		sum = t.sum(sum, kinds[w])
	}
	return sum
}

// sum adds kinds of which some may be unsorted.
func (t theory) sum(a, b kind) kind {
	if a == unsorted || b == unsorted {
		return unsorted
	}
	return t.add(a, b)
}

// times is the kind of n equal chips: by doubling.
func (t theory) times(k kind, n int) kind {
	sum := t.none
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			sum = t.sum(sum, k)
		}
		k = t.sum(k, k)
	}
	return sum
}

// chips is the kind of all chips.
func (t theory) chips(stacks []Stack, kinds []kind) kind {
	sum := t.none
	for _, s := range stacks {
		sum = t.sum(sum, t.times(kinds[s.Vertex], s.Count))
	}
	return sum
}

// outcome of a position of a kind.
func (t theory) outcome(k kind) Outcome {
	switch {
	case k == unsorted:
		return Unknown
	case t.p(k):
		return P
	}
	return N
}

// upward hands out the vertices from which no cycle can be reached, each after its options. Linear time.
func (g *Graph) upward() iter.Seq[int32] {
	return func(yield func(int32) bool) {
		q := newQueue(g)
		ready := []int32(q.ready) // the order among these does not matter: a stack will do
		for len(ready) > 0 {
			v := ready[len(ready)-1]
			ready = ready[:len(ready)-1]
			if !yield(v) {
				return
			}
			for _, u := range q.before.Options(v) {
				if q.waiting[u]--; q.waiting[u] == 0 {
					ready = append(ready, u)
				}
			}
		}
	}
}

// mexOf is the least kind from 0 not among the kinds.
func mexOf(kinds []kind) kind {
	present := make([]bool, len(kinds)+1)
	for _, k := range kinds {
		if int(k) < len(kinds) {
			present[k] = true
		}
	}
	m := 0
	for present[m] {
		m++
	}
	return kind(m)
}

func greater(a, b kind) kind { return max(a, b) }
