package render

import (
	"image/color"
	"strconv"

	"dev.mexboard/solver/board"
)

// Touch says which places of a position are marked. Marks differ in shape, not in colour alone.
type Touch struct {
	Legal   []Spot // a move may begin or go on there: a dashed ring
	Taken   []Spot // chosen for the move that is being made: a full ring and a dot
	Pointed []Spot // isPointed at, here or in another picture of the same: a thick ring
}

// PositionScene draws how positions look, side by side in lines at most so wide: heaps of counters, coins, cells,
// squares or a drawn graph, with the numbers that people call the places by. Each place is a part of its own (Spot.Part). A position that
// looks like nothing takes no room.
func PositionScene(views []board.View, m Touch, wide float64, t Theme) Scene {
	d := newDrawing(&Plan{}, Facts{}, Look{Theme: t, Bare: true})
	marks := touches(m)
	var blocks []block
	for i, v := range views {
		d.extent = nothing()
		first := len(d.shapes)
		positionDrawing{d, v, i, marks}.draw()
		if !d.extent.empty() {
			blocks = append(blocks, block{d.shapes[first:], d.extent})
		}
	}
	d.extent = nothing()
	for y := 0.0; len(blocks) > 0; {
		n := lineOf(blocks, wide)
		d.extent = d.extent.over(setLine(blocks[:n], y))
		y, blocks = d.extent.max.Y+viewGap, blocks[n:]
	}
	s := d.scene()
	const less = margin - edgeRoom
	s.Min, s.Max = Point{s.Min.X + less, s.Min.Y + less}, Point{s.Max.X - less, s.Max.Y - less}
	return s
}

// block is the picture of one position.
type block struct {
	shapes []Shape
	extent rect
}

func (b block) width() float64 { return b.extent.max.X - b.extent.min.X }

// lineOf is how many blocks fit into a line, at least one.
func lineOf(blocks []block, wide float64) int {
	x := 0.0
	for i, b := range blocks {
		if x += b.width(); i > 0 && x > wide {
			return i
		}
		x += viewGap
	}
	return len(blocks)
}

// setLine puts blocks side by side on one ground below y, and gives the room they take.
func setLine(blocks []block, y float64) rect {
	ground, x, all := y, 0.0, nothing()
	for _, b := range blocks {
		ground = max(ground, y+b.extent.max.Y-b.extent.min.Y)
	}
	for _, b := range blocks {
		by := Point{x - b.extent.min.X, ground - b.extent.max.Y}
		for _, s := range b.shapes {
			for k := range s.P {
				s.P[k].X, s.P[k].Y = s.P[k].X+by.X, s.P[k].Y+by.Y
			}
		}
		all = all.with(Point{x, y}).with(Point{x + b.width(), ground})
		x += b.width() + viewGap
	}
	return all
}

// Sizes of positions, in points.
const (
	edgeRoom     = 8 // round the picture
	counter      = 8 // radius of a counter of a heap
	counterStep  = 20
	heapColumn   = 5  // counters in a column of a heap: so many are counted at a glance
	heapGap      = 22 // between heaps
	viewGap      = 22 // between positions
	mostCounters = 60 // a larger heap is a bar with a number
	coinRadius   = 17
	coinStep     = 44
	cellSide     = 36
	pieceRadius  = 11
	numberSize   = 12 // of the numbers of places
)

// touch is how a place is marked.
type touch uint8

const (
	isLegal touch = 1 << iota
	isTaken
	isPointed
)

func touches(m Touch) map[Spot]touch {
	all := map[Spot]touch{}
	for _, p := range m.Legal {
		all[p] |= isLegal
	}
	for _, p := range m.Taken {
		all[p] |= isTaken
	}
	for _, p := range m.Pointed {
		all[p] |= isPointed
	}
	return all
}

// positionDrawing is the picture of a position in the making.
type positionDrawing struct {
	*drawing
	view    board.View
	number  int // of the view
	touches map[Spot]touch
}

func (p positionDrawing) draw() {
	switch p.view.Look {
	case board.Heaps:
		p.heaps()
	case board.Coins:
		p.rows(coinStep, p.coin)
	case board.Cells:
		p.rows(cellSide, p.cell)
	case board.Squares:
		p.rows(cellSide, p.square)
	case board.Drawn:
		p.graph()
	}
}

// heaps draws heaps side by side on one ground, each with its size below.
func (p positionDrawing) heaps() {
	t, x := p.look.Theme, 0.0
	for h, n := range p.view.Heaps {
		columns := max(1, (n+heapColumn-1)/heapColumn)
		if n > mostCounters {
			columns = 2
		}
		width := float64(columns) * counterStep
		if n > mostCounters {
			p.bar(h, n, x, width)
		} else {
			for k := range n {
				p.counter(Spot{p.number, h, k}, Point{x + (float64(k/heapColumn)+0.5)*counterStep, -(float64(k%heapColumn) + 0.5) * counterStep})
			}
		}
		p.line(Shape{Stroke: t.Edge, Width: 1.7}, Point{x, 2}, Point{x + width, 2})
		p.text(Shape{Size: numberSize + 1, Bold: true, Fill: t.Text}, strconv.Itoa(n), Point{x + width/2, 15})
		x += width + heapGap
	}
}

func (p positionDrawing) counter(at Spot, c Point) {
	t := p.look.Theme
	p.disc(Shape{Part: at.Part(), Fill: t.NFill, Stroke: t.NLine, Width: 1.7}, c, counter)
	p.ringed(at, c, counter, t.NLine)
}

