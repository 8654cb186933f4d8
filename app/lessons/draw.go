package lessons

import (
	"math/rand/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// drawer draws one board by lot.
type drawer struct {
	r *rand.Rand
	e Exercise
	b board.Board
}

// vertices is how many vertices boards of a size have.
func (d *drawer) vertices() int { return 2 + 3*int(d.e.Size) }

// pick is one of a few, the harder the exercise the later.
func (d *drawer) pick(easy, fair, hard int) int {
	return [...]int{easy, fair, hard}[d.e.Difficulty-1]
}

// name is the name of the v-th vertex: A, B, ..., Z, A1, ...
func name26(v int) string {
	letter := string(rune('A' + v%26))
	if v < 26 {
		return letter
	}
	return letter + string(rune('0'+v/26))
}

// dag draws a board without cycles: edges lead from each vertex to some of those below it, in an order by lot that is
// not that of the names. order is that order, terminals first.
func (d *drawer) dag() (order []int) { return d.dagOf(d.pick(2, 3, 4)) }

// dagOf is dag with up to so many edges from a vertex.
func (d *drawer) dagOf(most int) (order []int) {
	n := d.vertices()
	for v := range n {
		d.b.Vertices = append(d.b.Vertices, board.Vertex{ID: name26(v)})
	}
	order = d.r.Perm(n)
	for i := 1; i < n; i++ {
		if i == 1 && d.r.IntN(3) == 0 {
			continue // a second terminal
		}
		out := 1 + d.r.IntN(most)
		for _, j := range d.r.Perm(i)[:min(out, i)] {
			d.edge(order[i], order[j])
		}
	}
	return order
}

func (d *drawer) edge(from, to int) {
	d.b.Edges = append(d.b.Edges, board.Edge{From: from, To: to})
}

// chips puts some chips on vertices that are not the first ones of an order.
func (d *drawer) chips(order []int, n int) {
	for range n {
		v := order[1+d.r.IntN(len(order)-1)]
		d.b.Vertices[v].Chips++
	}
}

// vertex is one of the upper two thirds of an order.
func (d *drawer) vertex(order []int) string {
	low := len(order) / 3
	return d.b.Vertices[order[low+d.r.IntN(len(order)-low)]].ID
}

func drawOutcome(d *drawer) Question { return Question{Kind: AskOutcome, Vertex: d.vertex(d.dag())} }
func drawMex(d *drawer) Question     { return Question{Kind: AskMex, Vertex: d.vertex(d.dag())} }

// drawThree draws a board on which values of 3 can be.
func drawThree(d *drawer) Question {
	return Question{Kind: AskMex, Vertex: d.vertex(d.dagOf(d.pick(3, 4, 5)))}
}

func drawValues(d *drawer) Question {
	d.dag()
	return Question{Kind: AskValues}
}

func drawSum(d *drawer) Question {
	d.chips(d.dag(), d.pick(2, 3, 4))
	return Question{Kind: AskSum}
}

func drawOne(d *drawer) Question {
	d.chips(d.dag(), d.pick(1, 2, 3))
	return Question{Kind: AskMove}
}

func drawMoves(d *drawer) Question {
	d.chips(d.dag(), d.pick(2, 3, 3))
	return Question{Kind: AskMoves}
}

// drawSplit draws a board with splits, and asks for the value of the vertex that moves through the first.
func drawSplit(d *drawer) Question {
	order := d.dag()
	asked := ""
	for range d.pick(1, 1, 2) {
		top := len(order) - 1 - d.r.IntN(2)
		split := len(d.b.Vertices)
		d.b.Vertices = append(d.b.Vertices, board.Vertex{ID: splitName(split - len(order)), Split: true})
		d.edge(order[top], split)
		for range 2 {
			d.edge(split, order[d.r.IntN(top)])
		}
		if asked == "" {
			asked = d.b.Vertices[order[top]].ID
		}
	}
	return Question{Kind: AskMex, Vertex: asked}
}

func splitName(i int) string { return "s" + string(rune('1'+i)) }

func drawMisere(d *drawer) Question {
	d.b.Rule.Play = solver.Misere
	d.chips(d.dag(), d.pick(2, 2, 3))
	return Question{Kind: AskMove}
}

func drawSJ(d *drawer) Question {
	d.b.Rule.Play = solver.Misere
	d.chips(d.dag(), d.pick(1, 2, 3))
	return Question{Kind: AskSJ}
}

func drawEvery(d *drawer) Question {
	d.b.Rule.Compound = solver.ContinuedConjunctive
	d.chips(d.dag(), d.pick(2, 2, 3))
	return Question{Kind: AskMove}
}

// drawLoopy draws a board with cycles, by edges from anywhere to anywhere.
func drawLoopy(d *drawer) Question {
	order := d.dag()
	d.b.Loopy = true
	for range d.pick(1, 2, 3) + int(d.e.Size)/2 {
		if i, j := d.r.IntN(len(order)), d.r.IntN(len(order)); i != j && i > 0 && !d.has(order[i], order[j]) {
			d.edge(order[i], order[j])
		}
	}
	return Question{Kind: AskOutcome, Vertex: d.vertex(order)}
}

func (d *drawer) has(from, to int) bool {
	for _, e := range d.b.Edges {
		if e.From == from && e.To == to {
			return true
		}
	}
	return false
}

// grow draws a tree of Green Hackenbush.
func (d *drawer) grow() {
	d.b = board.Board{}
	d.b.Vertices = append(d.b.Vertices, board.Vertex{ID: "ground", Ground: true})
	n := 1 + 3*int(d.e.Size) + d.r.IntN(2)
	for v := 1; v <= n; v++ {
		below := d.r.IntN(v) // anywhere, so that branches fork
		switch d.r.IntN(6) {
		case 0:
			below = 0
		case 1, 2:
			below = v - 1 // so that some stalks are long
		}
		d.b.Vertices = append(d.b.Vertices, board.Vertex{ID: name26(v - 1)})
		d.edge(below, v)
	}
}

func drawTree(d *drawer) Question {
	d.grow()
	return Question{Kind: AskValue}
}

func drawCut(d *drawer) Question {
	d.grow()
	return Question{Kind: AskCut}
}

// drawRings draws a tree and two edges more: each closes a ring.
func drawRings(d *drawer) Question {
	d.grow()
	n := len(d.b.Vertices)
	for range 2 {
		i, j := d.r.IntN(n), d.r.IntN(n)
		if i != j {
			d.edge(i, j)
		}
	}
	return Question{Kind: AskCut}
}

// placed gives every vertex its place: in layers, or as it grows from the ground.
func placed(b board.Board) board.Board {
	if b.Directed {
		return render.Place(b, render.Layers(b))
	}
	return render.Place(b, render.Grow(b))
}
