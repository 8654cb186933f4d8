package document

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

func TestTreeEdits(t *testing.T) {
	b := read1(t, `digraph { r [pos="0,0"]; a [pos="-50,-110"]; b [pos="50,-110"]; x [pos="150,-100"]; loose;
		r -> a; r -> b; subgraph S { r -> x } }`)
	up := read1(t, `graph { g [ground=true, pos="0,0"]; a [pos="0,100"]; b [pos="0,200"]; c [pos="90,0", ground=true]; g -- a; a -- b; c -- a }`)
	for _, test := range []struct {
		name  string
		b     board.Board
		edit  Edit
		edges string // of the first vertex
		place string // of the new one
	}{
		{"a child, right of the others", b, AddChild(0), "a b x A", "A 250,-100"},
		{"a first child is below", b, AddChild(1), "a b x", "A -50,-220"},
		{"a child without a place", b, AddChild(4), "a b x", ""},
		{"a sibling comes next", b, AddSibling(1), "a A b x", "A 250,-110"},
		{"the last sibling", b, AddSibling(3), "a b x A", "A 250,-100"},
		{"a sibling of a root", b, AddSibling(0), "a b x", "A 100,0"},
		{"nobody's child", b, AddChild(-1), "a b x", ""},
		{"nobody's sibling", b, AddSibling(77), "a b x", ""},
		{"upwards", up, AddChild(2), "a", "d 0,310"},
	} {
		before := string(board.Write(test.b))
		after := test.edit.Apply(test.b)
		var next []string
		for _, e := range after.Edges {
			if e.From == 0 {
				next = append(next, after.Vertices[e.To].ID)
			}
		}
		if got := strings.Join(next, " "); got != test.edges {
			t.Errorf("%s: edges to %s, want %s", test.name, got, test.edges)
		}
		after.Vertices = after.Vertices[len(test.b.Vertices):]
		if got := places(after); got != test.place {
			t.Errorf("%s: %s, want %s", test.name, got, test.place)
		}
		if string(board.Write(test.b)) != before {
			t.Errorf("%s: the old board was changed", test.name)
		}
	}
	if got := ids(up, Branch(up, 1)); got != "a b" {
		t.Errorf("the branch from the ground up: %s", got)
	}
	if got := ids(up, Branch(up, 0)); got != "g a b" {
		t.Errorf("the branch of the ground: %s", got)
	}
	if got := ids(b, Branch(b, 0)); got != "r a b x" {
		t.Errorf("the branch of r: %s", got)
	}
}

// TestManyChildren: a fan made with one key stays readable.
func TestManyChildren(t *testing.T) {
	b := read1(t, `digraph { r [pos="0,0"] }`)
	for range 40 {
		b = AddChild(0).Apply(b)
	}
	b = AddSibling(7).Apply(b)
	for v := range b.Vertices {
		for w := range v {
			p, q := b.Vertices[v].Pos, b.Vertices[w].Pos
			if (p.X-q.X)*(p.X-q.X)+(p.Y-q.Y)*(p.Y-q.Y) < room*room {
				t.Fatalf("%s is on %s", b.Vertices[v].ID, b.Vertices[w].ID)
			}
		}
	}
}

func TestUnfold(t *testing.T) {
	for _, test := range []struct {
		name, text, from, want string
		size                   int64
	}{
		{
			"two ways to one vertex", "digraph { A -> B; A -> C; B -> C [color=red]; C -> D }", "A",
			lines("A: B C", "B: C.1", "C: D", "D:", "C.1: D.1", "D.1:"), 6,
		},
		{
			"a split stays one, its parallel edges too", "digraph { A; s [split=true]; A -> s; B -> s; s -> T; s -> T; R -> A; R -> B }", "R",
			lines("A: s", "s*: T T", "B: s.1", "T:", "R: A B", "s.1*: T.1 T.1", "T.1:"), 7,
		},
		{
			"chips stay, names are free", `digraph { A -> B; A -> C; B -> C; C [chips=3]; "C.1" }`, "A",
			lines("A: B C", "B: C.2", "C 3:", "C.1:", "C.2:"), 4,
		},
		{"what leads here from elsewhere stays", "digraph { A -> B; A -> C; B -> C; X -> C }", "A", lines("A: B C", "B: C.1", "C:", "X: C", "C.1:"), 4},
		{"a tree is one", "digraph { A -> B; A -> C }", "A", lines("A: B C", "B:", "C:"), 3},
		{"a cycle elsewhere does not matter", "digraph { A -> B; X -> X; X -> A }", "A", lines("A: B", "B:", "X: X A"), 2},
	} {
		b := read1(t, test.text)
		v := b.Index()[test.from]
		before := string(board.Write(b))
		size, err := TreeSize(b, v)
		if err != nil || size != test.size {
			t.Errorf("%s: size %d (%v), want %d", test.name, size, err, test.size)
		}
		after := must(Unfold(b, v)).Apply(b)
		if got := outline(after); got != test.want {
			t.Errorf("%s:\n%swant\n%s", test.name, got, test.want)
		}
		if got := len(Reachable(after, []int{v})); got != int(test.size) {
			t.Errorf("%s: the tree has %d vertices, said were %d", test.name, got, test.size)
		}
		if string(board.Write(b)) != before {
			t.Errorf("%s: the old board was changed", test.name)
		}
	}
}

