package cli

import (
	"bufio"
	"strconv"
	"unicode/utf8"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// manyMoves is how many winning moves are listed; of more only the number is given.
const manyMoves = 1000

// writeJSON writes an answer as one JSON object: the same board gives the same bytes. It is written as it is made, so
// that a large board takes no more room. Errors are kept by w until Flush. The language is that of the sentence of an
// undecided board.
func writeJSON(w *bufio.Writer, l lang.Language, b board.Board, a solver.Answer) {
	j := jsonWriter{w, b, a}
	w.WriteString(`{"kind":"digraph","play":"` + a.Rule.Play.String() + `","compound":"` + a.Rule.Compound.String() + `",`)
	w.WriteString("\n \"vertices\":[")
	j.vertices()
	w.WriteString("],\n \"chips\":[")
	j.chips()
	w.WriteByte(']')
	j.sum()
	w.WriteString(`,"outcome":`)
	j.outcome(a.Outcome)
	if a.Undecided != nil {
		w.WriteString(",\n \"undecided\":")
		writeString(w, lang.Error(l, a.Undecided))
	} else {
		w.WriteString(",\n ")
		j.moves()
	}
	w.WriteString("}\n")
}

// jsonWriter writes the parts of one answer.
type jsonWriter struct {
	w      *bufio.Writer
	board  board.Board
	answer solver.Answer
}

func (j jsonWriter) vertices() {
	var suspenses []int32
	if !j.answer.Loopy {
		suspenses = solver.Suspenses(j.answer.Graph, j.answer.Rule.Play)
	}
	list := separator{w: j.w}
	for i := range j.board.Vertices {
		if j.board.Vertices[i].Split {
			continue
		}
		v := int32(i)
		list.next()
		j.w.WriteString(`{"id":`)
		j.id(v)
		j.w.WriteString(`,"sg":`)
		if k, infinite := j.answer.Loop(v); infinite {
			j.loop(k)
		} else {
			value, _ := j.answer.Values.At(v)
			j.number(value)
		}
		j.w.WriteString(`,"outcome":`)
		j.outcome(j.answer.Vertex(v))
		if j.answer.Loopy {
			j.w.WriteString(`,"remoteness":`)
			j.remoteness(j.answer.RemotenessOf(v))
		} else {
			j.w.WriteString(`,"suspense":`)
			j.number(int(suspenses[v]))
		}
		j.w.WriteByte('}')
	}
}

func (j jsonWriter) chips() {
	list := separator{w: j.w}
	for _, s := range j.answer.Chips {
		for range s.Count {
			list.next()
			j.id(s.Vertex)
		}
	}
}

// sum is that of disjunctive normal play; other rules have none.
func (j jsonWriter) sum() {
	switch {
	case j.answer.Infinite != nil:
		j.w.WriteString(`,"sum":`)
		j.loop(j.answer.Infinite.K)
	case j.answer.Known:
		j.w.WriteString(`,"sum":`)
		j.number(j.answer.Sum)
	}
}

// moves is the winning moves or, where they are too many, their number; and in a draw those that keep it.
func (j jsonWriter) moves() {
	a := j.answer
	if n := a.MoveCount(); n > manyMoves || n > 0 && a.Rule.Compound.Joint() && a.Joint == nil {
		j.w.WriteString(`"winning_moves_count":`)
		j.number(n)
	} else {
		j.w.WriteString(`"winning_moves":`)
		j.list(a.Moves(), a.Joint)
	}
	if a.Outcome != solver.D {
		return
	}
	drawing := a.DrawingMoves()
	if n := max(len(drawing), a.JointCount); n > manyMoves {
		j.w.WriteString(`,"drawing_moves_count":`)
		j.number(n)
		return
	}
	j.w.WriteString(`,"drawing_moves":`)
	j.list(drawing, a.JointDrawing)
}

// list writes moves of one chip or, where there are none, joint moves.
func (j jsonWriter) list(moves []solver.Replacement, joint []solver.Joint) {
	j.w.WriteByte('[')
	list := separator{w: j.w}
	for _, m := range moves {
		list.next()
		j.move(m)
	}
	for _, m := range joint {
		list.next()
		j.w.WriteString(`{"moves":[`)
		parts := separator{w: j.w}
		for _, r := range m {
			parts.next()
			j.move(r)
		}
		j.w.WriteString("]}")
	}
	j.w.WriteByte(']')
}

func (j jsonWriter) move(m solver.Replacement) {
	j.w.WriteString(`{"from":`)
	j.id(m.From)
	j.w.WriteString(`,"to":[`)
	parts := separator{w: j.w}
	for _, v := range m.To {
		parts.next()
		j.id(v)
	}
	j.w.WriteString("]}")
}

func (j jsonWriter) id(v int32) { writeString(j.w, j.board.Vertices[v].ID) }

func (j jsonWriter) number(n int) { j.w.Write(strconv.AppendInt(j.w.AvailableBuffer(), int64(n), 10)) }

// outcome is null where it is not known.
func (j jsonWriter) outcome(o solver.Outcome) {
	if o == solver.Unknown {
		j.w.WriteString("null")
		return
	}
	j.w.WriteString(`"` + o.String() + `"`)
}

// remoteness is null for D.
func (j jsonWriter) remoteness(r int32) {
	if r < 0 {
		j.w.WriteString("null")
		return
	}
	j.number(int(r))
}

// loop is an infinite value: the finite values of the options.
func (j jsonWriter) loop(k []int) {
	j.w.WriteString(`{"loop":[`)
	list := separator{w: j.w}
	for _, n := range k {
		list.next()
		j.number(n)
	}
	j.w.WriteString("]}")
}

// separator puts commas between the elements of a list.
type separator struct {
	w     *bufio.Writer
	begun bool
}

func (s *separator) next() {
	if s.begun {
		s.w.WriteByte(',')
	}
	s.begun = true
}

// writeString writes a JSON string (RFC 8259): in UTF-8, escaping only what must be.
func writeString(w *bufio.Writer, text string) {
	const hex = "0123456789abcdef"
	w.WriteByte('"')
	for _, r := range text { // what is not UTF-8 becomes U+FFFD
		switch {
		case r == '"' || r == '\\':
			w.WriteByte('\\')
			w.WriteByte(byte(r))
		case r == '\n':
			w.WriteString(`\n`)
		case r == '\t':
			w.WriteString(`\t`)
		case r < ' ':
			w.WriteString(`\u00`)
			w.WriteByte(hex[r>>4])
			w.WriteByte(hex[r&15])
		case r < utf8.RuneSelf:
			w.WriteByte(byte(r))
		default:
			w.WriteRune(r)
		}
	}
	w.WriteByte('"')
}
