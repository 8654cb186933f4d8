package lessons

import (
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// Tell is blocks of a page's text with every {{...}} put in: facts by the solver, {{P}}, {{N}} and {{D}} as coloured
// letters. What cannot be told stays as it is written, and is in the problems, with the lines of its blocks.
func Tell(k Known, l lang.Language, blocks []Block) ([]Block, []Problem) {
	list := clone(blocks)
	var problems []Problem
	for i, b := range list {
		var told []Span
		for _, s := range b.Spans {
			filled, err := fill(k, l, s)
			if err != nil {
				problems = append(problems, Problem{Line: b.Line, Err: err})
			}
			told = append(told, filled...)
		}
		list[i].Spans = told
	}
	return list, problems
}

// fill is a span with its holes filled.
func fill(k Known, l lang.Language, s Span) (list []Span, err error) {
	text := s.Text
	for {
		before, rest, open := strings.Cut(text, "{{")
		words, after, closed := strings.Cut(rest, "}}")
		if !open || !closed {
			return appendSpan(list, s, text, solver.Unknown), err
		}
		list = appendSpan(list, s, before, solver.Unknown)
		told, outcome, wrong := put(k, l, strings.TrimSpace(words))
		if wrong != nil {
			told, err = "{{"+words+"}}", wrong
		}
		list = appendSpan(list, s, told, outcome)
		text = after
	}
}

// put is what stands for the words of a hole.
func put(k Known, l lang.Language, words string) (string, solver.Outcome, error) {
	for _, o := range []solver.Outcome{solver.P, solver.N, solver.D} {
		if words == lang.Letter(o) {
			return words, o, nil
		}
	}
	x, err := k.find(words)
	if err != nil {
		return "", solver.Unknown, err
	}
	if x.told != nil {
		return lang.Plain(x.told.spans(l)), x.outcome, nil
	}
	if !x.listed {
		return pretty(l, x.text), x.outcome, nil
	}
	if len(x.list) == 0 {
		return lang.LessonNone[l], solver.Unknown, nil
	}
	var list []string
	for _, item := range x.list {
		list = append(list, pretty(l, item))
	}
	return lang.List(l, list), solver.Unknown, nil
}

// pretty is a finding as readers see it: arrows for ->, a dash for --, the infinite value and the types by their signs.
func pretty(l lang.Language, text string) string {
	for _, t := range []solver.Type{solver.Wild, solver.Fickle, solver.Firm} {
		if text == t.String() {
			return lang.MisereTypes[t][l]
		}
	}
	if rest, ok := strings.CutPrefix(text, "inf{"); ok {
		return "∞{" + rest
	}
	text = strings.ReplaceAll(text, "->()", " → "+lang.MoveOff[l])
	text = strings.ReplaceAll(text, "->", " → ")
	return strings.ReplaceAll(text, "--", "–")
}

func appendSpan(list []Span, look Span, text string, o solver.Outcome) []Span {
	if text == "" {
		return list
	}
	look.Text = text
	look.Outcome = o
	return append(list, look)
}
