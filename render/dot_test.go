package render

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// reopened is the board that annotated DOT opens as.
func reopened(t testing.TB, text []byte) board.Board {
	t.Helper()
	b, err := board.Read(text, "picture.dot")
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return b
}

func TestDOT(t *testing.T) {
	golden(t, "trying.dot", written(t, formatNamed(t, "dot"), pictureOf(t, trying(t), Light)))
}

func TestDOTReopens(t *testing.T) {
	unplaced := example(t)
	for v := range unplaced.Vertices {
		unplaced.Vertices[v].Placed, unplaced.Vertices[v].Pos = false, board.Point{}
	}
	scaled := unplaced
	scaled.Attrs = []board.Attr{{Key: "rankdir", Value: "LR"}, {Key: "inputscale", Value: "72"}, {Key: "label", Value: "<i>x</i>", HTML: true}}
	half := example(t)
	half.Vertices[2].Placed, half.Vertices[2].Pos = false, board.Point{}
	undirected := example(t)
	undirected.Directed = false
	for name, b := range map[string]board.Board{
		"example": example(t), "trying": trying(t), "unplaced": unplaced, "scaled": scaled, "half placed": half,
		"undirected": undirected, "empty": board.New(), "zero": {},
	} {
		for _, theme := range Themes {
			p := Picture{Board: b, Geometry: GeometryOf(b), Look: Look{Theme: theme}}
			if b.Directed {
				p = pictureOf(t, b, theme)
			}
			p.Scene = NewScene(b, p.Geometry, p.Facts, p.Look)
			text := written(t, formatNamed(t, "dot"), p)
			if back := reopened(t, text); !board.Equal(back, b) {
				t.Errorf("%s: opens as\n%swritten as\n%s", name, board.Write(back), text)
			}
		}
	}
}

// TestDOTOfStepsReopens: a picture of a step has things where the step has them, and opens as the board with its places.
func TestDOTOfStepsReopens(t *testing.T) {
	placed := hackenbush(t)
	placed.Vertices[1].Pinned = true
	placed.Edges[0].Curve = &board.Curve{Points: []board.Point{{X: 1, Y: 110}, {X: 5, Y: 80}, {X: 5, Y: 40}, {X: 0, Y: 10}}}
	placed.Edges[4].Curve = &board.Curve{Points: []board.Point{{X: -70, Y: 240}, {X: 0, Y: 280}, {X: 0, Y: 280}, {X: 70, Y: 240}}}
	bare := hackenbush(t)
	for v := range bare.Vertices {
		bare.Vertices[v].Placed, bare.Vertices[v].Pos = false, board.Point{}
	}
	for name, b := range map[string]board.Board{"placed": placed, "unplaced": bare} {
		g, a := GeometryOf(b), hackenbushAnswer(t, b)
		steps := slices.Collect(a.Reductions())
		for k := range steps {
			p := Picture{Board: b, Look: Look{Theme: Light}}
			p.Geometry, p.Facts = AtReduction(b, g, a, steps[:k+1])
			p.Scene = NewScene(b, p.Geometry, p.Facts, p.Look)
			text := written(t, formatNamed(t, "dot"), p)
			if back := reopened(t, text); !board.Equal(back, b) {
				t.Fatalf("%s, step %d: opens as\n%swritten as\n%s", name, k, board.Write(back), text)
			}
			for v, at := range p.Geometry.Vertices {
				if pos := fmt.Sprintf(`pos="%s"`, at); !strings.Contains(string(text), pos) && b.Vertices[v].ID != "a" {
					t.Errorf("%s, step %d: nothing is at %s", name, k, pos)
				}
			}
		}
		last := string(written(t, formatNamed(t, "dot"), Picture{Board: b, Geometry: g, Scene: NewScene(b, g, Facts{}, Look{Theme: Light}), Look: Look{Theme: Light}}))
		if !strings.Contains(last, "_background=") {
			t.Errorf("%s: no ground line in\n%s", name, last)
		}
	}
}

