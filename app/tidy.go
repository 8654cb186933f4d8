package app

import (
	"math"
	"slices"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/board"
)

// tidy lays out the selected part, or what has no place yet, and leaves the rest; with neither, the whole board.
func (w *Window) tidy() {
	b := w.doc.Board()
	part := slices.Clone(w.board.Selection().Vertices)
	if len(part) < 2 && b.Placed() {
		part = nil
		for v := range b.Vertices {
			if !b.Vertices[v].Placed {
				part = append(part, v)
			}
		}
	}
	if len(part) == 0 || !b.Placed() {
		w.arrange(layout.Automatic(b))
		return
	}
	j := layoutJob{board: b, edit: true, part: part}
	j.engine = layout.Automatic(j.subject())
	w.layouts.Request(j)
}

// subject is the board to be laid out: the part alone, and nothing of it placed.
func (j layoutJob) subject() board.Board {
	if j.part == nil {
		return j.board
	}
	b := board.Fragment(j.board, j.part)
	b.Vertices = slices.Clone(b.Vertices)
	for v := range b.Vertices {
		b.Vertices[v].Placed, b.Vertices[v].Pinned = false, false
	}
	return b
}

// regrouped puts a part of a board, ascending, where a layout of the part alone has it: as a whole where it was before, or
// where there is room for it near by. seen is where everything is shown. Pinned vertices stay; those of the part hold it.
func regrouped(b board.Board, part []int, laid, seen []board.Point) board.Board {
	if len(part) != len(laid) {
		return b
	}
	var list []int
	var at []board.Point
	by, held := offset(b, part, laid, seen)
	for i, v := range part {
		if !b.Vertices[v].Pinned {
			list = append(list, v)
			at = append(at, board.Point{X: laid[i].X + by.X, Y: laid[i].Y + by.Y})
		}
	}
	if !held {
		aside := vacancy(at, others(list, seen))
		for i := range at {
			at[i].X += aside.X
			at[i].Y += aside.Y
		}
	}
	return document.MoveVertices(list, at).Apply(b)
}

// offset is the way from a layout to where its part was: that of its pinned vertices, else that of all.
func offset(b board.Board, part []int, laid, seen []board.Point) (by board.Point, held bool) {
	for _, pinned := range []bool{true, false} {
		n := 0.0
		for i, v := range part {
			if v < len(seen) && (b.Vertices[v].Pinned || !pinned) {
				by.X += seen[v].X - laid[i].X
				by.Y += seen[v].Y - laid[i].Y
				n++
			}
		}
		if n > 0 {
			return board.Point{X: by.X / n, Y: by.Y / n}, pinned
		}
	}
	return board.Point{}, false
}

// others is the places of the vertices that are not in an ascending list.
func others(list []int, seen []board.Point) []board.Point {
	var rest []board.Point
	for v, p := range seen {
		if _, in := slices.BinarySearch(list, v); !in {
			rest = append(rest, p)
		}
	}
	return rest
}

// roomy is how far vertices must be apart to be told apart, with their names.
const roomy = 2.6 * render.VertexRadius

// vacancy is the shortest way, among those tried, by which places are moved clear of others, rather to the right and down;
// when all are taken, below everything.
func vacancy(at, taken []board.Point) board.Point {
	const rings, spokes = 24, 16
	cells := map[[2]int][]board.Point{}
	cell := func(p board.Point) [2]int { return [2]int{int(math.Floor(p.X / roomy)), int(math.Floor(p.Y / roomy))} }
	for _, p := range taken {
		cells[cell(p)] = append(cells[cell(p)], p)
	}
	free := func(p board.Point) bool {
		c := cell(p)
		for x := c[0] - 1; x <= c[0]+1; x++ {
			for y := c[1] - 1; y <= c[1]+1; y++ {
				for _, q := range cells[[2]int{x, y}] {
					if math.Hypot(p.X-q.X, p.Y-q.Y) < roomy {
						return false
					}
				}
			}
		}
		return true
	}
	for ring := range rings {
		for spoke := range spokes {
			turn := 2 * math.Pi * float64(spoke) / spokes
			by := board.Point{X: float64(ring) * roomy * math.Cos(turn), Y: -float64(ring) * roomy * math.Sin(turn)}
			if !slices.ContainsFunc(at, func(p board.Point) bool { return !free(board.Point{X: p.X + by.X, Y: p.Y + by.Y}) }) {
				return by
			}
		}
	}
	top, bottom := math.Inf(-1), math.Inf(1)
	for _, p := range at {
		top = max(top, p.Y)
	}
	for _, p := range taken {
		bottom = min(bottom, p.Y)
	}
	return board.Point{Y: bottom - top - 2*roomy}
}
