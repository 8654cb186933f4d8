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

// startScene is how the start of a game looks: its positions, or the graph it is played on. Without either it has no
// shapes.
func startScene(s games.Setup, wide float64, t render.Theme) render.Scene {
	if s.Game.Start.Form == games.Graph && len(s.Args) > 0 {
		return graphScene(s.Args[0], t)
	}
	return render.PositionScene(viewsOf(s), render.Touch{}, wide, t)
}

// graphScene is a plain graph as the games on drawings write it, "a-b,b-c,d", its vertices round a circle.
func graphScene(text string, t render.Theme) render.Scene {
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
	return render.NewScene(b, render.GeometryOf(b), render.Facts{Current: -1}, render.Look{Theme: t})
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
