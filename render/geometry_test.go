package render

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// unplaced is a board without places.
func unplaced(b board.Board) board.Board {
	b.Vertices = slices.Clone(b.Vertices)
	for v := range b.Vertices {
		b.Vertices[v].Placed = false
	}
	return b
}

// nearestTwo is the least distance between two vertices.
func nearestTwo(at []board.Point) float64 {
	least := math.Inf(1)
	for v, p := range at {
		for _, q := range at[:v] {
			least = min(least, math.Hypot(p.X-q.X, p.Y-q.Y))
		}
	}
	return least
}

func TestLayers(t *testing.T) {
	b := unplaced(example(t))
	g := Layers(b)
	for _, e := range b.Edges {
		if g.Vertices[e.From].Y <= g.Vertices[e.To].Y {
			t.Errorf("%s -> %s does not lead down", b.Vertices[e.From].ID, b.Vertices[e.To].ID)
		}
	}
	for _, b := range []board.Board{
		b, unplaced(cycleBoard(t)), unplaced(hackenbush(t)), unplaced(randomBoard(500, 900, true, 1)), unplaced(randomBoard(300, 0, true, 1)), {},
	} {
		if got := nearestTwo(Layers(b).Vertices); got < 2*VertexRadius+20 {
			t.Errorf("two vertices are %.1f apart", got)
		}
	}
}

// TestLayersAreShort: the median sweeps leave fewer crossings than the order of the file.
func TestLayersAreShort(t *testing.T) {
	b := unplaced(boardOf(t,
		"a -> A", "b -> B", "c -> C", "d -> D", "e -> E",
		"E", "D", "C", "B", "A"))
	g := Layers(b)
	if got := crossings(b, g); got != 0 {
		t.Errorf("%d crossings where none is needed", got)
	}
}

func crossings(b board.Board, g Geometry) int {
	n := 0
	for i, e := range b.Edges {
		for _, f := range b.Edges[:i] {
			above := g.Vertices[e.From].X - g.Vertices[f.From].X
			below := g.Vertices[e.To].X - g.Vertices[f.To].X
			if above*below < 0 {
				n++
			}
		}
	}
	return n
}

func TestGroundIsBelow(t *testing.T) {
	b := unplaced(hackenbush(t))
	g := Layers(b)
	for v := 1; v < len(b.Vertices); v++ {
		if g.Vertices[v].Y <= g.Vertices[0].Y {
			t.Errorf("%s is not above the ground", b.Vertices[v].ID)
		}
	}
}

func TestGeometryKeepsPlaces(t *testing.T) {
	b := example(t)
	b.Edges[0].Curve = &board.Curve{Points: make([]board.Point, 4)}
	g := GeometryOf(b)
	for v := range b.Vertices {
		if g.Vertices[v] != b.Vertices[v].Pos {
			t.Errorf("%s: %v, want %v", b.Vertices[v].ID, g.Vertices[v], b.Vertices[v].Pos)
		}
	}
	if g.Curves[0] != b.Edges[0].Curve || g.Curves[1] != nil {
		t.Error("curves are not those of the board")
	}
}

// TestRoundThePlacedGround: what has no place comes above the ground that has one, and ground vertices level with it.
func TestRoundThePlacedGround(t *testing.T) {
	for seed := range uint64(8) {
		b := randomBoard(60, 70, false, seed)
		b.Directed = false
		for v := range b.Vertices {
			x := &b.Vertices[v]
			x.Ground, x.Placed = v%9 == 0, v == 0 || v%5 == 1
			if x.Placed {
				x.Pos.Y = 40 + math.Abs(x.Pos.Y)
			}
		}
		b.Vertices[0].Pos.Y = -37
		g := GeometryOf(b)
		for v, x := range b.Vertices {
			if y := g.Vertices[v].Y; !x.Placed && (x.Ground != (y == -37) || y < -37) {
				t.Errorf("seed %d: %d (on the ground: %v) is at %v", seed, v, x.Ground, g.Vertices[v])
			}
		}
	}
}

