package board

import (
	"slices"
	"testing"
)

// annotatedExample is a board with attributes of its own, and an annotation that sets some of them.
func annotatedExample() (Board, Annotation) {
	b := Board{
		Directed: true,
		Attrs:    []Attr{{Key: "rankdir", Value: "LR"}, {Key: "bgcolor", Value: "red"}, {Key: "size", Value: "7"}},
		Vertices: []Vertex{
			{ID: "a", Label: "x", HasLabel: true, Attrs: []Attr{{Key: "color", Value: "blue"}, {Key: "comment", Value: "c"}}},
			{ID: "b", Label: "<b>y</b>", HasLabel: true, HTMLLabel: true, Attrs: []Attr{{Key: "xlabel", Value: "<i>z</i>", HTML: true}}},
			{ID: "c", Placed: true, Pinned: true, Pos: Point{X: 1, Y: 2}, Attrs: []Attr{{Key: "mexboard_color", Value: "mine"}}},
			{ID: "d", HasLabel: true},
		},
		Edges: []Edge{
			{From: 0, To: 1, Attrs: []Attr{{Key: "style", Value: "dotted"}}},
			{From: 1, To: 2, Curve: &Curve{Points: []Point{{}, {X: 1}, {X: 2}, {X: 3}}}},
		},
	}
	look := []Attr{{Key: "color", Value: "#123456"}, {Key: "xlabel", Value: "<b>n</b>", HTML: true}}
	course := &Curve{Points: []Point{{}, {Y: 1}, {Y: 2}, {Y: 3}}}
	return b, Annotation{
		Graph:    []Attr{{Key: "bgcolor", Value: "white"}, {Key: "label", Value: "legend"}},
		Vertices: [][]Attr{look, look, look, look},
		Edges:    [][]Attr{{{Key: "style", Value: "solid"}}, {{Key: "style", Value: "bold"}}},
		Labels:   []string{"0", "1", "2", "0"},
		Places:   []Point{{}, {X: 10}, {X: 20}, {X: 30}},
		Curves:   []*Curve{course, course},
	}
}

func TestAnnotated(t *testing.T) {
	b, a := annotatedExample()
	before := string(Write(b))
	annotated := Annotated(b, a)
	if got := string(Write(b)); got != before {
		t.Errorf("the board itself was changed, to\n%s", got)
	}
	v := annotated.Vertices
	if v[0].Label != "0" || v[1].HTMLLabel || !v[0].Placed || v[2].Pos != (Point{X: 1, Y: 2}) || annotated.Edges[1].Curve == a.Curves[1] {
		t.Errorf("annotated as\n%s", Write(annotated))
	}
	if i := attrIndex(v[0].Attrs, "mexboard_label"); i < 0 || v[0].Attrs[i].Value != "x" {
		t.Errorf("the label is not kept:\n%s", Write(annotated))
	}
	if back := Unannotated(annotated); !Equal(back, b) {
		t.Errorf("taken back as\n%sinstead of\n%s", Write(back), before)
	}
	read, err := Read(Write(annotated), "")
	if err != nil || !Equal(read, b) {
		t.Errorf("%v; read as\n%sinstead of\n%s", err, Write(read), before)
	}
	if again := Unannotated(b); !Equal(again, b) {
		t.Error("a board that is not annotated was changed")
	}
}

// Annotations that another program or a person changed: what is left of them is taken back.
func TestAnnotationsEdited(t *testing.T) {
	for _, row := range []struct{ name, text, want string }{
		{"the new value is gone", `digraph { a [mexboard_changed="color label", mexboard_color=red, mexboard_label=x] }`, `digraph { a [label=x, color=red] }`},
		{"the new value is another", `digraph { a [color=pink, mexboard_changed=color, mexboard_color=red] }`, `digraph { a [color=red] }`},
		{"the list only", `digraph { a [color=pink, label=0, mexboard_changed="color label"] }`, `digraph { a }`},
		{"the list is empty", `digraph { a [color=pink, mexboard_changed=""] }`, `digraph { a [color=pink] }`},
		{"no list", `digraph { a [color=pink, mexboard_color=red] }`, `digraph { a [color=pink, mexboard_color=red] }`},
		{"chips are no look", `digraph { a [chips=2, split=false, mexboard_changed="chips split"] }`, `digraph { a [chips=2] }`},
		{"a place from a layout", `digraph { inputscale=72; mexboard_changed=inputscale; a [pos="3,4", mexboard_changed=pos] }`, `digraph { a }`},
		{"a default for all", `digraph { node [color=pink, mexboard_changed=color]; a; b [mexboard_color=red] }`, `digraph { a; b [color=red] }`},
	} {
		got, err := Read([]byte(row.text), "")
		want, err2 := Read([]byte(row.want), "")
		if err != nil || err2 != nil || !Equal(got, want) {
			t.Errorf("%s: %v %v; read as\n%s", row.name, err, err2, Write(got))
		}
	}
}

// An annotation may be for fewer parts than there are.
func TestAnnotationsShort(t *testing.T) {
	b, a := annotatedExample()
	for _, a := range []Annotation{{}, {Graph: a.Graph}, {Labels: a.Labels[:1]}, {Places: a.Places[:2]}, {Vertices: a.Vertices[:1], Edges: a.Edges[:1]}, {Curves: slices.Clone(a.Curves[:1])}} {
		if back := Unannotated(Annotated(b, a)); !Equal(back, b) {
			t.Errorf("%+v: taken back as\n%s", a, Write(back))
		}
	}
}
