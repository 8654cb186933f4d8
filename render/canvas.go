package render

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
)

// canvas is pixels to draw on: rows of red, green, blue, alpha, multiplied by alpha. Its places start at 0, 0.
type canvas struct {
	pix           []uint8
	stride        int
	width, height int
}

func newCanvas(dst *image.RGBA) canvas {
	return canvas{dst.Pix[dst.PixOffset(dst.Rect.Min.X, dst.Rect.Min.Y):], dst.Stride, dst.Rect.Dx(), dst.Rect.Dy()}
}

// outside tells whether nothing within slack of the box from low to high is on the canvas.
func (c *canvas) outside(low, high Point, slack float64) bool {
	slack++
	return !(low.X-slack < float64(c.width) && high.X+slack > 0 && low.Y-slack < float64(c.height) && high.Y+slack > 0)
}

// rows is the rows of the canvas between two heights.
func (c *canvas) rows(low, high float64) (first, end int) {
	return within(math.Floor(low), c.height), within(math.Ceil(high), c.height)
}

// within is v as a whole number from 0 to limit; 0 when it is no number.
func within(v float64, limit int) int {
	if !(v > 0) {
		return 0
	}
	if v > float64(limit) {
		return limit
	}
	return int(v)
}

// full is the coverage of a pixel that is covered whole; coverages are 0 to full.
const full = 256

// ink is a colour multiplied by its alpha, two channels in a word so that one multiplication serves both: red and blue,
// green and alpha. opacity is the alpha on the scale of coverage.
type ink struct{ redBlue, greenAlpha, opacity uint32 }

func inkOf(c color.NRGBA) ink {
	a := uint32(c.A)
	return ink{uint32(c.R)*a/255 | uint32(c.B)*a/255<<16, uint32(c.G)*a/255 | a<<16, a + a>>7}
}

// channels are the bits of two channels in a word.
const channels = 0x00FF00FF

// blend lays ink over a pixel (four bytes) at a coverage. No channel passes 255, since what is kept is rounded down.
func blend(p []uint8, i ink, coverage uint32) {
	rest := full - (i.opacity*coverage+full-1)>>8
	under := binary.LittleEndian.Uint32(p)
	redBlue := (i.redBlue*coverage + under&channels*rest) >> 8 & channels
	greenAlpha := (i.greenAlpha*coverage + under>>8&channels*rest) &^ channels
	binary.LittleEndian.PutUint32(p, redBlue|greenAlpha)
}

// cover is the coverage of a pixel whose middle lies depth inside an edge.
func cover(depth float32) uint32 {
	depth += 0.5
	if depth <= 0 {
		return 0
	}
	if depth >= 1 {
		return full
	}
	return uint32(depth * full)
}

// row is the bytes of the pixels from x to end of a row.
func (c *canvas) row(y, x, end int) []uint8 {
	at := y*c.stride + 4*x
	return c.pix[at : at+4*(end-x)]
}

// span covers the pixels from x to end of a row whole.
func (c *canvas) span(y, x, end int, i ink) {
	if x >= end {
		return
	}
	row := c.row(y, x, end)
	if i.opacity < full {
		for ; len(row) >= 4; row = row[4:] {
			blend(row, i, full)
		}
		return
	}
	binary.LittleEndian.PutUint32(row, i.redBlue|i.greenAlpha<<8)
	for done := 4; done < len(row); done *= 2 {
		copy(row[done:], row[:done])
	}
}

// stamp lays ink through a mask.
func (c *canvas) stamp(m *mask, origin image.Point, i ink) {
	to := m.bounds.Add(origin)
	seen := to.Intersect(image.Rect(0, 0, c.width, c.height))
	if seen.Empty() {
		return
	}
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		from := (y-to.Min.Y)*to.Dx() + seen.Min.X - to.Min.X
		row := c.row(y, seen.Min.X, seen.Max.X)
		for _, covered := range m.pix[from : from+seen.Dx()] {
			if covered > 0 {
				blend(row, i, uint32(covered)+uint32(covered)>>7)
			}
			row = row[4:]
		}
	}
}
