package games

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// path is a path of n vertices as a drawing.
func path(n int) string {
	if n == 1 {
		return "a"
	}
	return strings.Join(strings.Split("abcdefghijklmnopqrstuvwxyz"[:n], ""), "-")
}

func valueOfStart(t *testing.T, line ...string) int {
	t.Helper()
	s, err := Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return startValue(t, b, s)
}

// TestKaylesOnPaths compares the games on a path with those of heaps that they are.
func TestKaylesOnPaths(t *testing.T) {
	chess := sequence(t, 17, "dawsons-chess")
	pins := sequence(t, 17, "dawsons-kayles")
	for n := 1; n < 17; n++ {
		if got := valueOfStart(t, "node-kayles", path(n)); got != int(chess.Values[n]) {
			t.Errorf("Node Kayles on a path of %d is worth %d, Dawson's Chess %d", n, got, chess.Values[n])
		}
		if got := valueOfStart(t, "arc-kayles", path(n)); got != int(pins.Values[n]) {
			t.Errorf("Arc Kayles on a path of %d is worth %d, Dawson's Kayles %d", n, got, pins.Values[n])
		}
	}
}

// TestGeographyIsMatching compares play with the theorem on random graphs.
func TestGeographyIsMatching(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		n := 2 + random.IntN(6)
		items := strings.Split(path(n), "-")
		for v := range n {
			for w := range v {
				if random.IntN(3) == 0 {
					items = append(items, fmt.Sprintf("%c-%c", 'a'+v, 'a'+w))
				}
			}
		}
		text := strings.Join(items, ",")
		d, err := parseDrawing([]string{text}, drawn)
		if err != nil {
			t.Fatal(err)
		}
		for v, name := range d.names {
			wins := valueOfStart(t, "geography", text, name) != 0
			if covered := d.matching(d.all()) > d.matching(d.all()&^(1<<v)); wins != covered {
				t.Errorf("%s from %s: wins %t, covered by every largest matching %t", text, name, wins, covered)
			}
		}
	}
}

// matching is the size of a largest matching within a set, by trying.
func (d drawing) matching(set uint32) int {
	best := 0
	for _, e := range d.edges {
		if ends := uint32(1)<<e[0] | 1<<e[1]; set&ends == ends {
			best = max(best, 1+d.matching(set&^ends))
		}
	}
	return best
}

// The names of a drawing may not have what the names of positions are made of; those of a board are made such.
func TestDrawnNames(t *testing.T) {
	for _, line := range []string{"geography a:b-c", "geography a:b-c a:b", "node-kayles b₂-c", "arc-kayles a+b-c"} {
		if s, err := Parse(Words(line)); err == nil {
			b, err := s.Board(context.Background(), nil)
			t.Errorf("%s is made: %v, %v", line, b.Vertices, err)
		}
	}
	b := board.New()
	for _, name := range []string{"v₁", "v₂", "#1", "##1", "a:b", "c"} {
		b.Vertices = append(b.Vertices, board.Vertex{ID: name})
	}
	if got := Drawing(b); got != "v1,v2,##1,###1,#5,c" {
		t.Errorf("%q", got)
	}
	b.Vertices[5].ID = "v1"
	d, err := parseDrawing([]string{Drawing(b)}, drawn)
	if err != nil || len(d.names) != len(b.Vertices) {
		t.Errorf("%q: %v, %v", Drawing(b), d.names, err)
	}
}
