package render

import (
	"math"

	"dev.mexboard/solver/board"
)

// cellPlace is a square of the raster on which vertices without a place are put.
type cellPlace struct{ col, row int }

// placeRound finds places for the vertices that have none, beside the placed ones they have edges with, going outward
// edge by edge; on an undirected board above the placed ground, and ground vertices level with it. What hangs together
// with no placed vertex is laid out in layers to the right of all.
func placeRound(b board.Board, at []board.Point) {
	near := neighbours(b, true)
	done := make([]bool, len(b.Vertices))
	taken := make(map[cellPlace]bool)
	tried := make(map[cellPlace]int) // how far the spiral round a cell has been used up
	floor, grounded := floorOf(b, at)
	low := nearest(floor / stepX)
	fits := func(w int32, c cellPlace) bool {
		return !taken[c] && (!grounded || c.row >= low && (c.row == low) == b.Vertices[w].Ground)
	}
	var queue []int32
	for v := range b.Vertices {
		if b.Vertices[v].Placed {
			done[v] = true
			take(taken, at[v])
			queue = append(queue, int32(v))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, w := range near[queue[0]] {
			if done[w] {
				continue
			}
			done[w] = true
			middle := cellOf(middleOf(near[w], done, at, w))
			cell := middle
			for !fits(w, cell) {
				tried[middle]++
				cell = spiral(middle, tried[middle])
			}
			taken[cell] = true
			at[w] = board.Point{X: float64(cell.col) * stepX, Y: float64(cell.row) * stepX}
			if grounded && b.Vertices[w].Ground {
				at[w].Y = floor
			}
			queue = append(queue, w)
		}
	}
	placeRest(b, at, done)
}

// floorOf is the height of the lowest placed ground vertex of an undirected board, and whether there is one.
func floorOf(b board.Board, at []board.Point) (floor float64, grounded bool) {
	floor = math.Inf(1)
	for v, x := range b.Vertices {
		if !b.Directed && x.Ground && x.Placed {
			floor, grounded = min(floor, at[v].Y), true
		}
	}
	if !grounded {
		return 0, false
	}
	return floor, true
}

// take marks the cells whose middle is too close to a place to hold a vertex.
func take(taken map[cellPlace]bool, p board.Point) {
	middle := cellOf(p)
	taken[middle] = true
	for i := 1; i <= 8; i++ {
		c := spiral(middle, i)
		if math.Hypot(float64(c.col)*stepX-p.X, float64(c.row)*stepX-p.Y) < 0.8*stepX {
			taken[c] = true
		}
	}
}

// middleOf is the mean of the places of the neighbours that have one.
func middleOf(near []int32, done []bool, at []board.Point, except int32) board.Point {
	var sum board.Point
	n := 0.0
	for _, w := range near {
		if done[w] && w != except {
			sum.X += at[w].X
			sum.Y += at[w].Y
			n++
		}
	}
	if n == 0 {
		return sum
	}
	return board.Point{X: sum.X / n, Y: sum.Y / n}
}

func cellOf(p board.Point) cellPlace { return cellPlace{nearest(p.X / stepX), nearest(p.Y / stepX)} }

func nearest(x float64) int {
	if x < 0 {
		return -int(0.5 - x)
	}
	return int(x + 0.5)
}

// spiral is the i-th cell, from 1, of a walk in square rings round a cell; each ring begins below it.
func spiral(c cellPlace, i int) cellPlace {
	ring := 1
	for i > 8*ring {
		i -= 8 * ring
		ring++
	}
	i-- // 0..8*ring-1, from the middle of the lower side to the right and round
	side, along := (i+ring)/(2*ring), (i+ring)%(2*ring)-ring
	switch side {
	case 0, 4:
		return cellPlace{c.col + along, c.row - ring}
	case 1:
		return cellPlace{c.col + ring, c.row + along}
	case 2:
		return cellPlace{c.col - along, c.row + ring}
	default:
		return cellPlace{c.col - ring, c.row - along}
	}
}

// placeRest lays out the vertices not done yet in layers, to the right of the others.
func placeRest(b board.Board, at []board.Point, done []bool) {
	rest := board.Board{Directed: b.Directed}
	number := make([]int, len(b.Vertices))
	var back []int
	for v := range b.Vertices {
		number[v] = -1
		if !done[v] {
			number[v] = len(rest.Vertices)
			rest.Vertices = append(rest.Vertices, b.Vertices[v])
			back = append(back, v)
		}
	}
	if len(back) == 0 {
		return
	}
	for _, e := range b.Edges {
		if number[e.From] >= 0 && number[e.To] >= 0 {
			rest.Edges = append(rest.Edges, board.Edge{From: number[e.From], To: number[e.To]})
		}
	}
	places := Layers(rest).Vertices
	old, own := nothing(), nothing()
	for v := range at {
		if done[v] {
			old = old.with(Point(at[v]))
		}
	}
	for _, p := range places {
		own = own.with(Point(p))
	}
	up := old.min.Y - own.min.Y
	if floor, grounded := floorOf(b, at); grounded { // as they stand above a ground at 0
		up = floor
	}
	for i, v := range back {
		at[v] = board.Point{X: places[i].X - own.min.X + old.max.X + 1.2*stepX, Y: places[i].Y + up}
	}
}
