package app

import (
	"testing"

	"dev.mexboard/app/lang"
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
