package board

import (
	"bytes"
	"encoding/xml"
	"strconv"
	"unicode/utf8"

	"dev.mexboard/solver"
)

// WriteGraphML is the board as GraphML such that ReadGraphML gives it again, but for what Format.Lost lists, and for labels,
// which are written as the text they show. Places are x and y, y upwards. The error is a *FormatError for IDs with
// characters that XML has not.
func WriteGraphML(b Board) ([]byte, error) {
	for i := range b.Vertices {
		if !inXML(b.Vertices[i].ID) {
			return nil, &FormatError{"graphml", "characters"}
		}
	}
	w := writerML{keys: make(map[[2]string]string)}
	w.out.WriteString(xml.Header + `<graphml xmlns="http://graphml.graphdrawing.org/xmlns">` + "\n")
	w.declareAll(b)
	w.out.WriteString("<graph")
	if b.HasName {
		w.attr("id", b.Name)
	}
	w.attr("edgedefault", direction(b.Directed))
	w.out.WriteString(">\n")
	w.data("graph", graphData(b))
	for i := range b.Vertices {
		w.out.WriteString("<node")
		w.attr("id", b.Vertices[i].ID)
		w.close("node", vertexData(b, i))
	}
	for i := range b.Edges {
		e := &b.Edges[i]
		w.out.WriteString("<edge")
		w.attr("source", b.Vertices[e.From].ID)
		w.attr("target", b.Vertices[e.To].ID)
		w.close("edge", edgeData(e))
	}
	w.out.WriteString("</graph>\n</graphml>\n")
	return w.out.Bytes(), nil
}

func direction(directed bool) string {
	if directed {
		return "directed"
	}
	return "undirected"
}

// inXML tells whether a text can stand in XML.
func inXML(s string) bool {
	for _, r := range s {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xfffe || r == 0xffff {
			return false
		}
	}
	return utf8.ValidString(s)
}

// writerML makes the text.
type writerML struct {
	out  bytes.Buffer
	keys map[[2]string]string // the id of each key, by what it is of and its name
}

// declareAll declares the keys in the order in which they are used.
func (w *writerML) declareAll(b Board) {
	w.declare("graph", graphData(b))
	for i := range b.Vertices {
		w.declare("node", vertexData(b, i))
	}
	for i := range b.Edges {
		w.declare("edge", edgeData(&b.Edges[i]))
	}
}

func (w *writerML) declare(of string, data []Attr) {
	for _, a := range data {
		key := [2]string{of, a.Key}
		if _, ok := w.keys[key]; ok {
			continue
		}
		w.keys[key] = "d" + strconv.Itoa(len(w.keys))
		w.out.WriteString("<key")
		w.attr("id", w.keys[key])
		w.attr("for", of)
		w.attr("attr.name", a.Key)
		w.attr("attr.type", typeOf(of, a.Key))
		w.out.WriteString("/>\n")
	}
}

// typeOf is the type of a key's values.
func typeOf(of, key string) string {
	switch {
	case of == "graph" && key == "loopy":
		return "boolean"
	case of != "node":
		return "string"
	}
	switch key {
	case "chips":
		return "int"
	case "split", "ground", "pinned":
		return "boolean"
	case "x", "y":
		return "double"
	}
	return "string"
}

func (w *writerML) attr(name, value string) {
	w.out.WriteString(" " + name + `="`)
	w.text(value)
	w.out.WriteByte('"')
}

// text writes a text; characters that XML has not become U+FFFD.
func (w *writerML) text(s string) {
	_ = xml.EscapeText(&w.out, []byte(s)) // a buffer takes all
}

// close ends a tag, with data in its element where there are some.
func (w *writerML) close(of string, data []Attr) {
	if len(data) == 0 {
		w.out.WriteString("/>\n")
		return
	}
	w.out.WriteByte('>')
	w.data(of, data)
	w.out.WriteString("</" + of + ">\n")
}

func (w *writerML) data(of string, data []Attr) {
	for _, a := range data {
		w.out.WriteString("<data")
		w.attr("key", w.keys[[2]string{of, a.Key}])
		w.out.WriteByte('>')
		w.text(a.Value)
		w.out.WriteString("</data>")
	}
	if of == "graph" && len(data) > 0 {
		w.out.WriteByte('\n')
	}
}

// graphData is what is said of the board itself.
func graphData(b Board) []Attr {
	var data []Attr
	if b.Rule.Play != solver.Normal {
		data = append(data, Attr{Key: "play", Value: b.Rule.Play.String()})
	}
	if b.Rule.Compound != solver.Disjunctive {
		data = append(data, Attr{Key: "compound", Value: b.Rule.Compound.String()})
	}
	if b.Loopy {
		data = append(data, Attr{Key: "loopy", Value: "true"})
	}
	return withOthers(data, b.Attrs)
}

// vertexData is what is said of a vertex.
func vertexData(b Board, i int) []Attr {
	v := &b.Vertices[i]
	var data []Attr
	if v.HasLabel {
		data = append(data, Attr{Key: "label", Value: b.Text(i)})
	}
	if v.Chips > 0 {
		data = append(data, Attr{Key: "chips", Value: strconv.Itoa(v.Chips)})
	}
	if v.Split {
		data = append(data, Attr{Key: "split", Value: "true"})
	}
	if v.Ground {
		data = append(data, Attr{Key: "ground", Value: "true"})
	}
	if v.Placed && v.Pos.finite() {
		data = append(data, Attr{Key: "x", Value: number(v.Pos.X)}, Attr{Key: "y", Value: number(v.Pos.Y)})
		if v.Pinned {
			data = append(data, Attr{Key: "pinned", Value: "true"})
		}
	}
	return withOthers(data, v.Attrs)
}

// edgeData is what is said of an edge.
func edgeData(e *Edge) []Attr {
	var data []Attr
	if e.Curve != nil && e.Curve.valid() {
		data = append(data, Attr{Key: "pos", Value: e.Curve.String()})
	}
	return withOthers(data, e.Attrs)
}

// withOthers adds attributes, but those that are said already.
func withOthers(data, attrs []Attr) []Attr {
	own := data[:len(data):len(data)]
	for _, a := range attrs {
		if attrIndex(own, a.Key) < 0 {
			data = append(data, a)
		}
	}
	return data
}
