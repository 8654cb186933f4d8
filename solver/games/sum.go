package games

import (
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// Several games on one board are a sum. Its game attribute names them all, with plus signs between: "nim 3 4 + octal
// 0.77 9"; "-" stands for what was drawn by hand or came from a program. The vertices of the second and further games
// have the number of the game, in small digits, at the end of their names.

// foreign stands in a sum for a part that is of no game of the table.
const foreign = "-"

// Maker tells of which game a vertex of a board is, and which of its positions.
type Maker struct {
	setups []Setup
	known  []bool
}

// MakerOf reads what a board says it was made of; ok is false where it says nothing, or nothing that can be made. A
// program is not run: how its positions look is seen in their names.
func MakerOf(b board.Board) (m Maker, ok bool) {
	for k, line := range lines(b) {
		s, err := Parse(Words(line))
		if _, program := ProgramOf(b); program && line == foreign {
			s, err = seen(b, k+1), nil
		}
		m.setups, m.known = append(m.setups, s), append(m.known, err == nil)
	}
	return m, slices.Contains(m.known, true)
}

// Games lists the games that are known.
func (m Maker) Games() []Setup {
	var all []Setup
	for i, s := range m.setups {
		if m.known[i] {
			all = append(all, s)
		}
	}
	return all
}

// Of is the game of a vertex, and its position there; ok is false for a joint and where no game is known.
func (m Maker) Of(v board.Vertex) (s Setup, p Position, ok bool) {
	name := v.ID
	if v.HasLabel && !v.HTMLLabel {
		name = v.Label
	}
	n, name := numbered(name)
	if v.Split || n > len(m.setups) || !m.known[n-1] {
		return Setup{}, "", false
	}
	return m.setups[n-1], Position(name), true
}

// Seen is a vertex as its game looks, and the heaps of Nim that it equals by theory (nil where none is known).
type Seen struct {
	View  board.View
	Heaps []int
}

// See is how a vertex looks; ok is false for a joint, where no game is known, and where a vertex was renamed so that its
// name is no position of its game.
func (m Maker) See(v board.Vertex) (seen Seen, ok bool) {
	ok = m.ask(v, func(s Setup, p Position) {
		seen.View = s.View(p)
		seen.Heaps, _ = s.NimHeaps(p)
	})
	if !ok {
		return Seen{}, false
	}
	return seen, true
}

// ask asks the game of a vertex about its position; false where there is none.
func (m Maker) ask(v board.Vertex, about func(Setup, Position)) (ok bool) {
	s, p, ok := m.Of(v)
	if !ok || !s.plausible(p) {
		return false
	}
	// The games know their own positions only, and there is no other way to ask whether one is.
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	about(s, p)
	return true
}

// plausible tells whether a name may be a position that the start leads to: no longer than a start, by much, and
// without a number beyond all numbers of the start together.
func (s Setup) plausible(p Position) bool {
	if s.Game.Name == program.Name {
		return true
	}
	longest, sum := 0, 0
	for _, start := range s.Start {
		longest = max(longest, len(start))
		for _, n := range numbersIn(string(start)) {
			sum = min(sum+n, maxNumber)
		}
	}
	return len(p) <= 2*longest+8 && !slices.ContainsFunc(numbersIn(string(p)), func(n int) bool { return n > sum })
}

// maxNumber is larger than every number of a position.
const maxNumber = 1 << 30

// numbersIn lists the whole numbers that are written in a text.
func numbersIn(text string) []int {
	var list []int
	for _, digits := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		n, err := strconv.Atoi(digits)
		if err != nil {
			n = maxNumber
		}
		list = append(list, min(n, maxNumber))
	}
	return list
}

// lines are the games that a board is the sum of.
func lines(b board.Board) []string {
	for _, a := range b.Attrs {
		if a.Key == Attribute && !a.HTML {
			return strings.Split(a.Value, " + ")
		}
	}
	if _, ok := ProgramOf(b); ok {
		return []string{foreign}
	}
	return nil
}

// seen is the game of the part of a board that a program made, game number k, as far as the board tells.
func seen(b board.Board, k int) Setup {
	var names []string
	for _, v := range b.Vertices {
		if n, name := numbered(v.ID); n == k && !v.Split {
			names = append(names, name)
		}
	}
	look := viewer(names)
	return Setup{Game: program, rules: rules{view: func(p Position, _ []Position) board.View { return look(p) }}}
}

// Add is the sum of a board and the board of a game, which is moved by an offset: one board of both, and the indices of
// the new vertices. Of two programs the board keeps its own. Nothing is added where there is no room: then no index comes back.
func Add(b, part board.Board, by board.Point) (board.Board, []int) {
	before := lines(b)
	if len(before) == 0 && len(b.Vertices) > 0 {
		before = []string{foreign}
	}
	added := lines(part)
	if len(added) == 0 {
		added = []string{foreign}
	}
	part.Vertices = slices.Clone(part.Vertices)
	for i := range part.Vertices {
		v := &part.Vertices[i]
		v.ID = withNumber(v.ID, len(before))
		if v.HasLabel {
			v.Label = withNumber(v.Label, len(before))
		}
	}
	sum, list := board.Join(b, part, by)
	if len(list) == 0 {
		return b, nil
	}
	all := append(before[:len(before):len(before)], added...)
	if first := []string{foreign}; !slices.Equal(all, first) {
		sum.Attrs = withAttr(sum.Attrs, Attribute, strings.Join(all, " + "))
	}
	if text, ok := ProgramOf(part); ok {
		if _, has := ProgramOf(b); !has {
			sum.Attrs = withAttr(sum.Attrs, ProgramAttribute, text)
		}
	}
	sum.Loopy = b.Loopy || part.Loopy
	return sum, list
}

// withAttr is attributes with one of them set.
func withAttr(attrs []board.Attr, key, value string) []board.Attr {
	all := slices.DeleteFunc(slices.Clone(attrs), func(a board.Attr) bool { return a.Key == key })
	return append(all, board.Attr{Key: key, Value: value})
}

// smallDigits are the digits of the numbers of games.
const smallDigits = "₀₁₂₃₄₅₆₇₈₉"

// numbered splits a name from the number of its game, which is 1 where none stands there.
func numbered(name string) (n int, rest string) {
	small := []rune(smallDigits)
	rest = strings.TrimRight(name, smallDigits)
	for _, r := range name[len(rest):] {
		if n = 10*n + slices.Index(small, r); n > 1_000_000 {
			return 1, name
		}
	}
	if n < 2 {
		return 1, name
	}
	return n, rest
}

// withNumber gives a name the number of its game, counted on from those before.
func withNumber(name string, before int) string {
	n, rest := numbered(name)
	if n+before < 2 {
		return name
	}
	var digits strings.Builder
	for _, d := range strconv.Itoa(n + before) {
		digits.WriteRune([]rune(smallDigits)[d-'0'])
	}
	return rest + digits.String()
}
