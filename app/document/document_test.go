package document

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// sample is a board with a bit of everything: chips, a split, a label, curves, subgraphs.
const sample = `digraph sample {
	bb="0,0,100,100"; inputscale=72
	A [pos="0,0", chips=2]
	B [pos="50,100", label="bee\\n\N"]
	C [pos="100,0"]
	s1 [split=true, pos="50,50"]
	B -> A [pos="e,5,10 45,90 30,60 20,40 10,20", lp="20,50", color=red]
	B -> C
	B -> s1
	s1 -> A
	s1 -> A
	s1 -> C
	subgraph cluster_low { label=low; A; C; subgraph in { C } }
}
`

func read1(t testing.TB, text string) board.Board {
	t.Helper()
	b, err := board.Read([]byte(text), "test")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// outline is a board in one line a vertex: id, chips, mark of a split, options.
func outline(b board.Board) string {
	var s strings.Builder
	for v, x := range b.Vertices {
		s.WriteString(x.ID)
		if x.Split {
			s.WriteString("*")
		}
		if x.Chips > 0 {
			fmt.Fprintf(&s, " %d", x.Chips)
		}
		s.WriteString(":")
		for _, e := range b.Edges {
			if e.From == v {
				s.WriteString(" " + b.Vertices[e.To].ID)
			}
		}
		s.WriteString("\n")
	}
	return s.String()
}

func lines(l ...string) string { return strings.Join(l, "\n") + "\n" }

func must(e Edit, err error) Edit {
	if err != nil {
		panic(err)
	}
	return e
}

func TestEdits(t *testing.T) {
	b := read1(t, sample)
	at := board.Point{X: 10, Y: 20}
	for _, test := range []struct {
		name string
		edit Edit
		want string
	}{
		{"add vertex takes the next free letter", AddVertex(at), lines("A 2:", "B: A C s1", "C:", "s1*: A A C", "D:")},
		{"add edge", AddEdge(2, 0), lines("A 2:", "B: A C s1", "C: A", "s1*: A A C")},
		{"add a loop", AddEdge(0, 0), lines("A 2: A", "B: A C s1", "C:", "s1*: A A C")},
		{"add edge and vertex", AddEdgeTo(2, at), lines("A 2:", "B: A C s1", "C: D", "s1*: A A C", "D:")},
		{"an edge from nowhere is none", AddEdge(9, 0), outline(b)},
		{"add chip", must(AddChip(b, 2)), lines("A 2:", "B: A C s1", "C 1:", "s1*: A A C")},
		{"take chip", TakeChip(0), lines("A 1:", "B: A C s1", "C:", "s1*: A A C")},
		{"take a chip where there is none", TakeChip(1), outline(b)},
		{"set chips", must(SetChips(b, 0, 7)), lines("A 7:", "B: A C s1", "C:", "s1*: A A C")},
		{"make a split", must(ToggleSplit(b, 1)), lines("A 2:", "B*: A C s1", "C:", "s1*: A A C")},
		{"make a vertex again", must(ToggleSplit(b, 3)), lines("A 2:", "B: A C s1", "C:", "s1: A A C")},
		{"add a split", AddSplit(at), lines("A 2:", "B: A C s1", "C:", "s1*: A A C", "s2*:")},
		{"put a split into an edge", InsertSplit(1, at), lines("A 2:", "B: A s2 s1", "C:", "s1*: A A C", "s2*: C")},
		{"erase a vertex and the edges at it", Erase([]int{0}, nil), lines("B: C s1", "C:", "s1*: C")},
		{"erase an edge", Erase(nil, []int{4}), lines("A 2:", "B: A C s1", "C:", "s1*: A C")},
		{"erase nothing", Erase(nil, []int{40, -1}), outline(b)},
		{"rename", must(Rename(b, 2, " 终点 ")), lines("A 2:", "B: A 终点 s1", "终点:", "s1*: A A 终点")},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := board.Write(b)
			after := test.edit.Apply(b)
			if got := outline(after); got != test.want {
				t.Errorf("got\n%swant\n%s", got, test.want)
			}
			if string(board.Write(b)) != string(before) {
				t.Error("the old board was changed")
			}
			again, err := board.Read(board.Write(after), "again")
			if err != nil || !board.Equal(again, after) {
				t.Errorf("written and read it is another board (%v)\n%s", err, board.Write(after))
			}
		})
	}
}

