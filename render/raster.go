package render

import "image"

// View is how a scene lies on pixels: pixel = (point - Origin) * Zoom.
type View struct {
	Origin Point
	Zoom   float64
}

// Paint draws the scene's shapes that touch dst onto it, at a view; anti-aliased, by our own drawer, with level of
// detail (no text under 7 px, no heads under 3 px). skip, when not nil, leaves out the parts for which it is true (they are
// what moves). It does not clear dst.
func (s Scene) Paint(dst *image.RGBA, view View, skip func(Part) bool) { panic("unwritten") }

// MeasureText is the width and the height above and below the baseline of a line of text.
func MeasureText(text string, size float64, bold bool) (width, ascent, descent float64) {
	panic("unwritten")
}
