package render

import (
	"cmp"
	"math"
	"slices"
	"unicode/utf8"

	"dev.mexboard/solver/board"
)

// The spacing of our own layouts: a vertex and its name.
const (
	stepX  = 100.0 // between neighbours in a layer, at least
	stepY  = 110.0 // between layers
	letter = 9.0   // a letter of a name, about
)

// Layers is our own simple layout: layers by longest path to a terminal, crossings lessened by a few median sweeps.
// Layers that are much too wide are folded. An undirected board grows (Grow).
// Deterministic, never fails (cycles are broken), 100 ms for 10,000 vertices.
//
// After Sugiyama, Tagawa, Toda (1981), without vertices for the parts of long edges: Route bends those round what is
// in their way.
func Layers(b board.Board) Geometry {
	g := Geometry{Vertices: make([]board.Point, len(b.Vertices)), Curves: make([]*board.Curve, len(b.Edges))}
	if len(b.Vertices) == 0 {
		return g
	}
	if !b.Directed {
		return Grow(b)
	}
	near := neighbours(b, true)
	level := longestPaths(neighbours(b, false))
	rows := rowsOf(level)
	swept(rows, near)
	rows = folded(rows)
	x := settled(b, rows, near)
	for i, row := range rows {
		for _, v := range row {
			g.Vertices[v] = board.Point{X: x[v], Y: float64(i) * stepY}
		}
	}
	return g
}

// swept puts the vertices of each row near those they are joined with, going down and up by turns, and tells the place of
// each vertex in its row.
func swept(rows [][]int32, near [][]int32) (order []float64) {
	order = make([]float64, len(near))
	for _, row := range rows {
		number(order, row)
	}
	for sweep := range 6 {
		for i := range rows {
			if sweep%2 == 1 {
				i = len(rows) - 1 - i
			}
			sortByMedian(rows[i], order, near)
		}
	}
	return order
}

// neighbours lists for each vertex where its edges lead to and, with both, where those that lead to it come from.
func neighbours(b board.Board, both bool) [][]int32 {
	index := EdgesAt(b)
	for v, edges := range index {
		near := edges[:0]
		for _, i := range edges {
			e := b.Edges[i]
			switch {
			case e.From == e.To:
			case e.From == v:
				near = append(near, int32(e.To))
			case both:
				near = append(near, int32(e.From))
			}
		}
		index[v] = near
	}
	return index
}

// longestPaths is the length of a longest path from each vertex to a terminal. One depth-first search, on a stack of
// our own: an edge to a vertex still on the stack closes a cycle and does not count; any other leads to a vertex that
// is done.
func longestPaths(next [][]int32) []int {
	type frame struct{ v, i int32 }
	level, state := make([]int, len(next)), make([]uint8, len(next)) // 0 new, 1 on the stack, 2 done
	var stack []frame
	for root := range next {
		if state[root] != 0 {
			continue
		}
		stack = append(stack, frame{v: int32(root)})
		state[root] = 1
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			v := top.v
			if int(top.i) < len(next[v]) {
				w := next[v][top.i]
				if state[w] == 0 {
					state[w] = 1
					stack = append(stack, frame{v: w})
					continue
				}
				if state[w] == 2 {
					level[v] = max(level[v], level[w]+1)
				}
				top.i++
				continue
			}
			state[v] = 2
			stack = stack[:len(stack)-1]
		}
	}
	return level
}

// distances is the number of edges from the ground, or from the first vertex of a part without ground.
func distances(b board.Board, near [][]int32) []int {
	level := make([]int, len(near))
	for v := range level {
		level[v] = -1
	}
	var queue []int32
	spread := func() {
		for ; len(queue) > 0; queue = queue[1:] {
			for _, w := range near[queue[0]] {
				if level[w] < 0 {
					level[w] = level[queue[0]] + 1
					queue = append(queue, w)
				}
			}
		}
	}
	for v := range b.Vertices {
		if b.Vertices[v].Ground {
			level[v] = 0
			queue = append(queue, int32(v))
		}
	}
	spread()
	for v := range level {
		if level[v] < 0 {
			level[v] = 0
			queue = append(queue, int32(v))
			spread()
		}
	}
	return level
}

