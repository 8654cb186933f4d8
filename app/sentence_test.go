package app

import (
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

func TestPunctuationStaysWithItsWord(t *testing.T) {
	spans := []lang.Span{{Text: "环："}, {Text: "a → b", Bold: true}, {Text: "。值（"}, {Text: "?", Bold: true}, {Text: "），"}}
	got := joined(spans)
	want := []lang.Span{{Text: "环："}, {Text: "a → b。", Bold: true}, {Text: "值"}, {Text: "（?），", Bold: true}}
	equal(t, "spans", got, want)
	if lang.Plain(got) != lang.Plain(spans) {
		t.Errorf("the text has changed: %q", lang.Plain(got))
	}
}

func TestNoLineBeginsWithWhatEndsAWord(t *testing.T) {
	p := func(text string) lang.Span { return lang.Span{Text: text, Outcome: solver.P} }
	for _, r := range [][2][]lang.Span{
		{{{Text: "это "}, p("P"), {Text: "-позиция, да"}}, {{Text: "это "}, p("P-позиция, "), {Text: "да"}}},
		{{{Text: "wins ("}, p("P"), {Text: "). All"}}, {{Text: "wins "}, p("(P). "), {Text: "All"}}},
		{{{Text: "играют "}, {Text: "короче", Bold: true}, {Text: ", ход"}}, {{Text: "играют "}, {Text: "короче, ", Bold: true}, {Text: "ход"}}},
		{{{Text: "a"}, {Text: " -1"}}, {{Text: "a "}, {Text: "-1"}}},
	} {
		equal(t, lang.Plain(r[0]), joined(r[0]), r[1])
	}
}

func TestWideTextMayBreak(t *testing.T) {
	for text, want := range map[string][]string{
		"plain words, here": {"plain words, here"},
		"顶点 A 的值（mex）为 0。":  {"顶", "点 A ", "的", "值", "（mex）", "为 0。"},
		"先手必胜":              {"先", "手", "必", "胜"},
		"":                  {""},
	} {
		equal(t, text, unbroken(text), want)
	}
}
