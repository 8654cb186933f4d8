package render

import (
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// TestGoldenReduction holds every step of a board with a ring through the ground, an odd ring, a loop and equal stalks: the
// whole way of the steps, there and back, in one file.
func TestGoldenReduction(t *testing.T) {
	b := bush(t, "g1-a a-g2 a-b b-c c-d d-b d-d c-e c-f g2-h")
	g, a := Grow(b), hackenbushAnswer(t, b)
	steps := slices.Collect(a.Reductions())
	text := ""
	for k := range steps {
		stage, f := AtReduction(b, g, a, steps[:k+1])
		text += NewScene(b, stage, f, Look{Theme: Light}).dump() + "\n"
	}
	file := filepath.Join("testdata", "reduction.txt")
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("the steps are not as in %s; got:\n%s", file, text)
	}
}

// TestReductionPictures holds what is drawn after every step against the steps folded: each edge that is whole is drawn
// once, each stalk stands on its foot with its size, and nothing else is there.
func TestReductionPictures(t *testing.T) {
	for seed := range uint64(25) {
		b := unplaced(randomBoard(14, 17, seed%2 == 0, seed))
		b.Directed = false
		for v := range int(1 + seed%3) {
			b.Vertices[4*v].Ground = true
		}
		h := b.Hackenbush()
		a := hackenbushAnswer(t, b)
		g := GeometryOf(b)
		steps := slices.Collect(a.Reductions())
		r := solver.NewReduced(h)
		for k, s := range steps {
			r.Apply(s)
			stage, f := AtReduction(b, g, a, steps[:k+1])
			again, _ := AtReduction(b, g, a, steps[:k+1])
			if !reflect.DeepEqual(stage, again) {
				t.Fatalf("seed %d, step %d: another picture the second time", seed, k)
			}
			if s.Kind >= solver.ReduceTarget {
				if stage.Reduced != nil {
					t.Fatalf("seed %d, step %d: on the way back the board is not whole", seed, k)
				}
				continue
			}
			sameAsFolded(t, b, h, r, stage)
			drawnOnce(t, b, NewScene(b, stage, f, Look{Theme: Light}), stage.Reduced)
		}
	}
}

// sameAsFolded compares the stalks and edges of a picture with the steps folded.
func sameAsFolded(t *testing.T, b board.Board, h *solver.Hackenbush, r *solver.Reduced, g Geometry) {
	t.Helper()
	sizes := map[int32]int{}
	for _, s := range g.Reduced.Stalks {
		sizes[s.Edge] = s.Size
		foot, _ := r.Stalk(s.Edge)
		if at := r.At(s.Foot); at != foot && !(b.Vertices[s.Foot].Ground && foot == h.Root()) {
			t.Errorf("the stalk of edge %d stands on %d, want %d", s.Edge, s.Foot, foot)
		}
		if g.Reduced.Hidden[s.Foot] {
			t.Errorf("the foot of the stalk of edge %d is hidden", s.Edge)
		}
	}
	whole := solver.NewReduced(h)
	for e := range int32(len(b.Edges)) {
		if _, size := r.Stalk(e); sizes[e] != size {
			t.Errorf("edge %d is a stalk of %d, want %d", e, sizes[e], size)
		}
		if fallen := !whole.Whole(e); g.Reduced.Gone[e] == (r.Whole(e) || fallen) {
			t.Errorf("edge %d is gone: %v", e, g.Reduced.Gone[e])
		}
	}
	for v, into := range g.Reduced.Into {
		if g.Vertices[v] != g.Vertices[into] {
			t.Errorf("%d is fused into %d, elsewhere", v, into)
		}
	}
}

func drawnOnce(t *testing.T, b board.Board, s Scene, r *Reduction) {
	t.Helper()
	lines := make([]int, len(b.Edges))
	for _, shape := range s.Shapes {
		if shape.Part.Kind == EdgePart && shape.Kind == CurveShape && shape.Level == 0 {
			lines[shape.Part.Index]++
		}
		for _, p := range shape.P {
			if math.IsNaN(p.X) || math.IsNaN(p.Y) {
				t.Fatalf("a shape at %v", p)
			}
		}
	}
	want := make([]int, len(b.Edges))
	for e, gone := range r.Gone {
		if !gone {
			want[e]++
		}
	}
	for _, s := range append(slices.Clone(r.Stalks), r.Ghosts...) {
		want[s.Edge]++
	}
	for e := range lines {
		if lines[e] > want[e] || lines[e] == 0 && want[e] > 0 {
			t.Errorf("edge %d is drawn %d times, want %d", e, lines[e], want[e])
		}
	}
}

// TestStalksFan: stalks on one vertex part from each other.
func TestStalksFan(t *testing.T) {
	b := bush(t, "g-g g-g g-g g-g g-h g-a")
	b.Vertices[1].Ground = true // an edge along the ground
	a := hackenbushAnswer(t, b)
	steps := slices.Collect(a.Reductions())
	g, _ := AtReduction(b, Grow(b), a, steps[:7])
	if len(g.Reduced.Stalks) != 6 {
		t.Fatalf("%d stalks", len(g.Reduced.Stalks))
	}
	for i, s := range g.Reduced.Stalks {
		if s.Tip.Y <= 10 {
			t.Errorf("stalk %d grows to %v", i, s.Tip)
		}
		for _, o := range g.Reduced.Stalks[:i] {
			if math.Hypot(s.Tip.X-o.Tip.X, s.Tip.Y-o.Tip.Y) < 10 {
				t.Errorf("stalk %d meets another at %v", i, s.Tip)
			}
		}
	}
}
