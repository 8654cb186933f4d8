package lang_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

var update = flag.Bool("update", false, "write the goldens anew")

// plays lists the boards of the transcripts. Their names are those of the goldens.
var plays = []struct{ name, text string }{
	{"first", `digraph { A; B -> A; C -> {A B}; D -> {B C F}; E -> A; F -> {C E}
		B [chips=1]; D [chips=1]; E [chips=1] }`},
	// Splits with two targets, one and none; three chips on one vertex, one on a terminal.
	{"split", `digraph { z; one -> z; pair -> {s t u one}; s -> one; s -> one; t -> one; u
		s [split=true]; t [split=true]; u [split=true]; pair [chips=3]; z [chips=1]; one [chips=2] }`},
	{"nochips", `digraph { a; b -> a }`},
	// More options than a sentence lists, and a P position with two equal chips.
	{"wide", `digraph { w -> {a b c d e f g h}; w [chips=2] }`},
}

func transcript(t *testing.T, dot string, l lang.Language) string {
	t.Helper()
	b, err := board.Read([]byte(dot), "")
	if err != nil {
		t.Fatal(err)
	}
	a, err := solver.Solve(t.Context(), solver.Problem{Graph: b.Graph(), Rule: b.Rule, Chips: b.Stacks(), Loopy: b.Loopy})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	k := 0
	for step := range a.Steps() {
		k++
		spans := lang.Sentence(l, step, func(v int32) string { return b.Vertices[v].ID })
		fmt.Fprintf(&text, "%d. %s\n", k, marked(spans))
	}
	return text.String()
}

// marked is the text of spans with their looks as marks.
func marked(spans []lang.Span) string {
	var text strings.Builder
	for _, s := range spans {
		piece := s.Text
		if s.Outcome != solver.Unknown {
			piece = "_" + piece + "_"
		}
		if s.Bold {
			piece = "*" + piece + "*"
		}
		text.WriteString(piece)
	}
	return text.String()
}

func TestTranscripts(t *testing.T) {
	for _, p := range plays {
		for _, l := range lang.Languages {
			golden(t, p.name+"."+l.Code()+".txt", transcript(t, p.text, l))
		}
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs:\n%s", name, got)
	}
}

// TestEverySentence wants words for every kind of step, and different ones in every language.
func TestEverySentence(t *testing.T) {
	names := func(v int32) string { return fmt.Sprintf("v%d", v) }
	for kind := solver.StepReady; kind <= solver.StepTarget; kind++ {
		seen := map[string]lang.Language{}
		for _, l := range lang.Languages {
			text := lang.Plain(lang.Sentence(l, solver.Step{Kind: kind}, names))
			if other, ok := seen[text]; ok || text == "" {
				t.Errorf("kind %d: %q in %s, as in %s", kind, text, l.Code(), other.Code())
			}
			seen[text] = l
		}
	}
	if spans := lang.Sentence(lang.English, solver.Step{}, names); spans != nil {
		t.Errorf("no step says %q", lang.Plain(spans))
	}
}

func TestSum(t *testing.T) {
	rows := []struct {
		terms []int
		value int
		want  string
	}{
		{nil, 0, "0"},
		{[]int{3}, 3, "3"},
		{[]int{1, 3, 1}, 3, "1 ⊕ 3 ⊕ 1 = 3"},
		{make([]int, 13), 0, "0"},
	}
	for _, row := range rows {
		if got := lang.Sum(row.terms, row.value); got != row.want {
			t.Errorf("Sum(%v) = %q, want %q", row.terms, got, row.want)
		}
	}
}

func TestVerdict(t *testing.T) {
	rows := []struct {
		l       lang.Language
		outcome solver.Outcome
		terms   []int
		sum     int
		moves   int
		want    string
	}{
		{lang.English, solver.N, []int{1, 3, 1}, 3, 1, "The next player wins (*_N_*): *1 ⊕ 3 ⊕ 1 = 3* is not 0. One move leaves 0."},
		{lang.Russian, solver.N, []int{2}, 2, 3, "Выигрывает тот, чей ход (*_N_*): *2* — не 0. 3 хода оставляют 0."},
		{lang.Finnish, solver.P, []int{1, 1}, 0, 0, "Edellinen pelaaja voittaa (*_P_*): nim-summa on *1 ⊕ 1 = 0*. Mikään siirto ei jätä nollaa."},
		{lang.Chinese, solver.P, nil, 0, 0, "没有棋子：后手胜（*_P_*）。"},
	}
	for _, row := range rows {
		if got := marked(lang.Verdict(row.l, row.outcome, row.terms, row.sum, row.moves)); got != row.want {
			t.Errorf("%q, want %q", got, row.want)
		}
	}
}
