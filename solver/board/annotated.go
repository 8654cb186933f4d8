package board

import (
	"slices"
	"strings"
)

// An annotated board carries attributes of look that an export set, in each Graphviz program's own words. Beside each
// attribute K that the export changed stands mexboard_K, what it was before, and mexboard_changed lists the changed
// ones: those of them without a mexboard_K were absent. So the board that was exported can be had back.
const (
	keptPrefix = "mexboard_"
	changedKey = keptPrefix + "changed"
)

// Annotation is attributes of look for the parts of a board, by index. Lists may be nil or shorter than the board's.
// No key may hold a blank or begin with mexboard_. Labels and places have fields of their own.
type Annotation struct {
	Graph    []Attr
	Vertices [][]Attr
	Edges    [][]Attr
	Labels   []string // of the vertices
	Places   []Point  // of the vertices that have none
	Curves   []*Curve // of the edges that have none
	Moved    bool     // Places and Curves are those of all, also of what has some
}

// Annotated is the board with an annotation, such that Unannotated gives b back. b must not be annotated: what Read
// gives is not.
func Annotated(b Board, a Annotation) Board {
	graph := a.Graph
	if len(a.Places) > 0 && !b.Placed() { // said here, so that it is taken back with the places
		graph = append(slices.Clone(graph), implied)
	}
	b.Attrs = annotated(b.Attrs, graph, nil)
	b.Vertices = slices.Clone(b.Vertices)
	for i := range b.Vertices {
		b.Vertices[i] = annotatedVertex(b.Vertices[i], i, a)
	}
	b.Edges = slices.Clone(b.Edges)
	for i := range b.Edges {
		e := &b.Edges[i]
		var changed []string
		var kept []Attr
		if i < len(a.Curves) && a.Curves[i] != nil && (e.Curve == nil || a.Moved) {
			changed = append(changed, "pos")
			if e.Curve != nil {
				kept = append(kept, Attr{Key: keptPrefix + "pos", Value: e.Curve.String()})
			}
			e.Curve = a.Curves[i]
		}
		e.Attrs = append(annotated(e.Attrs, at(a.Edges, i), changed), kept...)
	}
	return b
}

func annotatedVertex(v Vertex, i int, a Annotation) Vertex {
	var kept []Attr // what the vertex's own fields were
	var changed []string
	if i < len(a.Labels) {
		changed = append(changed, "label")
		if v.HasLabel {
			kept = append(kept, Attr{keptPrefix + "label", v.Label, v.HTMLLabel})
		}
		v.Label, v.HasLabel, v.HTMLLabel = a.Labels[i], true, false
	}
	if i < len(a.Places) && (!v.Placed || a.Moved) {
		changed = append(changed, "pos")
		if v.Placed {
			kept = append(kept, Attr{Key: keptPrefix + "pos", Value: v.place()})
		}
		v.Placed, v.Pos = true, a.Places[i]
	}
	v.Attrs = append(annotated(v.Attrs, at(a.Vertices, i), changed), kept...)
	return v
}

// at is the list of a part, nil where there is none.
func at(lists [][]Attr, i int) []Attr {
	if i < len(lists) {
		return lists[i]
	}
	return nil
}

// annotated is attributes with some set: in place where there are such, else at the end. changed lists what was
// changed besides. Attributes of the user's that begin with mexboard_ get the prefix once more, so as not to be taken for ours.
func annotated(attrs, set []Attr, changed []string) []Attr {
	if len(set) == 0 && len(changed) == 0 {
		return attrs
	}
	out := make([]Attr, 0, len(attrs)+2*len(set)+2)
	for _, a := range attrs {
		if strings.HasPrefix(a.Key, keptPrefix) {
			a.Key = keptPrefix + a.Key
		}
		out = append(out, a)
	}
	var kept []Attr
	for _, a := range set {
		changed = append(changed, a.Key)
		if i := attrIndex(out, a.Key); i >= 0 {
			kept = append(kept, Attr{keptPrefix + a.Key, out[i].Value, out[i].HTML})
			out[i] = a
		} else {
			out = append(out, a)
		}
	}
	out = append(out, Attr{Key: changedKey, Value: strings.Join(changed, " ")})
	return append(out, kept...)
}

