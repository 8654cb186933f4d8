package board

import (
	"math"
	"strconv"
	"strings"
)

// parseNumber reads a decimal number as DOT tools write them; no hexadecimal, infinity or not-a-number.
func parseNumber(s string) (float64, bool) {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c >= '0' && c <= '9', c == '.', c == '-', c == '+', c == 'e', c == 'E':
		default:
			return 0, false
		}
	}
	x, err := strconv.ParseFloat(s, 64)
	return x + 0, err == nil // -0 + 0 is 0
}

// number is the shortest text that reads back as x.
func number(x float64) string {
	if size := math.Abs(x); size != 0 && (size < 1e-4 || size >= 1e15) {
		return strconv.FormatFloat(x, 'g', -1, 64)
	}
	return strconv.FormatFloat(x+0, 'f', -1, 64)
}

// finite tells whether a point can be written.
func (p Point) finite() bool {
	return !math.IsInf(p.X, 0) && !math.IsNaN(p.X) && !math.IsInf(p.Y, 0) && !math.IsNaN(p.Y)
}

// String is the point as DOT has it: "x,y".
func (p Point) String() string { return number(p.X) + "," + number(p.Y) }

// parsePoint reads "x,y".
func parsePoint(s string) (Point, bool) {
	x, y, ok := strings.Cut(s, ",")
	if !ok {
		return Point{}, false
	}
	px, okX := parseNumber(strings.TrimSpace(x))
	py, okY := parseNumber(strings.TrimSpace(y))
	return Point{px, py}, okX && okY
}

// parsePlace reads the pos of a vertex: "x,y" or, pinned, "x,y!".
func parsePlace(s string) (at Point, pinned, ok bool) {
	s = strings.TrimSpace(s)
	s, pinned = strings.CutSuffix(s, "!")
	at, ok = parsePoint(s)
	return at, pinned, ok
}

// parseCurve reads the pos of an edge: pieces parted by ";", each 1+3k points, before them "s,x,y" and "e,x,y" for the tips
// of arrow heads. Pieces that go on where the last one stopped are one curve; others are not read.
func parseCurve(s string) (*Curve, bool) {
	c := &Curve{}
	for piece := range strings.SplitSeq(s, ";") {
		points, ok := c.piece(piece)
		if !ok || len(points) < 4 || len(points)%3 != 1 {
			return nil, false
		}
		if n := len(c.Points); n > 0 {
			if c.Points[n-1] != points[0] {
				return nil, false
			}
			points = points[1:]
		}
		c.Points = append(c.Points, points...)
	}
	return c, true
}

// piece reads one piece of a course: its points, and the tips into the curve.
func (c *Curve) piece(s string) (points []Point, ok bool) {
	for field := range strings.FieldsSeq(s) {
		kind := field[0]
		if kind == 's' || kind == 'e' {
			tip, ok := parsePoint(strings.TrimPrefix(field[1:], ","))
			if !ok || len(points) > 0 {
				return nil, false
			}
			if kind == 's' {
				c.Start = &tip
			} else {
				c.End = &tip
			}
			continue
		}
		p, ok := parsePoint(field)
		if !ok {
			return nil, false
		}
		points = append(points, p)
	}
	return points, true
}

// String is the course as DOT has it.
func (c *Curve) String() string {
	var s strings.Builder
	if c.Start != nil {
		s.WriteString("s," + c.Start.String() + " ")
	}
	if c.End != nil {
		s.WriteString("e," + c.End.String() + " ")
	}
	for i, p := range c.Points {
		if i > 0 {
			s.WriteByte(' ')
		}
		s.WriteString(p.String())
	}
	return s.String()
}

// valid tells whether the curve can be written.
func (c *Curve) valid() bool {
	for _, p := range c.Points {
		if !p.finite() {
			return false
		}
	}
	tips := (c.Start == nil || c.Start.finite()) && (c.End == nil || c.End.finite())
	return tips && len(c.Points) >= 4 && len(c.Points)%3 == 1
}
