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