func TestUnfoldRefused(t *testing.T) {
	b := read1(t, "digraph { A -> B; B -> C; C -> D; D -> B; L -> L; U -> A; Z }")
	var cycle *UnfoldCycleError
	if _, err := Unfold(b, 5); !errors.As(err, &cycle) || strings.Join(cycle.Cycle, "") != "BCD" || cycle.ID != "L" && cycle.ID != "U" {
		t.Errorf("a cycle below: %v", err)
	}
	if _, err := Unfold(b, b.Index()["L"]); !errors.As(err, &cycle) || len(cycle.Cycle) != 1 {
		t.Errorf("a loop: %v", err)
	}
	if _, err := Unfold(read1(t, "graph { a -- b }"), 0); !errors.As(err, new(*UndirectedError)) {
		t.Errorf("an undirected board: %v", err)
	}
	if _, _, err := Merge(read1(t, "graph { a -- b }"), nil); !errors.As(err, new(*UndirectedError)) {
		t.Errorf("an undirected board merged: %v", err)
	}
	// A ladder with two ways on each rung: 3 * 2^k - 2 vertices.
	ladder := func(k int) board.Board {
		b := board.Board{Directed: true, Vertices: []board.Vertex{{ID: "r0"}}}
		for i := range k {
			n := 3 * i
			b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("a", i)}, board.Vertex{ID: fmt.Sprint("b", i)}, board.Vertex{ID: fmt.Sprint("r", i+1)})
			b.Edges = append(b.Edges, board.Edge{From: n, To: n + 1}, board.Edge{From: n, To: n + 2}, board.Edge{From: n + 1, To: n + 3}, board.Edge{From: n + 2, To: n + 3})
		}
		return b
	}
	for _, row := range []struct {
		rungs int
		size  int64 // 1 + 4 (2^k - 1)
	}{{1, 5}, {12, 16_381}, {13, 32_765}, {50, 1 + 4*(1<<50-1)}, {60, MostTree}, {5000, MostTree}} {
		b := ladder(row.rungs)
		size, err := TreeSize(b, 0)
		if err != nil || size != row.size {
			t.Errorf("%d rungs: %d (%v), want %d", row.rungs, size, err, row.size)
		}
		e, err := Unfold(b, 0)
		var large *UnfoldSizeError
		if row.size > MaxTree {
			if !errors.As(err, &large) || large.Size != row.size {
				t.Errorf("%d rungs: %v", row.rungs, err)
			}
			continue
		}
		if after := e.Apply(b); len(after.Vertices) != int(row.size) || len(after.Edges) != int(row.size)-1 {
			t.Errorf("%d rungs: %d vertices, %d edges", row.rungs, len(after.Vertices), len(after.Edges))
		}
	}
}

