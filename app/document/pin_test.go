package document

import (
	"testing"

	"dev.mexboard/solver/board"
)

func TestPin(t *testing.T) {
	b := board.New()
	b.Vertices = []board.Vertex{{ID: "a", Placed: true}, {ID: "b"}, {ID: "c", Placed: true}}
	on := Pin([]int{0, 1, 7}, true).Apply(b)
	if !on.Vertices[0].Pinned || on.Vertices[1].Pinned || on.Vertices[2].Pinned || b.Vertices[0].Pinned {
		t.Errorf("pinned: %v, before %v", on.Vertices, b.Vertices)
	}
	if off := Pin([]int{0, 2}, false).Apply(on); !board.Equal(off, b) {
		t.Errorf("unpinned: %v", off.Vertices)
	}
	if same := Pin([]int{2}, false).Apply(b); &same.Vertices[0] != &b.Vertices[0] {
		t.Error("nothing to do makes another board")
	}
}
