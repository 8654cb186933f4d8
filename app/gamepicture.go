package app

import (
	"image"
	"image/draw"
	"math"
	"strings"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// fine is how many pixels a picture in a dialog has to a unit, for fine screens.
const fine = 2

// startScene is how the start of a game looks; without shapes where it looks like nothing.
func startScene(s games.Setup, wide float64, t render.Theme) render.Scene {
	return render.PositionScene(viewsOf(s), render.Touch{}, wide, t)
}

// circled is the graph of a text, "a-b,b-c,d", its vertices round a circle.
func circled(text string) board.Board {
	b := board.Board{}
	index := map[string]int{}
	vertex := func(name string) int {
		if _, ok := index[name]; !ok {
			index[name] = len(b.Vertices)
			b.Vertices = append(b.Vertices, board.Vertex{ID: name, Placed: true})
		}
		return index[name]
	}
	for _, item := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(", ;", r) }) {
		names := strings.Split(item, "-")
		for i, name := range names {
			if v := vertex(name); i > 0 && names[i-1] != name {
				b.Edges = append(b.Edges, board.Edge{From: index[names[i-1]], To: v})
			}
		}
	}
	n := float64(len(b.Vertices))
	for i := range b.Vertices {
		up, across := math.Sincos(math.Pi/2 - 2*math.Pi*float64(i)/n)
		radius := max(70, 14*n)
		b.Vertices[i].Pos = board.Point{X: radius * across, Y: radius * up}
	}
	return b
}

// dotScene is a plain graph that is placed so small that its vertices are dots; those on the ground stand on a line.
func dotScene(b board.Board, width, height float64, t render.Theme) render.Scene {
	const few, line = 8, 1.2
	dot := 2.5
	if len(b.Vertices) > few { // the edges are to be seen
		dot = 1.4
	}
	low, high := b.Vertices[0].Pos, b.Vertices[0].Pos
	for _, v := range b.Vertices {
		low = board.Point{X: min(low.X, v.Pos.X), Y: min(low.Y, v.Pos.Y)}
		high = board.Point{X: max(high.X, v.Pos.X), Y: max(high.Y, v.Pos.Y)}
	}
	zoom := min((width-2*dot)/max(1, high.X-low.X), (height-4*dot)/max(1, high.Y-low.Y))
	at := func(v int) render.Point {
		p := b.Vertices[v].Pos
		return render.Point{X: width/2 + zoom*(p.X-(low.X+high.X)/2), Y: height/2 - zoom*(p.Y-(low.Y+high.Y)/2)}
	}
	s := render.Scene{Max: render.Point{X: width, Y: height}, Background: t.Board}
	for _, e := range b.Edges {
		p, q := at(e.From), at(e.To)
		s.Shapes = append(s.Shapes, render.Shape{Kind: render.CurveShape, P: []render.Point{p, p, q, q}, Stroke: t.Edge, Width: line})
	}
	for i, v := range b.Vertices {
		p := at(i)
		if v.Ground {
			s.Shapes = append(s.Shapes, render.Shape{
				Kind: render.BoxShape, P: []render.Point{{X: p.X - 6, Y: p.Y}, {X: p.X + 6, Y: p.Y + line}}, Fill: t.Text,
			})
			continue
		}
		s.Shapes = append(s.Shapes, render.Shape{Kind: render.DiscShape, P: []render.Point{p}, Radius: dot, Fill: t.NLine})
	}
	return s
}

// paintScene draws a scene in the middle of a picture of a size, not larger than it is.
func paintScene(s render.Scene, width, height float64) image.Image {
	dst := image.NewRGBA(image.Rect(0, 0, int(width*fine), int(height*fine)))
	draw.Draw(dst, dst.Bounds(), image.NewUniform(s.Background), image.Point{}, draw.Src)
	wide, high := max(1, s.Max.X-s.Min.X), max(1, s.Max.Y-s.Min.Y)
	zoom := fine * min(width/wide, height/high, 1)
	s.Paint(dst, render.View{Origin: render.Point{
		X: s.Min.X - (fine*width/zoom-wide)/2,
		Y: s.Min.Y - (fine*height/zoom-high)/2,
	}, Zoom: zoom}, nil)
	return dst
}

// programScene is the small picture of a program: lines of text, the second one set in.
func programScene(t render.Theme) render.Scene {
	s := render.Scene{Min: render.Point{X: -6, Y: -6}, Max: render.Point{X: 66, Y: 38}, Background: t.Board}
	for i, l := range [][2]float64{{0, 34}, {0, 48}, {12, 60}, {12, 44}} {
		ink := t.Edge
		if i == 1 {
			ink = t.Focus
		}
		y := float64(i) * 10
		s.Shapes = append(s.Shapes, render.Shape{
			Kind: render.BoxShape, P: []render.Point{{X: l[0], Y: y - 2}, {X: l[1], Y: y + 2}}, Radius: 2, Fill: ink,
		})
	}
	return s
}

// viewsOf is how the start of a game looks, one view a chip, as far as they are few.
func viewsOf(s games.Setup) []board.View {
	const most = 40
	var all []board.View
	for _, p := range s.Start[:min(len(s.Start), most)] {
		all = append(all, s.View(p))
	}
	return all
}