// dressed is a random board whose parts already have attributes, among them all those that the export sets.
func dressed(seed uint64) board.Board {
	random := rand.New(rand.NewPCG(seed, 3))
	keys := []string{
		"shape", "style", "peripheries", "fixedsize", "width", "height", "color", "fillcolor", "penwidth", "fontname",
		"fontsize", "fontcolor", "xlabel", "xlp", "arrowsize", "bgcolor", "labelloc", "labeljust", "image", "dir", "arrowhead",
		"rankdir", "comment", "mexboard_color", "mexboard_changed", "mexboard_mexboard_label", "weight",
	}
	attrs := func() []board.Attr {
		var out []board.Attr
		for _, k := range random.Perm(len(keys))[:random.IntN(8)] {
			a := board.Attr{Key: keys[k], Value: []string{"", "red", "1", "a b", `"\N"`}[random.IntN(5)]}
			if random.IntN(6) == 0 {
				a.Value, a.HTML = "<b>x</b>", true
			}
			out = append(out, a)
		}
		return out
	}
	b := randomBoard(2+random.IntN(6), random.IntN(12), true, seed)
	b.Attrs = attrs()
	placed := random.IntN(3)
	for v := range b.Vertices {
		x := &b.Vertices[v]
		x.Attrs = attrs()
		if placed == 0 || placed == 1 && random.IntN(2) == 0 {
			x.Placed, x.Pos = false, board.Point{}
		}
		if x.HasLabel = random.IntN(2) == 0; x.HasLabel {
			x.Label = []string{"", `\N`, "Ж", `a\nb`}[random.IntN(4)]
			x.HTMLLabel = random.IntN(3) == 0
		}
		x.Split = random.IntN(5) == 0
		if x.Split {
			x.Chips = 0
		}
	}
	for e := range b.Edges {
		b.Edges[e].Attrs = attrs()
	}
	return b
}

func TestDOTRestoresLooks(t *testing.T) {
	for seed := range uint64(400) {
		b := dressed(seed)
		// What an annotated board can be is what Read gives: a board that was read.
		b, err := board.Read(board.Write(withoutMarks(b)), "")
		if err != nil {
			t.Fatal(err)
		}
		p := Picture{Board: b, Geometry: GeometryOf(b), Look: Look{Theme: Light, Legend: []LegendEntry{{Outcome: solver.P, Text: "P"}}}}
		p.Scene = NewScene(b, p.Geometry, p.Facts, p.Look)
		text := written(t, formatNamed(t, "dot"), p)
		if back := reopened(t, text); !board.Equal(back, b) {
			t.Fatalf("seed %d: opens as\n%sinstead of\n%swritten as\n%s", seed, board.Write(back), board.Write(b), text)
		}
	}
}

// withoutMarks takes mexboard_changed off: a board that says it is annotated would be taken at its word.
func withoutMarks(b board.Board) board.Board {
	b.Attrs = without(b.Attrs, "mexboard_changed")
	for v := range b.Vertices {
		b.Vertices[v].Attrs = without(b.Vertices[v].Attrs, "mexboard_changed")
	}
	for e := range b.Edges {
		b.Edges[e].Attrs = without(b.Edges[e].Attrs, "mexboard_changed")
	}
	return b
}

// graphviz runs a program of Graphviz on annotated DOT.
func graphviz(t *testing.T, text []byte, program string, args ...string) []byte {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		t.Skip(program + " is not installed")
	}
	var complaints bytes.Buffer
	command := exec.Command(path, args...)
	command.Stdin, command.Stderr = bytes.NewReader(text), &complaints
	out, err := command.Output()
	if err != nil || complaints.Len() > 0 {
		t.Fatalf("%s %v: %v\n%s", program, args, err, &complaints)
	}
	return out
}

// The real Graphviz draws the colours, the marks, the values, the names, the chips and the legend.
func TestGraphvizDraws(t *testing.T) {
	p := pictureOf(t, trying(t), Light)
	text := written(t, formatNamed(t, "dot"), p)
	graphviz(t, text, "dot", "-Tpng")
	for _, program := range []string{"dot", "neato", "circo"} {
		out := graphviz(t, text, program, "-Tsvg")
		texts, _ := elements(t, out)
		all := strings.Join(texts, "\n")
		for _, want := range []string{"0", "1", "2", `终点 "<&>"`, `b "1" \N`, "Ж", "●5", "●", "⊕1", "◎ P: previous player wins", "→ 必胜 move"} {
			if !strings.Contains(all, want) {
				t.Errorf("%s: no text %q in\n%s", program, want, all)
			}
		}
		svg := strings.ToLower(string(out))
		for _, want := range []string{
			`fill="#dcebf8" stroke="#0b63a5" stroke-width="2.4"`, `fill="#fcebdb" stroke="#b34a00" stroke-width="2.4"`,
			`stroke="#00795a" stroke-width="4.5"`, `stroke="#7a8087" stroke-width="1.7"`, `fill="#ffffff" stroke="transparent"`,
		} {
			if !strings.Contains(svg, want) && !strings.Contains(svg, strings.Replace(want, "transparent", "none", 1)) {
				t.Errorf("%s: no %s", program, want)
			}
		}
		// A and D are P: two rings each; B and C are N: one.
		if rings := strings.Count(svg, "<ellipse"); rings != 6 {
			t.Errorf("%s: %d rings, not 6", program, rings)
		}
	}
}

