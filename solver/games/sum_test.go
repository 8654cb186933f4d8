package games

import (
	"context"
	"slices"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func boardOf(t *testing.T, line string) board.Board {
	t.Helper()
	s, err := Parse(Words(line))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A sum of games is worth the NimSum, each vertex still tells its game and position, and a file keeps that.
func TestSumOfGames(t *testing.T) {
	b := board.New()
	for _, line := range []string{"nim 3 4", "octal 0.77 9", "nim 5"} {
		var list []int
		if b, list = Add(b, boardOf(t, line), board.Point{}); len(list) == 0 {
			t.Fatalf("%s is not added", line)
		}
	}
	b, err := board.Read(board.Write(b), "sum.gv")
	if err != nil {
		t.Fatal(err)
	}
	a, err := solver.Solve(context.Background(), solver.Problem{Graph: b.Graph(), Chips: b.Stacks()})
	if err != nil || a.Sum != 3^4^4^5 { // Kayles of 9 is worth 4
		t.Errorf("sum %d, %v", a.Sum, err)
	}
	m, ok := MakerOf(b)
	if !ok {
		t.Fatal("it does not say what it was made of")
	}
	var got []string
	for _, s := range b.Stacks() {
		setup, p, ok := m.Of(b.Vertices[s.Vertex])
		if !ok {
			t.Errorf("%s is of no game", b.Vertices[s.Vertex].ID)
		}
		got = append(got, setup.Game.Name+" "+string(p))
	}
	if want := []string{"nim 3", "nim 4", "octal 9", "nim 5"}; !slices.Equal(got, want) {
		t.Errorf("the chips are %q, want %q", got, want)
	}
}

// What was drawn by hand stays of no game.
func TestGameBesideADrawing(t *testing.T) {
	b, err := board.Read([]byte("digraph { a -> b; a [chips=1] }"), "x.gv")
	if err != nil {
		t.Fatal(err)
	}
	sum, list := Add(b, boardOf(t, "nim 2"), board.Point{})
	m, ok := MakerOf(sum)
	if !ok || len(list) != 3 {
		t.Fatalf("%v, %d new", ok, len(list))
	}
	if _, _, ok := m.Of(sum.Vertices[0]); ok {
		t.Error("the drawing is of a game")
	}
	if s, p, ok := m.Of(sum.Vertices[list[0]]); !ok || s.Game.Name != "nim" || p != "2" {
		t.Errorf("%v %q %v", s.Game.Name, p, ok)
	}
}

func TestMakerOfNothing(t *testing.T) {
	for _, text := range []string{"digraph { a }", `digraph { game="no such game 3"; a }`, `digraph { game=""; a }`, `digraph { game=" + + "; a }`} {
		b, err := board.Read([]byte(text), "x.gv")
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := MakerOf(b); ok {
			t.Errorf("%s is of a game", text)
		}
	}
}

// A board of a program looks as it did, without the program being run.
func TestMakerOfProgram(t *testing.T) {
	got, err := run(t, "start = 'HT'\ndef options(p): return ['TT'] if p == 'HT' else []\n")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Ran{Setup: got.setup(), Text: "while True: pass"}.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	other, list := Add(boardOf(t, "nim 2"), b, board.Point{})
	if m, ok := MakerOf(other); !ok || len(list) != 2 {
		t.Error("a program is not added")
	} else if seen, ok := m.See(other.Vertices[list[0]]); !ok || seen.View.Look != board.Coins {
		t.Errorf("%s looks like %v", other.Vertices[list[0]].ID, seen.View)
	}
	sum, _ := Add(b, boardOf(t, "nim 2"), board.Point{})
	for i, want := range []board.Look{board.Coins, board.Coins, board.Heaps} {
		m, _ := MakerOf(sum)
		s, p, ok := m.Of(sum.Vertices[i])
		if !ok || s.View(p).Look != want {
			t.Errorf("%s looks like %v", sum.Vertices[i].ID, s.View(p))
		}
	}
}

// A vertex may be renamed to anything: then it may look like nothing, and asking does no harm. All that a game made does
// look like something.
func TestSeeing(t *testing.T) {
	for _, g := range All {
		b := boardOf(t, Line(append([]string{g.Name}, g.Sample...)))
		m, ok := MakerOf(b)
		if !ok {
			t.Errorf("the board of %s does not say so", g.Name)
			continue
		}
		for _, v := range b.Vertices {
			if _, ok := m.See(v); !ok && !v.Split {
				t.Errorf("%s: %s looks like nothing", g.Name, v.ID)
			}
		}
		for _, name := range []string{
			"", "a", "-1", "99999999999999999999", "500000000", "(", "(,)", "(1,2", "HTX", "/", "H//T", "7,7,7", "O#O/##", "é", "(9,9,9,9)", "abcz",
		} {
			if seen, ok := m.See(board.Vertex{ID: name}); ok && len(seen.View.Rows) > 1000 {
				t.Errorf("%s: %q looks like %d rows", g.Name, name, len(seen.View.Rows))
			}
		}
	}
}
