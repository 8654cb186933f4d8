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
// No key may hold a blank or begin with mexboard_. The keys "label" and "pos" of a vertex are not for it: they are Labels and Places.
type Annotation struct {
	Graph    []Attr
	Vertices [][]Attr
	Edges    [][]Attr
	Labels   []string // of the vertices
	Places   []Point  // of the vertices that have none
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
		v := &b.Vertices[i]
		var kept []Attr // what the vertex's own fields were
		var changed []string
		if i < len(a.Labels) {
			changed = append(changed, "label")
			if v.HasLabel {
				kept = append(kept, Attr{keptPrefix + "label", v.Label, v.HTMLLabel})
			}
			v.Label, v.HasLabel, v.HTMLLabel = a.Labels[i], true, false
		}
		if i < len(a.Places) && !v.Placed {
			changed = append(changed, "pos")
			v.Placed, v.Pos = true, a.Places[i]
		}
		var set []Attr
		if i < len(a.Vertices) {
			set = a.Vertices[i]
		}
		v.Attrs = append(annotated(v.Attrs, set, changed), kept...)
	}
	b.Edges = slices.Clone(b.Edges)
	for i := range min(len(b.Edges), len(a.Edges)) {
		b.Edges[i].Attrs = annotated(b.Edges[i].Attrs, a.Edges[i], nil)
	}
	return b
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
	vertices, edges := b.Vertices, b.Edges
	for i := range b.Vertices {
		attrs, changed := unannotated(b.Vertices[i].Attrs)
		if changed == nil {
			continue
		}
		if &vertices[0] == &b.Vertices[0] {
			vertices = slices.Clone(vertices)
		}
		v := &vertices[i]
		if slices.Contains(changed, "label") {
			v.Label, v.HasLabel, v.HTMLLabel = "", false, false
			if k := attrIndex(attrs, "label"); k >= 0 {
				v.Label, v.HasLabel, v.HTMLLabel = attrs[k].Value, true, attrs[k].HTML
				attrs = slices.Delete(attrs, k, k+1)
			}
		}
		if slices.Contains(changed, "pos") {
			v.Placed, v.Pinned, v.Pos = false, false, Point{}
		}
		v.Attrs = attrs
	}
	for i := range b.Edges {
		attrs, changed := unannotated(b.Edges[i].Attrs)
		if changed == nil {
			continue
		}
		if &edges[0] == &b.Edges[0] {
			edges = slices.Clone(edges)
		}
		edges[i].Attrs = attrs
	}
	b.Vertices, b.Edges = vertices, edges
	return b
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
