package board

import "slices"

// Equal tells whether two boards are the same in everything that Write keeps.
func Equal(a, b Board) bool {
	return a.Name == b.Name && a.HasName == b.HasName && a.Directed == b.Directed &&
		a.Rule == b.Rule && a.Loopy == b.Loopy &&
		slices.Equal(a.Attrs, b.Attrs) &&
		slices.EqualFunc(a.Vertices, b.Vertices, equalVertex) &&
		slices.EqualFunc(a.Edges, b.Edges, equalEdge) &&
		slices.EqualFunc(a.Subgraphs, b.Subgraphs, equalSubgraph)
}

func equalVertex(a, b Vertex) bool {
	return a.ID == b.ID && a.Chips == b.Chips && a.Split == b.Split && a.Ground == b.Ground &&
		a.Label == b.Label && a.HasLabel == b.HasLabel && a.HTMLLabel == b.HTMLLabel &&
		a.Placed == b.Placed && a.Pinned == b.Pinned && a.Pos == b.Pos &&
		slices.Equal(a.Attrs, b.Attrs)
}

func equalEdge(a, b Edge) bool {
	return a.From == b.From && a.To == b.To && a.FromPort == b.FromPort && a.ToPort == b.ToPort &&
		equalCurve(a.Curve, b.Curve) && slices.Equal(a.Attrs, b.Attrs)
}

func equalCurve(a, b *Curve) bool {
	if a == nil || b == nil || a == b {
		return a == b
	}
	return slices.Equal(a.Points, b.Points) && equalPoint(a.Start, b.Start) && equalPoint(a.End, b.End)
}

func equalPoint(a, b *Point) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

// equalSubgraph goes as deep as subgraphs are nested: at most MaxDepth.
func equalSubgraph(a, b Subgraph) bool {
	return a.Name == b.Name && slices.Equal(a.Attrs, b.Attrs) &&
		slices.Equal(a.Vertices, b.Vertices) && slices.Equal(a.Edges, b.Edges) &&
		slices.EqualFunc(a.Children, b.Children, equalSubgraph)
}
