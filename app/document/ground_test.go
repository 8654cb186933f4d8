package document

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// bush writes an undirected board in short: "g* a b | g-a a-b", * at the ground.
func bush(b board.Board) string {
	var vertices, edges []string
	for _, v := range b.Vertices {
		id := v.ID
		if v.Ground {
			id += "*"
		}
		vertices = append(vertices, id)
	}
	for _, e := range b.Edges {
		edges = append(edges, b.Vertices[e.From].ID+"-"+b.Vertices[e.To].ID)
	}
	return strings.Join(vertices, " ") + " | " + strings.Join(edges, " ")
}

func TestGroundEdits(t *testing.T) {
	b := read1(t, `graph { g [ground=true]; g -- a; a -- b; b -- a; b -- c; x -- y }`)
	for _, test := range []struct {
		name string
		edit Edit
		want string
	}{
		{"a vertex to the ground", ToggleGround(b, []int{1}), "g* a* b c x y | g-a a-b b-a b-c x-y"},
		{"off the ground", ToggleGround(b, []int{0}), "g a b c x y | g-a a-b b-a b-c x-y"},
		{"of several, those that are not there", ToggleGround(b, []int{0, 4}), "g* a b c x* y | g-a a-b b-a b-c x-y"},
		{"nothing", ToggleGround(b, []int{-1, 77}), "g* a b c x y | g-a a-b b-a b-c x-y"},
		{"a new one", AddGround(board.Point{X: 5}), "g* a b c x y d* | g-a a-b b-a b-c x-y"},
		{"a sibling on the ground", AddSibling(0), "g* a b c x y d* | g-a a-b b-a b-c x-y"},
		{"a sibling hangs on the vertex below", AddSibling(3), "g* a b c x y d | g-a a-b b-a b-c b-d x-y"},
	} {
		if got := bush(test.edit.Apply(b)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	if got := fmt.Sprint(Floating(b), Floating(board.New())); got != "[4 5] []" {
		t.Errorf("floating %s", got)
	}
}

func TestCut(t *testing.T) {
	b := read1(t, `graph { g [ground=true]; g -- a; a -- b; b -- a; b -- c; x -- y }`)
	for edge, want := range []string{
		"g* x y | x-y", "g* a b c x y | g-a b-a b-c x-y", "g* a b c x y | g-a a-b b-c x-y", "g* a b x y | g-a a-b b-a x-y",
	} {
		e, err := Cut(b, edge)
		if err != nil {
			t.Fatal(err)
		}
		if got := bush(e.Apply(b)); got != want {
			t.Errorf("cut %d: %s, want %s", edge, got, want)
		}
	}
	for _, edge := range []int{-1, 4, 99} {
		if _, err := Cut(b, edge); !errors.As(err, new(*NoMoveError)) {
			t.Errorf("cut %d: %v", edge, err)
		}
	}
	if _, err := Cut(read1(t, `digraph { a -> b }`), 0); err == nil {
		t.Error("a chip game's edge was cut")
	}
}

func TestTreesBothWays(t *testing.T) {
	chips := read1(t, `digraph { r [pos="0,100", chips=2]; a [pos="-50,0"]; r -> a [pos="e,1,1 2,2 3,3 4,4 5,5"]; r -> b; q }`)
	e, err := ToStalks(chips)
	if err != nil {
		t.Fatal(err)
	}
	stalks := e.Apply(chips)
	if got := bush(stalks); got != "r* a b q* | r-a r-b" || stalks.Directed || stalks.Vertices[0].Chips != 0 ||
		stalks.Vertices[0].Pos.Y != -100 || stalks.Edges[0].Curve != nil {
		t.Errorf("stalks: %s, %+v", got, stalks)
	}
	if stalks.Check() != nil {
		t.Error(stalks.Check())
	}
	stalks.Edges = append([]board.Edge{}, stalks.Edges...)
	stalks.Edges[1].From, stalks.Edges[1].To = stalks.Edges[1].To, stalks.Edges[1].From
	if e, err = ToChips(stalks); err != nil {
		t.Fatal(err)
	}
	back := e.Apply(stalks)
	if got := bush(back); got != "r a b q | r-a r-b" || !back.Directed || back.Vertices[0].Chips != 1 || back.Vertices[3].Chips != 1 ||
		back.Vertices[0].Pos.Y != 100 {
		t.Errorf("back: %s, %+v", got, back)
	}
}

func TestNoTrees(t *testing.T) {
	for _, test := range []struct{ text, why string }{
		{`digraph { a -> s; s [split=true] }`, "split s"},
		{`digraph { a -> c; b -> c }`, "ways c"},
		{`digraph { a -> b; a -> b }`, "ways b"},
		{`digraph { loopy=true; a -> a }`, "cycle a"},
		{`digraph { loopy=true; r; a -> b; b -> a }`, "cycle a"},
		{`digraph { compound=selective; a -> b }`, "rule "},
		{`graph { g [ground=true]; g -- a; a -- b; b -- g }`, "ring b"},
		{`graph { g [ground=true]; h [ground=true]; g -- a; a -- h }`, "ring a"},
		{`graph { g [ground=true]; h [ground=true]; g -- h }`, "ring h"},
		{`graph { g [ground=true]; g -- g }`, "ring g"},
		{`graph { g [ground=true]; g -- a; a -- g }`, "ring a"},
		{`graph { g [ground=true]; a -- b }`, "loose a"},
	} {
		b := read1(t, test.text)
		_, err := ToStalks(b)
		if !b.Directed {
			_, err = ToChips(b)
		}
		e := (*NoTreeError)(nil)
		if !errors.As(err, &e) || e.Why+" "+e.ID != test.why {
			t.Errorf("%s: %v, want %s", test.text, err, test.why)
		}
	}
	if _, err := ToChips(board.New()); err == nil {
		t.Error("a chip game was made a chip game")
	}
	if _, err := ToStalks(board.Board{}); err == nil {
		t.Error("Hackenbush was made Hackenbush")
	}
}

// TestRandomTreesBothWays turns random trees there and back.
func TestRandomTreesBothWays(t *testing.T) {
	r := rand.New(rand.NewPCG(91, 92))
	for range 300 {
		b := board.New()
		for v := range 1 + r.IntN(12) {
			b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("v", v), Placed: true, Pos: board.Point{X: float64(r.IntN(99)), Y: float64(r.IntN(99))}})
			if v > 0 && r.IntN(5) > 0 {
				b.Edges = append(b.Edges, board.Edge{From: r.IntN(v), To: v})
			}
		}
		there, err := ToStalks(b)
		if err != nil {
			t.Fatal(err)
		}
		stalks := there.Apply(b)
		if err := stalks.Check(); err != nil {
			t.Fatal(err)
		}
		back, err := ToChips(stalks)
		if err != nil {
			t.Fatal(err)
		}
		again := back.Apply(stalks)
		for v := range again.Vertices {
			again.Vertices[v].Chips = 0
		}
		if !board.Equal(again, b) {
			t.Fatalf("%s\nbecame\n%s", board.Write(b), board.Write(again))
		}
	}
}
