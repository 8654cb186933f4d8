package lessons

import (
	"fmt"
	"slices"
	"sort"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// brute plays boards out by their drawing alone: it knows no solver.
type brute struct {
	b      board.Board
	to     [][]int // by vertex: the ends of its edges, in the board's order
	values map[int]int
	wins   map[string]bool
	cuts   map[uint]bool
	size   map[uint]int
}

func newBrute(b board.Board) *brute {
	x := &brute{b: b, values: map[int]int{}, wins: map[string]bool{}, cuts: map[uint]bool{}, size: map[uint]int{}}
	x.to = make([][]int, len(b.Vertices))
	for _, e := range b.Edges {
		x.to[e.From] = append(x.to[e.From], e.To)
	}
	return x
}

// value is the Grundy value of a vertex, by recursion.
func (x *brute) value(v int) int {
	if n, ok := x.values[v]; ok {
		return n
	}
	n := 0
	if x.b.Vertices[v].Split {
		for _, w := range x.to[v] {
			n ^= x.value(w)
		}
	} else {
		taken := map[int]bool{}
		for _, w := range x.to[v] {
			taken[x.value(w)] = true
		}
		for taken[n] {
			n++
		}
	}
	x.values[v] = n
	return n
}

// chips is the chips of the board, each by itself.
func (x *brute) chips() []int {
	var list []int
	for v, y := range x.b.Vertices {
		for range y.Chips {
			list = append(list, v)
		}
	}
	return list
}

// each tells every move of a game of chips: one moves, or every one that can.
func (x *brute) each(chips []int, yield func(next []int, move string)) {
	if x.b.Rule.Compound == solver.ContinuedConjunctive {
		x.all(chips, nil, nil, yield)
		return
	}
	for i, v := range chips {
		for _, w := range x.to[v] {
			next := append(slices.Clone(chips[:i]), chips[i+1:]...)
			text := x.b.Vertices[v].ID + "->"
			if x.b.Vertices[w].Split {
				next = append(next, x.to[w]...)
				text += x.names(x.to[w])
			} else {
				next = append(next, w)
				text += x.b.Vertices[w].ID
			}
			sort.Ints(next)
			yield(next, text)
		}
	}
}

func (x *brute) names(list []int) string {
	list = slices.Clone(list)
	sort.Ints(list)
	s := ""
	for i, v := range list {
		if i > 0 {
			s += "+"
		}
		s += x.b.Vertices[v].ID
	}
	return s
}

// all tells every move in which every chip that can moves.
func (x *brute) all(rest, next []int, move []string, yield func([]int, string)) {
	if len(rest) == 0 {
		if len(move) > 0 {
			n, m := slices.Clone(next), slices.Clone(move)
			sort.Ints(n)
			sort.Strings(m)
			yield(n, fmt.Sprint(m))
		}
		return
	}
	v := rest[0]
	if len(x.to[v]) == 0 {
		x.all(rest[1:], append(slices.Clone(next), v), move, yield)
		return
	}
	for _, w := range x.to[v] {
		x.all(rest[1:], append(slices.Clone(next), w), append(slices.Clone(move), x.b.Vertices[v].ID+"->"+x.b.Vertices[w].ID), yield)
	}
}

// won tells whether the player to move wins.
func (x *brute) won(chips []int) bool {
	key := fmt.Sprint(chips)
	if w, ok := x.wins[key]; ok {
		return w
	}
	moves, w := 0, false
	x.each(chips, func(next []int, _ string) {
		moves++
		w = w || !x.won(next)
	})
	if moves == 0 {
		w = x.b.Rule.Play == solver.Misere
	}
	x.wins[key] = w
	return w
}

// winning is the winning moves and how many others there are, each once.
func (x *brute) winning(chips []int) (win map[string]bool, others int) {
	win, lose := map[string]bool{}, map[string]bool{}
	x.each(chips, func(next []int, move string) {
		if x.won(next) {
			lose[move] = true
		} else {
			win[move] = true
		}
	})
	return win, len(lose)
}

// outcomes is the outcome of each vertex of a board with cycles: again and again, until nothing changes.
func (x *brute) outcomes() []solver.Outcome {
	list := make([]solver.Outcome, len(x.to))
	for changed := true; changed; {
		changed = false
		for v := range x.to {
			if list[v] != solver.Unknown {
				continue
			}
			all := true
			for _, w := range x.to[v] {
				if list[w] == solver.P {
					list[v], changed = solver.N, true
				}
				all = all && list[w] == solver.N
			}
			if all && list[v] == solver.Unknown {
				list[v], changed = solver.P, true
			}
		}
	}
	for v := range list {
		if list[v] == solver.Unknown {
			list[v] = solver.D
		}
	}
	return list
}

// hanging is the edges of a set that hang on the ground.
func (x *brute) hanging(edges uint) uint {
	on := make([]bool, len(x.b.Vertices))
	for v, y := range x.b.Vertices {
		on[v] = y.Ground
	}
	left := uint(0)
	for changed := true; changed; {
		changed = false
		for i, e := range x.b.Edges {
			if edges&(1<<i) != 0 && left&(1<<i) == 0 && (on[e.From] || on[e.To]) {
				left |= 1 << i
				on[e.From], on[e.To], changed = true, true, true
			}
		}
	}
	return left
}

// hackenbush is the value of a set of edges, by every cut.
func (x *brute) hackenbush(edges uint) int {
	if n, ok := x.size[edges]; ok {
		return n
	}
	taken := map[int]bool{}
	for i := range x.b.Edges {
		if edges&(1<<i) != 0 {
			taken[x.hackenbush(x.hanging(edges&^(1<<i)))] = true
		}
	}
	n := 0
	for taken[n] {
		n++
	}
	x.size[edges] = n
	return n
}

// sjRight tells whether the SJ rule is right for every one, two or three chips on what the board's chips can reach.
func (x *brute) sjRight() bool {
	reach := map[int]bool{}
	open := x.chips()
	for len(open) > 0 {
		v := open[0]
		open = open[1:]
		if !reach[v] {
			reach[v] = true
			open = append(open, x.to[v]...)
		}
	}
	var list []int
	for v := range x.to {
		if reach[v] {
			list = append(list, v)
		}
	}
	for i, u := range list {
		for j, v := range list[i:] {
			sets := [][]int{{u}, {u, v}}
			if len(list) <= 6 {
				for _, w := range list[i+j:] {
					sets = append(sets, []int{u, v, w})
				}
			}
			for _, chips := range sets {
				if x.sj(chips) != x.won(chips) {
					return false
				}
			}
		}
	}
	return true
}

// sj is what the SJ rule says.
func (x *brute) sj(chips []int) bool {
	sum, big := 0, false
	for _, v := range chips {
		sum ^= x.value(v)
		big = big || x.value(v) > 1
	}
	return (sum != 0) == big
}

// rings is how many edges can be taken away while what hangs together stays so, all ground being one.
func (x *brute) rings() int {
	part := make([]int, len(x.b.Vertices))
	ground := -1
	for v := range part {
		part[v] = v
		if x.b.Vertices[v].Ground {
			if ground < 0 {
				ground = v
			}
			part[v] = ground
		}
	}
	extra := 0
	for _, e := range x.b.Edges {
		a, b := part[e.From], part[e.To]
		if a == b {
			extra++
			continue
		}
		for v := range part {
			if part[v] == a {
				part[v] = b
			}
		}
	}
	return extra
}