// neato -n2 keeps vertices, edges and names where the picture has them, also on a board that nobody placed.
func TestNeatoKeepsPlaces(t *testing.T) {
	b := example(t)
	for v := range b.Vertices {
		b.Vertices[v].Placed, b.Vertices[v].Pos = false, board.Point{}
	}
	p := pictureOf(t, b, Light)
	out := graphviz(t, written(t, formatNamed(t, "dot"), p), "neato", "-n2", "-Tjson")
	var drawn struct {
		Objects []struct{ Name, Pos, Xlp string }
		Edges   []struct{ Pos string }
	}
	if err := json.Unmarshal(out, &drawn); err != nil {
		t.Fatal(err)
	}
	if len(drawn.Objects) != len(b.Vertices) || len(drawn.Edges) != len(b.Edges) {
		t.Fatalf("%d vertices and %d edges", len(drawn.Objects), len(drawn.Edges))
	}
	point := func(text string) (p Point) {
		if _, err := fmt.Sscanf(text, "%g,%g", &p.X, &p.Y); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		return p
	}
	// Graphviz moves the whole so that its lower left corner is 0, 0.
	shift := point(drawn.Objects[0].Pos).minus(Point(p.Geometry.Vertices[0]))
	for v, o := range drawn.Objects {
		if d := point(o.Pos).minus(Point(p.Geometry.Vertices[v])).minus(shift).length(); d > 0.1 {
			t.Errorf("%s is %.2f off", o.Name, d)
		}
	}
	vertices, edges := partsOf(p)
	for v, o := range drawn.Objects {
		name := vertices[v].outside[0].P[0]
		d := point(o.Xlp).minus(Point{name.X, -name.Y}).minus(shift)
		if room := 40 * float64(min(b.Vertices[v].Chips, 1)); math.Abs(d.X) > 0.1+room || math.Abs(d.Y) > 0.1 {
			t.Errorf("the name of %s is %v off", o.Name, d)
		}
	}
	for e, o := range drawn.Edges {
		tip := edges[e].head.P[0]
		if d := point(strings.TrimPrefix(o.Pos, "e,")).minus(Point{tip.X, -tip.Y}).minus(shift).length(); d > 0.1 {
			t.Errorf("the tip of edge %d is %.2f off", e, d)
		}
	}
}

// A board with a cycle, one with nothing known, and a step: the marks they have are in the DOT too.
func TestDOTMarks(t *testing.T) {
	b := boardOf(t, "A @0,0 -> B", "B @100,0 -> A", "C @200,0")
	f := solved(t, b)
	text := string(written(t, formatNamed(t, "dot"), Picture{Board: b, Geometry: GeometryOf(b), Facts: f, Scene: scenery(b, f)}))
	if n := strings.Count(text, "dashed"); n != 4 {
		t.Errorf("%d dashed parts on a cycle of two vertices and two edges:\n%s", n, text)
	}
	if !strings.Contains(text, `label="?"`) {
		t.Error("no ?")
	}
	unknown := string(written(t, formatNamed(t, "dot"), Picture{Board: b, Geometry: GeometryOf(b), Scene: scenery(b, Facts{})}))
	if strings.Contains(unknown, `label="0"`) || strings.Contains(unknown, "peripheries=2") {
		t.Errorf("values or marks that are not known:\n%s", unknown)
	}
	graphviz(t, []byte(text), "dot", "-Tsvg")
	graphviz(t, []byte(unknown), "dot", "-Tsvg")
}
