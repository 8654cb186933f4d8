package games

import (
	"context"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// The ways to move by hand lead to all options and to nothing else, and no two of a position touch the same places.
func TestHandsAreOptions(t *testing.T) {
	for _, line := range []string{
		"kayles 7", "dawsons-kayles 7", "dawsons-chess 7", "cram 3x3", "cram 4x2", "node-kayles a-b,b-c,c-d,d-e,e-a,a-c,f-g",
		"arc-kayles a-b,b-c,c-d,d-e,e-a,a-c,f-g,h", "geography a-b,b-c,c-d,d-e,e-a,a-c a d", "node-kayles one-two,two-three",
	} {
		s, err := Parse(Words(line))
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.Board(context.Background(), nil)
		if err != nil {
			t.Fatal(err)
		}
		m, _ := MakerOf(b)
		for _, v := range b.Vertices {
			if v.Split {
				continue
			}
			checkHands(t, line, s, m, v)
		}
	}
}

func checkHands(t *testing.T, line string, s Setup, m Maker, v board.Vertex) {
	t.Helper()
	_, p, _ := m.Of(v)
	options, err := s.Options(p)
	if err != nil {
		t.Fatal(err)
	}
	seen, _ := m.See(v)
	var left, touched []string
	for _, h := range m.Hands(v) {
		left = append(left, joined(h.Leaves))
		key := ""
		for _, at := range h.Places {
			if seen.View.Rows[at[0]][at[1]] == board.Nowhere {
				t.Errorf("%s: %s is touched at %v, where nothing is", line, p, at)
			}
			key += string(rune('a'+at[0])) + string(rune('a'+at[1]))
		}
		touched = append(touched, key)
	}
	var want []string
	for _, o := range options {
		want = append(want, joined(o))
	}
	slices.Sort(left)
	slices.Sort(want)
	if left = slices.Compact(left); !slices.Equal(left, want) {
		t.Errorf("%s: from %s by hand %q, options %q", line, p, left, want)
	}
	slices.Sort(touched)
	if n := len(touched); len(slices.Compact(touched)) != n {
		t.Errorf("%s: from %s two moves touch the same", line, p)
	}
}