func TestMerge(t *testing.T) {
	for _, test := range []struct {
		name, text, among, want string
		count                   int
	}{
		{"subtrees", "digraph { A -> B; A -> C; B -> D; C -> E }", "", lines("A: B", "B: D", "D:"), 2},
		{"chips add up", "digraph { A -> B; A -> C; B [chips=2]; C [chips=5] }", "", lines("A: B", "B 7:"), 1},
		{"some only", "digraph { A -> B; A -> C; A -> D }", "B D", lines("A: B C", "B:", "C:"), 1},
		{"other labels", "digraph { A -> B; A -> C; B [label=x] }", "", lines("A: B C", "B:", "C:"), 0},
		{"other looks", "digraph { A -> B; A -> C; B [color=red] }", "", lines("A: B C", "B:", "C:"), 0},
		{"parallel moves are one, parallel chips are not", "digraph { A -> T; A -> T; B -> T; s [split=true]; u [split=true]; s -> T; s -> T; u -> T }", "", lines("A: T T", "T:", "s*: T T", "u*: T"), 1},
		{"a split keeps each chip", "digraph { s [split=true]; s -> A; s -> B }", "", lines("s*: A A", "A:"), 1},
		{"a split is no position", "digraph { s [split=true]; A }", "", lines("s*:", "A:"), 0},
		{"round a cycle nothing is joined", "digraph { A -> B; B -> A; C -> A; D -> A; E; F }", "", lines("A: B", "B: A", "C: A", "D: A", "E:"), 1},
		{"the first stays", "digraph { X -> Z; Y -> T; Z; T; W -> Y; W -> X }", "", lines("X: Z", "Z:", "W: X"), 2},
	} {
		b := read1(t, test.text)
		among := named(b, test.among)
		if test.among == "" {
			among = nil
		}
		before := string(board.Write(b))
		e, n, err := Merge(b, among)
		if err != nil || n != test.count {
			t.Errorf("%s: %d joined (%v), want %d", test.name, n, err, test.count)
		}
		if got := outline(e.Apply(b)); got != test.want {
			t.Errorf("%s:\n%swant\n%s", test.name, got, test.want)
		}
		if string(board.Write(b)) != before {
			t.Errorf("%s: the old board was changed", test.name)
		}
	}
}

// randomGame is a board without cycles, with splits, chips, labels and a subgraph.
func randomGame(r *rand.Rand) board.Board {
	n := 2 + r.IntN(9)
	text := "digraph { "
	for v := range n {
		text += fmt.Sprintf("v%d [chips=%d", v, r.IntN(3)*r.IntN(2))
		if r.IntN(5) == 0 {
			text = strings.TrimRight(text, "0123456789") + "0, split=true"
		}
		if r.IntN(4) == 0 {
			text += fmt.Sprintf(", label=L%d", r.IntN(2))
		}
		text += "]; "
	}
	for range r.IntN(3 * n) {
		v, w := r.IntN(n), r.IntN(n)
		if v == w {
			continue
		}
		edge := fmt.Sprintf("v%d -> v%d", min(v, w), max(v, w))
		if r.IntN(3) == 0 {
			edge = "subgraph S { " + edge + " }"
		}
		text += edge + "; "
	}
	b, err := board.Read([]byte(text+"}"), "random")
	if err != nil {
		panic(err)
	}
	return b
}

// TestUnfoldAndMergeAreTheSameGame: values and chips stay, and a board without equal vertices comes back as it was.
func TestUnfoldAndMergeAreTheSameGame(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 8))
		b := randomGame(r)
		e, _, err := Merge(b, nil)
		if err != nil {
			t.Fatal(err)
		}
		merged := e.Apply(b)
		sameGame(t, seed, b, merged)
		if _, n, _ := Merge(merged, nil); n > 0 {
			t.Fatalf("seed %d: merged again %d more go", seed, n)
		}
		v := r.IntN(len(merged.Vertices))
		tree := must(Unfold(merged, v)).Apply(merged)
		sameGame(t, seed, merged, tree)
		if size, _ := TreeSize(merged, v); size != int64(len(Reachable(tree, []int{v}))) {
			t.Fatalf("seed %d: the size said is wrong", seed)
		}
		e, _, err = Merge(tree, nil)
		if err != nil {
			t.Fatal(err)
		}
		if back := e.Apply(tree); !board.Equal(back, merged) {
			t.Fatalf("seed %d: unfolded and merged\n%swant\n%s", seed, board.Write(back), board.Write(merged))
		}
	}
}

// sameGame compares the values of the vertices that both boards have, and the sum of the chips; and that the second
// can be saved.
func sameGame(t *testing.T, seed uint64, a, b board.Board) {
	t.Helper()
	if total(a) != total(b) {
		t.Fatalf("seed %d: %d chips, then %d", seed, total(a), total(b))
	}
	x, err := a.Graph().Values()
	y, err2 := b.Graph().Values()
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	sumA, sumB := 0, 0
	index := b.Index()
	for v := range a.Vertices {
		old, _ := x.At(int32(v))
		if w, ok := index[a.Vertices[v].ID]; ok {
			if now, _ := y.At(int32(w)); now != old {
				t.Fatalf("seed %d: %s is worth %d, then %d", seed, a.Vertices[v].ID, old, now)
			}
		}
		if a.Vertices[v].Chips%2 == 1 {
			sumA ^= old
		}
	}
	for v := range b.Vertices {
		if now, _ := y.At(int32(v)); b.Vertices[v].Chips%2 == 1 {
			sumB ^= now
		}
	}
	if sumA != sumB {
		t.Fatalf("seed %d: the chips are worth %d, then %d", seed, sumA, sumB)
	}
	comesBack(t, seed, b)
}

