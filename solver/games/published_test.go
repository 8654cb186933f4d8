package games

import (
	"context"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// published is values from books and tables, in testdata/sequences.json.
type published struct {
	Heaps, Coins map[string]struct {
		From          int
		Values        []uint32
		MisereOutcome []string `json:"misere_single_heap"`
	}
	TwoHeaps map[string][][]uint32 `json:"two_heaps"`
	Products map[string]struct{ Values [][]uint32 }
}

func readPublished(t *testing.T) published {
	t.Helper()
	text, err := os.ReadFile("testdata/sequences.json")
	if err != nil {
		t.Fatal(err)
	}
	var p published
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

// heapLine is the command line of a published heap game.
func heapLine(name string) []string {
	kind, rest, _ := strings.Cut(name, " ")
	rest = strings.Trim(rest, "{}")
	switch kind {
	case "subtraction":
		return []string{"subtraction", strings.ReplaceAll(rest, " ", "-")}
	case "code":
		if c, err := parseCode(rest, 7, ""); err == nil && !c.some(threeHeaps) {
			return []string{"octal", rest}
		}
		return []string{"hexadecimal", rest}
	case "all":
		return []string{"all-but", strings.Trim(rest[len("but "):], "{}")}
	}
	return strings.Fields(heapLines[name])
}

// heapLines has the rows that are games of their own.
var heapLines = map[string]string{
	"nim": "nim", "grundy": "grundy", "couples are forever": "couples", "lasker": "lasker",
	"prim+": "prim with-1", "prim-": "prim without-1", "dim+": "dim with-all", "dim-": "dim without-all",
}

func TestPublishedHeaps(t *testing.T) {
	heaps := readPublished(t).Heaps
	if len(heaps) < 60 {
		t.Fatalf("only %d published heap games", len(heaps))
	}
	for name, want := range heaps {
		checkSequence(t, name, heapLine(name), want.Values)
	}
}

func checkSequence(t *testing.T, name string, line []string, want []uint32) {
	t.Helper()
	g, args, err := Of(line)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	s, err := g.Sequence(context.Background(), args, len(want), nil)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if !slices.Equal(s.Values, want) {
		t.Errorf("%s: %v\nwant %v", name, s.Values, want)
	}
}
