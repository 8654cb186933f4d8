package render

import (
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// positions are some of each look.
func positions() map[string]board.View {
	f, x, o, h, u, n, r := board.Free, board.Filled, board.Piece, board.Heads, board.Tails, board.Nowhere, board.Rival
	return map[string]board.View{
		"heaps": {Look: board.Heaps, Heaps: []int{3, 0, 14, 400, 1}, First: 1},
		"coins": {Look: board.Coins, Rows: [][]board.Mark{{h, u, u, h, h}}, First: 1},
		"array": {Look: board.Coins, Rows: [][]board.Mark{{h, u, u}, {u, h, u}}},
		"cells": {Look: board.Cells, Rows: [][]board.Mark{{f, x, o, f, r}}, First: 1},
		"steps": {Look: board.Cells, Rows: [][]board.Mark{{x, x, x}, {x, x, n}, {x, n, n}}, First: 1},
		"graph": {
			Look: board.Drawn, Rows: [][]board.Mark{{f, n, o, f, n}}, Names: []string{"a", "b", "c", "a long name", ""}, Links: [][2]int{{0, 1}, {0, 2}, {2, 3}},
		},
		"square": {Look: board.Squares, Rows: [][]board.Mark{{f, f, f, f}, {f, f, o, f}, {f, r, f, f}}},
	}
}

// Every place of a position is found where it is drawn, and nothing else is.
func TestSpots(t *testing.T) {
	for name, v := range positions() {
		s := PositionScene([]board.View{v}, Touch{}, 400, Light)
		seen := map[Spot]bool{}
		for _, shape := range s.Shapes {
			if at, ok := shape.Part.Spot(); ok {
				seen[at] = true
			}
		}
		for _, at := range Spots(0, v) {
			if v.Look == board.Heaps && v.Heaps[at.Row] > mostCounters && at.At != v.Heaps[at.Row]-1 {
				continue // one bar
			}
			if !seen[at] {
				t.Errorf("%s: %v is not drawn", name, at)
			}
			delete(seen, at)
		}
		if len(seen) > 0 {
			t.Errorf("%s: %v drawn", name, seen)
		}
	}
}

func TestSpotIsHit(t *testing.T) {
	v := positions()["array"]
	s := PositionScene([]board.View{v}, Touch{}, 400, Light)
	got, _ := s.At(Point{numberSize + 2.5*coinStep + 4, 1.5 * coinStep}, 2)
	if at, ok := got.Spot(); !ok || at != (Spot{0, 1, 2}) {
		t.Errorf("%v %v", at, ok)
	}
}

// Marks are told apart without colour: each adds another shape.
func TestTouchChangesShapes(t *testing.T) {
	for name, v := range positions() {
		at := Spots(0, v)[:1]
		var drawn []Scene
		for _, m := range []Touch{{}, {Legal: at}, {Taken: at}, {Pointed: at}} {
			s := PositionScene([]board.View{v}, m, 400, Print)
			for _, other := range drawn {
				if slices.EqualFunc(s.Shapes, other.Shapes, func(a, b Shape) bool {
					return a.Kind == b.Kind && a.Dash == b.Dash && a.Width == b.Width && a.Radius == b.Radius
				}) {
					t.Errorf("%s: %+v looks like another mark", name, m)
				}
			}
			drawn = append(drawn, s)
		}
	}
}

func TestNoPosition(t *testing.T) {
	if s := PositionScene(nil, Touch{}, 400, Dark); len(s.Shapes) != 0 || s.Max.X < s.Min.X {
		t.Errorf("%+v", s)
	}
}

// Positions stand in lines on one ground, and don't cover each other.
func TestPositionsInLines(t *testing.T) {
	heap := func(n int) board.View { return board.View{Look: board.Heaps, Heaps: []int{n}} }
	views := []board.View{heap(3), heap(9), {}, heap(1), heap(5)}
	s := PositionScene(views, Touch{}, 90, Light)
	room := map[int]rect{}
	for _, shape := range s.Shapes {
		if at, ok := shape.Part.Spot(); ok {
			r, begun := room[at.View]
			if !begun {
				r = nothing()
			}
			room[at.View] = r.over(shape.box())
		}
	}
	if len(room) != 4 {
		t.Fatalf("%d positions drawn", len(room))
	}
	if a, b := room[0].max, room[1].min; room[0].max.Y != room[1].max.Y || a.X > b.X {
		t.Errorf("%v and %v do not stand side by side", room[0], room[1])
	}
	if room[3].min.Y < room[1].max.Y {
		t.Errorf("%v is not below %v", room[3], room[1])
	}
}
