package solver

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// edited is a graph that is edited at random; its vertices have names that stay.
type edited struct {
	names []int
	next  int
	sums  map[int]bool  // by name
	arcs  [][2]int      // by name
	chips map[int]int   // by name
	was   map[int]int32 // by name: the number before the last edit
	r     *rand.Rand
}

func (e *edited) graph() (*Graph, []Stack, []int32) {
	number := map[int]int32{}
	was := make([]int32, len(e.names))
	var sums []int32
	var chips []Stack
	for v, name := range e.names {
		number[name] = int32(v)
		was[v] = -1
		if old, ok := e.was[name]; ok {
			was[v] = old
		}
		if e.sums[name] {
			sums = append(sums, int32(v))
		} else if e.chips[name] > 0 {
			chips = append(chips, Stack{int32(v), e.chips[name]})
		}
	}
	var arcs []Arc
	for _, a := range e.arcs {
		arcs = append(arcs, Arc{number[a[0]], number[a[1]]})
	}
	e.was = number
	return NewGraph(len(e.names), sums, arcs), chips, was
}

func (e *edited) any() int { return e.names[e.r.IntN(len(e.names))] }

// edit makes one change; arcs lead from greater to smaller names but for those that close cycles.
func (e *edited) edit(splits, cycles bool) {
	switch k := e.r.IntN(12); {
	case k < 2 && len(e.names) < 14 || len(e.names) == 0:
		e.names = slices.Insert(e.names, e.r.IntN(len(e.names)+1), e.next)
		e.next++
	case k == 2 && len(e.names) > 6:
		gone := e.any()
		e.names = slices.DeleteFunc(e.names, func(n int) bool { return n == gone })
		e.arcs = slices.DeleteFunc(e.arcs, func(a [2]int) bool { return a[0] == gone || a[1] == gone })
	case k < 7:
		a, b := e.any(), e.any()
		if cycles && e.r.IntN(4) == 0 || a > b && !(e.sums[a] && e.sums[b]) {
			e.arcs = append(e.arcs, [2]int{a, b})
		}
	case k < 9 && len(e.arcs) > 0:
		i := e.r.IntN(len(e.arcs))
		e.arcs = slices.Delete(e.arcs, i, i+1)
	case k == 9 && splits:
		v := e.any()
		near := func(a [2]int) bool { return a[0] == v && e.sums[a[1]] || a[1] == v && e.sums[a[0]] }
		if e.sums[v] || !slices.ContainsFunc(e.arcs, near) {
			e.sums[v] = !e.sums[v]
		}
	case k == 10:
		e.r.Shuffle(len(e.names), func(i, j int) { e.names[i], e.names[j] = e.names[j], e.names[i] })
	default:
		e.chips[e.any()] = max(0, e.r.IntN(5)-2)
	}
}

// sort is what sort of answer it is.
func (e *edited) sort(a Answer) string {
	switch {
	case a.Loopy:
		return "loopy"
	case a.Cycle != nil:
		return "cyclic"
	case slices.Contains(a.kinds, unsorted):
		return "wild"
	case a.Graph.sums != nil:
		return "splits"
	}
	return "plain"
}

// acyclic drops the arcs that close cycles.
func (e *edited) acyclic() {
	e.arcs = slices.DeleteFunc(e.arcs, func(a [2]int) bool { return a[0] <= a[1] })
}

// TestBeforeIsAnew: after each of many edits, an answer that leans on the one before is the one found anew, to the last
// mark; under every rule, with splits, with cycles that are meant and not.
func TestBeforeIsAnew(t *testing.T) {
	edits := 30_000
	if raced || testing.Short() {
		edits = 3000
	}
	seen := map[string]int{}
	for seed := range uint64(4) {
		e := &edited{sums: map[int]bool{}, chips: map[int]int{}, r: rand.New(rand.NewPCG(seed, 5))}
		var before *Before
		rule, loopy := Rule{}, false
		for i := range edits / 4 {
			switch e.r.IntN(20) {
			case 0:
				rule = Rule{Play(e.r.IntN(2)), Compound(e.r.IntN(6))}
			case 1:
				loopy = !loopy
			case 2:
				e.acyclic()
			case 3:
				before = nil
			}
			e.edit(seed > 1, seed%2 > 0)
			g, chips, was := e.graph()
			if e.r.IntN(30) == 0 {
				for v := range was { // whatever it says
					was[v] = int32(e.r.IntN(len(was)+3) - 2)
				}
			}
			p := Problem{Graph: g, Rule: rule, Chips: chips, Loopy: loopy, Limits: Limits{States: 20_000}}
			anew, err := Solve(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			if before != nil {
				before.Was = was
			}
			p.Before = before
			got, err := Solve(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			if anew.Undecided != nil || slices.Contains(anew.outcomes, Unknown) && !reflect.DeepEqual(got.outcomes, anew.outcomes) {
				got.outcomes = anew.outcomes // the bound decides, and it is farther where less is left to search
			}
			if !reflect.DeepEqual(got, anew) {
				t.Fatalf("seed %d, edit %d, %v: got\n%+v\nanew\n%+v\n%s", seed, i, rule, got, anew, told(g))
			}
			before = &Before{Answer: got}
			seen[e.sort(got)]++
		}
	}
	for _, sort := range []string{"plain", "splits", "loopy", "cyclic", "wild"} {
		if seen[sort] < edits/100 {
			t.Errorf("too few boards are %s: %v", sort, seen)
		}
	}
}

// TestRevisionWork: only what can have changed is found again, and upwards only as long as it changes.
func TestRevisionWork(t *testing.T) {
	const n = 1000 // a chain, 0 the end; its values are 0, 1, 0, 1, ...
	chain := func(extra ...Arc) *Graph {
		arcs := append(extra, Arc{501, 0})
		for v := int32(1); v < n; v++ {
			arcs = append(arcs, Arc{v, v - 1})
		}
		return NewGraph(n, nil, arcs)
	}
	was := make([]int32, n)
	for v := range was {
		was[v] = int32(v)
	}
	old := chain()
	x, _ := old.Values()
	for _, row := range []struct {
		name  string
		arc   Arc
		found int
	}{
		{"at the top", Arc{n - 1, 3}, 1},
		{"its value stays", Arc{500, 1}, 1},
		{"all above change", Arc{600, 100}, 400},
		{"it changes, and the next stays", Arc{500, 0}, 2},
		{"a cycle", Arc{500, 600}, 0},
	} {
		g := chain(row.arc)
		r := revised(g, &Before{Answer{Graph: old, Values: x}, was})
		got := r.values()
		want, _ := g.Values()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: other values", row.name)
		}
		if r.found != row.found {
			t.Errorf("%s: %d found again, want %d", row.name, r.found, row.found)
		}
	}
}
