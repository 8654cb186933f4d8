package render

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// TestPlanFor: a plan serves as long as nothing but chips and facts change, and the picture is always as if made anew.
func TestPlanFor(t *testing.T) {
	old := splitBoard(t)
	p := NewPlan(old, GeometryOf(old))
	for _, row := range []struct {
		name string
		kept bool
		edit func(b *board.Board)
	}{
		{"nothing", true, func(*board.Board) {}},
		{"a chip", true, func(b *board.Board) { b.Vertices[0].Chips = 3 }},
		{"no chip", true, func(b *board.Board) { b.Vertices[5].Chips = 0 }},
		{"the rule", true, func(b *board.Board) { b.Rule.Play = solver.Misere }},
		{"a place", false, func(b *board.Board) { b.Vertices[1].Pos.X += 9 }},
		{"a name", false, func(b *board.Board) { b.Vertices[1].ID = "other" }},
		{"a label", false, func(b *board.Board) { b.Vertices[1].Label, b.Vertices[1].HasLabel = "other", true }},
		{"a split", false, func(b *board.Board) { b.Vertices[1].Split = true }},
		{"an edge turned", false, func(b *board.Board) { b.Edges[0].From, b.Edges[0].To = b.Edges[0].To, b.Edges[0].From }},
		{"an edge gone", false, func(b *board.Board) { b.Edges = b.Edges[1:] }},
		{"a curve", false, func(b *board.Board) {
			b.Edges[0].Curve = &board.Curve{Points: []board.Point{{X: 200, Y: -400}, {X: 150, Y: -500}, {X: 100, Y: -500}, {X: 60, Y: -380}}}
		}},
		{"lines for arrows", false, func(b *board.Board) { b.Directed = false }},
	} {
		b := old
		b.Vertices, b.Edges = slices.Clone(old.Vertices), slices.Clone(old.Edges)
		row.edit(&b)
		g, look := GeometryOf(b), Look{Theme: Light}
		q := p.For(b, g)
		if kept := q.named == p.named; kept != row.kept {
			t.Errorf("%s: kept is %t", row.name, kept)
		}
		if got, want := q.Scene(Facts{}, look).dump(), NewScene(b, g, Facts{}, look).dump(); got != want {
			t.Errorf("%s: got\n%swant\n%s", row.name, got, want)
		}
	}
}

// scribbled is a board after one random edit.
func scribbled(random *rand.Rand, b board.Board) board.Board {
	b.Vertices, b.Edges = slices.Clone(b.Vertices), slices.Clone(b.Edges)
	v := random.IntN(len(b.Vertices))
	switch random.IntN(8) {
	case 0, 1:
		b = Moved(b, []int{v}, board.Point{X: random.Float64()*300 - 150, Y: random.Float64()*300 - 150})
	case 2:
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("new", len(b.Vertices)), Placed: true, Pos: b.Vertices[v].Pos})
	case 3:
		b.Edges = append(b.Edges, board.Edge{From: v, To: random.IntN(len(b.Vertices))})
	case 4:
		b.Edges = b.Edges[:len(b.Edges)-1]
	case 5:
		b.Vertices[v].Split = !b.Vertices[v].Split
	case 6:
		b.Vertices[v].ID = fmt.Sprint(strings.Repeat("long", random.IntN(4)), len(b.Vertices), v)
	default:
		b.Vertices[v].Label, b.Vertices[v].HasLabel = []string{"", "two\nlines"}[random.IntN(2)], true
	}
	return b
}

