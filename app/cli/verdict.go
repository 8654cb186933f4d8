package cli

import (
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// verdict is the sentence on who wins.
func (t *tabler) verdict() string {
	a := t.answer
	switch {
	case a.Undecided != nil:
		return lang.Error(t.language, a.Undecided)
	case a.Known:
		return lang.Plain(lang.Verdict(t.language, a.Outcome, t.terms(), a.Sum, a.MoveCount()))
	case a.Outcome == solver.D:
		return lang.Plain(lang.Outcome(t.language, a.Outcome, max(len(a.DrawingMoves()), a.JointCount)))
	}
	return lang.Plain(lang.Outcome(t.language, a.Outcome, a.MoveCount()))
}

// moves lists the winning moves or, in a draw, those that keep it.
func (t *tabler) moves() {
	a := t.answer
	if a.Outcome == solver.D {
		t.list(lang.DrawingTitle, t.plain(a.DrawingMoves()), t.joint(a.JointDrawing), max(len(a.Drawing), a.JointCount))
		return
	}
	t.list(lang.MovesTitle, t.plain(a.Moves()), t.joint(a.Joint), a.MoveCount())
}

// list writes one of two lists of moves, with how many of all are left out.
func (t *tabler) list(title lang.Message, plain, joint [][]string, count int) {
	rows := append(plain, joint...)
	if len(rows) == 0 {
		return
	}
	t.w.WriteString("\n" + title[t.language] + "\n")
	table(&t.w, rows)
	if rest := count - len(rows); rest > 0 {
		t.w.WriteString(lang.MovesRest.In(t.language, rest) + "\n")
	}
}

// plain is the moves of one chip, a row each, with what they do to its value where that decides.
func (t *tabler) plain(moves []solver.Replacement) [][]string {
	var rows [][]string
	for _, m := range moves[:min(len(moves), manyMoves)] {
		row := []string{t.move(m)}
		switch {
		case t.answer.Loopy:
			row = append(row, t.nearer(m))
		case t.answer.Known:
			value := t.value(m.From)
			row = append(row, lang.MoveBecomes.In(t.language, value, value^t.answer.Sum))
		}
		rows = append(rows, row)
	}
	return rows
}

// nearer marks a winning move on a loopy board that brings the end nearer.
func (t *tabler) nearer(m solver.Replacement) string {
	for i, w := range t.answer.Winning {
		if w.From == m.From && w.Option == m.To[0] && i < len(t.answer.Nearer) && t.answer.Nearer[i] {
			return lang.MoveNearer[t.language]
		}
	}
	return ""
}

// joint is the moves of several chips, a row each.
func (t *tabler) joint(moves []solver.Joint) [][]string {
	var rows [][]string
	for i, m := range moves {
		var parts []string
		for _, r := range m {
			parts = append(parts, t.move(r))
		}
		row := []string{strings.Join(parts, ", ")}
		if i < len(t.answer.Nearer) && t.answer.Nearer[i] {
			row = append(row, lang.MoveNearer[t.language])
		}
		rows = append(rows, row)
	}
	return rows
}

func (t *tabler) move(m solver.Replacement) string { return t.name(m.From) + " → " + t.parts(m.To) }
