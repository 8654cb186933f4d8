package render

import (
	"math"
	"testing"

	"dev.mexboard/solver/board"
)

// routed are the courses of a board in its own coordinates, and how far each keeps from each vertex.
func routed(b board.Board) []*board.Curve { return Route(b, GeometryOf(b)).Curves }

func along(c *board.Curve, f func(p Point)) {
	k := make(course, len(c.Points))
	for i, p := range c.Points {
		k[i] = Point(p)
	}
	for i := range k.pieces() {
		for t := 0.0; t <= 1; t += 1.0 / 128 {
			f(k.piece(i).at(t))
		}
	}
}

// keeps is the least distance of a curve from a place.
func keeps(c *board.Curve, p board.Point) float64 {
	least := math.Inf(1)
	along(c, func(q Point) { least = min(least, q.minus(Point(p)).length()) })
	return least
}

func TestEndsAtBorders(t *testing.T) {
	for name, b := range map[string]board.Board{"example": example(t), "splits": splitBoard(t), "cycle": cycleBoard(t), "ground": hackenbush(t)} {
		for i, c := range routed(b) {
			e := b.Edges[i]
			for _, end := range []struct {
				v       int
				p       board.Point
				atMost  float64
				atLeast float64
			}{{e.From, c.Points[0], 2, 0}, {e.To, c.Points[len(c.Points)-1], tipGap + 0.5, 0.5}} {
				at := b.Vertices[end.v].Pos
				gap := math.Hypot(end.p.X-at.X, end.p.Y-at.Y) - Radius(b, end.v)
				if b.Vertices[end.v].Split {
					gap = max(math.Abs(end.p.X-at.X), math.Abs(end.p.Y-at.Y)) - jointHalf
				}
				if gap < end.atLeast || gap > end.atMost {
					t.Errorf("%s: edge %d ends %.2f from the border of %s", name, i, gap, b.Vertices[end.v].ID)
				}
			}
		}
	}
}

// TestArches: edges between ground vertices rise above the ground line, each higher than the last.
func TestArches(t *testing.T) {
	b := boardOf(t, "g ground @0,0 -> h h", "h ground @200,0 -> g")
	b.Directed = false
	last := 0.0
	for i, c := range routed(b) {
		top := c.Points[1].Y
		if top < last+10 {
			t.Errorf("edge %d rises to %.0f, the one before to %.0f", i, top, last)
		}
		last = top
	}
}

func TestRoundAVertex(t *testing.T) {
	b := boardOf(t, "A @0,0 -> B C", "B @120,0 -> C", "C @240,0")
	if got := keeps(routed(b)[1], b.Vertices[1].Pos); got < VertexRadius+5 {
		t.Errorf("the edge from A to C passes B at %.1f", got)
	}
	if got := routed(b)[0]; got.Points[1].Y != 0 || got.Points[2].Y != 0 {
		t.Errorf("the edge from A to B is not straight: %v", got.Points)
	}
}

func TestParallelEdgesStayApart(t *testing.T) {
	for n := 2; n <= 6; n++ {
		b := boardOf(t, "A @0,0", "B @200,80")
		for i := range n {
			b.Edges = append(b.Edges, board.Edge{From: i % 2, To: 1 - i%2})
		}
		curves := routed(b)
		for i, c := range curves {
			for j := range i {
				middle := bezier{Point(c.Points[0]), Point(c.Points[1]), Point(c.Points[2]), Point(c.Points[3])}.at(0.5)
				if got := keeps(curves[j], board.Point(middle)); got < 8 {
					t.Errorf("%d edges: %d and %d are %.1f apart in the middle", n, i, j, got)
				}
			}
		}
	}
}

func TestLoops(t *testing.T) {
	b := boardOf(t, "A @0,0 -> A A B", "B @0,150 -> A") // B is above A
	curves := routed(b)
	for i := range 2 {
		far := 0.0
		along(curves[i], func(p Point) {
			if r := p.length(); r < VertexRadius {
				t.Errorf("loop %d goes through its vertex", i)
			} else {
				far = max(far, r)
			}
			if p.Y > 1.5*VertexRadius && math.Abs(p.X) < 20 {
				t.Errorf("loop %d stands where the edges to B are: %v", i, p)
			}
		})
		if far < 1.6*VertexRadius {
			t.Errorf("loop %d reaches out to %.1f only", i, far)
		}
	}
}

// TestKeptCurves: a curve made for other sizes of vertices is cut or lengthened to ours, and else left as it is.
func TestKeptCurves(t *testing.T) {
	b := boardOf(t, "A @0,0 -> B", "B @300,0")
	for _, row := range []struct {
		name string
		c    board.Curve
		same bool
	}{
		{"from border to border", board.Curve{Points: []board.Point{{X: 28}, {X: 100, Y: 90}, {X: 200, Y: 90}, {X: 262, Y: 10}}, End: &board.Point{X: 272, Y: 3}}, true},
		{"from point vertices", board.Curve{Points: []board.Point{{X: 2}, {X: 100, Y: 90}, {X: 200, Y: 90}, {X: 299, Y: 1}}}, true},
		{"from wide vertices", board.Curve{Points: []board.Point{{X: 70}, {X: 100, Y: 90}, {X: 200, Y: 90}, {X: 230, Y: 10}}}, true},
		{"in two pieces", board.Curve{Points: []board.Point{{X: 28}, {X: 50, Y: 60}, {X: 100, Y: 60}, {X: 150, Y: 60}, {X: 200, Y: 60}, {X: 250, Y: 60}, {X: 272}}}, true},
		{"of a vertex long gone", board.Curve{Points: []board.Point{{X: 28, Y: 900}, {X: 100, Y: 990}, {X: 200, Y: 990}, {X: 272, Y: 900}}}, false},
		{"cut short", board.Curve{Points: []board.Point{{X: 28}, {X: 100}}}, false},
	} {
		g := GeometryOf(b)
		g.Curves[0] = &row.c
		k := Route(b, g).Curves[0]
		tip := k.Points[len(k.Points)-1]
		if gap := math.Hypot(tip.X-300, tip.Y) - VertexRadius; gap < 0.5 || gap > 10 {
			t.Errorf("%s: the tip is %.1f from the border", row.name, gap)
		}
		high := 0.0
		along(k, func(p Point) { high = max(high, p.Y) })
		if same := high > 30; same != row.same {
			t.Errorf("%s: highest point %.0f, so kept %t, want %t", row.name, high, same, row.same)
		}
	}
}

// TestFewTouch: on boards with room, hardly an edge touches a vertex it does not belong to. (Of two parallel edges one
// may have no free way on its side.)
func TestFewTouch(t *testing.T) {
	edges, touch := 0, 0
	for seed := range uint64(10) {
		b := sparse(30, 30, seed)
		for i, c := range routed(b) {
			edges++
			for v := range b.Vertices {
				if e := b.Edges[i]; v != e.From && v != e.To && keeps(c, b.Vertices[v].Pos) < VertexRadius {
					touch++
				}
			}
		}
	}
	if touch > edges/100 {
		t.Errorf("%d of %d edges touch a vertex", touch, edges)
	}
}
