package render

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

var update = flag.Bool("update", false, "write the goldens anew")

// splitBoard has a split with a winning move through it: the chip on D (4) becomes B and E (1 xor 2) against the 3.
func splitBoard(t testing.TB) board.Board {
	return boardOf(t,
		"A @60,-380",
		"B @200,-400 -> A",
		"E @340,-380 -> B A",
		"s split @200,-230 -> B E",
		"u split @60,-230 ->",
		"C*1 @400,-100 -> A B E",
		"D*1 @200,-100 -> s u A B E")
}

func cycleBoard(t testing.TB) board.Board {
	return boardOf(t,
		"A @0,0 -> B",
		"B @150,0 -> C A",
		"C @150,-150 -> A D",
		"D*4 @0,-150",
		"E*2 @-120,0 -> A E")
}

// hackenbush is a board whose moves cut edges.
func hackenbush(t testing.TB) board.Board {
	b := boardOf(t, "g ground @0,0", "a @0,120 -> g", "b @80,240 -> a a", "c @-80,240 -> a b")
	b.Directed = false
	return b
}

// floating is a board with ground vertices on two heights, a part that hangs on nothing, and a loop.
func floating(t testing.TB) board.Board {
	b := boardOf(t, "g ground @0,0 -> a", "h ground @100,50 -> k", "a @0,90 -> c", "c @0,170", "k @100,130 -> k", "x @200,100 -> y", "y @250,150")
	b.Directed = false
	return b
}

