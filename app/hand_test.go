package app

import (
	"slices"
	"testing"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// moved is how a position looks, and its moves by hand with what each leaves.
func moved(t *testing.T, line, position string) (board.View, []games.Option, []played) {
	t.Helper()
	s, err := games.Parse(games.Words(line))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Board(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for v := range b.Vertices {
		b.Vertices[v].Chips = 0
	}
	b.Vertices[b.Index()[position]].Chips = 1
	h := newHand(b)
	var left []games.Option
	for _, m := range h.moves(0) {
		_, o, _ := h.played(m.option)
		left = append(left, o)
	}
	return h.chips[0].look, left, h.moves(0)
}

func at(row, k int) render.Spot { return render.Spot{Row: row, At: k} }

func TestTouch(t *testing.T) {
	rows := []struct {
		name, line, position string
		places               []render.Spot
		one                  string // what the move meant leaves; "" while several may be
		more                 int    // moves that go on so
	}{
		{"a counter of a heap takes what is above it", "nim 5", "5", []render.Spot{at(0, 2)}, "2", 1},
		{"the bottom takes all", "nim 5", "5", []render.Spot{at(0, 0)}, "0", 1},
		{"several ways to break are a choice", "octal 0.77 9", "9", []render.Spot{at(0, 7)}, "", 4},
		{"a division is touched at the top", "grundy 5", "5", []render.Spot{at(0, 4)}, "", 2},
		{"a pin in the middle falls alone or with one beside it", "kayles 7", "7", []render.Spot{at(0, 2)}, "", 3},
		{"two pins fall together", "kayles 7", "7", []render.Spot{at(0, 2), at(0, 3)}, "2+3", 1},
		{"a pawn in the middle decides three files", "dawsons-chess 8", "8", []render.Spot{at(0, 2)}, "1+4", 1},
		{"a domino lies where it is put, though its mirror is the same move", "cram 4x2", "####/####", []render.Spot{at(0, 0), at(0, 1)}, "####/##..", 1},
		{"a corner may be covered two ways", "cram 4x2", "####/####", []render.Spot{at(0, 0)}, "", 2},
		{"a vertex takes its neighbours with it", "node-kayles a-b,b-c,c-d,d-e,e-f", "abcdef", []render.Spot{at(0, 2)}, "a+ef", 1},
		{"an edge is its two ends", "arc-kayles a-b,b-c,c-d,d-e,e-f", "abcdef", []render.Spot{at(0, 2), at(0, 3)}, "ab+ef", 1},
		{"one end of an edge is a choice", "arc-kayles a-b,b-c,c-d,d-e,e-f", "abcdef", []render.Spot{at(0, 2)}, "", 2},
		{"a piece goes where it is touched", "geography a-b,b-c,c-a a", "a:bc", []render.Spot{at(0, 2)}, "c:b", 1},
		{"nothing touched", "nim 5", "5", nil, "", 5},
	}
	for _, r := range rows {
		look, options, moves := moved(t, r.line, r.position)
		got := touch(0, look, moves, r.places)
		one := ""
		if got.one >= 0 {
			one = options[got.one].String()
		}
		if one != r.one || len(got.moves) != r.more {
			t.Errorf("%s: %q, %d moves, want %q, %d", r.name, one, len(got.moves), r.one, r.more)
		}
	}
}

// lookOf makes a view of rows such as "HT/TT" or "O.#".
func lookOf(kind board.Look, rows ...string) board.View {
	marks := map[rune]board.Mark{'H': board.Heads, 'T': board.Tails, '.': board.Free, '#': board.Filled, 'O': board.Piece, ' ': board.Nowhere}
	v := board.View{Look: kind}
	for _, row := range rows {
		var list []board.Mark
		for _, r := range row {
			list = append(list, marks[r])
		}
		v.Rows = append(v.Rows, list)
	}
	return v
}

func TestTouchCoins(t *testing.T) {
	from := lookOf(board.Coins, "THTH")
	var moves []played
	for _, to := range []string{"TTTH", "HTTH", "THTT", "HHTT", "TTTT", "THHT"} {
		moves = append(moves, played{parts: []board.View{lookOf(board.Coins, to)}})
	}
	none := touch(0, from, moves, nil)
	if want := []render.Spot{at(0, 0), at(0, 1), at(0, 2), at(0, 3)}; !slices.Equal(none.next, want) {
		t.Errorf("at first %v", none.next)
	}
	last := touch(0, from, moves, []render.Spot{at(0, 3)})
	if want := []render.Spot{at(0, 0), at(0, 1), at(0, 2)}; !slices.Equal(last.next, want) || last.one >= 0 {
		t.Errorf("after the last coin %v, one %d", last.next, last.one)
	}
	if i := exactly(0, from, moves, []render.Spot{at(0, 3)}); i != 2 {
		t.Errorf("the last coin alone is move %d", i)
	}
	if both := touch(0, from, moves, []render.Spot{at(0, 3), at(0, 0)}); both.one != 3 {
		t.Errorf("two coins are move %d", both.one)
	}
}

func TestTouchSquares(t *testing.T) {
	bar := lookOf(board.Cells, "###", "###")
	var bites []played
	for _, to := range [][]string{{"##", "##"}, {"#", "#"}, {"###", "##"}, {"###", "#"}, {"###", ""}} {
		for len(to[0]) < 3 {
			to[0] += " "
		}
		for len(to[1]) < 3 {
			to[1] += " "
		}
		bites = append(bites, played{parts: []board.View{lookOf(board.Cells, to...)}})
	}
	for i, p := range []render.Spot{at(0, 2), at(0, 1), at(1, 2), at(1, 1), at(1, 0)} {
		if got := touch(0, bar, bites, []render.Spot{p}); got.one != i {
			t.Errorf("the square %v is bite %d, want %d", p, got.one, i)
		}
	}
	piece := lookOf(board.Squares, "...", "..O")
	var jumps []played
	for _, to := range [][]string{{"..O", "..."}, {"...", ".O."}, {"...", "O.."}} {
		jumps = append(jumps, played{parts: []board.View{lookOf(board.Squares, to...)}})
	}
	if got := touch(0, piece, jumps, []render.Spot{at(1, 2)}); got.one >= 0 || len(got.next) != 3 {
		t.Errorf("the piece alone is move %d, %v", got.one, got.next)
	}
	if got := touch(0, piece, jumps, []render.Spot{at(1, 0)}); got.one != 2 {
		t.Errorf("a square alone is move %d", got.one)
	}
}