// rowsOf lists the vertices of each level, in their order on the board.
func rowsOf(level []int) [][]int32 {
	rows := make([][]int32, slices.Max(level)+1)
	for v, l := range level {
		rows[l] = append(rows[l], int32(v))
	}
	return rows
}

// number gives the vertices of a row their places in it, the middle being 0.
func number(order []float64, row []int32) {
	for i, v := range row {
		order[v] = float64(i) - float64(len(row)-1)/2
	}
}

// sortByMedian orders a row by the median place of each vertex's neighbours; one without neighbours stays.
func sortByMedian(row []int32, order []float64, near [][]int32) {
	medians := make(map[int32]float64, len(row))
	var places []float64
	for _, v := range row {
		places = places[:0]
		for _, w := range near[v] {
			places = append(places, order[w])
		}
		medians[v] = median(places, order[v])
	}
	slices.SortStableFunc(row, func(v, w int32) int { return cmp.Compare(medians[v], medians[w]) })
	number(order, row)
}

// median is the middle of some numbers, or the default for none.
func median(x []float64, none float64) float64 {
	if len(x) == 0 {
		return none
	}
	slices.Sort(x)
	return (x[(len(x)-1)/2] + x[len(x)/2]) / 2
}

// folded cuts rows that are much wider than the picture would be high into several.
func folded(rows [][]int32) [][]int32 {
	total := 0
	for _, row := range rows {
		total += len(row)
	}
	widest := max(12, 3*int(math.Sqrt(float64(total))))
	var out [][]int32
	for _, row := range rows {
		parts := (len(row) + widest - 1) / widest
		for i := range parts {
			out = append(out, row[i*len(row)/parts:(i+1)*len(row)/parts])
		}
	}
	return out
}

// settled finds the horizontal places: each vertex wants to be at the middle of its neighbours, keeps its order and
// keeps its distance.
func settled(b board.Board, rows [][]int32, near [][]int32) []float64 {
	room := make([]float64, len(b.Vertices)) // half the width a vertex takes
	for v := range room {
		letters := min(utf8.RuneCountInString(b.Text(v)), 16)
		room[v] = max(stepX/2, VertexRadius+letter*float64(letters)/2)
	}
	return settledRows(rows, near, room)
}

// settledRows is settled for vertices with so much room on each side.
func settledRows(rows, near [][]int32, room []float64) []float64 {
	x := make([]float64, len(room))
	for _, row := range rows {
		at := 0.0
		for _, v := range row {
			at += room[v]
			x[v] = at
			at += room[v]
		}
		for _, v := range row {
			x[v] -= at / 2
		}
	}
	var want []float64
	for sweep := range 8 {
		for i := range rows {
			if sweep%2 == 1 {
				i = len(rows) - 1 - i
			}
			want = want[:0]
			for _, v := range rows[i] {
				sum := x[v]
				for _, w := range near[v] {
					sum += x[w]
				}
				want = append(want, sum/float64(len(near[v])+1))
			}
			apart(rows[i], want, room, x)
		}
	}
	return x
}

// apart puts a row as near to the places wanted, in the mean square, as the room of each vertex allows: neighbours
// that would meet form a block, which takes the mean of its members' wishes (pool adjacent violators).
func apart(row []int32, want, room, x []float64) {
	type block struct {
		sum, n float64 // of wishes, less the room before each member
		size   int
	}
	var blocks []block
	before := 0.0 // the room of all vertices before, as if they stood side by side
	for i, v := range row {
		before += room[v]
		one := block{want[i] - before, 1, 1}
		before += room[v]
		for len(blocks) > 0 {
			last := blocks[len(blocks)-1]
			if last.sum/last.n < one.sum/one.n {
				break
			}
			one = block{last.sum + one.sum, last.n + one.n, last.size + one.size}
			blocks = blocks[:len(blocks)-1]
		}
		blocks = append(blocks, one)
	}
	before = 0
	i := 0
	for _, c := range blocks {
		for range c.size {
			v := row[i]
			before += room[v]
			x[v] = c.sum/c.n + before
			before += room[v]
			i++
		}
	}
}
