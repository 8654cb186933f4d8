package board

import "slices"

// The ways for a text not to be a parent array.
var (
	notAParent   = problem{"parents.number", "a whole number, or -1 for the root", `the parent of each vertex by its number, as in "1 1 2"`}
	noSuchParent = problem{"parents.range", "a vertex that exists", `numbers from 1 to n, with 0, -1 or itself as the parent of the root`}
	noRootAbove  = problem{"parents.cycle", "a parent on the way to the root", `parents that lead to the root and do not go round`}
)

// The lists of parent arrays.
const (
	AllParents  = "all"  // every vertex has its number; the root's is 0, -1 or its own
	RestParents = "rest" // all but the root, which is the first vertex
)

// parentForm is one way to take a parent array: whether n stands before it, which vertices it lists, and the number of
// the first vertex.
type parentForm struct {
	header, list string
	first        int
}

// ReadParents reads a parent array, as contests give trees: numbers parted by blanks and line ends, the parent of each
// vertex in order. n may stand before them. Then come the parents of 2 to n, where 1 is the root (or, where a parent is
// 0, those of 1 to n-1, where 0 is the root), or those of all vertices, where the root's is 0, -1 or its own number.
// Vertices are counted from 1, and from 0 only where that alone gives one root. Lines that begin with # are passed over.
//
// Edges lead from parent to child: a chip moves away from the root, and the leaves are terminals. The board is directed
// and without chips; its vertices are in the order of their numbers, which name them. Several roots make a forest.
// Guess tells the other ways to take such a text.
//
// The error is a *SyntaxError or a *LimitError, with line and column.
func ReadParents(text []byte, name string) (Board, error) {
	p := parser{file: name}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	t, err := p.table(-1, notAParent)
	if err != nil {
		return Board{}, err
	}
	if len(t.cells) == 0 {
		return New(), nil
	}
	var forest *Board // the first way that gives several roots
	for _, form := range parentForms(t.cells) {
		b, roots, wrong := p.parentBoard(t.cells, form)
		switch {
		case wrong != nil && err == nil:
			err = wrong
		case wrong == nil && roots <= 1:
			return b, nil
		case wrong == nil && forest == nil:
			forest = &b
		}
	}
	if forest != nil {
		return *forest, nil
	}
	return Board{}, err
}

// parentForms lists the ways to take the numbers that fit their count, the likeliest first. There is at least one.
func parentForms(cells []cell) []parentForm {
	has := func(n int) bool { return slices.ContainsFunc(cells, func(c cell) bool { return c.n == n }) }
	var forms []parentForm
	switch len(cells) - 1 {
	case cells[0].n - 1:
		forms = append(forms, parentForm{CountHeader, RestParents, 1}, parentForm{CountHeader, RestParents, 0})
	case cells[0].n:
		forms = append(forms, parentForm{CountHeader, AllParents, 1}, parentForm{CountHeader, AllParents, 0})
	}
	if !has(0) && !has(-1) {
		forms = append(forms, parentForm{NoHeader, RestParents, 1})
	}
	return append(forms, parentForm{NoHeader, AllParents, 1}, parentForm{NoHeader, AllParents, 0})
}

// noParent marks a root.
const noParent = -1

// parentBoard is the board that a parent array tells when it is taken in a way, and how many roots it has.
func (p *parser) parentBoard(cells []cell, form parentForm) (b Board, roots int, err error) {
	if form.header == CountHeader {
		cells = cells[1:]
	}
	var parents []int
	if form.list == RestParents {
		parents = append(parents, noParent)
	}
	skipped := len(parents)
	for i, c := range cells {
		parent := c.n - form.first
		root := c.n == -1 || parent == -1 || parent == i
		switch {
		case form.list == AllParents && root:
			parent = noParent
		case parent < 0 || parent >= len(cells)+skipped:
			return b, 0, p.fault(noSuchParent, c.at, p.wordEndAt(c.at))
		}
		parents = append(parents, parent)
	}
	if v := roundAbout(parents); v >= 0 {
		at := cells[v-skipped].at
		return b, 0, p.fault(noRootAbove, at, p.wordEndAt(at))
	}
	if b, err = p.numbered(len(parents), form.first, 0); err != nil {
		return b, 0, err
	}
	for child, parent := range parents {
		if parent == noParent {
			roots++
		} else {
			b.Edges = append(b.Edges, Edge{From: parent, To: child})
		}
	}
	return b, roots, nil
}

// roundAbout is a vertex whose parents go round without coming to a root, -1 when there is none. Linear time: a way up
// stops where an earlier one has been.
func roundAbout(parents []int) int {
	met := make([]int32, len(parents)) // by which way
	for v := range parents {
		way := int32(v + 1)
		at := v
		for at != noParent && met[at] == 0 {
			met[at] = way
			at = parents[at]
		}
		if at != noParent && met[at] == way {
			return at
		}
	}
	return -1
}

// WriteParents is a forest as a parent array: n, then the parents of all vertices on one line, 0 or -1 for a root; ReadParents
// reads it back as the same graph. Numbers stand for vertices as in WriteEdges, but from 0 only where that is how they read. Nothing but
// the graph is written: see Format.Lost. The error is a *FormatError for boards with splits, undirected ones, and those
// that are no forest of edges from parents to children.
func WriteParents(b Board) ([]byte, error) {
	parents, roots, err := parentsOf(b)
	if err != nil {
		return nil, err
	}
	numbers, _ := parentNumbers(b, roots)
	root := -1
	if roots == 1 && !slices.Contains(numbers, 0) {
		root = 0
	}
	first := 1
	if slices.Contains(numbers, 0) {
		first = 0
	}
	row := make([]int, len(parents))
	for v, parent := range parents {
		row[numbers[v]-first] = root
		if parent != noParent {
			row[numbers[v]-first] = numbers[parent]
		}
	}
	return appendNumbers(appendNumbers(nil, len(row)), row...), nil
}

// parentNumbers is ownNumbers, but from 1 where numbers from 0 would read as numbers from 1: 0 is nobody's parent, or
// there are several roots.
func parentNumbers(b Board, roots int) (numbers []int, own bool) {
	numbers, own = ownNumbers(b)
	parent := func(e Edge) bool { return numbers[e.From] == 0 }
	if slices.Contains(numbers, 0) && (roots > 1 || !slices.ContainsFunc(b.Edges, parent)) {
		return inOrder(numbers), false
	}
	return numbers, own
}

// parentsOf finds the parent of each vertex; the error is a *FormatError where the board is no forest.
func parentsOf(b Board) (parents []int, roots int, err error) {
	switch {
	case !b.Directed:
		return nil, 0, &FormatError{"parents", "undirected"}
	case b.HasSplits():
		return nil, 0, &FormatError{"parents", "splits"}
	}
	parents = slices.Repeat([]int{noParent}, len(b.Vertices))
	for _, e := range b.Edges {
		if parents[e.To] != noParent {
			return nil, 0, &FormatError{"parents", "merges"}
		}
		parents[e.To] = e.From
	}
	if roundAbout(parents) >= 0 {
		return nil, 0, &FormatError{"parents", "cycles"}
	}
	for _, parent := range parents {
		if parent == noParent {
			roots++
		}
	}
	return parents, roots, nil
}
