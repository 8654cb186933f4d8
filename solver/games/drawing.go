package games

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"dev.mexboard/solver/board"
)

// drawing is a plain graph that games are played on: no directions, no loops, no parallel edges.
type drawing struct {
	names []string
	next  []uint32 // by vertex: its neighbours, as bits
	edges [][2]int
}

// unreadable are characters that the name of a vertex may not have: they have a meaning in the names of positions.
const unreadable = "+:'\"" + smallDigits

// plainDigits makes large digits of small ones.
var plainDigits = strings.NewReplacer("₀", "0", "₁", "1", "₂", "2", "₃", "3", "₄", "4", "₅", "5", "₆", "6", "₇", "7", "₈", "8", "₉", "9")

// maxDrawn is how many vertices it may have.
const maxDrawn = 24

// parseDrawing reads edges and lone vertices, parted by commas: a-b,b-c,d.
func parseDrawing(args []string, p Param) (drawing, error) {
	var d drawing
	index := map[string]int{}
	vertex := func(name string) int {
		if v, ok := index[name]; ok {
			return v
		}
		index[name] = len(d.names)
		d.names = append(d.names, name)
		d.next = append(d.next, 0)
		return len(d.names) - 1
	}
	for _, item := range strings.FieldsFunc(strings.Join(args, " "), func(r rune) bool { return strings.ContainsRune(", ;\n\t", r) }) {
		last := -1
		for _, name := range strings.Split(item, "-") {
			if name == "" || strings.ContainsAny(name, unreadable) {
				return d, wrong(notDrawing, item, p.Example)
			}
			v := vertex(name)
			if len(d.names) > maxDrawn {
				return d, wrong(drawnLarge, maxDrawn)
			}
			if last >= 0 {
				d.join(last, v)
			}
			last = v
		}
	}
	if len(d.names) == 0 {
		return d, wrong(notDrawing, "", p.Example)
	}
	return d, nil
}

func (d *drawing) join(v, w int) {
	if v == w || d.next[v]>>w&1 != 0 {
		return
	}
	d.next[v] |= 1 << w
	d.next[w] |= 1 << v
	d.edges = append(d.edges, [2]int{v, w})
}

// Drawing is a board as a parameter of the games that are played on a drawn graph: directions, ground and what is
// double do not count. Vertices whose names would not be read back have their numbers for names; of small digits they
// keep the number.
func Drawing(b board.Board) string {
	names := make([]string, len(b.Vertices))
	given := map[string]bool{}
	for _, v := range b.Vertices {
		given[v.ID] = true
	}
	for i, v := range b.Vertices {
		name := plainDigits.Replace(v.ID)
		switch {
		case name == "" || strings.ContainsAny(name, unreadable+"-,;/(){} \n\t\r，、；－") || name != v.ID && given[name]:
			name = "#" + strconv.Itoa(i+1)
		case strings.HasPrefix(name, "#"):
			name = "#" + name // it would be one of those
		}
		names[i] = name
	}
	var items []string
	joined := make([]bool, len(names))
	for _, e := range b.Edges {
		if e.From != e.To {
			items = append(items, names[e.From]+"-"+names[e.To])
			joined[e.From], joined[e.To] = true, true
		}
	}
	for i, name := range names {
		if !joined[i] {
			items = append(items, name)
		}
	}
	return strings.Join(items, ",")
}

// all is every vertex.
func (d drawing) all() uint32 { return 1<<len(d.names) - 1 }

// name is a set of vertices as text: "abc", or with commas where names are longer.
func (d drawing) name(set uint32) string {
	var names []string
	comma := ""
	for v, name := range d.names {
		if utf8.RuneCountInString(name) > 1 {
			comma = ","
		}
		if set>>v&1 != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, comma)
}

// set is the vertices of a text that name made.
func (d drawing) set(text string) uint32 {
	set := uint32(0)
	separated := "," + text + ","
	for v, name := range d.names {
		if strings.Contains(separated, ","+name+",") || utf8.RuneCountInString(name) == 1 && d.short() && strings.Contains(text, name) {
			set |= 1 << v
		}
	}
	return set
}

// short tells whether every name is one character.
func (d drawing) short() bool {
	for _, name := range d.names {
		if utf8.RuneCountInString(name) != 1 {
			return false
		}
	}
	return true
}

// component is the vertices of a set that can be reached from one of them inside it.
func (d drawing) component(v int, set uint32) uint32 {
	found, open := uint32(1)<<v, uint32(1)<<v
	for open != 0 {
		w := bits.TrailingZeros32(open)
		open &^= 1 << w
		more := d.next[w] & set &^ found
		found |= more
		open |= more
	}
	return found
}

// components are the parts of a set, those of one vertex only where lone ones count.
func (d drawing) components(set uint32, lone bool) []Position {
	var all []Position
	for set != 0 {
		part := d.component(bits.TrailingZeros32(set), set)
		set &^= part
		if lone || bits.OnesCount32(part) > 1 {
			all = append(all, Position(d.name(part)))
		}
	}
	return all
}

// connected counts the connected sets of vertices, as far as a board may go.
func (d drawing) connected() float64 {
	seen := map[uint32]bool{}
	var list []uint32
	for v := range d.names {
		seen[1<<v] = true
		list = append(list, 1<<v)
	}
	for i := 0; i < len(list) && len(list) <= MaxVertices; i++ {
		around := uint32(0)
		for v := range d.names {
			if list[i]>>v&1 != 0 {
				around |= d.next[v]
			}
		}
		for around &^= list[i]; around != 0; around &= around - 1 {
			if grown := list[i] | around&-around; !seen[grown] {
				seen[grown] = true
				list = append(list, grown)
			}
		}
	}
	return float64(len(list))
}

// view shows the part of the drawing that a set is of: the vertices that are left, those that are gone, and where the piece
// stands; piece is -1 where there is none. Of a part that is all gone only the one game there is can tell.
func (d drawing) view(set uint32, piece int, start []Position) board.View {
	part := uint32(0)
	switch {
	case set != 0:
		part = d.component(bits.TrailingZeros32(set), d.all())
	case len(start) == 1:
		part = d.all()
	}
	v := board.View{Look: board.Drawn, Rows: [][]board.Mark{make([]board.Mark, len(d.names))}, Names: make([]string, len(d.names))}
	for i, name := range d.names {
		if part>>i&1 == 0 {
			continue
		}
		v.Names[i] = name
		switch {
		case i == piece:
			v.Rows[0][i] = board.Piece
		case set>>i&1 != 0:
			v.Rows[0][i] = board.Free
		}
	}
	for _, e := range d.edges {
		if part>>e[0]&1 != 0 {
			v.Links = append(v.Links, e)
		}
	}
	return v
}

// inRow is places of the first row.
func inRow(places ...int) [][2]int {
	var all [][2]int
	for _, k := range places {
		all = append(all, [2]int{0, k})
	}
	return all
}
