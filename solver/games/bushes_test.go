package games

import (
	"context"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// TestBushes: every ready board is a game, says what it is, and is the same every time it is made as it says.
func TestBushes(t *testing.T) {
	values := map[string]int{"stalks": 2, "ring": 1, "balloon": 4, "tree": 5, "cactus": 2, "house": 2, "person": 2, "garden": 4}
	for _, x := range Bushes {
		b, err := x.Board(nil)
		if err != nil || b.Check() != nil || b.Directed {
			t.Fatalf("%s: %v, %v", x.Name, err, b.Check())
		}
		line := b.Attrs[0].Value
		again, err := BushOf(Words(strings.TrimPrefix(line, Hackenbush)))
		if err != nil || !reflect.DeepEqual(again, b) {
			t.Errorf("%s is not made again by its line %q: %v", x.Name, line, err)
		}
		read, err := board.Read(board.Write(b), "")
		if err != nil || !board.Equal(read, b) {
			t.Errorf("%s is not read as it is written: %v", x.Name, err)
		}
		if want, ok := values[x.Name]; ok && b.Hackenbush().Value() != want {
			t.Errorf("%s is worth %d, want %d", x.Name, b.Hackenbush().Value(), want)
		}
		if b.Placed() {
			roomy(t, x.Name, b)
		}
		if a, err := b.Hackenbush().Solve(context.Background(), solver.Normal, solver.Limits{}); err != nil || x.Name == "house" && len(a.Winning) == 0 {
			t.Errorf("%s: %v, %d winning edges", x.Name, err, len(a.Winning))
		}
	}
}

// roomy checks that no two vertices of a figure are so near that their names have no room, and that the ground is below.
func roomy(t *testing.T, name string, b board.Board) {
	for i, v := range b.Vertices {
		if !v.Placed || (v.Pos.Y == 0) != v.Ground || v.Pos.Y < 0 {
			t.Errorf("%s: %s is at %v", name, v.ID, v.Pos)
		}
		for _, w := range b.Vertices[:i] {
			if d := math.Hypot(v.Pos.X-w.Pos.X, v.Pos.Y-w.Pos.Y); d < 40 {
				t.Errorf("%s: %s and %s are %.0f apart", name, v.ID, w.ID, d)
			}
		}
	}
}

func TestBushSizes(t *testing.T) {
	for line, want := range map[string][2]int{ // edges, value
		"stalks 3 4 5": {12, 2}, "stalks 1,1": {2, 0}, "Stalks": {12, 2}, "ring 1": {1, 1}, "ring 6": {6, 0},
		"balloon 2 3": {5, 3}, "random-tree 40 7": {40, -1}, "randomgraph 30 9 2": {30, -1}, "random graph": {20, -1},
	} {
		words := Words(line)
		if line == "random graph" {
			words = []string{line}
		}
		b, err := BushOf(words)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if len(b.Edges) != want[0] || want[1] >= 0 && b.Hackenbush().Value() != want[1] {
			t.Errorf("%s: %d edges worth %d, want %v", line, len(b.Edges), b.Hackenbush().Value(), want)
		}
	}
	one, _ := BushOf(Words("random-tree 40 1"))
	two, _ := BushOf(Words("random-tree 40 2"))
	if reflect.DeepEqual(one.Edges, two.Edges) {
		t.Error("two seeds give one tree")
	}
	for line, want := range map[string]string{
		"":                      "games.nobush",
		"shrub":                 "games.bush",
		"ring 0":                "games.number",
		"ring x":                "games.number",
		"ring 3 4":              "games.extra",
		"house 3":               "games.extra",
		"stalks 0":              "games.number",
		"random-tree 2000000 1": "games.number",
		"stalks " + strings.Repeat("100000,", 11) + "1": "games.large",
	} {
		_, err := BushOf(Words(line))
		var fault interface{ Fault() (string, []any) }
		if !errors.As(err, &fault) {
			t.Errorf("%s: %v", line, err)
		} else if key, _ := fault.Fault(); key != want {
			t.Errorf("%s: %s, want %s", line, key, want)
		}
	}
	if b, err := BushOf(Words("garden 3000")); err != nil || b.Check() != nil {
		t.Errorf("a large garden: %v", err)
	}
}
