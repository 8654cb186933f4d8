package solver

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestHorses has the remoteness of All the King's Horses: knights with the four moves towards a corner, home in the 2 x 2
// corner. (On Numbers and Games ch. 14; Winning Ways ch. 9.)
func TestHorses(t *testing.T) {
	const size = 8
	var arcs []Arc
	for r := range size {
		for c := range size {
			for _, d := range [][2]int{{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}} {
				if x, y := r+d[0], c+d[1]; (r > 1 || c > 1) && 0 <= x && x < size && 0 <= y && y < size {
					arcs = append(arcs, Arc{int32(r*size + c), int32(x*size + y)})
				}
			}
		}
	}
	want := "00112233 00112233 11113333 11133335 22334455 22334455 33335555 33355556"
	var rows []string
	x := Remotenesses(NewGraph(size*size, nil, arcs), Normal)
	for r := range size {
		row := ""
		for _, n := range x[r*size : (r+1)*size] {
			row += itoa(int(n))
		}
		rows = append(rows, row)
	}
	if got := strings.Join(rows, " "); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestTypesByRules compares the types of vertices with the rules for them that look at types alone. (Winning Ways
// ch. 13; On Numbers and Games ch. 12.)
func TestTypesByRules(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	wild := 0
	for range 3000 {
		g := shape{vertices: 6, arcs: 4 + r.IntN(10)}.random(r)
		kinds := tame.sort(g)
		names := map[int32]string{}
		for v := range g.upward() {
			set := map[string]bool{}
			for _, w := range g.Options(v) {
				set[names[w]] = true
			}
			names[v] = typeByRules(set)
			got := "wild"
			if k := kinds[v]; k != unsorted {
				got = map[Type]string{Fickle: "f", Firm: "F"}[typeOf(k)] + itoa(pairOf(k).Normal)
			} else {
				wild++
			}
			if got != names[v] {
				t.Fatalf("%s vertex %d: %s, want %s", told(g), v, got, names[v])
			}
		}
	}
	if wild < 10 {
		t.Errorf("only %d wild vertices", wild)
	}
}

func typeByRules(o map[string]bool) string {
	switch f0, f1, F0, F1 := o["f0"], o["f1"], o["F0"], o["F1"]; {
	case o["wild"]:
		return "wild"
	case len(o) == 0, f1 && !f0 && !F0 && !F1:
		return "f0"
	case f0 && !f1 && !F0 && !F1:
		return "f1"
	case !f0 && !F0 && !f1:
		return "F0"
	case F0 && !f0 && !f1 && !F1:
		return "F1"
	case (f0 || F0) && (f1 || F1) && (f1 || F0) && (f0 || F1): // 0 and 1 in normal play and in misère
		n := 2
		for o["F"+itoa(n)] {
			n++
		}
		return "F" + itoa(n)
	}
	return "wild"
}

const (
	nimText  = "0:\n1: 0\n2: 0 1\n3: 0 1 2"
	trapText = "v: t\nt: o z\no: z" // a vertex whose only option is a heap of 2
	wildText = "1: 0\n2: 0 1\nz2: 2\nw: 0 z2"
)

func TestSJ(t *testing.T) {
	rows := []struct {
		name, board, chips string
		want               string // case, what SJ says, whether it applies, the part where it breaks
		truth              Outcome
	}{
		{"above 1, not 0", nimText, "3 1", "case 1 N true", N},
		{"all are 1, one of them", nimText, "1", "case 2 P true", P},
		{"above 1, sum 0", nimText, "2 2", "case 3 P true", P},
		{"all are 1, two of them", nimText, "1 1", "case 4 N true", N},
		{"the smallest trap", trapText, "v", "case 4 N false v t o z", P},
		{"the smallest trap beside 1", trapText, "v o", "case 2 P false v t o z", N},
		{"the smallest trap twice", trapText, "v v", "case 4 N false v t o z", P},
		{"out of the trap's reach", trapText, "t", "case 1 N true", N},
		{"a trap below a trap", trapText + "\ny: v t\nx: t", "y x", "case 2 P false v t o z", N},
		{"a split", "1: 0\n2: 0 1\nv: +\n+: 2 2", "v", "case 2 P false splits", N},
		{"no chips", nimText, "", "case 4 N true", N},
	}
	for _, row := range rows {
		g := named(row.board)
		a := solved(t, g, Rule{Play: Misere}, row.chips)
		got := fmt.Sprintf("case %d %s %v", a.SJ.Case(), a.SJ.Outcome, a.SJ.Applies)
		if a.SJ.Splits {
			got += " splits"
		} else if a.SJ.Breaks >= 0 {
			got += " " + g.list(a.SJ.Part)
		}
		if got != row.want || a.Outcome != row.truth {
			t.Errorf("%s: %s, %s; want %s, %s", row.name, got, a.Outcome, row.want, row.truth)
		}
	}
}

func solved(t *testing.T, g game, r Rule, chips string) Answer {
	t.Helper()
	a, err := Solve(t.Context(), Problem{Graph: g.Graph, Rule: r, Chips: g.chips(chips), Loopy: true})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestPairs(t *testing.T) {
	for _, row := range []struct{ name, board, v, want string }{
		{"a terminal", nimText, "0", "{0 1} fickle"},
		{"a heap of 1", nimText, "1", "{1 0} fickle"},
		{"a heap of 2", nimText, "2", "{2 2} firm"},
		{"to a heap of 2 only", wildText, "z2", "{0 0} firm"},
		{"the smallest wild", wildText, "w", "{1 2} wild"},
		{"two twos", "1: 0\n2: 0 1\nv: +\n+: 2 2", "v", "{1 1} firm"},
		{"leaving", "v: +\n+:", "v", "{1 0} fickle"},
		{"a split into a wild one and an ended one", wildText + "\nv: +\n+: w 0", "v", "{0 0} wild"},
	} {
		g := named(row.board)
		a := solved(t, g, Rule{Play: Misere}, "")
		v := g.number(row.v)
		p, ok := a.PairOf(v)
		if got := fmt.Sprint(p, " ", a.TypeOf(v)); got != row.want || !ok {
			t.Errorf("%s: %s (%v), want %s", row.name, got, ok, row.want)
		}
	}
	g := named(wildText + "\nv: +\n+: w w")
	if p, ok := solved(t, g, Rule{Play: Misere}, "").PairOf(g.number("v")); ok {
		t.Errorf("a split into wild parts has the pair %v", p)
	}
}

func TestLoopyValues(t *testing.T) {
	for _, row := range []struct{ name, board, want string }{
		{"a loop", "v: v", "v {}"},
		{"a loop and a way out", "v: v z\nz:", "v {0} z 0"},
		{"two that go round, one with a way out", "a: b\nb: a z\nz:", "a 0 b 1 z 0"},
		{"two that go round, both with a way out", "a: b z\nb: a z\nz:", "a {0} b {0} z 0"},
		{"the mex of valued options is not enough", "0: 0 2\n1: 0\n2:", "0 {0} 2 0 1 0"},
		{"an infinite option needs a reply", "0: 1 2\n1: 1\n2:", "0 {0} 1 {} 2 0"},
		{"no interval", "v: v one two\none: z\ntwo: one z\nx: x z two", "v {1, 2} one 1 two 2 z 0 x {0, 2}"},
	} {
		g := named(row.board)
		a := solved(t, g, Rule{}, "")
		var list []string
		for v, name := range g.names {
			value, _ := a.Values.At(int32(v))
			text := itoa(value)
			if k, infinite := a.Loop(int32(v)); infinite {
				text = strings.ReplaceAll(strings.NewReplacer("[", "{", "]", "}").Replace(fmt.Sprint(k)), " ", ", ")
			}
			list = append(list, name+" "+text)
		}
		if got := strings.Join(list, " "); got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
}

// TestLoopyValuesByDefinition has all graphs with three vertices: the value of a vertex is n if, and only if, it is P
// beside a Nim heap of n; when played by hand.
func TestLoopyValuesByDefinition(t *testing.T) {
	const n, most = 3, 4
	infinite := 0
	for bits := range 1 << (n * n) {
		var arcs []Arc
		for i := range n * n {
			if bits>>i&1 != 0 {
				arcs = append(arcs, Arc{int32(i / n), int32(i % n)})
			}
		}
		x := loopyValues(NewGraph(n, nil, arcs))
		for k := range most + 1 {
			for l := range k {
				arcs = append(arcs, Arc{int32(n + k), int32(n + l)})
			}
		}
		h := byRule(NewGraph(n+most+1, nil, arcs), Rule{})
		for v := range int32(n) {
			for k := range int32(most + 1) {
				h.see(pile(0).with(v, 1).with(n+k, 1))
			}
		}
		h.judge()
		for v := range int32(n) {
			want := -1
			for k := range int32(most + 1) {
				if h.outcome[h.number[pile(0).with(v, 1).with(n+k, 1)]] == P {
					want = int(k)
				}
			}
			got, ok := x.At(v)
			if ok != (want >= 0) || ok && got != want {
				t.Fatalf("%v vertex %d: %d %v, want %d", arcs, v, got, ok, want)
			}
			if !ok {
				infinite++
			}
		}
	}
	if infinite < 500 {
		t.Errorf("only %d infinite vertices", infinite)
	}
}

func TestMultisets(t *testing.T) {
	for _, row := range []struct{ k, n, want int }{
		{0, 0, 1},
		{0, 5, 1},
		{5, 0, 0},
		{5, 1, 1},
		{1, 5, 5},
		{2, 3, 6},
		{3, 2, 4},
		{10, 10, 92378},
		{1_000_000, 2, 1_000_001},
		{1_000_000, 3, 500001500001},
		{2, 1_000_000, 500000500000},
		{33, 34, 7219428434016265740},
		{34, 34, math.MaxInt},
		{1_000_000, 1_000_000, math.MaxInt},
	} {
		if got := multisets(row.k, row.n); got != row.want {
			t.Errorf("%d chips with %d choices: %d, want %d", row.k, row.n, got, row.want)
		}
	}
}

// TestJointOfMany has a million chips: the count needs no list.
func TestJointOfMany(t *testing.T) {
	g := named("a: b c\nb: c\nz: c\nc:")
	for _, row := range []struct {
		name string
		rule Rule
		want int
	}{
		// Only all to c leaves a greatest suspense that is even.
		{"every chip", Rule{Compound: ContinuedConjunctive}, 1},
		// All to c; in misère play one stays live: b, which is P there, or a none.
		{"any", Rule{Compound: Selective}, 1},
		{"any, misère", Rule{Misere, Selective}, 1},
		// As soon as one is on c the game is over; or all are on b.
		{"every chip, misère", Rule{Misere, ContinuedConjunctive}, 1_000_000},
	} {
		a, err := Solve(t.Context(), Problem{Graph: g.Graph, Rule: row.rule, Chips: []Stack{{g.number("a"), 1_000_000}}})
		if err != nil {
			t.Fatal(err)
		}
		if a.Outcome != N || a.JointCount != row.want {
			t.Errorf("%s: %s, %d moves, want %d", row.name, a.Outcome, a.JointCount, row.want)
		}
		if row.want == 1 && (len(a.Joint) != 1 || len(a.Joint[0]) < 999_999) {
			t.Errorf("%s: %d moves listed", row.name, len(a.Joint))
		}
	}
}
