package board_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// aCase is a board with its known answer: testdata/cases.
type aCase struct {
	Tags   []string
	Expect string
	Result struct {
		Kind, Play, Compound string
		Vertices             []struct {
			ID         string
			SG         any // a number, or an object for an infinite value
			Outcome    string
			Suspense   *int
			Remoteness *int32
		}
		Splits  map[string][]string
		Chips   []string
		Sum     any
		Outcome string
		Count   int        `json:"winning_moves_count"`
		Moves   []caseMove `json:"winning_moves"`
		Drawing []caseMove `json:"drawing_moves"`
		SG      *int
		Edges   []int32 `json:"winning_edge_indices"`
		Cuts    []int   `json:"edge_values_after_cut"`
		Notes   struct {
			Misere     string            `json:"misere_outcome"`
			SJ         string            `json:"sj_naive"`
			Breaks     []string          `json:"sj_condition_broken_at"`
			Tame       map[string]string // type and value of each vertex
			Remoteness map[string]int32
			Foreclosed map[string]any
			Left       *int32     `json:"moves_left"`
			Nearer     []caseMove `json:"fastest_moves"`
		}
	}
	Error struct {
		Class    string
		Mentions []string
		Line     int
		Cycles   [][]string
	}
}

// caseMove is a move of one chip or, with Moves, of several.
type caseMove struct {
	From  string
	To    []string
	Moves []caseMove
}

// eachCase runs a test for each case, with its text.
func eachCase(t *testing.T, run func(t *testing.T, c aCase, text []byte)) {
	files, err := filepath.Glob("../../testdata/cases/*.json")
	if err != nil || len(files) < 290 {
		t.Fatalf("%d cases, %v", len(files), err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		t.Run(name, func(t *testing.T) {
			var c aCase
			description, err := os.ReadFile(file)
			if err == nil {
				err = json.Unmarshal(description, &c)
			}
			text, errText := os.ReadFile(strings.TrimSuffix(file, ".json") + ".dot")
			if err := errors.Join(err, errText); err != nil {
				t.Fatal(err)
			}
			run(t, c, text)
		})
	}
}

func TestCases(t *testing.T) {
	solved := 0
	eachCase(t, func(t *testing.T, c aCase, text []byte) {
		b, err := board.Read(text, "case.gv")
		if err == nil {
			err = board.Locate(b.Check(), text, "case.gv")
		}
		if c.Expect == "error" {
			checkError(t, c, err)
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		kind := map[bool]string{true: "digraph", false: "graph"}[b.Directed]
		if kind != c.Result.Kind || b.Rule.Play.String() != c.Result.Play {
			t.Errorf("%s %s, want %s %s", kind, b.Rule.Play, c.Result.Kind, c.Result.Play)
		}
		solved++
		if !b.Directed {
			checkHackenbush(t, c, b)
			return
		}
		checkBoard(t, c, b)
		checkAnswer(t, c, b)
	})
	if solved < 253 {
		t.Errorf("only %d cases solved", solved)
	}
}

// checkBoard compares what was read.
func checkBoard(t *testing.T, c aCase, b board.Board) {
	if got := b.Rule.Compound.String(); got != c.Result.Compound {
		t.Errorf("compound %s, want %s", got, c.Result.Compound)
	}
	var ids, splits, chips []string
	for _, v := range b.Vertices {
		if v.Split {
			splits = append(splits, v.ID)
			continue
		}
		ids = append(ids, v.ID)
		for range v.Chips {
			chips = append(chips, v.ID)
		}
	}
	var want []string
	for _, v := range c.Result.Vertices {
		want = append(want, v.ID)
	}
	if !slices.Equal(ids, want) {
		t.Errorf("vertices %q, want %q", ids, want)
	}
	if !slices.Equal(chips, c.Result.Chips) {
		t.Errorf("chips %q, want %q", chips, c.Result.Chips)
	}
	slices.Sort(splits)
	if want := slices.Sorted(keys(c.Result.Splits)); !slices.Equal(splits, want) {
		t.Errorf("splits %q, want %q", splits, want)
	}
}

func keys(m map[string][]string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// checkError compares the error: its type, its line, what it mentions.
func checkError(t *testing.T, c aCase, err error) {
	if err == nil {
		t.Fatal("no error")
	}
	var syntax *board.SyntaxError
	var attribute *board.AttributeError
	var cycle *board.CycleError
	var split *board.SplitError
	var compound *board.CompoundError
	var ground *board.GroundError
	fits := false
	switch c.Error.Class {
	case "syntax":
		fits = errors.As(err, &syntax) && (c.Error.Line == 0 || syntax.Line == c.Error.Line)
	case "chips", "play", "loopy":
		fits = errors.As(err, &attribute) && attribute.Key == c.Error.Class
	case "compound":
		fits = errors.As(err, &attribute) && attribute.Key == "compound" || errors.As(err, &compound)
	case "split":
		fits = errors.As(err, &split)
	case "cycle":
		fits = errors.As(err, &cycle) && slices.ContainsFunc(c.Error.Cycles, func(want []string) bool {
			return sameCycle(cycle.Cycle, want)
		})
	case "ground", "grounded":
		fits = errors.As(err, &ground)
	}
	if !fits {
		t.Errorf("%s error expected, line %d, got %T: %v", c.Error.Class, c.Error.Line, err, err)
	}
	for _, word := range c.Error.Mentions {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("%q is not mentioned: %v", word, err)
		}
	}
	if !strings.HasPrefix(err.Error(), "case.gv:") {
		t.Errorf("the file is not mentioned: %v", err)
	}
}

// sameCycle compares cycles, wherever they begin.
func sameCycle(a, b []string) bool {
	first := func(c []string) []string {
		i := slices.Index(c, slices.MinFunc(c, cmp.Compare[string]))
		return slices.Concat(c[i:], c[:i])
	}
	return slices.Equal(first(a), first(b))
}

// TestCasesComeBack writes and reads every case.
func TestCasesComeBack(t *testing.T) {
	eachCase(t, func(t *testing.T, _ aCase, text []byte) {
		if b, err := board.Read(text, ""); err == nil {
			comesBack(t, b)
		}
	})
}

// comesBack tests that a board is the same after writing and reading, and its text too.
func comesBack(t *testing.T, b board.Board) {
	t.Helper()
	text := board.Write(b)
	again, err := board.Read(text, "written")
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if !board.Equal(b, again) {
		t.Fatalf("another board: %+v, want %+v\n%s", again, b, text)
	}
	if second := board.Write(again); string(second) != string(text) {
		t.Fatalf("another text:\n%s\nwant:\n%s", second, text)
	}
}
