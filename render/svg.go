package render

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"image/color"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// svgFonts are the families of the text: ours, then what has Chinese on the usual systems.
const svgFonts = "'Noto Sans','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei','PingFang SC',sans-serif"

// WriteSVG writes a picture as SVG: text as text, sizes in points, each part of the board a group with an id and, for
// vertices, its name as title. The same picture gives the same bytes. The error is the writer's.
func WriteSVG(w io.Writer, p Picture) error {
	s := svg{Writer: bufio.NewWriter(w), picture: p, used: make(map[string]bool)}
	low, high := p.Scene.Min, p.Scene.Max
	width, height := high.X-low.X, high.Y-low.Y
	s.printf(`<?xml version="1.0" encoding="UTF-8"?>`+"\n"+
		`<svg xmlns="http://www.w3.org/2000/svg" width="%spt" height="%spt" viewBox="%s %s %s %s" font-family="%s">`+"\n",
		decimal(width), decimal(height), decimal(low.X), decimal(low.Y), decimal(width), decimal(height), svgFonts)
	if p.Board.HasName {
		s.printf("<title>%s</title>\n", escaped(p.Board.Name))
	}
	s.printf(`<rect x="%s" y="%s" width="%s" height="%s"%s/>`+"\n",
		decimal(low.X), decimal(low.Y), decimal(width), decimal(height), paint("fill", p.Scene.Background))
	var open Part
	for i := range p.Scene.Shapes {
		shape := &p.Scene.Shapes[i]
		if len(shape.P) == 0 {
			continue
		}
		if shape.Part != open {
			s.end(open)
			s.begin(shape.Part)
			open = shape.Part
		}
		s.shape(shape)
	}
	s.end(open)
	s.printf("</svg>\n")
	return s.Flush()
}

// svg writes shapes as SVG elements. Errors wait in the writer until it is flushed.
type svg struct {
	*bufio.Writer
	picture Picture
	used    map[string]bool // ids, each of which may stand once
}

func (s *svg) printf(format string, args ...any) { fmt.Fprintf(s.Writer, format, args...) }

// begin opens the group of a part.
func (s *svg) begin(part Part) {
	if part.Kind == NoPart {
		return
	}
	id, title := s.name(part)
	s.printf("<g")
	if !s.used[id] {
		s.used[id] = true
		s.printf(` id="%s"`, id)
	}
	s.printf(">\n")
	if title != "" {
		s.printf("<title>%s</title>\n", escaped(title))
	}
}

func (s *svg) end(part Part) {
	if part.Kind != NoPart {
		s.printf("</g>\n")
	}
}

// name is the id and the title of a part; edges are numbered from 1.
func (s *svg) name(part Part) (id, title string) {
	b := s.picture.Board
	vertex := func(v int) string {
		if v >= 0 && v < len(b.Vertices) {
			return b.Vertices[v].ID
		}
		return strconv.Itoa(v)
	}
	switch part.Kind {
	case VertexPart:
		return "vertex-" + identifier(vertex(part.Index)), vertex(part.Index)
	case ChipPart:
		return "chips-" + identifier(vertex(part.Index)), ""
	case NamePart:
		return "name-" + identifier(vertex(part.Index)), ""
	case PlacePart:
		at, _ := part.Spot()
		return fmt.Sprintf("place-%d-%d-%d", at.View+1, at.Row+1, at.At+1), ""
	}
	id = "edge-" + strconv.Itoa(part.Index+1)
	if part.Index < 0 || part.Index >= len(b.Edges) {
		return id, ""
	}
	e, arrow := b.Edges[part.Index], " — "
	if b.Directed {
		arrow = " → "
	}
	return id, vertex(e.From) + arrow + vertex(e.To)
}

// identifier writes a name with letters, digits, - and . only; anything else as its code between two _. Two names
// never give the same.
func identifier(name string) string {
	var s strings.Builder
	for _, r := range name {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == '.' {
			s.WriteRune(r)
		} else {
			fmt.Fprintf(&s, "_%X_", r)
		}
	}
	return s.String()
}

func (s *svg) shape(shape *Shape) {
	switch shape.Kind {
	case DiscShape:
		s.disc(shape)
	case CurveShape:
		s.curve(shape)
	case HeadShape:
		s.head(shape)
	case BoxShape:
		s.box(shape)
	case TextShape:
		s.text(shape)
	}
}

func (s *svg) disc(shape *Shape) {
	c := shape.P[0]
	at := fmt.Sprintf(`<circle cx="%s" cy="%s" r="%s"`, decimal(c.X), decimal(c.Y), decimal(shape.Radius))
	if !shape.Hatch {
		s.printf("%s%s%s/>\n", at, paint("fill", shape.Fill), stroked(shape))
		return
	}
	if shape.Fill.A > 0 {
		s.printf("%s%s/>\n", at, paint("fill", shape.Fill))
	}
	s.hatch(c, shape.Radius, hatchColor(shape.Stroke))
	s.printf(`%s fill="none"%s/>`+"\n", at, stroked(shape))
}