// TestPlanAgain: after random edits the plan made from the one before is the one made anew, edge by edge and name by name.
func TestPlanAgain(t *testing.T) {
	for seed := range uint64(7) {
		if testing.Short() && seed%5 != 1 {
			continue
		}
		random := rand.New(rand.NewPCG(seed, 9))
		n, edits := 120+int(seed%2)*300, 40
		if seed == 6 {
			n, edits = 1500, 12 // names of large boards are placed with less care
		}
		b := randomBoard(n, 2*n+int(seed)*10, seed%3 == 1, seed)
		p := NewPlan(b, GeometryOf(b))
		reused, stayed := 0, 0
		for range edits {
			b = scribbled(random, b)
			g := GeometryOf(b)
			named := random.IntN(3) > 0 // else nobody looks at the names of that board
			if named {
				p.labels()
			}
			again, anew := p.For(b, g), NewPlan(b, g)
			for i := range anew.lanes {
				if !slices.Equal(again.lanes[i].course, anew.lanes[i].course) || !slices.Equal(again.lanes[i].head, anew.lanes[i].head) {
					t.Fatalf("seed %d: edge %d goes %v, anew %v", seed, i, again.lanes[i], anew.lanes[i])
				}
				if i < len(p.lanes) && len(again.lanes[i].course) > 0 && &again.lanes[i].course[0] == &p.lanes[i].course[0] {
					reused++
				}
			}
			if named {
				stayed += sameNames(t, p, again, anew)
			}
			p = again
		}
		if reused == 0 || stayed == 0 {
			t.Errorf("seed %d: %d edges and %d names are used again", seed, reused, stayed)
		}
	}
}

// sameNames holds the names of a plan against those of one made anew, and counts those it has from the one before.
func sameNames(t *testing.T, before, again, anew *Plan) (stayed int) {
	got, room := again.labels()
	want, right := anew.labels()
	if !reflect.DeepEqual(got, want) || room != right {
		t.Fatalf("names at %v, anew %v", got, want)
	}
	old, _ := before.labels()
	for i := range min(len(got), len(old)) {
		if &got[i].at[0] == &old[i].at[0] {
			stayed++
		}
	}
	return stayed
}

// TestNamesStayWithChips: names do not move when chips are put.
func TestNamesStayWithChips(t *testing.T) {
	b := randomBoard(40, 80, true, 3)
	for v := range b.Vertices {
		b.Vertices[v].Chips = 0
	}
	bare := NewPlan(b, GeometryOf(b))
	for v := range b.Vertices {
		b.Vertices[v].Chips = v % 9
	}
	full := NewPlan(b, GeometryOf(b))
	before, _ := bare.labels()
	after, _ := full.labels()
	for i := range before {
		if before[i].box != after[i].box {
			t.Errorf("%v moves", before[i].lines)
		}
	}
}

// TestHeadsClearOfChips: no arrow ends under a chip.
func TestHeadsClearOfChips(t *testing.T) {
	for chips := 1; chips < 6; chips++ {
		b := boardOf(t, "A @0,0 -> A", "B @100,-100 -> A", "C @0,-100 -> A", "D @100,0 -> A", "E @200,-80 -> A")
		b.Vertices[0].Chips = chips
		s := scenery(b, Facts{Winning: []solver.Move{{From: 1, Option: 0}}, Values: []int32{0}, Current: -1})
		for _, head := range s.Shapes {
			for _, chip := range s.Shapes {
				if head.Kind == HeadShape && chip.Part.Kind == ChipPart && chip.Kind != TextShape && chip.gap(head.P[0]) <= 0 {
					t.Errorf("%d chips: the head of %v is under one", chips, head.Part)
				}
			}
		}
	}
}

// TestNimSumGrowsAway: a long NimSum keeps its distance from its split.
func TestNimSumGrowsAway(t *testing.T) {
	b := splitBoard(t)
	f := Facts{Values: []int32{0, 0, 0, 100_000, 100_000, 0, 0}, Current: -1}
	sums := 0
	for _, x := range scenery(b, f).Shapes {
		if x.Kind == TextShape && x.Part.Kind == VertexPart && b.Vertices[x.Part.Index].Split {
			sums++
			p := b.Vertices[x.Part.Index].Pos
			if gap := x.box().from(Point{p.X, -p.Y}); gap < jointHalf+2 {
				t.Errorf("%q is %.1f from its split", x.Text, gap)
			}
		}
	}
	if sums != 2 {
		t.Errorf("%d sums", sums)
	}
}
