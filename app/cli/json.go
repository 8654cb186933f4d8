package cli

import (
	"bufio"
	"strconv"
	"unicode/utf8"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// manyMoves is how many winning moves are listed; of more only the number is given.
const manyMoves = 1000

// writeJSON writes an answer as one JSON object: the same board gives the same bytes. It is written as it is made, so
// that a large board takes no more room. Errors are kept by w until Flush.
func writeJSON(w *bufio.Writer, b board.Board, a solver.Answer) {
	w.WriteString(`{"kind":"digraph","play":"` + a.Rule.Play.String() + `","compound":"` + a.Rule.Compound.String() + `",`)
	w.WriteString("\n \"vertices\":[")
	suspenses := solver.Suspenses(a.Graph, a.Rule.Play)
	list := separator{w: w}
	for v := range b.Vertices {
		if b.Vertices[v].Split {
			continue
		}
		list.next()
		writeVertex(w, b.Vertices[v].ID, a, int32(v), suspenses[v])
	}
	w.WriteString("],\n \"chips\":[")
	list = separator{w: w}
	for _, s := range a.Chips {
		for range s.Count {
			list.next()
			writeString(w, b.Vertices[s.Vertex].ID)
		}
	}
	w.WriteString(`],"sum":` + strconv.Itoa(a.Sum) + `,"outcome":"` + a.Outcome.String() + "\",\n ")
	writeMoves(w, b, a)
	w.WriteString("}\n")
}

func writeVertex(w *bufio.Writer, id string, a solver.Answer, v, suspense int32) {
	value, _ := a.Values.At(v)
	w.WriteString(`{"id":`)
	writeString(w, id)
	w.WriteString(`,"sg":`)
	w.Write(strconv.AppendInt(w.AvailableBuffer(), int64(value), 10))
	w.WriteString(`,"outcome":"` + a.Vertex(v).String() + `","suspense":`)
	w.Write(strconv.AppendInt(w.AvailableBuffer(), int64(suspense), 10))
	w.WriteByte('}')
}

func writeMoves(w *bufio.Writer, b board.Board, a solver.Answer) {
	if n := a.MoveCount(); n > manyMoves {
		w.WriteString(`"winning_moves_count":` + strconv.Itoa(n))
		return
	}
	w.WriteString(`"winning_moves":[`)
	list := separator{w: w}
	for _, m := range a.Moves() {
		list.next()
		w.WriteString(`{"from":`)
		writeString(w, b.Vertices[m.From].ID)
		w.WriteString(`,"to":[`)
		parts := separator{w: w}
		for _, v := range m.To {
			parts.next()
			writeString(w, b.Vertices[v].ID)
		}
		w.WriteString("]}")
	}
	w.WriteByte(']')
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
