package render

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"dev.mexboard/solver/board"
)

// covered lists what the names of a scene cover, by looking at many points of every edge.
func covered(s Scene) []string {
	var out []string
	for i, x := range s.Shapes {
		if x.Part.Kind != NamePart {
			continue
		}
		w, _, _ := MeasureText(x.Text, x.Size, x.Bold)
		box := centred(x.P[0], w, 0.75*x.Size) // the letters themselves
		for j, y := range s.Shapes {
			hit := false
			switch {
			case i == j || y.Part == x.Part:
			case y.Kind == DiscShape:
				hit = box.from(y.P[0]) < y.Radius
			case y.Kind == TextShape && y.Part.Kind == NamePart:
				w, _, _ := MeasureText(y.Text, y.Size, y.Bold)
				hit = box.meets(centred(y.P[0], w, 0.75*y.Size))
			case y.Kind == CurveShape:
				for k := range course(y.P).pieces() {
					for t := 0.0; t <= 1; t += 1.0 / 256 {
						hit = hit || box.from(course(y.P).piece(k).at(t)) < y.Width/2
					}
				}
			}
			if hit {
				out = append(out, fmt.Sprintf("%q covers %v", x.Text, y.Part))
			}
		}
	}
	return out
}

func TestNamesCoverNothing(t *testing.T) {
	boards := map[string]board.Board{
		"example": example(t), "splits": splitBoard(t), "cycle": cycleBoard(t), "ground": hackenbush(t),
	}
	for seed := range uint64(20) {
		boards[fmt.Sprint("sparse ", seed)] = sparse(30, 24, seed)
	}
	for name, b := range boards {
		if got := covered(scenery(b, Facts{})); len(got) > 0 {
			t.Errorf("%s: %s", name, strings.Join(got, ", "))
		}
	}
}

// sparse is a random board with room for every name.
func sparse(n, m int, seed uint64) board.Board {
	b := randomBoard(n, m, false, seed)
	for v := range b.Vertices {
		b.Vertices[v].Pos.X *= 1.7
		b.Vertices[v].Pos.Y *= 1.5
	}
	return b
}

func TestCoveredIsSeen(t *testing.T) {
	b := example(t)
	s := scenery(b, Facts{})
	for i, x := range s.Shapes {
		if x.Part.Kind == NamePart {
			s.Shapes[i].P = []Point{{375, 297}} // on the edge from D to C
			break
		}
	}
	if len(covered(s)) == 0 {
		t.Error("a name on an edge is not noticed")
	}
}

func TestNameLines(t *testing.T) {
	m := rulers{}
	long := strings.Repeat("значение ", 40)
	for _, row := range []struct {
		text string
		want int
	}{
		{"", 0}, {"  ", 0}, {"A", 1}, {"one\ntwo", 2}, {"1\n2\n3\n4\n5", 3}, {long, 1}, {strings.Repeat("长", 300), 1}, {"\n\nx\n", 1},
	} {
		lines := m.lines(row.text, nameSize, true)
		if len(lines) != row.want {
			t.Errorf("%.20q: %d lines, want %d", row.text, len(lines), row.want)
		}
		for _, line := range lines {
			if w, _, _ := MeasureText(line, nameSize, true); w > 1.05*nameWidest {
				t.Errorf("%q is %.0f wide", line, w)
			}
			if !utf8.ValidString(line) {
				t.Errorf("%q is cut within a letter", line)
			}
		}
	}
	if got := m.lines("position 1, 2, 3, 4, 5, 6, 7, 8, 9, 10", nameSize, true)[0]; !strings.HasPrefix(got, "pos") ||
		!strings.HasSuffix(got, "10") || !strings.Contains(got, ellipsis) {
		t.Errorf("a long name became %q", got)
	}
}

// TestNamesStay: names do not move when more becomes known.
func TestNamesStay(t *testing.T) {
	b := splitBoard(t)
	places := func(f Facts) string {
		var out strings.Builder
		for _, x := range scenery(b, f).Shapes {
			if x.Part.Kind == NamePart {
				fmt.Fprintln(&out, x.Text, x.P[0])
			}
		}
		return out.String()
	}
	if before, after := places(Facts{}), places(solved(t, b)); before != after {
		t.Errorf("before:\n%safter:\n%s", before, after)
	}
}
