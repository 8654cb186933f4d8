package cli

import (
	"bufio"
	"context"
	"errors"
	"strconv"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

var valuesCommand = command{
	name:  "values",
	usage: []string{"values GAME [ARGS] -n COUNT [--json] [--csv]"},
	about: lang.HelpValues,
	note:  text(lang.HelpSequence),
	flags: []flag{
		{name: "-n", value: "COUNT", about: text(lang.FlagCount)},
		{name: "--json", about: text(lang.FlagJSON)},
		{name: "--csv", about: text(lang.FlagCSV)},
		langFlag,
		helpFlag,
	},
	examples: []string{
		"mexboard values octal 0.77 -n 60",
		"mexboard values subtraction 1,3,4 -n 30",
		"mexboard values grundy -n 100 --csv",
	},
	run: values,
}

// values writes the values of a game's positions in a row, and tells the period, or that none is proved. Interrupted, it
// writes those there are.
func values(s *session) error {
	g, args, err := games.Of(s.options.files)
	if err != nil {
		return inputError{err}
	}
	count, err := s.count()
	if err != nil {
		return err
	}
	if s.options.has("--json") && s.options.has("--csv") {
		return usage(lang.UsageOneOf, "--json", "--csv")
	}
	ctx, stop := s.listen()
	q, err := g.Sequence(ctx, args, count, nil)
	stop() // a second interrupt ends the program at once
	cut := errors.Is(err, context.Canceled)
	if err != nil && !cut {
		return gameError(err)
	}
	w := bufio.NewWriter(s.stdout)
	switch {
	case s.options.has("--json"):
		valuesJSON(w, games.Line(append([]string{g.Name}, args...)), q)
	case s.options.has("--csv"):
		valuesCSV(w, q)
	default:
		valuesLine(w, q)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	switch p := q.Period; {
	case cut:
		return interruptError{trouble(lang.ValuesCut, len(q.Values), count)}
	case p.Proved:
		s.say(trouble(lang.PeriodProved, p.Length, p.From))
	default:
		s.say(trouble(lang.PeriodNone))
	}
	return nil
}

// count is what -n says.
func (s *session) count() (int, error) {
	if !s.options.has("-n") {
		return 0, usage(lang.UsageNoCount)
	}
	text := s.options.value("-n")
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil || n == 0 {
		return 0, usage(lang.UsageCount, text)
	}
	return int(n), nil
}

func valuesLine(w *bufio.Writer, q games.Sequence) {
	for i, v := range q.Values {
		if i > 0 {
			w.WriteByte(' ')
		}
		writeNumber(w, int(v))
	}
	w.WriteByte('\n')
}

func valuesCSV(w *bufio.Writer, q games.Sequence) {
	w.WriteString("n,value\n")
	for i, v := range q.Values {
		writeNumber(w, q.From+i)
		w.WriteByte(',')
		writeNumber(w, int(v))
		w.WriteByte('\n')
	}
}

func valuesJSON(w *bufio.Writer, line string, q games.Sequence) {
	w.WriteString(`{"game":`)
	writeString(w, line)
	w.WriteString(`,"from":`)
	writeNumber(w, q.From)
	w.WriteString(",\n \"values\":[")
	list := separator{w: w}
	for _, v := range q.Values {
		list.next()
		writeNumber(w, int(v))
	}
	w.WriteByte(']')
	if p := q.Period; p.Proved {
		w.WriteString(",\n \"period\":{\"from\":")
		writeNumber(w, p.From)
		w.WriteString(`,"length":`)
		writeNumber(w, p.Length)
		w.WriteString(`,"proved":true}`)
	}
	w.WriteString("}\n")
}

func writeNumber(w *bufio.Writer, n int) {
	w.Write(strconv.AppendInt(w.AvailableBuffer(), int64(n), 10))
}