// TestRoundThePlaced: vertices without a place come near their neighbours and on nobody.
func TestRoundThePlaced(t *testing.T) {
	for seed := range uint64(6) {
		b := randomBoard(120, 200, false, seed)
		for v := range b.Vertices {
			b.Vertices[v].Placed = v%4 == 0
			b.Vertices[v].Pos.X = 3 * b.Vertices[v].Pos.X
		}
		g := GeometryOf(b)
		for v := range b.Vertices {
			if b.Vertices[v].Placed {
				continue
			}
			for w := range b.Vertices {
				gap := math.Hypot(g.Vertices[v].X-g.Vertices[w].X, g.Vertices[v].Y-g.Vertices[w].Y)
				if v != w && gap < 2*VertexRadius {
					t.Errorf("seed %d: %d is on %d", seed, v, w)
				}
			}
		}
	}
	star := board.Board{Directed: true, Vertices: make([]board.Vertex, 5000)}
	star.Vertices[0].Placed = true
	for v := 1; v < len(star.Vertices); v++ {
		star.Edges = append(star.Edges, board.Edge{From: 0, To: v})
	}
	far := 0.0
	for _, p := range GeometryOf(star).Vertices {
		far = max(far, math.Abs(p.X), math.Abs(p.Y))
	}
	if far > 40*stepX {
		t.Errorf("5,000 options reach out to %.0f", far)
	}
}

func TestPlaceAndMove(t *testing.T) {
	curve := &board.Curve{Points: make([]board.Point, 4)}
	b := example(t)
	b.Attrs = []board.Attr{{Key: "bb", Value: "0,0,1,1"}, {Key: "bgcolor", Value: "red"}}
	b.Vertices[2].Pinned = true
	for e := range b.Edges {
		b.Edges[e].Curve = curve
		b.Edges[e].Attrs = []board.Attr{{Key: "lp", Value: "1,2"}, {Key: "color", Value: "blue"}}
	}
	before := Place(b, GeometryOf(b)) // a copy to compare with
	before.Attrs = slices.Clone(b.Attrs)
	moved := Moved(b, []int{4, 4}, board.Point{X: 10, Y: -5})
	if got, want := moved.Vertices[4].Pos, (board.Point{X: 570, Y: -327}); got != want {
		t.Errorf("F moved to %v, want %v", got, want)
	}
	for e, x := range moved.Edges {
		touched := x.From == 4 || x.To == 4
		if (x.Curve == nil) != touched {
			t.Errorf("edge %d: curve kept %t, want %t", e, x.Curve != nil, !touched)
		}
		if want := 2; !touched && len(x.Attrs) != want || touched && len(x.Attrs) != 1 {
			t.Errorf("edge %d has %v", e, x.Attrs)
		}
	}
	if want := []board.Attr{{Key: "bgcolor", Value: "red"}}; !slices.Equal(moved.Attrs, want) || !moved.Vertices[2].Pinned {
		t.Errorf("moved board has %v, pinned %t", moved.Attrs, moved.Vertices[2].Pinned)
	}
	if b.Vertices[4].Pos != (board.Point{X: 560, Y: -322}) || b.Edges[4].Curve != curve || len(b.Edges[4].Attrs) != 2 {
		t.Error("the old board has changed")
	}
	placed := Place(unplaced(b), GeometryOf(b))
	for v := range placed.Vertices {
		if !placed.Vertices[v].Placed || placed.Vertices[v].Pos != b.Vertices[v].Pos {
			t.Errorf("%s: %v", b.Vertices[v].ID, placed.Vertices[v])
		}
	}
	if !reflect.DeepEqual(GeometryOf(placed), GeometryOf(b)) {
		t.Error("a geometry placed and read again is another one")
	}
}

// TestMovedAlike: a drag shows what its edit makes.
func TestMovedAlike(t *testing.T) {
	b := example(t)
	b.Edges[0].Curve = &board.Curve{Points: make([]board.Point, 4)}
	by, some := board.Point{X: 30, Y: 4}, []int{1, 3}
	edit, drag := GeometryOf(Moved(b, some, by)), GeometryOf(b).Moved(EdgesAt(b), some, by)
	if !reflect.DeepEqual(edit, drag) {
		t.Errorf("the edit gives %v, the drag %v", edit, drag)
	}
}
