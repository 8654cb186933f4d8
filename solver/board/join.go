package board

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Join is a board with a part pasted into it, moved by an offset, and the new vertices' indices: those of the part, in
// order, after the board's own.
//
// IDs that are taken get the next number that is free: "B" becomes "B2", then "B3"; "v7" the number after the
// greatest v, leading zeros kept; those free are kept. A chip beyond MaxChips on the board is left out. A subgraph
// named as one of the board's at the same place is merged into it, and the board's attributes stay; others are added.
// The board's rule, kind and attributes stay; but a board without vertices and attributes takes those of the part, as if it had been opened. A
// part that would pass MaxVertices or MaxEdges is not pasted: no index comes back. Nothing of either is changed.
// Linear time.
func Join(into Board, part Board, at Point) (Board, []int) {
	if len(into.Vertices)+len(part.Vertices) > MaxVertices || len(into.Edges)+len(part.Edges) > MaxEdges {
		return into, nil
	}
	vertices, edges := len(into.Vertices), len(into.Edges)
	b := into
	if vertices == 0 && len(into.Attrs) == 0 && len(into.Subgraphs) == 0 && !into.HasName {
		b = part
		b.Subgraphs = nil
	}
	b.Vertices = slices.Concat(into.Vertices, part.Vertices)
	b.Edges = slices.Concat(into.Edges, part.Edges)
	moved := at != Point{}
	ids := freshIDs(into.Vertices, part.Vertices)
	free := freeChips(into)
	indices := make([]int, len(part.Vertices))
	for i := range part.Vertices {
		indices[i] = vertices + i
		v := &b.Vertices[vertices+i]
		v.ID = ids[i]
		if b.Directed {
			v.Chips = min(v.Chips, free)
			free -= v.Chips
		}
		if moved {
			v.Attrs = unplaced(v.Attrs)
			if v.Placed {
				v.Pos.X, v.Pos.Y = v.Pos.X+at.X, v.Pos.Y+at.Y
			}
		}
	}
	for i := edges; i < len(b.Edges); i++ {
		e := &b.Edges[i]
		e.From, e.To = e.From+vertices, e.To+vertices
		if moved {
			e.Attrs, e.Curve = unplaced(e.Attrs), e.Curve.moved(at)
		}
	}
	if len(part.Vertices) > 0 && (moved || vertices > 0) {
		b.Attrs = unplaced(b.Attrs)
	}
	b.Subgraphs = merged(b.Subgraphs, part.Subgraphs, vertices, edges)
	return b, indices
}

// freeChips is how many chips a board can still take.
func freeChips(b Board) int {
	free := MaxChips
	for i := range b.Vertices {
		free -= b.Vertices[i].Chips
	}
	return max(free, 0)
}

// moved is a curve elsewhere; nil stays nil.
func (c *Curve) moved(by Point) *Curve {
	if c == nil {
		return nil
	}
	to := func(p Point) Point { return Point{p.X + by.X, p.Y + by.Y} }
	tip := func(p *Point) *Point {
		if p == nil {
			return nil
		}
		q := to(*p)
		return &q
	}
	m := &Curve{Start: tip(c.Start), End: tip(c.End)}
	for _, p := range c.Points {
		m.Points = append(m.Points, to(p))
	}
	return m
}

// merged is subgraphs with those of a part, whose members are counted after so many vertices and edges. It goes as deep
// as subgraphs are nested: at most MaxDepth.
func merged(into, part []Subgraph, vertices, edges int) []Subgraph {
	if len(part) == 0 {
		return into
	}
	all := slices.Clone(into)
	named := make(map[string]int)
	for i := range all {
		if name := all[i].Name; name != "" {
			named[name] = i
		}
	}
	for _, s := range part {
		s.Vertices, s.Edges = shifted(s.Vertices, vertices), shifted(s.Edges, edges)
		i, ok := named[s.Name]
		if !ok {
			s.Children = merged(nil, s.Children, vertices, edges)
			all = append(all, s)
			continue
		}
		old := &all[i]
		old.Vertices = slices.Concat(old.Vertices, s.Vertices)
		old.Edges = slices.Concat(old.Edges, s.Edges)
		old.Children = merged(old.Children, s.Children, vertices, edges)
		old.Attrs = unplaced(old.Attrs)
	}
	return all
}

func shifted(list []int, from int) []int {
	var all []int
	for _, i := range list {
		all = append(all, i+from)
	}
	return all
}

// freshIDs gives the vertices of a part IDs that no other has.
func freshIDs(into, part []Vertex) []string {
	taken := make(map[string]bool, len(into)+len(part))
	for i := range into {
		taken[into[i].ID] = true
	}
	own := maps.Clone(taken) // with all of the part, so that a new ID is none that another keeps
	last := make(map[string]int)
	for _, list := range [][]Vertex{into, part} {
		for i := range list {
			own[list[i].ID] = true
			if stem, n, width := cutNumber(list[i].ID); width > 0 {
				last[stem] = max(last[stem], n)
			}
		}
	}
	ids := make([]string, len(part))
	for i := range part {
		id := part[i].ID
		for stem, _, width := cutNumber(id); taken[id]; {
			n := last[stem] + 1
			if width == 0 {
				n = max(n, 2)
			}
			last[stem] = n
			if next := fmt.Sprintf("%s%0*d", stem, width, n); !own[next] {
				id = next
			}
		}
		taken[id], own[id] = true, true
		ids[i] = id
	}
	return ids
}

// cutNumber parts an ID before its last digits; width is how many there are. More digits than any counting needs are none, and
// a number after them is set apart by _.
func cutNumber(id string) (stem string, n, width int) {
	stem = strings.TrimRight(id, "0123456789")
	digits := id[len(stem):]
	if len(digits) > 9 {
		return id + "_", 0, 0
	}
	n, _ = strconv.Atoi(digits)
	return stem, n, len(digits)
}
