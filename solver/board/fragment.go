package board

import "slices"

// Fragment is the part of a board that a selection of vertices makes: these, in the board's order, the edges among them,
// and the subgraphs that have one of them, with all attributes and places; the rule and the graph's attributes too, so
// that it is a board of its own. Write makes it the text for a clipboard. Indices that are no vertices are passed over.
// Linear time.
func Fragment(b Board, selection []int) Board {
	chosen := make([]bool, len(b.Vertices))
	for _, v := range selection {
		if v >= 0 && v < len(chosen) {
			chosen[v] = true
		}
	}
	vertices, edges := make([]int, len(b.Vertices)), make([]int, len(b.Edges)) // new indices; -1 for what is left out
	part := b
	part.Vertices, part.Edges = nil, nil
	for v := range b.Vertices {
		vertices[v] = -1
		if chosen[v] {
			vertices[v] = len(part.Vertices)
			part.Vertices = append(part.Vertices, b.Vertices[v])
		}
	}
	for i, e := range b.Edges {
		edges[i] = -1
		if chosen[e.From] && chosen[e.To] {
			edges[i] = len(part.Edges)
			e.From, e.To = vertices[e.From], vertices[e.To]
			part.Edges = append(part.Edges, e)
		}
	}
	part.Subgraphs = withIndices(b.Subgraphs, vertices, edges)
	if len(part.Vertices) < len(b.Vertices) {
		part.Attrs = unplaced(b.Attrs)
	}
	return part
}

// withIndices is subgraphs with the new indices of their members, without those (-1) that are left out and without
// subgraphs that have no member then. It goes as deep as subgraphs are nested: at most MaxDepth.
func withIndices(subs []Subgraph, vertices, edges []int) []Subgraph {
	var all []Subgraph
	for _, s := range subs {
		s.Vertices, s.Edges = renumbered(s.Vertices, vertices), renumbered(s.Edges, edges)
		s.Children = withIndices(s.Children, vertices, edges)
		if len(s.Vertices)+len(s.Children) > 0 {
			all = append(all, s)
		}
	}
	return all
}

func renumbered(list, numbers []int) []int {
	var all []int
	for _, i := range list {
		if numbers[i] >= 0 {
			all = append(all, numbers[i])
		}
	}
	return all
}

// unplaced is attributes without those that say where Graphviz put things, which is not true any more.
func unplaced(attrs []Attr) []Attr {
	stale := func(a Attr) bool {
		switch a.Key {
		case "bb", "lp", "xlp", "head_lp", "tail_lp":
			return true
		}
		return false
	}
	if !slices.ContainsFunc(attrs, stale) {
		return attrs
	}
	return slices.DeleteFunc(slices.Clone(attrs), stale)
}
