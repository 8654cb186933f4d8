package render

import (
	"math/rand/v2"
	"testing"
)

func TestAt(t *testing.T) {
	b := splitBoard(t)
	s := scenery(b, solved(t, b))
	for _, row := range []struct {
		name  string
		p     Point
		slack float64
		want  Part
	}{
		{"in a vertex", Point{345, 385}, 0, Part{VertexPart, 2}},
		{"just beside a vertex", Point{400, 69}, 6, Part{VertexPart, 5}},
		{"too far from all", Point{400, 69}, 1, Part{}},
		{"on a joint", Point{203, 232}, 0, Part{VertexPart, 3}},
		{"on the chip of D", Point{222, 122}, 3, Part{ChipPart, 6}},
		{"on the edge from D to s", Point{201, 170}, 1, Part{EdgePart, 8}},
		{"near the edge from D to s", Point{205, 160}, 5, Part{EdgePart, 8}},
		{"on the name of A", Point{16, 380}, 0, Part{NamePart, 0}},
		{"nowhere", Point{-500, 0}, 20, Part{}},
	} {
		if got, ok := s.At(row.p, row.slack); got != row.want || ok != (row.want != Part{}) {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

// TestAtMissesNothing: what At passes over quickly is farther than what it finds.
func TestAtMissesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	for seed := range uint64(4) {
		b := randomBoard(60, 120, true, seed)
		s := scenery(b, solved(t, b))
		for range 1000 {
			p := Point{s.Min.X + random.Float64()*(s.Max.X-s.Min.X), s.Min.Y + random.Float64()*(s.Max.Y-s.Min.Y)}
			slack := random.Float64() * 12
			want, least := Part{}, slack
			for i := range s.Shapes {
				if gap := s.Shapes[i].gap(p); gap <= least {
					want, least = s.Shapes[i].Part, gap
				}
			}
			if got, _ := s.At(p, slack); got != want {
				t.Fatalf("at %v within %.1f: %v, want %v", p, slack, got, want)
			}
		}
	}
}

// TestAround: the moving part has the shapes that the whole scene has for it.
func TestAround(t *testing.T) {
	b := example(t)
	f := solved(t, b)
	g, look := GeometryOf(b), Look{Theme: Light}
	part := NewPlan(b, g).Around(g, f, look, []int{5}, EdgesAt(b))
	mine := func(p Part) bool {
		if p.Kind == EdgePart {
			return b.Edges[p.Index].From == 5 || b.Edges[p.Index].To == 5
		}
		return p.Index == 5
	}
	var whole Scene
	for _, x := range NewScene(b, g, f, look).Shapes {
		if mine(x.Part) {
			whole.Shapes = append(whole.Shapes, x)
		}
	}
	whole.Min, whole.Max = part.Min, part.Max
	if part.dump() != whole.dump() {
		t.Errorf("the part:\n%sthe whole:\n%s", part.dump(), whole.dump())
	}
}
