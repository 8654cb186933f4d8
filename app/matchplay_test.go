package app

import (
	"context"
	"testing"

	"dev.mexboard/app/lessons"
)

// TestMatch plays against the program to the end, under several rules and in Hackenbush.
func TestMatch(t *testing.T) {
	for i, dot := range []string{
		"digraph { a -> b -> c; a -> c; b -> d; a [chips=2]; b [chips=1] }",
		`digraph { compound="continued-conjunctive"; a -> b -> c; a -> c; a [chips=2]; b [chips=1] }`,
		`digraph { compound=selective; play=misere; a -> b -> c; a -> c; a [chips=1]; b [chips=2] }`,
		"digraph { loopy=true; a -> b; b -> a; b -> c; a [chips=1]; b [chips=1] }",
		"graph { g [ground=true]; g -- a -- b -- c; g -- d; d -- e; d -- f }",
	} {
		sides := []int{0, 1, -1}
		if testing.Short() {
			sides = sides[i%3:][:1]
		}
		for _, mine := range sides {
			s := newStage(t)
			s.read(dot)
			s.settle()
			s.beginMatch(newOpponent(lessons.Perfect, 25), mine)
			s.settle()
			s.playOut(dot)
		}
	}
}

// playOut plays a person's moves as the perfect player would, by the window's own ways.
func (s *stage) playOut(dot string) {
	s.t.Helper()
	m := s.match
	for range 100 {
		if _, over := m.match.Winner(); over {
			if s.hides() {
				s.t.Error("the end is hidden")
			}
			return
		}
		if !m.person() {
			s.t.Fatalf("%s: the program does not move", dot)
		}
		c, err := (lessons.Opponent{Strength: lessons.Perfect}).Choose(context.Background(), s.doc.Board(), 0)
		if err != nil {
			s.t.Fatal(err)
		}
		at := m.match.At
		s.makeByHand(c.Move)
		s.settle()
		if m.match.At == at {
			s.t.Fatalf("%s: no move is made: %s", dot, s.notice)
		}
	}
	s.t.Errorf("%s: the match does not end", dot)
}

func (s *stage) makeByHand(x lessons.Move) {
	if x.Edge >= 0 {
		s.board.Cut(x.Edge)
		return
	}
	g := s.doc.Board().Graph()
	for _, r := range x.Chips {
		if to, ok := g.Through(r); ok {
			s.fromPointer(int(r.From), int(to))
		}
	}
	s.makePending()
}

func TestTakingBackInAMatch(t *testing.T) {
	s := newStage(t)
	s.read("digraph { a -> b -> c -> d; a -> c; b -> d; a [chips=2]; b [chips=2] }")
	start := s.doc.Board()
	s.beginMatch(newOpponent(lessons.Explaining, 25), 0)
	s.settle()
	if !s.hides() || s.step != 0 {
		t.Error("the values are shown at the start")
	}
	s.fromPointer(0, 1)
	s.settle()
	if s.match.match.At != 2 {
		t.Fatalf("%d moves", s.match.match.At)
	}
	s.takeBack()
	s.settle()
	if s.match.match.At != 0 || !sameGame(s.doc.Board(), start) {
		t.Error("the start does not come back")
	}
	for degree := 1; degree <= lessons.Degrees; degree++ {
		s.askHint()
		s.settle()
	}
	if !s.match.said || s.match.hints != lessons.Degrees {
		t.Error("no hints")
	}
	s.fromPointer(0, 3) // no edge leads there
	if s.match.match.At != 0 {
		t.Error("a move that is none")
	}
}
