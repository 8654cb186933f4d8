package board_test

import (
	"fmt"
	"testing"

	"dev.mexboard/solver/board"
)

func TestEdgeNames(t *testing.T) {
	for text, want := range map[string]string{
		`graph { g -- a; a -- g; a -- a; g -- a; a -- "b c" }`: "[g–a a–g (2) a–a g–a (3) a–b c]",
		`digraph { a -> b; b -> a; a -> b }`:                   "[a→b b→a a→b (2)]",
		`graph {}`:                                             "[]",
	} {
		b, err := board.Read([]byte(text), "")
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(b.EdgeNames()); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
