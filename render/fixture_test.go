package render

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// boardOf makes a directed board from lines such as "B*2 split ground @30,-40 -> A C": the name, chips, kind and place
// are left out where there are none.
func boardOf(t testing.TB, lines ...string) board.Board {
	t.Helper()
	b := board.Board{Directed: true}
	number := map[string]int{}
	var targets [][]string
	for _, line := range lines {
		head, tail, _ := strings.Cut(line, "->")
		words := strings.Fields(head)
		name, chips, _ := strings.Cut(words[0], "*")
		v := board.Vertex{ID: name}
		v.Chips, _ = strconv.Atoi(chips)
		for _, word := range words[1:] {
			switch {
			case word == "split":
				v.Split = true
			case word == "ground":
				v.Ground = true
			default:
				v.Placed = true
				if _, err := fmt.Sscanf(word, "@%g,%g", &v.Pos.X, &v.Pos.Y); err != nil {
					t.Fatalf("%q: %v", line, err)
				}
			}
		}
		number[name] = len(b.Vertices)
		b.Vertices = append(b.Vertices, v)
		targets = append(targets, strings.Fields(tail))
	}
	for v, names := range targets {
		for _, name := range names {
			w, ok := number[name]
			if !ok {
				t.Fatalf("no vertex %q", name)
			}
			b.Edges = append(b.Edges, board.Edge{From: v, To: w})
		}
	}
	return b
}

// example is the board the program opens with, its vertices where a person put them.
func example(t testing.TB) board.Board {
	return boardOf(t,
		"A @420,-632",
		"B*1 @210,-512 -> A",
		"C @330,-402 -> A B",
		"E*1 @620,-502 -> A",
		"F @560,-322 -> C E",
		"D*1 @420,-192 -> B C F")
}

// solved is a board's facts when all is known.
func solved(t testing.TB, b board.Board) Facts {
	t.Helper()
	answer, err := solver.Solve(t.Context(), b.Problem())
	if err != nil {
		t.Fatal(err)
	}
	return Solved(answer)
}

// loopyBoard has draws and infinite values, one chip that can be won beside one that is drawn alone.
func loopyBoard(t testing.TB) board.Board {
	b := boardOf(t, "z @100,-100", "f*1 @250,-100 -> z", "a @100,-250 -> b", "b @250,-250 -> a z", "e*1 @400,-250 -> e f", "g @400,-400 -> e b")
	b.Loopy = true
	return b
}

// trapBoard is the smallest board on which the SJ rule fails.
func trapBoard(t testing.TB) board.Board {
	b := boardOf(t, "z @300,-100", "o @100,-250 -> z", "t @300,-250 -> o z", "v*1 @300,-400 -> t")
	b.Rule.Play = solver.Misere
	return b
}

// jointBoard has several winning moves of two chips, through a split too.
func jointBoard(t testing.TB) board.Board {
	b := boardOf(t, "z @100,-100", "y @250,-100 -> z", "s split @250,-250 -> z y", "c*1 @100,-400 -> z y s w", "d*1 @400,-250 -> z", "w @50,-200")
	b.Rule.Compound = solver.ContinuedConjunctive
	return b
}

// scenery is the picture of a board.
func scenery(b board.Board, f Facts) Scene {
	return NewScene(b, GeometryOf(b), f, Look{Theme: Light})
}

// randomBoard has n placed vertices, about side by side, and m edges: near ones, or with far also some between any two.
func randomBoard(n, m int, far bool, seed uint64) board.Board {
	random := rand.New(rand.NewPCG(seed, 1))
	b := board.Board{Directed: true, Vertices: make([]board.Vertex, n)}
	across := 1
	for across*across < n {
		across++
	}
	for v := range b.Vertices {
		b.Vertices[v] = board.Vertex{ID: "v" + strconv.Itoa(v), Placed: true, Pos: board.Point{
			X: float64(v%across)*110 + random.Float64()*30, Y: float64(v/across)*110 + random.Float64()*30,
		}, Chips: max(random.IntN(9)-6, 0)}
	}
	for range m {
		v, w := random.IntN(n), random.IntN(n)
		if !far || random.IntN(2) > 0 {
			w = v + random.IntN(5) - 2 + across*(random.IntN(5)-2)
			w = min(max(w, 0), n-1)
		}
		b.Edges = append(b.Edges, board.Edge{From: max(v, w), To: min(v, w)})
	}
	return b
}

// dump tells a scene in one line a shape.
func (s Scene) dump() string {
	var out strings.Builder
	for _, x := range s.Shapes {
		fmt.Fprintf(&out, "%s %s", [...]string{"disc", "curve", "head", "box", "text"}[x.Kind], x.Part.String())
		for _, p := range x.P {
			fmt.Fprintf(&out, " %.1f,%.1f", p.X+0, p.Y+0)
		}
		if x.Kind == DiscShape {
			fmt.Fprintf(&out, " r%g", x.Radius)
		}
		if x.Stroke.A > 0 {
			fmt.Fprintf(&out, " line %02x%02x%02x %g", x.Stroke.R, x.Stroke.G, x.Stroke.B, x.Width)
		}
		if x.Fill.A > 0 {
			fmt.Fprintf(&out, " fill %02x%02x%02x", x.Fill.R, x.Fill.G, x.Fill.B)
		}
		for _, mark := range []struct {
			on   bool
			name string
		}{{x.Dash, "dashed"}, {x.Hatch, "hatched"}, {x.Bold, "bold"}} {
			if mark.on {
				out.WriteString(" " + mark.name)
			}
		}
		if x.Kind == TextShape {
			fmt.Fprintf(&out, " %g %q", x.Size, x.Text)
		}
		out.WriteByte('\n')
	}
	fmt.Fprintf(&out, "bounds %.1f,%.1f %.1f,%.1f\n", s.Min.X, s.Min.Y, s.Max.X, s.Max.Y)
	return out.String()
}

// String names a part as its kind and number, for tests.
func (p Part) String() string {
	return [...]string{"-", "vertex", "edge", "chip", "name"}[p.Kind] + strconv.Itoa(p.Index)
}

// texts lists the texts of a scene, in order.
func (s Scene) texts() []string {
	var out []string
	for _, x := range s.Shapes {
		if x.Kind == TextShape {
			out = append(out, x.Text)
		}
	}
	return slices.Clip(out)
}
