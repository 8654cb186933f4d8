package cli

import (
	"bufio"
	"context"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// solveHackenbush solves an undirected board.
func (s *session) solveHackenbush(in input) error {
	if err := in.check(); err != nil {
		return err
	}
	b := in.board
	a, err := b.Hackenbush().Solve(context.Background(), b.Rule.Play, solver.Limits{})
	if err != nil {
		return err
	}
	if !s.options.has("--json") {
		return s.write(hackenbushTables(s.language, b, a))
	}
	w := bufio.NewWriter(s.stdout)
	writeHackenbushJSON(w, s.language, b, a)
	return w.Flush()
}

// writeHackenbushJSON writes an answer as one JSON object. Winning edges are left out where they are not known.
func writeHackenbushJSON(w *bufio.Writer, l lang.Language, b board.Board, a solver.HackenbushAnswer) {
	j := jsonWriter{w: w, board: b}
	w.WriteString(`{"kind":"graph","play":"` + a.Play.String() + `","sg":`)
	j.number(a.Value)
	w.WriteString(`,"outcome":`)
	j.outcome(a.Outcome)
	switch {
	case a.Undecided != nil:
		w.WriteString(",\n \"undecided\":")
		writeString(w, lang.Error(l, a.Undecided))
	case a.Listed:
		w.WriteString(",\n \"winning_edges\":[")
		list := separator{w: w}
		for _, e := range a.Winning {
			list.next()
			w.WriteByte('[')
			j.id(int32(b.Edges[e].From))
			w.WriteByte(',')
			j.id(int32(b.Edges[e].To))
			w.WriteByte(']')
		}
		w.WriteByte(']')
	}
	w.WriteString("}\n")
}

// hackenbushTables is an answer for people: the value, who wins and why, and the winning edges.
func hackenbushTables(l lang.Language, b board.Board, a solver.HackenbushAnswer) string {
	var w strings.Builder
	w.WriteString(lang.HackenbushRule.In(l, lang.PlayOf(l, a.Play)) + "\n\n")
	w.WriteString(lang.HackenbushValue.In(l, a.Value) + "\n\n")
	w.WriteString(lang.Plain(lang.HackenbushVerdict(l, a)) + "\n")
	if len(a.Winning) == 0 {
		return w.String()
	}
	w.WriteString("\n" + lang.HackenbushEdges[l] + "\n")
	var rows [][]string
	for _, e := range a.Winning[:min(len(a.Winning), manyMoves)] {
		ends := b.Edges[e]
		rows = append(rows, []string{shown(b.Vertices[ends.From].ID) + " — " + shown(b.Vertices[ends.To].ID)})
	}
	table(&w, rows)
	if rest := len(a.Winning) - len(rows); rest > 0 {
		w.WriteString(lang.MovesRest.In(l, rest) + "\n")
	}
	return w.String()
}
