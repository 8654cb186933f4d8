package render

import (
	"image"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/vector"
)

// mask is how much of each pixel a glyph covers. bounds is relative to the pixel that the glyph's origin lies in.
type mask struct {
	bounds image.Rectangle
	pix    []uint8
}

// maskKey tells masks apart: sizes in quarters of a pixel, places in quarters of a pixel.
type maskKey struct {
	face    *font.Face
	id      font.GID
	size    uint16
	x, y    uint8
	smeared bool
}

const (
	steps     = 4        // parts of a pixel that sizes and places of glyphs are rounded to
	keptSize  = 160      // larger glyphs are drawn anew each time: they are few
	masksKept = 24 << 20 // bytes of masks, beyond it all are forgotten
)

// bolder is where the copies of a glyph lie, in ems, that together make it bolder when its face has no bold; single is the one
// copy otherwise. Upright strokes grow more than level ones, as in Noto Sans CJK's own bold.
var (
	single = []Point{{}}
	bolder = []Point{{-0.02, -0.01}, {0.02, -0.01}, {-0.02, 0.01}, {0.02, 0.01}}
)

// mask is the coverage of a glyph whose origin lies at x, y, and the pixel its bounds are relative to.
func (l *letters) mask(g glyph, size, x, y float64) (*mask, image.Point) {
	qx, qy := math.Round(x*steps), math.Round(y*steps)
	px, py := math.Floor(qx/steps), math.Floor(qy/steps)
	key := maskKey{
		face: g.face, id: g.id, size: uint16(math.Round(size * steps)),
		x: uint8(qx - px*steps), y: uint8(qy - py*steps), smeared: g.smear,
	}
	at := image.Pt(int(px), int(py))
	l.reading.RLock()
	found := l.masks[key]
	l.reading.RUnlock()
	if found != nil {
		return found, at
	}
	drawn := l.draw(g, float64(key.size)/steps, float64(key.x)/steps, float64(key.y)/steps, nowhere)
	l.reading.Lock()
	defer l.reading.Unlock()
	if l.kept += len(drawn.pix); l.kept > masksKept {
		clear(l.masks)
		l.kept = len(drawn.pix)
	}
	l.masks[key] = drawn
	return drawn, at
}

// nowhere is the clip of a glyph that is drawn whole.
var nowhere = image.Rectangle{}

// draw covers the pixels of a glyph at a size, its origin at x, y; only those within clip unless that is empty.
func (l *letters) draw(g glyph, size, x, y float64, clip image.Rectangle) *mask {
	l.shaping.Lock()
	shape, ok := outline(g.face, g.id)
	upem := float64(g.face.Upem())
	l.shaping.Unlock()
	if !ok || len(shape.Segments) == 0 {
		return &mask{}
	}
	scale := size / upem
	copies := single
	if g.smear {
		copies = bolder
	}
	last := copies[len(copies)-1]
	bounds := extent(shape, scale, x, y, last.X*size)
	if !clip.Empty() {
		bounds = bounds.Intersect(clip)
	}
	if bounds.Empty() {
		return &mask{}
	}
	r := vector.NewRasterizer(bounds.Dx(), bounds.Dy())
	for _, c := range copies {
		trace(r, shape, scale, x-float64(bounds.Min.X)+c.X*size, y-float64(bounds.Min.Y)+c.Y*size)
	}
	alpha := image.NewAlpha(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
	r.Draw(alpha, alpha.Bounds(), image.Opaque, image.Point{})
	return &mask{bounds, alpha.Pix}
}

// extent is the pixels that an outline touches, with some slack.
func extent(shape font.GlyphOutline, scale, x, y, slack float64) image.Rectangle {
	minX, minY := math.Inf(1), math.Inf(1)
	maxX, maxY := math.Inf(-1), math.Inf(-1)
	for _, segment := range shape.Segments {
		for _, p := range segment.ArgsSlice() {
			px, py := x+float64(p.X)*scale, y-float64(p.Y)*scale
			minX, maxX = min(minX, px), max(maxX, px)
			minY, maxY = min(minY, py), max(maxY, py)
		}
	}
	return image.Rect(
		int(math.Floor(minX-slack)), int(math.Floor(minY-slack)), int(math.Ceil(maxX+slack))+1, int(math.Ceil(maxY+slack))+1)
}

// trace draws an outline into a rasterizer, its origin at x, y.
func trace(r *vector.Rasterizer, shape font.GlyphOutline, scale, x, y float64) {
	at := func(p opentype.SegmentPoint) (float32, float32) {
		return float32(x + float64(p.X)*scale), float32(y - float64(p.Y)*scale)
	}
	for _, s := range shape.Segments {
		ax, ay := at(s.Args[0])
		bx, by := at(s.Args[1])
		cx, cy := at(s.Args[2])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			r.ClosePath()
			r.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			r.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			r.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			r.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	r.ClosePath()
}