func TestPlayMove(t *testing.T) {
	b := read1(t, `digraph { B [chips=1]; s [split=true]; r [split=true]; off [split=true]; B -> s; B -> A; B -> off; s -> A; s -> r; s -> A; r -> C; r -> A }`)
	v := b.Index()
	for _, test := range []struct{ name, option, want string }{
		{"to a vertex", "A", "A1"},
		{"through splits: a chip for each target", "s", "A3 C1"},
		{"off the board", "off", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			e, err := PlayMove(b, v["B"], v[test.option])
			if err != nil {
				t.Fatal(err)
			}
			after := e.Apply(b)
			got := ""
			for _, id := range []string{"A", "B", "C"} {
				if n := after.Vertices[v[id]].Chips; n > 0 {
					got += fmt.Sprintf("%s%d ", id, n)
				}
			}
			if got = strings.TrimSpace(got); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
	for name, move := range map[string][2]int{"no chip": {v["A"], v["C"]}, "no edge": {v["B"], v["C"]}, "no vertex": {99, 0}} {
		if _, err := PlayMove(b, move[0], move[1]); err == nil {
			t.Error(name, "was played")
		}
	}
}

func TestPlayMoveThroughTooManySplits(t *testing.T) {
	text := "digraph { A [chips=1]; A -> s0; "
	for i := range 40 {
		text += fmt.Sprintf("s%d [split=true]; s%d -> s%d; s%d -> s%d; ", i, i, i+1, i, i+1)
	}
	b := read1(t, text+"}")
	if _, err := PlayMove(b, 0, 1); err == nil {
		t.Error("2^40 chips were put on the board")
	}
	round := read1(t, "digraph { A [chips=1]; s [split=true]; A -> s; s -> s }")
	if _, err := PlayMove(round, 0, 1); err == nil {
		t.Error("a split that leads to itself came to an end")
	}
}

func TestRefused(t *testing.T) {
	b := read1(t, `digraph { A [chips=999999]; B; s [split=true]; "" }`)
	full := must(AddChip(b, 1)).Apply(b)
	for _, test := range []struct {
		name string
		err  error
		want string
	}{
		{"one chip too many", second(AddChip(full, 0)), "a board holds at most 1000000 chips; take some off first"},
		{"far too many", second(SetChips(b, 1, 2)), "a board holds at most 1000000 chips; take some off first"},
		{"chip on a split", second(AddChip(b, 2)), "s: a split holds no chips; take them off, or make it a vertex again with the split tool"},
		{"split under chips", second(ToggleSplit(b, 0)), "A: a split holds no chips; take them off, or make it a vertex again with the split tool"},
		{"name taken", second(Rename(b, 0, "B")), "another vertex is already called B; choose another name"},
		{"no name", second(SetName(b, 0, " \t")), "a vertex needs a name; type at least one character"},
		{"move without a chip", second(PlayMove(b, 1, 0)), "this move is no longer possible on the board"},
	} {
		if test.err == nil {
			t.Errorf("%s: not refused", test.name)
			continue
		}
		if got := test.err.Error(); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
		if got := lang.Error(lang.English, test.err); got != test.want {
			t.Errorf("%s: the table of faults says %q, the error %q", test.name, got, test.want)
		}
		for _, l := range lang.Languages[1:] {
			if got := lang.Error(l, test.err); got == test.want || got == "" {
				t.Errorf("%s: not said in %s", test.name, l.Name())
			}
		}
	}
	if _, err := SetChips(full, 0, 5); err != nil {
		t.Error("chips could not be taken off a full board:", err)
	}
}

func second(_ Edit, err error) error { return err }

func TestMoveDropsWhatIsNoLongerRight(t *testing.T) {
	b := read1(t, sample)
	after := MoveVertices([]int{0}, []board.Point{{X: 3, Y: -4.004}}).Apply(b)
	if p := after.Vertices[0].Pos; p != (board.Point{X: 3, Y: -4}) {
		t.Error("moved to", p)
	}
	text := string(board.Write(after))
	for _, gone := range []string{"bb=", "lp=", "e,5,10"} {
		if strings.Contains(text, gone) {
			t.Errorf("%s is still there:\n%s", gone, text)
		}
	}
	if !strings.Contains(text, "red") {
		t.Error("the colour of the edge is lost")
	}
	far := MoveVertices([]int{2}, []board.Point{{X: 1, Y: 1}}).Apply(b)
	if far.Edges[0].Curve == nil {
		t.Error("the course of an edge that did not move is lost")
	}
	if !shared(b.Subgraphs, far.Subgraphs) || !shared(b.Edges, far.Edges) {
		t.Error("what did not change is not shared")
	}
}

func TestSettled(t *testing.T) {
	b := read1(t, "digraph { A -> B; B -> C }")
	places := []board.Point{{X: 0, Y: 0}, {X: 10, Y: 10}, {X: 20, Y: 20}}
	curves := []*board.Curve{
		{Points: []board.Point{{X: 0}, {X: 1}, {X: 2}, {X: 3}}}, {Points: []board.Point{{X: 5}, {X: 6}, {X: 7}, {X: 8}}},
	}
	after := Settled(MoveVertices([]int{0}, []board.Point{{X: 5, Y: 5}}), places, curves).Apply(b)
	for v, want := range []board.Point{{X: 5, Y: 5}, {X: 10, Y: 10}, {X: 20, Y: 20}} {
		if x := after.Vertices[v]; !x.Placed || x.Pos != want {
			t.Errorf("%s at %v, want %v", x.ID, x.Pos, want)
		}
	}
	if after.Edges[0].Curve != nil || after.Edges[1].Curve == nil {
		t.Error("the curve at the moved vertex stays, or the other is lost")
	}
	if !identical(b, Settled(TakeChip(0), places, curves).Apply(b)) {
		t.Error("an edit that does nothing placed the board")
	}
}

func TestNames(t *testing.T) {
	for _, test := range []struct{ board, want, split string }{
		{"digraph {}", "A", "s1"},
		{"digraph { A; B; D }", "C", "s1"},
		{"digraph { A; B; s7 [split=true] }", "C", "s8"},
		{"digraph { a; b; x }", "c", "s1"},
		{"digraph { v1; v9; v3 }", "v10", "s1"},
		{"digraph { 7 }", "8", "s1"},
		{"digraph { n007 }", "n008", "s1"},
		{"digraph { Helsinki }", "A", "s1"},
		{"digraph { j [split=true]; s1 }", "s2", "a"},
		{`digraph { "" }`, "A", "s1"},
		{"digraph { v99999999999999999999 }", "A", "s1"},
	} {
		b := read1(t, test.board)
		if got := NextID(b); got != test.want {
			t.Errorf("%s: next vertex %s, want %s", test.board, got, test.want)
		}
		if got := NextSplitID(b); got != test.split {
			t.Errorf("%s: next split %s, want %s", test.board, got, test.split)
		}
	}
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 27: "AB", 701: "ZZ", 702: "AAA"} {
		if got := letters(i); got != want {
			t.Errorf("letters(%d) = %s, want %s", i, got, want)
		}
	}
}

func TestSetName(t *testing.T) {
	b := read1(t, `digraph { A; B [label="bee\n\N"]; C [label=<<b>c</b><br/>low>]; D [label="\N"] }`)
	for _, test := range []struct {
		v                  int
		first, typed, want string
	}{
		{0, "A", "甲", "甲"},
		{1, `bee\n\N`, `wasp\n\N`, "wasp\nB"},
		{1, `bee\n\N`, "", "B"},
		{2, `c\nlow`, "see", "see"},
		{3, "D", "E", "E"},
	} {
		if got := Name(b, test.v); got != test.first {
			t.Errorf("the field starts with %q, want %q", got, test.first)
		}
		after := must(SetName(b, test.v, test.typed)).Apply(b)
		if got := after.Text(test.v); got != test.want {
			t.Errorf("%q typed shows %q, want %q", test.typed, got, test.want)
		}
		if !identical(b, must(SetName(b, test.v, test.first)).Apply(b)) {
			t.Errorf("%q accepted unchanged is an edit", test.first)
		}
	}
}

// anyEdit is a random edit of a board.
func anyEdit(r *rand.Rand, b board.Board) Edit {
	v := func() int { return r.IntN(len(b.Vertices) + 1) }
	at := board.Point{X: r.Float64()*400 - 200, Y: r.Float64() * 300}
	refused := func(e Edit, err error) Edit {
		if err != nil {
			return nothing()
		}
		return e
	}
	switch r.IntN(16) {
	case 0, 1:
		return AddVertex(at)
	case 2, 3, 4:
		return AddEdge(v(), v())
	case 5:
		return AddEdgeTo(v(), at)
	case 6:
		return refused(AddChip(b, v()))
	case 7:
		return TakeChip(v())
	case 8:
		return refused(ToggleSplit(b, v()))
	case 9:
		return InsertSplit(r.IntN(len(b.Edges)+1), at)
	case 10:
		return Erase([]int{v()}, []int{r.IntN(len(b.Edges) + 1)})
	case 11:
		return refused(Rename(b, v(), fmt.Sprintf("名 \"%d\"", r.IntN(30))))
	case 12:
		return SetLabel(v(), fmt.Sprint("label ", r.IntN(3)))
	case 13:
		return SetLoopy(r.IntN(2) == 0)
	case 14:
		if len(b.Edges) > 0 {
			e := b.Edges[r.IntN(len(b.Edges))]
			return refused(PlayMove(b, e.From, e.To))
		}
	}
	return MoveVertices([]int{v()}, []board.Point{at})
}

func TestUndoAllRedoAll(t *testing.T) {
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 2))
		d := New(read1(t, sample))
		seen := [][]byte{board.Write(d.Board())}
		for range 60 {
			before := len(d.history)
			d.Do(anyEdit(r, d.Board()))
			if len(d.history) > before {
				seen = append(seen, board.Write(d.Board()))
			}
			again, err := board.Read(board.Write(d.Board()), "again")
			if err != nil || !board.Equal(again, d.Board()) {
				t.Fatalf("seed %d: written and read it is another board (%v)", seed, err)
			}
		}
		for i := len(seen) - 1; i >= 0; i-- {
			if string(board.Write(d.Board())) != string(seen[i]) {
				t.Fatalf("seed %d: undone to %d it is another board", seed, i)
			}
			if d.Undo() != (i > 0) {
				t.Fatalf("seed %d: undo at %d", seed, i)
			}
		}
		if d.Dirty() {
			t.Errorf("seed %d: all undone and dirty", seed)
		}
		for i := range seen {
			if string(board.Write(d.Board())) != string(seen[i]) {
				t.Fatalf("seed %d: redone to %d it is another board", seed, i)
			}
			if d.Redo() != (i < len(seen)-1) {
				t.Fatalf("seed %d: redo at %d", seed, i)
			}
		}
	}
}
