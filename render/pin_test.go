package render

import (
	"testing"

	"dev.mexboard/solver/board"
)

// TestPin: a pinned vertex is marked where that is asked for, by a shape of its own beside it, on every kind of vertex and
// clear of its name; and a picture without pins says nothing of them.
func TestPin(t *testing.T) {
	for name, b := range map[string]board.Board{"chips": example(t), "splits": splitBoard(t), "Hackenbush": hackenbush(t)} {
		g := GeometryOf(b)
		plain := NewScene(b, g, Facts{}, Look{Theme: Light, Pins: true})
		for v := range b.Vertices {
			pinned := b
			pinned.Vertices = append(b.Vertices[:v:v], b.Vertices[v:]...)
			pinned.Vertices[v].Pinned = true
			if got := NewScene(pinned, g, Facts{}, Look{Theme: Light}).dump(); got != NewScene(b, g, Facts{}, Look{Theme: Light}).dump() {
				t.Errorf("%s: an exported picture shows the pin of %d", name, v)
			}
			s := NewScene(pinned, g, Facts{}, Look{Theme: Light, Pins: true})
			more := 0
			for _, x := range s.Shapes {
				if x.Part == (Part{VertexPart, v}) {
					more++
				}
			}
			for _, x := range plain.Shapes {
				if x.Part == (Part{VertexPart, v}) {
					more--
				}
			}
			if more != 3 || len(s.Shapes) != len(plain.Shapes)+3 {
				t.Errorf("%s: %d shapes more at %d", name, more, v)
			}
		}
	}
}
