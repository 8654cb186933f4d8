package document

import (
	"cmp"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// The spacing of new vertices, that of the plain layouts.
const (
	besideX = 100.0
	belowY  = 110.0
	room    = 60.0 // what two vertices need at least
)

// AddChild adds a vertex below v and an edge to it. The vertex gets the next index, and the place SuccessorAt when v
// has one.
func AddChild(v int) Edit {
	return Edit{Name: lang.EditAddChild, Apply: func(b board.Board) board.Board {
		if !has(b, v) {
			return b
		}
		at, ok := SuccessorAt(b, v)
		return AddEdge(v, len(b.Vertices)).Apply(withVertex(b, fresh(b, at, ok)))
	}}
}

// fresh is a new vertex, with a place or without.
func fresh(b board.Board, at board.Point, placed bool) board.Vertex {
	x := board.Vertex{ID: NextID(b), Placed: placed}
	if placed {
		x.Pos = rounded(at)
	}
	return x
}

// SuccessorAt is a good place for a new option of v: right of its other options, or below v (above it on an undirected
// board, whose ground is below), where there is room. ok is false when v has no place. n log n time.
func SuccessorAt(b board.Board, v int) (at board.Point, ok bool) {
	if !has(b, v) || !b.Vertices[v].Placed {
		return at, false
	}
	down := -belowY
	if !b.Directed {
		down = belowY
	}
	from := b.Vertices[v].Pos
	at = board.Point{X: from.X, Y: from.Y + down}
	for _, e := range b.Edges {
		if !b.Directed && e.To == v {
			e.From, e.To = e.To, e.From
		}
		if e.From != v || e.To == v || !b.Vertices[e.To].Placed {
			continue
		}
		p := b.Vertices[e.To].Pos
		if lies := (p.Y - from.Y) * down; lies > 0 && p.X+besideX > at.X { // those that lie on the other side do not count
			at = board.Point{X: p.X + besideX, Y: p.Y}
		}
	}
	return firstFree(b, at), true
}

// firstFree is the first place from at to the right where a vertex has room.
func firstFree(b board.Board, at board.Point) board.Point {
	var near []float64 // where the vertices at this height are
	for i := range b.Vertices {
		if x := &b.Vertices[i]; x.Placed && x.Pos.Y > at.Y-room && x.Pos.Y < at.Y+room && x.Pos.X > at.X-room {
			near = append(near, x.Pos.X)
		}
	}
	slices.Sort(near)
	for _, x := range near {
		if x >= at.X+room {
			break
		}
		at.X = max(at.X, x+besideX)
	}
	return at
}

// AddSibling adds an option of v's parent, the vertex that the first edge to v comes from: right of v, and next to it in
// the order of the parent's options. Without a parent it adds a vertex right of v. The parent on an undirected board is
// nearer to the ground, and beside a ground vertex comes another. The vertex gets the next index.
func AddSibling(v int) Edit {
	return Edit{Name: lang.EditAddSibling, Apply: func(b board.Board) board.Board {
		if !has(b, v) {
			return b
		}
		x := b.Vertices[v]
		at := firstFree(b, board.Point{X: x.Pos.X + besideX, Y: x.Pos.Y})
		first, parent := parentEdge(b, v)
		sibling, next := len(b.Vertices), fresh(b, at, x.Placed)
		next.Ground = !b.Directed && x.Ground
		b = withVertex(b, next)
		if first < 0 || next.Ground {
			return b
		}
		return withEdgeAt(b, first+1, board.Edge{From: parent, To: sibling})
	}}
}

// parentEdge is the edge by which v hangs on its parent, and the parent; -1 when it has none.
func parentEdge(b board.Board, v int) (edge, parent int) {
	var level []int
	if !b.Directed {
		level = levels(b, linksOf(b, true, true))
	}
	for i, e := range b.Edges {
		switch {
		case e.From == e.To:
		case b.Directed && e.To == v, !b.Directed && e.To == v && level[e.From] < level[v]:
			return i, e.From
		case !b.Directed && e.From == v && level[e.To] < level[v]:
			return i, e.To
		}
	}
	return -1, -1
}

// withEdgeAt puts an edge before the one at an index; the subgraphs' edges are counted anew.
func withEdgeAt(b board.Board, at int, e board.Edge) board.Board {
	newV, newE := make([]int, len(b.Vertices)), make([]int, len(b.Edges))
	for i := range newV {
		newV[i] = i
	}
	for i := range newE {
		newE[i] = i
		if i >= at {
			newE[i]++
		}
	}
	b.Edges = slices.Insert(slices.Clone(b.Edges), at, e)
	b.Subgraphs = renumbered(b.Subgraphs, newV, newE)
	return b
}

// Branch is v and all below it, ascending: what play can come to; on an undirected board what lies further from the
// ground (or, in a part without, from its first vertex) and is reached through v. Linear time.
func Branch(b board.Board, v int) []int {
	if b.Directed || !has(b, v) {
		return Reachable(b, []int{v})
	}
	near := linksOf(b, true, true)
	level := levels(b, near)
	up := links{start: make([]int32, 1, len(b.Vertices)+1)} // only the edges that lead away from the ground
	for w := range b.Vertices {
		for _, x := range near.at(w) {
			if level[x] > level[w] {
				up.to = append(up.to, x)
			}
		}
		up.start = append(up.start, int32(len(up.to)))
	}
	return members(up.reached([]int{v}))
}

// levels is the distance of each vertex from the ground, or from the first vertex of its part.
func levels(b board.Board, near links) []int {
	level := make([]int, len(b.Vertices))
	for v := range level {
		level[v] = -1
	}
	order := Every(b)
	slices.SortStableFunc(order, func(v, w int) int { // the ground first
		return -cmp.Compare(number(b.Vertices[v].Ground), number(b.Vertices[w].Ground))
	})
	var queue []int
	for i, v := range order {
		if level[v] < 0 {
			level[v] = 0
			queue = append(queue, v)
		}
		if b.Vertices[v].Ground && i+1 < len(order) && b.Vertices[order[i+1]].Ground {
			continue // all of the ground begins at once
		}
		for ; len(queue) > 0; queue = queue[1:] {
			for _, w := range near.at(queue[0]) {
				if level[w] < 0 {
					level[w] = level[queue[0]] + 1
					queue = append(queue, int(w))
				}
			}
		}
	}
	return level
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// MoveBranch moves v and all below it by a way. Vertices without a place stay.
func MoveBranch(v int, by board.Point) Edit {
	return Edit{Name: lang.EditMoveBranch, Apply: func(b board.Board) board.Board {
		if !has(b, v) {
			return b
		}
		return Nudge(Branch(b, v), by).Apply(b)
	}}
}

// Followed is an edit and, where it changed something, what comes after it as part of it: a new layout, say.
func Followed(e Edit, by func(board.Board) board.Board) Edit {
	return Edit{Name: e.Name, Args: e.Args, Apply: func(b board.Board) board.Board {
		after := e.Apply(b)
		if equal(b, after) {
			return b
		}
		return by(after)
	}}
}
