package render

import "testing"

func TestNamesStayInTheirRoom(t *testing.T) {
	b := boardOf(t, "a -> b c", "b -> longer-than-most", "longer-than-most -> c", "c")
	g := GeometryOf(b)
	p := NewPlan(b, g)
	for _, l := range newPlacer(p.router(), ground{}, nil, len(b.Vertices)).labels(p, nil) {
		x, y := NameRoom(b, int(l.vertex))
		at := placesOf(b, g)[l.vertex]
		reach := rect{at.minus(Point{x + 0.01, y + 0.01}), at.plus(Point{x + 0.01, y + 0.01})}
		if l.box.min.X < reach.min.X || l.box.max.X > reach.max.X || l.box.min.Y < reach.min.Y || l.box.max.Y > reach.max.Y {
			t.Errorf("%s: %v is not within %v", b.Text(int(l.vertex)), l.box, reach)
		}
	}
}