func hackenbushAnswer(t testing.TB, b board.Board) solver.HackenbushAnswer {
	t.Helper()
	a, err := b.Hackenbush().Solve(context.Background(), b.Rule.Play, solver.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func step(t testing.TB, b board.Board, kind solver.StepKind, v int32) Facts {
	t.Helper()
	a, err := solver.Solve(t.Context(), b.Problem())
	if err != nil {
		t.Fatal(err)
	}
	trace := solver.NewTrace(a)
	for k := range trace.Steps {
		if s := trace.Steps[k]; s.Kind == kind && s.Vertex == v {
			return AtStep(trace.Graph, trace.At(k+1))
		}
	}
	t.Fatal("no such step")
	return Facts{}
}

func TestGoldenScenes(t *testing.T) {
	ex, sp, cy := example(t), splitBoard(t), cycleBoard(t)
	loopy, trap, joint := loopyBoard(t), trapBoard(t), jointBoard(t)
	pointed := solved(t, sp)
	pointed.Hover = []solver.Move{{From: 6, Option: 3}}
	chosen := Facts{Chosen: []solver.Move{{From: 6, Option: 3}}}
	for _, row := range []struct {
		name string
		b    board.Board
		f    Facts
		look Look
	}{
		{"solved", ex, solved(t, ex), Look{Theme: Light}},
		{"solved-print", ex, solved(t, ex), Look{Theme: Print, Labels: ShowBoth, Legend: []LegendEntry{
			{Outcome: solver.P, Text: "P: previous player wins"}, {Outcome: solver.N, Text: "N: next player wins"}, {Text: "winning move"},
		}}},
		{"nothing-known", ex, AtStep(ex.Graph(), solver.NewTrace(solver.Answer{Graph: ex.Graph(), Chips: ex.Stacks()}).At(0)), Look{Theme: Dark}},
		{"step-read", ex, step(t, ex, solver.StepRead, 4), Look{Theme: Dark}},
		{"step-mex", ex, step(t, ex, solver.StepMex, 4), Look{Theme: Dark}},
		{"step-target", ex, step(t, ex, solver.StepTarget, 5), Look{Theme: Dark}},
		{"split", sp, pointed, Look{Theme: Light}},
		{"chosen", sp, chosen, Look{Theme: Light}},
		{"cycle", cy, solved(t, cy), Look{Theme: Light}},
		{"loopy", loopy, solved(t, loopy), Look{Theme: Light, Legend: []LegendEntry{
			{Outcome: solver.D, Text: "D: a draw"},
			{Outcome: solver.D, Text: "a move that keeps the draw", Move: true},
			{Text: "R: remoteness", Plain: true},
		}}},
		{"loopy-back", loopy, step(t, loopy, solver.StepBack, 2), Look{Theme: Light}},
		{"loopy-settle", loopy, step(t, loopy, solver.StepSettle, 2), Look{Theme: Light}},
		{"misere", trap, solved(t, trap), Look{Theme: Light, Legend: []LegendEntry{{Text: "the rule fails here", Part: true}}}},
		{"every", joint, solved(t, joint), Look{Theme: Dark}},
		{"ground", hackenbush(t), Facts{}, Look{Theme: Light}},
		{"hackenbush-falls", floating(t), Facts{Hackenbush: Hackenbush{Cut: []int32{0}, Falling: []int32{1}, Fallen: []int32{2, 3}}}, Look{Theme: Dark}},
		{"hackenbush-solved", hackenbush(t), SolvedHackenbush(hackenbushAnswer(t, hackenbush(t))), Look{Theme: Light}},
	} {
		t.Run(row.name, func(t *testing.T) {
			file := filepath.Join("testdata", "scene-"+row.name+".txt")
			got := NewScene(row.b, GeometryOf(row.b), row.f, row.look).dump()
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s is not as in %s; got:\n%s", row.name, file, got)
			}
		})
	}
}

// TestSplitsAndChipsOfUndirectedBoards are kept in the file, and mean nothing: nothing of them is drawn.
func TestSplitsAndChipsOfUndirectedBoards(t *testing.T) {
	plain := hackenbush(t)
	odd := hackenbush(t)
	odd.Vertices[1].Split, odd.Vertices[2].Chips = true, 3
	f := SolvedHackenbush(hackenbushAnswer(t, plain))
	scene := func(b board.Board) Scene { return NewScene(b, GeometryOf(b), f, Look{Theme: Light}) }
	if got, want := scene(odd).dump(), scene(plain).dump(); got != want {
		t.Errorf("drawn as\n%s\nwant\n%s", got, want)
	}
	var dot strings.Builder
	if err := WriteDOT(&dot, Picture{Scene: scene(odd), Board: odd, Geometry: GeometryOf(odd), Facts: f, Look: Look{Theme: Light}}); err != nil || strings.Contains(dot.String(), "●") {
		t.Errorf("%v: chips in\n%s", err, dot.String())
	}
}

// TestStepShowsNoMore: at a step the picture tells nothing that comes later.
func TestStepShowsNoMore(t *testing.T) {
	b := example(t)
	trace := solver.NewTrace(solver.Answer{Graph: b.Graph(), Chips: b.Stacks()})
	end := AtStep(trace.Graph, trace.At(len(trace.Steps)))
	known := 0
	for k := range len(trace.Steps) + 1 {
		f := AtStep(trace.Graph, trace.At(k))
		now := 0
		for v := range b.Vertices {
			if f.value(v) >= 0 {
				now++
				if f.value(v) != end.value(v) {
					t.Errorf("step %d: value %d of %s", k, f.value(v), b.Vertices[v].ID)
				}
			}
		}
		if now < known {
			t.Errorf("step %d forgets", k)
		}
		known = now
		if now < len(b.Vertices) && len(f.Winning) > 0 {
			t.Errorf("step %d shows a winning move while values are missing", k)
		}
		if got := len(scenery(b, f).texts()); got != len(b.Vertices)+now {
			t.Errorf("step %d: %d texts, want %d names and %d values", k, got, len(b.Vertices), now)
		}
	}
	want := solved(t, b)
	if !slices.Equal(end.Winning, want.Winning) || !slices.Equal(end.Values, want.Values) || !slices.Equal(end.Outcomes, want.Outcomes) {
		t.Errorf("the last step shows %v, the answer %v", end, want)
	}
}

// TestWinningThroughSplit: the edge to the joint and those from it are marked as one move, no others.
func TestWinningThroughSplit(t *testing.T) {
	b := splitBoard(t)
	f := solved(t, b)
	if want := []solver.Move{{From: 6, Option: 3}}; !slices.Equal(f.Winning, want) {
		t.Fatalf("winning %v, want %v", f.Winning, want)
	}
	var marked []string
	for _, x := range scenery(b, f).Shapes {
		if x.Kind == CurveShape && x.Part.Kind == EdgePart && x.Width == strokes[winningStroke].width && x.Stroke == Light.Winning {
			e := b.Edges[x.Part.Index]
			marked = append(marked, b.Vertices[e.From].ID+b.Vertices[e.To].ID)
		}
	}
	if want := []string{"sB", "sE", "Ds"}; !slices.Equal(marked, want) {
		t.Errorf("marked %v, want %v", marked, want)
	}
}

// TestMarks: what is known is told by a mark and not by colour alone: in one colour, all states look different.
func TestMarks(t *testing.T) {
	b := cycleBoard(t)
	f := solved(t, b)
	f.Outcomes[3] = solver.P
	f.Values = append(slices.Clone(f.Values), 1, -1)
	f.Outcomes = append(slices.Clone(f.Outcomes), solver.N, solver.Unknown)
	f.Unsolved = append(slices.Clone(f.Unsolved), false, false)
	b.Vertices = append(slices.Clip(b.Vertices), board.Vertex{ID: "n", Placed: true}, board.Vertex{ID: "new", Placed: true})
	look := func(v int) (rings int, dashed bool, text string) {
		for _, x := range NewScene(b, GeometryOf(b), f, Look{Theme: Print, Labels: ShowOutcome}).Shapes {
			if x.Part != (Part{VertexPart, v}) {
				continue
			}
			if x.Kind == DiscShape {
				rings++
				dashed = dashed || x.Dash
			}
			text += x.Text
		}
		return rings, dashed, text
	}
	for _, row := range []struct {
		name   string
		v      int
		rings  int
		dashed bool
		text   string
	}{
		{"in the cycle", 0, 1, true, "?"},
		{"reaches the cycle", 4, 1, false, "?"},
		{"P", 3, 2, false, "P"},
		{"N", 5, 1, false, "N"},
		{"unknown", 6, 1, false, ""},
	} {
		if rings, dashed, text := look(row.v); rings != row.rings || dashed != row.dashed || text != row.text {
			t.Errorf("%s: %d rings, dashed %t, %q", row.name, rings, dashed, text)
		}
	}
}

func TestChips(t *testing.T) {
	for _, row := range []struct{ chips, shapes int }{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 1}, {1_000_000, 1}} {
		b := boardOf(t, "A @0,0")
		b.Vertices[0].Chips = row.chips
		shapes := 0
		for _, x := range scenery(b, Facts{}).Shapes {
			if x.Part == (Part{ChipPart, 0}) && x.Kind != TextShape {
				shapes++
			}
		}
		if shapes != row.shapes {
			t.Errorf("%d chips: %d shapes, want %d", row.chips, shapes, row.shapes)
		}
	}
}

func TestUnnamed(t *testing.T) {
	ex := example(t)
	with, without := NewScene(ex, GeometryOf(ex), solved(t, ex), Look{Theme: Light}), NewScene(ex, GeometryOf(ex), solved(t, ex), Look{Theme: Light, Unnamed: true})
	count := func(s Scene) (names int) {
		for _, x := range s.Shapes {
			if x.Part.Kind == NamePart {
				names++
			}
		}
		return names
	}
	if count(with) < len(ex.Vertices) || count(without) != 0 {
		t.Errorf("%d names, and %d without", count(with), count(without))
	}
}
