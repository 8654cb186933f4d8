package layout

import (
	"context"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

func TestEmptyBoard(t *testing.T) {
	var c Client // needs no child for it
	for _, e := range Engines {
		g, err := c.Layout(context.Background(), board.Board{}, e)
		if err != nil || len(g.Vertices) != 0 || len(g.Curves) != 0 || c.child != nil {
			t.Error(e.Name, g, err)
		}
	}
}

// Moves go down (or to the right), and neighbours have room between them.
func TestDot(t *testing.T) {
	c := as(t, ServeCommand)
	b := six(t)
	b.Vertices[1].ID = "a longer name"
	for name, along := range map[string]func(p board.Point) float64{
		"dot":    func(p board.Point) float64 { return -p.Y },
		"dot-lr": func(p board.Point) float64 { return p.X },
	} {
		g, err := c.Layout(context.Background(), b, named(t, name))
		if err != nil {
			t.Fatal(err)
		}
		sound(t, b, g)
		for i, e := range b.Edges {
			if step := along(g.Vertices[e.To]) - along(g.Vertices[e.From]); step < 100 {
				t.Errorf("%s: edge %d goes %.0f points onward", name, i, step)
			}
			if c := g.Curves[i]; c == nil || c.End == nil {
				t.Errorf("%s: edge %d has no curve or no tip", name, i)
			}
		}
		apart(t, g, 80)
		nearOrigin(t, g)
	}
}

// apart checks that no two vertices are nearer than a distance.
func apart(t *testing.T, g render.Geometry, least float64) {
	t.Helper()
	for v, p := range g.Vertices {
		for w, q := range g.Vertices[:v] {
			if between(p, q) < least {
				t.Fatalf("vertices %d and %d are %.1f apart", w, v, between(p, q))
			}
		}
	}
}

func nearOrigin(t *testing.T, g render.Geometry) {
	t.Helper()
	x, y := math.Inf(1), math.Inf(1)
	for _, p := range g.Vertices {
		x, y = min(x, p.X), min(y, p.Y)
	}
	if x != render.VertexRadius || y != render.VertexRadius {
		t.Errorf("the lower left is %v, %v", x, y)
	}
}

func TestNothingOverlaps(t *testing.T) {
	c := as(t, ServeCommand)
	boards := []board.Board{complete(16), random(90, 20), random(90, 150)}
	if testing.Short() {
		boards = boards[:2]
	}
	for _, name := range []string{"dot", "dot-lr", "neato", "fdp", "sfdp", "twopi", "circo"} {
		for _, b := range boards {
			g, err := c.Layout(context.Background(), b, named(t, name))
			if err != nil {
				t.Fatal(err)
			}
			sound(t, b, g)
			apart(t, g, 2*render.VertexRadius+10)
			nearOrigin(t, g)
		}
	}
}

func TestParallelEdges(t *testing.T) {
	c := as(t, ServeCommand)
	b := sample(t, "ab", "ab", "ab", "aa", "aa", "ba")
	g, err := c.Layout(context.Background(), b, named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range g.Curves {
		if loop := b.Edges[i].From == b.Edges[i].To; (c == nil) != loop {
			t.Fatalf("edge %d has curve %v", i, c)
		}
		for j := range i {
			if c != nil && g.Curves[j] != nil && reflect.DeepEqual(c, g.Curves[j]) {
				t.Errorf("edges %d and %d take the same course", j, i)
			}
		}
	}
}

func TestJoint(t *testing.T) {
	c := as(t, ServeCommand)
	b := sample(t, "as", "sb", "sc")
	b.Vertices[1].Split = true
	g, err := c.Layout(context.Background(), b, named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	sound(t, b, g)
	if g.Curves[0].End != nil || g.Curves[1].End == nil {
		t.Error("an arrow head belongs at the branches, not at the joint")
	}
}

func TestPinned(t *testing.T) {
	c := as(t, ServeCommand)
	for _, name := range []string{"neato", "fdp"} {
		b := random(30, 60)
		for v, p := range map[int]board.Point{3: {X: 500, Y: -200}, 17: {X: 100, Y: 300}} {
			b.Vertices[v].Placed, b.Vertices[v].Pinned, b.Vertices[v].Pos = true, true, p
		}
		g, err := c.Layout(context.Background(), b, named(t, name))
		if err != nil {
			t.Fatal(err)
		}
		sound(t, b, g)
		for _, v := range []int{3, 17} {
			if between(g.Vertices[v], b.Vertices[v].Pos) > 0.02 {
				t.Errorf("%s moves vertex %d from %v to %v", name, v, b.Vertices[v].Pos, g.Vertices[v])
			}
		}
		apart(t, g, 2*render.VertexRadius)
	}
}

// The same board gives the same layout, in another process too. (fdp and sfdp do not keep to this.)
func TestDeterminism(t *testing.T) {
	b := random(40, 80)
	for _, name := range []string{"dot", "dot-lr", "neato", "circo", "twopi"} {
		var first render.Geometry
		for i := range 3 {
			c := as(t, ServeCommand)
			g, err := c.Layout(context.Background(), b, named(t, name))
			if err != nil {
				t.Fatal(err)
			}
			if i == 0 {
				first = g
			} else if !reflect.DeepEqual(g, first) {
				t.Errorf("%s differs", name)
			}
			c.Close()
		}
	}
}

func TestThousand(t *testing.T) {
	c := as(t, ServeCommand)
	b := random(1000, 1500)
	g, err := c.Layout(context.Background(), b, named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	sound(t, b, g)
	apart(t, g, 2*render.VertexRadius)
}

// A picture of 300,000 points still has places exact to half a point.
func TestLongChain(t *testing.T) {
	c := as(t, ServeCommand)
	g, err := c.Layout(context.Background(), chain(2500), named(t, "dot"))
	if err != nil {
		t.Fatal(err)
	}
	step := g.Vertices[1].Y - g.Vertices[0].Y
	for v := range g.Vertices[1:] {
		if got := g.Vertices[v+1].Y - g.Vertices[v].Y; math.Abs(got-step) > 0.5 {
			t.Fatalf("step %d is %.2f, the first %.2f", v, got, step)
		}
	}
}

func TestAutomatic(t *testing.T) {
	undirected := func(b board.Board) board.Board { b.Directed = false; return b }
	for _, test := range []struct {
		name string
		b    board.Board
		want string
	}{
		{"empty", board.Board{Directed: true}, "dot"},
		{"six", six(t), "dot"},
		{"heap of 30", complete(30), "dot"},
		{"heap of 100", complete(100), "layers"},
		{"1,000 vertices", random(1000, 1500), "dot"},
		{"chain of 10,000", chain(10_000), "dot"},
		{"chain of 20,000", chain(20_000), "layers"},
		{"undirected", undirected(six(t)), "layers"},
		{"undirected chain of 10,000", undirected(chain(10_000)), "layers"},
		{"a cycle", sample(t, "ab", "bc", "ca"), "dot"},
	} {
		if e := Automatic(test.b); e.Name != test.want || e != named(t, test.want) {
			t.Errorf("%s: %s", test.name, e.Name)
		}
	}
}

func TestWeight(t *testing.T) {
	for _, test := range []struct {
		b    board.Board
		want int
	}{
		{board.Board{}, 0},
		{six(t), 6 + 2 + 1 + 1 + 1}, // D, F, C, B and E, A: DB passes two ranks, DC, CA and FE one each
		{chain(7), 7},
		{complete(4), 4 + 4},
		{sample(t, "aa", "ab", "bc", "ca", "cd"), 4},
	} {
		if got := weight(test.b); got != test.want {
			t.Errorf("%v: %d, not %d", test.b.Edges, got, test.want)
		}
	}
}

func TestNameWidth(t *testing.T) {
	for text, want := range map[string]float64{"": 0, "A": letter, "left pile": 9 * letter, "one\nlonger\nx": 6 * letter, "顶点": 4 * letter} {
		if got := nameWidth(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestSpread(t *testing.T) {
	crowd := make([]board.Point, 500)
	for v := range crowd[:400] {
		crowd[v] = board.Point{X: float64(v % 7), Y: float64(v % 11)}
	}
	far := []board.Point{{X: 0}, {X: 200}, {Y: 200}}
	for name, places := range map[string][]board.Point{"crowd": crowd, "far": far} {
		r := request{Vertices: make([]box, len(places))}
		for v := range r.Vertices {
			r.Vertices[v].Radius = render.VertexRadius
		}
		before := fmt.Sprint(places)
		r.spread(places)
		if name == "far" && fmt.Sprint(places) != before {
			t.Errorf("%s: moved without need", name)
		}
		apart(t, render.Geometry{Vertices: places}, 2*render.VertexRadius+gap-0.02)
	}
}

func TestParse(t *testing.T) {
	const good = `{"objects":[{"name":"n1","pos":"3,4"},{"name":"n0","pos":"1e2,-2.5!"}],"edges":[{"id":"e0","pos":"1,2 3,4 5,6 7,8"}]}`
	d, err := parse([]byte(good), 2, 1, true)
	if err != nil || d.places[0] != (board.Point{X: 100, Y: -2.5}) || d.places[1] != (board.Point{X: 3, Y: 4}) || len(d.edges[0]) != 4 {
		t.Fatal(d, err)
	}
	const drawn = `{"objects":[{"name":"n0","_draw_":[{"op":"c"},{"op":"p","points":[[124,107035],[0,107035],[0,106981],[124,106981]]}],"pos":"62,1.0701e+05"}]}`
	if d, err := parse([]byte(drawn), 1, 0, false); err != nil || d.places[0] != (board.Point{X: 62, Y: 107008}) {
		t.Error(d, err)
	}
	for _, harm := range [][2]string{
		{`"n1"`, `"n2"`},
		{`"n1"`, `"n0"`},
		{`"n1"`, `"n-1"`},
		{`"n1"`, `"%1"`},
		{"3,4\"", "3\""},
		{"3,4\"", "nan,4\""},
		{"3,4\"", "1e300,4\""},
		{"3,4\"", "\""},
		{`{"name":"n1","pos":"3,4"},`, ""},
		{"5,6 ", ""},
		{`"e0"`, `"e1"`},
		{"]}", ""},
		{good, ""},
		{`"edges":[{"id":"e0","pos":"1,2 3,4 5,6 7,8"}]`, `"edges":[]`},
	} {
		if d, err := parse([]byte(strings.Replace(good, harm[0], harm[1], 1)), 2, 1, true); err == nil {
			t.Errorf("%q for %q: no error but %v", harm[1], harm[0], d)
		}
	}
}

func TestCutStart(t *testing.T) {
	line := []board.Point{{}, {X: 10}, {X: 20}, {X: 30}, {X: 40}, {X: 50}, {X: 60}}
	for _, test := range []struct{ radius, first, count float64 }{{5, 5, 7}, {35, 35, 4}, {30, 30, 4}} {
		got := cutStart(line, board.Point{}, test.radius)
		if float64(len(got)) != test.count || math.Abs(got[0].X-test.first) > 1e-3 || got[len(got)-1] != line[6] {
			t.Errorf("radius %v: %v", test.radius, got)
		}
	}
	if got := cutStart(line, board.Point{}, 61); got != nil {
		t.Error("within the circle:", got)
	}
	if got := cutStart(nil, board.Point{}, 1); got != nil {
		t.Error("of nothing:", got)
	}
	if line[0] != (board.Point{}) {
		t.Error("the course was changed")
	}
}