func comesBack(t *testing.T, seed uint64, b board.Board) {
	t.Helper()
	again, err := board.Read(board.Write(b), "again")
	if err != nil || !board.Equal(again, b) {
		t.Fatalf("seed %d: written and read it is another board (%v)\n%s", seed, err, board.Write(b))
	}
}

// TestMergeOfALargeBoard would take hours if vertices were compared pair by pair.
func TestMergeOfALargeBoard(t *testing.T) {
	b := board.Board{Directed: true, Vertices: make([]board.Vertex, 20_000)}
	for v := range b.Vertices {
		b.Vertices[v].ID = fmt.Sprint(v)
		if v > 0 {
			b.Edges = append(b.Edges, board.Edge{From: (v - 1) / 3, To: v}, board.Edge{From: 0, To: v})
		}
	}
	e, n, err := Merge(b, nil)
	if err != nil {
		t.Fatal(err)
	}
	if left := len(e.Apply(b).Vertices); left != len(b.Vertices)-n || left > 100 {
		t.Errorf("%d merged, %d left", n, left)
	}
}

// manyEdit is a random one of the edits of many vertices and of trees.
func manyEdit(r *rand.Rand, b board.Board) Edit {
	v := r.IntN(len(b.Vertices) + 1)
	var some []int
	for w := range b.Vertices {
		if r.IntN(3) == 0 {
			some = append(some, w)
		}
	}
	by := board.Point{X: r.Float64() * 50, Y: -r.Float64() * 50}
	refused := func(e Edit, err error) Edit {
		if err != nil {
			return nothing()
		}
		return e
	}
	switch r.IntN(11) {
	case 0:
		return Align(some, Side(r.IntN(6)))
	case 1:
		return Distribute(some, r.IntN(2) == 0)
	case 2:
		return Nudge(some, by)
	case 3:
		return refused(RenameMany(b, some, Naming{Pattern: []string{"n#", "#", "k##"}[r.IntN(3)], Start: r.IntN(50)}))
	case 4:
		e, _, err := ReplaceText(b, some, []string{"n", "1", "B"}[r.IntN(3)], "z", Texts{IDs: true, Labels: r.IntN(2) == 0})
		return refused(e, err)
	case 5:
		return AddChild(v)
	case 6:
		return AddSibling(v)
	case 7:
		return MoveBranch(v, by)
	case 8:
		if size, err := TreeSize(b, v); err != nil || size > 60 {
			return nothing()
		}
		return refused(Unfold(b, v))
	case 9:
		e, _, err := Merge(b, some)
		return refused(e, err)
	}
	return Followed(AddChild(v), Nudge(some, by).Apply)
}

// TestUndoAllOfMany: any mixture of edits, undone, is the board it began with; and each can be saved.
func TestUndoAllOfMany(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 4))
		d := New(read1(t, sample))
		seen := [][]byte{board.Write(d.Board())}
		for range 60 {
			before := len(d.history)
			if r.IntN(2) == 0 {
				d.Do(anyEdit(r, d.Board()))
			} else {
				d.Do(manyEdit(r, d.Board()))
			}
			if len(d.history) > before {
				seen = append(seen, board.Write(d.Board()))
			}
			comesBack(t, seed, d.Board())
		}
		for _, want := range slices.Backward(seen) {
			if string(board.Write(d.Board())) != string(want) {
				t.Fatalf("seed %d: undone it is another board", seed)
			}
			d.Undo()
		}
		if d.Dirty() {
			t.Fatalf("seed %d: all undone and dirty", seed)
		}
		for _, want := range seen {
			if string(board.Write(d.Board())) != string(want) {
				t.Fatalf("seed %d: redone it is another board", seed)
			}
			d.Redo()
		}
	}
}

// TestEditsOfAnotherBoard: an edit made for one board and applied to another does no harm.
func TestEditsOfAnotherBoard(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 6))
		for _, b := range []board.Board{{}, board.New(), randomGame(r), read1(t, "digraph { a -> b; b -> a }"), read1(t, "graph { a -- b }")} {
			e := manyEdit(r, read1(t, sample))
			comesBack(t, seed, e.Apply(b))
		}
	}
}