// Unannotated is the board that was annotated; other boards are given back as they are.
func Unannotated(b Board) Board {
	b.Attrs, _ = unannotated(b.Attrs)
	own := false // whether the vertices (and then the edges) are already a copy
	for i, v := range b.Vertices {
		attrs, changed := unannotated(v.Attrs)
		if changed == nil {
			continue
		}
		if !own {
			b.Vertices, own = slices.Clone(b.Vertices), true
		}
		v.Attrs = attrs
		b.Vertices[i] = unannotatedVertex(v, changed)
	}
	own = false
	for i, e := range b.Edges {
		attrs, changed := unannotated(e.Attrs)
		if changed == nil {
			continue
		}
		if !own {
			b.Edges, own = slices.Clone(b.Edges), true
		}
		if e.Attrs = attrs; slices.Contains(changed, "pos") {
			e.Curve = nil
			if k := attrIndex(e.Attrs, "pos"); k >= 0 {
				if c, ok := parseCurve(e.Attrs[k].Value); ok {
					e.Curve = c
				}
				e.Attrs = slices.Delete(slices.Clone(e.Attrs), k, k+1)
			}
		}
		b.Edges[i] = e
	}
	return b
}

// unannotatedVertex takes back what was changed of a vertex's own fields; its attributes are taken back already, the label
// among them.
func unannotatedVertex(v Vertex, changed []string) Vertex {
	if slices.Contains(changed, "label") {
		v.Label, v.HasLabel, v.HTMLLabel = "", false, false
		if k := attrIndex(v.Attrs, "label"); k >= 0 {
			v.Label, v.HasLabel, v.HTMLLabel = v.Attrs[k].Value, true, v.Attrs[k].HTML
			v.Attrs = slices.Delete(v.Attrs, k, k+1)
		}
	}
	if slices.Contains(changed, "pos") {
		v.Placed, v.Pinned, v.Pos = false, false, Point{}
		if k := attrIndex(v.Attrs, "pos"); k >= 0 {
			v.Pos, v.Pinned, v.Placed = parsePlace(v.Attrs[k].Value)
			v.Attrs = slices.Delete(slices.Clone(v.Attrs), k, k+1)
		}
	}
	return v
}

// unannotated is attributes as they were before they were annotated, and which were changed: nil when they are not
// annotated.
func unannotated(attrs []Attr) (before []Attr, changed []string) {
	at := attrIndex(attrs, changedKey)
	if at < 0 {
		return attrs, nil
	}
	changed = append(strings.Fields(attrs[at].Value), changedKey)
	kept := make(map[string]Attr)
	for _, a := range attrs {
		if key, ok := strings.CutPrefix(a.Key, keptPrefix); ok && slices.Contains(changed, key) {
			kept[key] = a
		}
	}
	for _, a := range attrs {
		key, own := strings.CutPrefix(a.Key, keptPrefix)
		old, was := kept[a.Key]
		switch {
		case slices.Contains(changed, a.Key):
			if was {
				before = append(before, Attr{a.Key, old.Value, old.HTML})
				delete(kept, a.Key)
			}
		case own && strings.HasPrefix(key, keptPrefix):
			before = append(before, Attr{key, a.Value, a.HTML})
		case own && slices.Contains(changed, key): // it goes where its new value stood
		default:
			before = append(before, a)
		}
	}
	for _, key := range changed { // the new value is gone: someone edited the file
		if old, ok := kept[key]; ok {
			before = append(before, Attr{key, old.Value, old.HTML})
		}
	}
	return before, changed
}

// attrIndex is the index of an attribute, -1 when it is absent.
func attrIndex(attrs []Attr, key string) int {
	return slices.IndexFunc(attrs, func(a Attr) bool { return a.Key == key })
}