// bar is a heap too large to be counted by eye. It is one place, its last counter.
func (p positionDrawing) bar(h, n int, x, width float64) {
	t, at := p.look.Theme, Spot{p.number, h, n - 1}
	const height = heapColumn * counterStep
	s := Shape{Part: at.Part(), Fill: t.NFill, Stroke: t.NLine, Width: 1.7}
	if p.touches[at]&isPointed != 0 {
		s.Stroke, s.Width = t.Focus, 3
	}
	p.box(s, rect{Point{x + 2, -height}, Point{x + width - 2, 0}}, 6)
	for i := 1; i < 3; i++ { // a break in the middle: not to scale
		y := -height/2 + float64(i)*6 - 9
		p.line(Shape{Stroke: t.NLine, Width: 1.7}, Point{x - 2, y + 4}, Point{x + width + 2, y - 4})
	}
}

// rows draws places in rows of a step, and numbers along the last row and, where there are several, down the side.
func (p positionDrawing) rows(step float64, draw func(at Spot, mark board.Mark, c Point)) {
	widest := 0
	for r, row := range p.view.Rows {
		for k, mark := range row {
			if mark != board.Nowhere {
				draw(Spot{p.number, r, k}, mark, Point{(float64(k) + 0.5) * step, (float64(r) + 0.5) * step})
			}
		}
		widest = max(widest, len(row))
	}
	s := Shape{Size: numberSize, Fill: p.look.Theme.Quiet}
	down := float64(len(p.view.Rows))*step + numberSize
	for k := range widest {
		p.text(s, strconv.Itoa(p.view.First+k), Point{(float64(k) + 0.5) * step, down})
	}
	if len(p.view.Rows) < 2 {
		return
	}
	for r := range p.view.Rows {
		p.text(s, strconv.Itoa(p.view.First+p.view.Shift+r), Point{-numberSize, (float64(r) + 0.5) * step})
	}
}

// coin is a coin with its side: heads are dark with an H, tails light with a T.
func (p positionDrawing) coin(at Spot, mark board.Mark, c Point) {
	t := p.look.Theme
	s, letter, ink := Shape{Part: at.Part(), Fill: t.Board, Stroke: t.Quiet, Width: 1.7}, "T", t.Quiet
	if mark == board.Heads {
		s.Fill, s.Stroke, letter, ink = t.Chip, t.Chip, "H", t.ChipText
	}
	p.disc(s, c, coinRadius)
	p.text(Shape{Part: at.Part(), Size: 16, Bold: true, Fill: ink}, letter, c)
	p.ringed(at, c, coinRadius, ink)
}

// cell is a square of a strip or of a shape.
func (p positionDrawing) cell(at Spot, mark board.Mark, c Point) {
	p.field(at, mark, c, p.look.Theme.Board)
}

// square is a square of a chessboard.
func (p positionDrawing) square(at Spot, mark board.Mark, c Point) {
	t := p.look.Theme
	fill := t.Board
	if (at.Row+at.At)%2 == 1 {
		fill = mixed(t.Board, t.Line)
	}
	p.field(at, mark, c, fill)
}

func (p positionDrawing) field(at Spot, mark board.Mark, c Point, fill color.NRGBA) {
	t := p.look.Theme
	const half = cellSide / 2
	edge := rect{Point{c.X - half, c.Y - half}, Point{c.X + half, c.Y + half}}
	p.box(Shape{Part: at.Part(), Fill: fill, Stroke: t.Edge, Width: 1.2}, edge, 0)
	switch mark {
	case board.Filled:
		p.box(Shape{Part: at.Part(), Fill: t.NFill, Stroke: t.NLine, Width: 1.7}, edge.grown(-5), 4)
	case board.Piece:
		p.disc(Shape{Part: at.Part(), Fill: t.Chip, Stroke: t.Chip, Width: 1.7}, c, pieceRadius)
	case board.Rival:
		p.disc(Shape{Part: at.Part(), Fill: t.Board, Stroke: t.Chip, Width: 3}, c, pieceRadius-1)
	}
	ink := t.Edge
	if mark == board.Piece {
		ink = t.ChipText
	}
	p.ringed(at, c, half-2, ink)
}

// ringed marks a place as it was touched.
func (p positionDrawing) ringed(at Spot, c Point, radius float64, ink color.NRGBA) {
	t, m := p.look.Theme, p.touches[at]
	switch {
	case m&isPointed != 0:
		p.disc(Shape{Part: at.Part(), Stroke: t.Focus, Width: 3}, c, radius+1.5)
	case m&isTaken != 0:
		p.disc(Shape{Part: at.Part(), Stroke: t.Focus, Width: 1.7}, c, radius+1.5)
	case m&isLegal != 0:
		p.disc(Shape{Part: at.Part(), Stroke: t.Winning, Width: 1.7, Dash: true}, c, radius+1.5)
	}
	if m&isTaken != 0 {
		p.disc(Shape{Part: at.Part(), Fill: t.Focus, Stroke: ink, Width: 1}, Point{c.X + 0.7*radius, c.Y - 0.7*radius}, 4)
	}
}

// mixed is the colour half way between two.
func mixed(a, b color.NRGBA) color.NRGBA {
	half := func(x, y uint8) uint8 { return uint8((uint(x) + uint(y)) / 2) }
	return color.NRGBA{R: half(a.R, b.R), G: half(a.G, b.G), B: half(a.B, b.B), A: 0xFF}
}
