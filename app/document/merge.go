package document

import (
	"encoding/binary"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Merge joins equal vertices among some (nil: all) into the first of them, from the terminals up, and counts those that
// go. Vertices are equal when they have the same options (a split the same number of edges to each), are both splits or
// both not, and look alike: the same label attribute and the same others. Their chips are added up on the one that
// stays: where a chip stands among equal vertices makes no difference to any play. Of a position's edges to equal
// vertices those to one of them stay; of a split's, each of which is a chip, all. Vertices that lead to a cycle are left
// alone. The error is an *UndirectedError. Linear time but for the sorting of each vertex's options.
func Merge(b board.Board, vertices []int) (Edit, int, error) {
	if !b.Directed {
		return Edit{}, 0, &UndirectedError{}
	}
	count := 0
	for v, first := range firsts(b, vertices) {
		if first != v {
			count++
		}
	}
	if count == 0 {
		return nothing(), 0, nil
	}
	return Edit{Name: lang.EditMerge, Args: []any{count}, Apply: func(b board.Board) board.Board {
		if !b.Directed {
			return b
		}
		return joined(b, firsts(b, vertices))
	}}, count, nil
}

// firsts is for each vertex the first of those it is equal to.
func firsts(b board.Board, vertices []int) []int {
	if vertices == nil {
		vertices = Every(b)
	}
	among := marks(len(b.Vertices), vertices)
	next := linksOf(b, true, false)
	first := Every(b)
	seen := make(map[string]int)
	var k []byte
	for _, v := range fromTerminals(b, next) {
		if !among[v] {
			continue
		}
		k = key(k[:0], b, next.at(v), first, v)
		w, ok := seen[string(k)]
		if !ok {
			seen[string(k)] = v
			continue
		}
		first[v] = w
	}
	return first
}

// key is the same for two vertices if they are equal: the look of a vertex, then its options, sorted.
func key(k []byte, b board.Board, options []int32, first []int, v int) []byte {
	x := &b.Vertices[v]
	flags := byte(0)
	for i, flag := range []bool{x.Split, x.Ground, x.HasLabel, x.HTMLLabel} {
		if flag {
			flags |= 1 << i
		}
	}
	k = append(k, flags)
	k = text(k, x.Label)
	for _, a := range without(x.Attrs, isPlacing) {
		k = text(text(k, a.Key), a.Value)
		if a.HTML {
			k = append(k, 0xfe) // begins no length of a text either
		}
	}
	k = append(k, 0xff) // begins no length of a text
	list := make([]int, len(options))
	for i, w := range options {
		list[i] = first[w]
	}
	slices.Sort(list)
	if !x.Split {
		list = slices.Compact(list)
	}
	for _, w := range list {
		k = binary.BigEndian.AppendUint32(k, uint32(w))
	}
	return k
}

// text appends a text so that none begins as another one goes on.
func text(k []byte, s string) []byte {
	return append(binary.BigEndian.AppendUint32(k, uint32(len(s))), s...)
}

// fromTerminals lists the vertices that lead to no cycle, by the length of a longest way to a terminal and then in the
// board's order: equal vertices have the same, so the first of them comes first.
func fromTerminals(b board.Board, next links) []int {
	before := linksOf(b, false, true)
	open := make([]int, len(b.Vertices)) // edges to options that are not done
	var row, list []int
	for v := range b.Vertices {
		if open[v] = len(next.at(v)); open[v] == 0 {
			row = append(row, v)
		}
	}
	for len(row) > 0 {
		slices.Sort(row)
		list = append(list, row...)
		var above []int
		for _, v := range row {
			for _, w := range before.at(v) {
				if open[w]--; open[w] == 0 {
					above = append(above, int(w))
				}
			}
		}
		row = above
	}
	return list
}

// joined is the board with each vertex replaced by the first that it is equal to.
func joined(b board.Board, first []int) board.Board {
	gone := make([]bool, len(b.Vertices))
	vertices := slices.Clone(b.Vertices)
	for v, w := range first {
		if gone[v] = v != w; gone[v] {
			vertices[w].Chips += vertices[v].Chips
		}
	}
	newV := numbers(gone)
	for v, w := range first {
		newV.of[v] = newV.of[w]
	}
	edges, newE := joinedEdges(b, first, gone)
	for i := range edges {
		edges[i].From, edges[i].To = newV.of[edges[i].From], newV.of[edges[i].To]
	}
	b.Vertices, b.Edges = pick(vertices, newV.kept), edges
	b.Subgraphs = once(renumbered(b.Subgraphs, newV.of, newE))
	return unbounded(b)
}

// joinedEdges is the edges from the vertices that stay, led to those that stay, and their new numbers. Of a position's
// edges to equal vertices those to one of them are kept, parallel ones each: to the first if there are some.
func joinedEdges(b board.Board, first []int, gone []bool) ([]board.Edge, []int) {
	kept := make(map[[2]int]int, len(b.Edges)) // from a position to a vertex that stays: the vertex whose edges are kept
	for _, e := range b.Edges {
		if first[e.To] == e.To {
			kept[[2]int{e.From, e.To}] = e.To
		}
	}
	drop := make([]bool, len(b.Edges))
	edges := slices.Clone(b.Edges)
	for i, e := range edges {
		to := first[e.To]
		if gone[e.From] {
			drop[i] = true
			continue
		}
		if to == e.To {
			continue
		}
		pair := [2]int{e.From, to}
		if _, ok := kept[pair]; !ok {
			kept[pair] = e.To
		}
		drop[i] = kept[pair] != e.To && !b.Vertices[e.From].Split
		edges[i].To, edges[i].Curve, edges[i].Attrs = to, nil, without(e.Attrs, isPlacing)
	}
	n := numbers(drop)
	return pick(edges, n.kept), n.of
}

// once is subgraphs that name no member twice.
func once(list []board.Subgraph) []board.Subgraph {
	for i, s := range list {
		seen := make(map[int]bool, len(s.Vertices))
		list[i].Vertices = slices.DeleteFunc(s.Vertices, func(v int) bool {
			again := seen[v]
			seen[v] = true
			return again
		})
		list[i].Children = once(s.Children)
	}
	return list
}
