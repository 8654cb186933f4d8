package render

import (
	"image/color"
	"io"
	"math"
	"slices"
	"strings"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// WriteDOT writes a picture as annotated DOT: every Graphviz program draws it with the colours, marks and SG values of the
// scene, and board.Read gives the picture's board back (board.Annotated says how). The error is the writer's.
func WriteDOT(w io.Writer, p Picture) error {
	_, err := w.Write(board.Write(board.Annotated(p.Board, annotation(p))))
	return err
}

// dotFonts are the families of the text, as Graphviz takes them.
const dotFonts = "Noto Sans,Noto Sans CJK SC,sans-serif"

// annotation says the picture in Graphviz's words. It is read off the scene, so that the two can't differ.
func annotation(p Picture) board.Annotation {
	a := board.Annotation{
		Graph:    graphLook(p),
		Vertices: make([][]board.Attr, len(p.Board.Vertices)),
		Edges:    make([][]board.Attr, len(p.Board.Edges)),
		Labels:   make([]string, len(p.Board.Vertices)),
		Curves:   make([]*board.Curve, len(p.Board.Edges)),
	}
	vertices, edges := partsOf(p)
	for v := range vertices {
		own := p.Board.Vertices[v]
		a.Labels[v] = vertices[v].label(own)
		a.Vertices[v] = over(own.Attrs, vertices[v].attributes(p, own), vertexSpoilers)
	}
	for e := range edges {
		a.Curves[e] = edges[e].course()
		a.Edges[e] = over(p.Board.Edges[e].Attrs, edges[e].attributes(), edgeSpoilers)
	}
	if len(p.Geometry.Vertices) == len(p.Board.Vertices) {
		a.Places = p.Geometry.Vertices
		a.Moved = p.Geometry.Reduced != nil || slices.ContainsFunc(all(len(a.Places)), func(v int32) bool {
			return p.Board.Vertices[v].Placed && p.Board.Vertices[v].Pos != a.Places[v]
		})
	}
	return a
}

// What would spoil the look if the user's board sets it, and what is set instead.
var (
	vertexSpoilers = []board.Attr{
		attr("distortion", "0"), attr("gradientangle", "0"), attr("image", ""), attr("labelloc", "c"),
		attr("orientation", "0"), attr("regular", "false"), attr("sides", "4"), attr("skew", "0"),
	}
	edgeSpoilers = []board.Attr{attr("arrowhead", "normal"), attr("arrowtail", "normal"), attr("dir", "forward")}
)

func attr(key, value string) board.Attr { return board.Attr{Key: key, Value: value} }

// over adds to a look what is needed against the spoilers among the user's attributes.
func over(own, look, spoilers []board.Attr) []board.Attr {
	for _, spoiler := range spoilers {
		for _, a := range own {
			if a.Key == spoiler.Key {
				look = append(look, spoiler)
			}
		}
	}
	return look
}

// vertexLook is the shapes of a vertex in a scene.
type vertexLook struct {
	body, focus *Shape   // the disc or box, and the ring round it
	double      *Shape   // the second ring
	inside      []*Shape // texts in the disc
	outside     []*Shape // texts beside it
}

// edgeLook is the shapes of an edge in a scene.
type edgeLook struct {
	line, head *Shape
	text       *Shape // what stands beside it
	cut        bool   // it has scissors
}

// cutSign stands for scissors.
const cutSign = "✂"

// partsOf sorts the shapes of a scene by the vertex or edge they stand for.
func partsOf(p Picture) ([]vertexLook, []edgeLook) {
	vertices, edges := make([]vertexLook, len(p.Board.Vertices)), make([]edgeLook, len(p.Board.Edges))
	for i := range p.Scene.Shapes {
		s := &p.Scene.Shapes[i]
		switch {
		case s.Part.Index < 0:
		case s.Part.Kind == EdgePart && s.Part.Index < len(edges):
			edges[s.Part.Index].take(s)
		case (s.Part.Kind == VertexPart || s.Part.Kind == NamePart) && s.Part.Index < len(vertices):
			vertices[s.Part.Index].take(s, isJoint(p.Board, s.Part.Index), Radius(p.Board, s.Part.Index))
		}
	}
	return vertices, edges
}

func (l *vertexLook) take(s *Shape, split bool, radius float64) {
	switch {
	case s.Kind == TextShape && (split || s.Part.Kind == NamePart):
		l.outside = append(l.outside, s)
	case s.Kind == TextShape:
		l.inside = append(l.inside, s)
	case s.Kind == BoxShape && split:
		l.body = s
	case s.Kind == DiscShape && (split || s.Radius > radius):
		l.focus = s
	case s.Kind == DiscShape && s.Radius < radius:
		l.double = s
	case s.Kind == DiscShape:
		l.body = s
	}
}

func (l *edgeLook) take(s *Shape) {
	switch {
	case s.Kind == TextShape:
		l.text = s
	case s.Level > 0:
		l.cut = true
	case s.Kind == CurveShape: // the last: what lies under it is its shine
		l.line = s
	case s.Kind == HeadShape:
		l.head = s
	}
}

// label is what stands inside the vertex. It is never empty, since Graphviz would write the id.
func (l vertexLook) label(v board.Vertex) string {
	var lines []string
	for _, s := range l.inside {
		lines = append(lines, s.Text)
	}
	if len(lines) == 0 {
		return " "
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "\n", `\n`)
}

func (l vertexLook) attributes(p Picture, v board.Vertex) []board.Attr {
	if l.body == nil {
		return []board.Attr{attr("style", "invis")}
	}
	shape, size := "circle", 2*l.body.Radius
	if l.body.Kind == BoxShape {
		shape, size = "square", l.body.P[1].X-l.body.P[0].X
	}
	peripheries, style, stroke, width := "1", "filled", l.body.Stroke, l.body.Width
	if l.double != nil { // Graphviz puts the further rings outside
		peripheries, size = "2", 2*l.double.Radius
	}
	if l.body.Dash {
		style = "filled,dashed"
	}
	if l.focus != nil {
		stroke, width = l.focus.Stroke, l.focus.Width
	}
	fill := l.body.Fill
	if fill.A == 0 {
		fill = p.Scene.Background
	}
	look := []board.Attr{
		attr("shape", shape), attr("style", style), attr("peripheries", peripheries),
		attr("fixedsize", "true"), attr("width", inches(size)), attr("height", inches(size)),
		attr("color", dotColor(stroke)), attr("fillcolor", dotColor(fill)), attr("penwidth", decimal(width)),
		attr("fontname", dotFonts),
	}
	if len(l.inside) == 0 {
		look = append(look, attr("fontsize", "4")) // lest the blank be too large for a split
	} else {
		size := l.inside[0].Size / (1 + 0.2*float64(len(l.inside)-1)) // Graphviz writes all lines in one size
		look = append(look, attr("fontsize", decimal(size)), attr("fontcolor", dotColor(l.inside[0].Fill)))
	}
	chips := v.Chips
	if !p.Board.Directed { // it has none
		chips = 0
	}
	if beside := l.beside(chips, p.Look.Theme.Chip); beside != "" {
		look = append(look, board.Attr{Key: "xlabel", Value: beside, HTML: true}, attr("xlp", l.place(chips)))
	}
	return look
}

// beside is what stands beside the vertex, as HTML: the chips, and the name in its lines.
func (l vertexLook) beside(chips int, ink color.NRGBA) string {
	var s strings.Builder
	for i, text := range l.outside {
		if i > 0 {
			s.WriteString("<br/>")
		}
		s.WriteString(dotText(text.Text, text.Size, text.Fill, text.Bold))
	}
	if chips > 0 {
		if s.Len() > 0 {
			s.WriteString("&#160; ")
		}
		s.WriteString(dotText(chipText(chips), nameSize, ink, true))
	}
	return s.String()
}

// place is the middle of what stands beside the vertex, for neato -n: that of its first text (a name in several lines
// counts as one), moved outwards to make room for the rest.
func (l vertexLook) place(chips int) string {
	at, r := l.body.P[0], nothing()
	if l.body.Kind == BoxShape {
		at = at.toward(l.body.P[1], 0.5)
	}
	more := 0.0
	for _, s := range l.outside {
		if s.Part != l.outside[0].Part {
			more += s.Size * lineHeight
			continue
		}
		w, _, _ := MeasureText(s.Text, s.Size, s.Bold)
		half := Point{w / 2, s.Size / 2}
		r = r.with(s.P[0].minus(half)).with(s.P[0].plus(half))
	}
	if r.empty() {
		r = nothing().with(Point{at.X, at.Y + VertexRadius + nameGap})
	}
	c := r.min.toward(r.max, 0.5)
	c.Y += math.Copysign(more/2, c.Y-at.Y)
	if chips > 0 {
		w, _, _ := MeasureText("  "+chipText(chips), nameSize, true)
		c.X += math.Copysign(w/2, c.X-at.X)
	}
	return decimal(c.X) + "," + decimal(-c.Y)
}

// chipText is chips as text: a disc each, from four on a disc and the count.
func chipText(n int) string {
	if n < len(chipAngles) {
		return strings.Repeat("●", n)
	}
	return "●" + decimal(float64(n))
}

// course is the line of the edge and the tip of its head, as DOT has them: upwards.
func (l edgeLook) course() *board.Curve {
	if l.line == nil {
		return nil
	}
	c := &board.Curve{Points: make([]board.Point, len(l.line.P))}
	for i, p := range l.line.P {
		c.Points[i] = upward(p)
	}
	if l.head != nil {
		tip := upward(l.head.P[0])
		c.End = &tip
	}
	return c
}

// upward is a point of a picture as a place on the board, to a hundredth.
func upward(p Point) board.Point {
	return board.Point{X: math.Round(p.X*100) / 100, Y: 0 - math.Round(p.Y*100)/100}
}

func (l edgeLook) attributes() []board.Attr {
	if l.line == nil { // it has been reduced away
		return []board.Attr{attr("style", "invis")}
	}
	style := "solid"
	if l.line.Dash {
		style = "dashed"
	}
	look := []board.Attr{
		attr("color", dotColor(l.line.Stroke)), attr("penwidth", decimal(l.line.Width)), attr("style", style),
	}
	switch {
	case l.text != nil:
		look = append(look, edgeText(l.text.Text, l.text.P[0], l.text.Size, l.text.Fill)...)
	case l.cut:
		k := course(l.line.P)
		look = append(look, edgeText(cutSign, k.middle(), knotTotal, l.line.Stroke)...)
	}
	if l.head != nil { // Graphviz's own heads are 10 points long
		length := l.head.P[0].minus(l.head.P[1].toward(l.head.P[2], 0.5)).length()
		look = append(look, attr("arrowsize", decimal(length/10)))
	}
	return look
}

// edgeText is what stands beside an edge, and where.
func edgeText(text string, at Point, size float64, ink color.NRGBA) []board.Attr {
	return []board.Attr{
		attr("label", text), attr("lp", decimal(at.X)+","+decimal(-at.Y)),
		attr("fontname", dotFonts), attr("fontsize", decimal(size)), attr("fontcolor", dotColor(ink)),
	}
}

// dotLine is how long a line of the legend may be.
const dotLine = 480

// legendSigns stand for what is drawn in a scene's legend.
var legendSigns = map[solver.Outcome]string{solver.P: "◎ ", solver.N: "○ ", solver.D: "◌ ", solver.Unknown: "→ "}

// graphLook is the look of the whole: its ground, and the legend below.
func graphLook(p Picture) []board.Attr {
	look := []board.Attr{attr("bgcolor", dotColor(p.Scene.Background))}
	at := placesOf(p.Board, p.Geometry)
	if g := groundOf(p.Board, at, all(len(p.Board.Vertices))); g.shown {
		look = append(look, attr("_background", g.background(g.posts(p.Board, at), p.Look.Theme.Edge)))
	}
	total := p.Facts.Hackenbush.text(p.Look.Labels)
	if len(p.Look.Legend) == 0 && total == "" {
		return look
	}
	t := p.Look.Theme
	inks := map[solver.Outcome]color.NRGBA{solver.P: t.PLine, solver.N: t.NLine, solver.D: t.DLine, solver.Unknown: t.Winning}
	var entries []string
	if total != "" {
		entries = append(entries, dotText(total, knotTotal, t.Text, true)+`<br align="left"/>`)
	}
	for _, entry := range p.Look.Legend {
		sign, ink := legendSigns[entry.Outcome], inks[entry.Outcome]
		switch {
		case entry.Cut:
			sign = cutSign + " "
		case entry.Move:
			sign = legendSigns[solver.Unknown]
		case entry.Part:
			sign, ink = "◌ ", t.Bad
		}
		if entry.Plain {
			sign, ink = "", t.Text
		}
		for _, line := range (rulers{}).wrapped(sign+entry.Text, legendSize, dotLine) {
			entries = append(entries, dotText(line, legendSize, ink, false)+`<br align="left"/>`)
		}
	}
	return append(look,
		board.Attr{Key: "label", Value: strings.Join(entries, ""), HTML: true},
		attr("labelloc", "b"), attr("labeljust", "l"), attr("fontname", dotFonts))
}

// dotText is text as Graphviz's HTML. Backslashes are doubled, since \N and the like mean something there too.
func dotText(text string, size float64, ink color.NRGBA, bold bool) string {
	text = escaped(strings.ReplaceAll(strings.Map(printable, text), `\`, `\\`))
	if bold {
		text = "<b>" + text + "</b>"
	}
	return `<font point-size="` + decimal(size) + `" color="` + dotColor(ink) + `">` + text + `</font>`
}

// dotColor is a colour as Graphviz writes it.
func dotColor(c color.NRGBA) string {
	if c.A == 255 {
		return hex(c)
	}
	return hex(c) + strings.TrimPrefix(hex(color.NRGBA{B: c.A}), "#0000")
}

// inches is a size in points as Graphviz's sizes of vertices.
func inches(points float64) string { return decimal(points / 72) }
