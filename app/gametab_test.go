package app

import (
	"slices"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// A click on a counter takes what is above it, and the move is one of the board.
func TestMoveByHand(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4", "5")
	p := s.byHand
	equal(t, "heaps", p.hand.allHeaps(), []int{3, 4, 5})
	heap := slices.IndexFunc(p.hand.chips, func(c handled) bool { return c.look.Heaps[0] == 3 })
	p.tapped(render.Spot{View: heap, At: 1})
	s.settle()
	if got := s.solved.answer; got.Outcome != solver.P || got.Sum != 0 {
		t.Errorf("sum %d", got.Sum)
	}
	has(t, "sum", p.sum.text.String(), "= 0")
	if s.doc.UndoName(lang.English) == "" {
		t.Error("the move is no edit")
	}
	s.undo()
	s.settle()
	equal(t, "heaps", p.hand.allHeaps(), []int{3, 4, 5})
}

// Pointing at one of the pictures marks the others.
func TestLinkedViews(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4")
	p := s.byHand
	at := render.Spot{View: 1, At: 2}
	p.places.point(at, true)
	chip := p.hand.chips[1].vertex
	if got := s.board.Content().Facts.Pointed; !slices.Equal(got, []int32{chip}) {
		t.Errorf("the board marks %v, want %d", got, chip)
	}
	if m := p.equal.marks.Pointed; len(m) == 0 || m[0].Row != 1 {
		t.Errorf("the heaps marked are %v", m)
	}
	p.places.point(render.Spot{}, false)
	if len(s.board.Content().Facts.Pointed) != 0 || len(p.equal.marks.Pointed) != 0 {
		t.Error("the marks stay")
	}
	p.equal.point(render.Spot{Row: 0}, true)
	if m := p.places.marks.Pointed; len(m) == 0 || m[0].View != 0 {
		t.Errorf("the places marked are %v", m)
	}
	s.hovered(render.Part{Kind: render.VertexPart, Index: int(chip)})
	if m := p.places.marks.Pointed; len(m) == 0 || m[0].View != 1 {
		t.Errorf("from the board: %v", m)
	}
}

// Positions without a picture are not said to have one.
func TestUnseenPositions(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { program="start = 'a5'\ndef options(p):\n  return ['b4'] if p == 'a5' else []"; a5 [chips=1]; a5 -> b4 }`)
	s.turnTab(gameTab)
	s.settle()
	has(t, "hint", s.byHand.hint.text.String(), lang.HandUnseen.In(s.say))
}

// Each coin, heap and row has a heap of its own, be it worth 0.
func TestPartsHaveTheirHeaps(t *testing.T) {
	for _, row := range []struct {
		game  string
		start []string
		at    render.Spot
		want  []render.Spot
	}{
		{"grunt", []string{"HTTHTTH"}, render.Spot{At: 3}, []render.Spot{{Row: 1}}},
		{"grunt", []string{"HTTHTTH"}, render.Spot{At: 0}, nil},
		{"product", []string{"twins", "ruler", "HTT/HTH"}, render.Spot{Row: 1, At: 0}, []render.Spot{{Row: 1}}},
		{"staircase-nim", []string{"1,3,2"}, render.Spot{Row: 2, At: 1}, []render.Spot{{Row: 2}, {Row: 2, At: 1}}},
		{"staircase-nim", []string{"1,3,2"}, render.Spot{Row: 1, At: 1}, nil},
		{"northcott", []string{"OX./O.X"}, render.Spot{Row: 1, At: 2}, []render.Spot{{Row: 1}}},
		{"northcott", []string{"OX./O.X"}, render.Spot{At: 1}, nil},
	} {
		t.Run(row.game, func(t *testing.T) {
			s := newStage(t)
			s.makeGame(row.game, row.start...)
			p := s.byHand
			p.places.point(row.at, true)
			if got := p.equal.marks.Pointed; !slices.Equal(got, row.want) {
				t.Errorf("%v: pointing at %v marks %v, want %v", row.start, row.at, got, row.want)
			}
			if len(row.want) == 0 {
				return
			}
			p.places.point(render.Spot{}, false)
			p.equal.point(row.want[0], true)
			if got := p.places.marks.Pointed; !slices.Contains(got, row.at) || len(got) == len(p.places.spots()) {
				t.Errorf("%v: pointing at the heap %v marks %v", row.start, row.want[0], got)
			}
		})
	}
}

// A move on the board moves the pictures too.
func TestBoardMovesPictures(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3")
	b := s.doc.Board()
	from, to := int32(b.Index()["3"]), int32(b.Index()["1"])
	s.play([]solver.Move{{From: from, Option: to}})
	s.settle()
	if got := s.byHand.hand.chips[0].look; !slices.Equal(got.Heaps, []int{1}) {
		t.Errorf("it looks like %+v", got)
	}
}

// After a move what is pointed at is the vertex where the chip stands now, and nothing once the tab is left.
func TestPointedFollowsMove(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3")
	p := s.byHand
	p.places.point(render.Spot{At: 1}, true)
	p.tapped(render.Spot{At: 1})
	s.settle()
	if got, want := s.board.Content().Facts.Pointed, []int32{int32(s.doc.Board().Index()["1"])}; len(got) > 0 {
		t.Errorf("the board marks %v, though the counter is gone (the chip is on %v)", got, want)
	}
	p.places.point(render.Spot{}, true)
	s.undo()
	s.settle()
	if got, want := s.board.Content().Facts.Pointed, []int32{int32(s.doc.Board().Index()["3"])}; !slices.Equal(got, want) {
		t.Errorf("the board marks %v, want %v", got, want)
	}
	s.turnTab(solveTab)
	if got := s.board.Content().Facts.Pointed; len(got) > 0 {
		t.Errorf("the board still marks %v", got)
	}
}

// Chips that are not shown are told, and no sum is claimed without them.
func TestManyChips(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", strings.Repeat("1 ", mostHandled+11))
	p := s.byHand
	if len(p.hand.chips) != mostHandled || p.hand.more != 11 {
		t.Errorf("%d chips shown, %d more", len(p.hand.chips), p.hand.more)
	}
	has(t, "others", p.others.text.String(), "11 chips")
	if text := p.sum.text.String(); strings.Contains(text, "=") || !strings.HasSuffix(strings.TrimSpace(text), "…") {
		t.Errorf("the sum is told as %q", text)
	}
	s.makeGame("nim", "3", "4")
	if p.others.root.Visible() {
		t.Error("of two chips others are told")
	}
}

// A coin that is touched is shown turned.
func TestCoinTurns(t *testing.T) {
	s := newStage(t)
	s.makeGame("mock-turtles", "THTH")
	p := s.byHand
	p.tapped(render.Spot{At: 3})
	if got := p.places.views[0].Rows[0]; !slices.Equal(got, []board.Mark{board.Tails, board.Heads, board.Tails, board.Tails}) {
		t.Errorf("shown are %v", got)
	}
	if got := p.hand.chips[0].look.Rows[0][3]; got != board.Heads {
		t.Error("the position itself has changed")
	}
	p.forget()
	if got := p.places.views[0].Rows[0][3]; got != board.Heads {
		t.Error("it is not turned back")
	}
}