// hatch writes the lines of a hatched disc one by one: patterns are not drawn alike everywhere.
func (s *svg) hatch(c Point, radius float64, ink color.NRGBA) {
	s.printf(`<path fill="none" stroke-width="%s"%s d="`, decimal(hatchWidth), paint("stroke", ink))
	for k := -int(radius / hatchGap); k <= int(radius/hatchGap); k++ {
		// The line goes through the point k gaps from the middle towards the lower right, from lower left to upper right.
		off := float64(k) * hatchGap / math.Sqrt2
		half := chord(radius, float64(k)*hatchGap) / math.Sqrt2
		if half <= 0 {
			continue
		}
		s.printf("M%s %sL%s %s", decimal(c.X+off-half), decimal(c.Y+off+half), decimal(c.X+off+half), decimal(c.Y+off-half))
	}
	s.printf("\"/>\n")
}

func (s *svg) curve(shape *Shape) {
	if len(shape.P) < 2 || shape.Stroke.A == 0 {
		return
	}
	s.printf(`<path fill="none"%s d="M%s %s`, stroked(shape), decimal(shape.P[0].X), decimal(shape.P[0].Y))
	for k := 1; k+2 < len(shape.P); k += 3 {
		for i, p := range shape.P[k : k+3] {
			s.printf("%s%s %s", [3]string{"C", " ", " "}[i], decimal(p.X), decimal(p.Y))
		}
	}
	s.printf("\"/>\n")
}

func (s *svg) head(shape *Shape) {
	if len(shape.P) < 3 {
		return
	}
	s.printf(`<path%s d="M%s %sL%s %sL%s %sZ"/>`+"\n", paint("fill", shape.Fill),
		decimal(shape.P[0].X), decimal(shape.P[0].Y), decimal(shape.P[1].X), decimal(shape.P[1].Y),
		decimal(shape.P[2].X), decimal(shape.P[2].Y))
}

func (s *svg) box(shape *Shape) {
	if len(shape.P) < 2 {
		return
	}
	low, high := shape.P[0], shape.P[1]
	s.printf(`<rect x="%s" y="%s" width="%s" height="%s"`,
		decimal(low.X), decimal(low.Y), decimal(high.X-low.X), decimal(high.Y-low.Y))
	if shape.Radius > 0 {
		s.printf(` rx="%s"`, decimal(min(shape.Radius, (high.X-low.X)/2, (high.Y-low.Y)/2)))
	}
	s.printf("%s%s/>\n", paint("fill", shape.Fill), stroked(shape))
}

// text writes a line of text on a baseline of our own reckoning: what SVG offers for middles differs among viewers.
func (s *svg) text(shape *Shape) {
	if shape.Fill.A == 0 || shape.Text == "" {
		return
	}
	weight := ""
	if shape.Bold {
		weight = ` font-weight="bold"`
	}
	s.printf(`<text x="%s" y="%s" text-anchor="middle" font-size="%s"%s%s>%s</text>`+"\n",
		decimal(shape.P[0].X), decimal(Baseline(shape.P[0].Y, shape.Size)), decimal(shape.Size), weight,
		paint("fill", shape.Fill), escaped(strings.Map(printable, shape.Text)))
}

// stroked is the attributes of a shape's stroke.
func stroked(shape *Shape) string {
	if shape.Stroke.A == 0 || shape.Width <= 0 {
		return ""
	}
	a := fmt.Sprintf(`%s stroke-width="%s"`, paint("stroke", shape.Stroke), decimal(shape.Width))
	if shape.Dash {
		a += fmt.Sprintf(` stroke-dasharray="%d %d"`, dashLength, dashGap)
	}
	return a
}

// paint is the attributes of a colour; alpha 0 is none.
func paint(attribute string, c color.NRGBA) string {
	if c.A == 0 {
		return fmt.Sprintf(` %s="none"`, attribute)
	}
	a := fmt.Sprintf(` %s="%s"`, attribute, hex(c))
	if c.A < 255 {
		a += fmt.Sprintf(` %s-opacity="%s"`, attribute, decimal(float64(c.A)/255))
	}
	return a
}

// hex is a colour without its alpha.
func hex(c color.NRGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// decimal is a number with at most two decimals.
func decimal(v float64) string {
	v = math.Round(v*100) / 100
	if v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return "0"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// escaped is text as it may stand in XML.
func escaped(text string) string {
	var s strings.Builder
	_ = xml.EscapeText(&s, []byte(text)) // a Builder never fails
	return s.String()
}
