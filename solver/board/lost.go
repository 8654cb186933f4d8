package board

import "slices"

// Loss is a kind of thing that a format does not keep.
type Loss string

// The losses, in the order in which Lost lists them.
const (
	LostRule      Loss = "rule"
	LostNames     Loss = "names"
	LostChips     Loss = "chips"
	LostGround    Loss = "ground"
	LostLabels    Loss = "labels"
	LostPlaces    Loss = "places"
	LostAttrs     Loss = "attributes"
	LostSubgraphs Loss = "subgraphs"
	LostPorts     Loss = "ports"
	LostHTML      Loss = "html"
)

// losses has the things that can be lost, and which boards have them.
var losses = []struct {
	loss Loss
	has  func(Board) bool
}{
	{LostRule, func(b Board) bool { return b.Rule != Board{}.Rule || b.Loopy }},
	{LostChips, anyVertex(func(v *Vertex) bool { return v.Chips > 0 })},
	{LostGround, anyVertex(func(v *Vertex) bool { return v.Ground })},
	{LostLabels, anyVertex(func(v *Vertex) bool { return v.HasLabel })},
	{LostPlaces, anyVertex(func(v *Vertex) bool { return v.Placed })},
	{LostAttrs, hasAttrs},
	{LostSubgraphs, func(b Board) bool { return len(b.Subgraphs) > 0 }},
	{LostPorts, hasPorts},
	{LostHTML, hasHTML},
}

func anyVertex(is func(*Vertex) bool) func(Board) bool {
	return func(b Board) bool {
		for i := range b.Vertices {
			if is(&b.Vertices[i]) {
				return true
			}
		}
		return false
	}
}

func hasAttrs(b Board) bool {
	return b.HasName || len(b.Attrs) > 0 || anyVertex(func(v *Vertex) bool { return len(v.Attrs) > 0 })(b) ||
		slices.ContainsFunc(b.Edges, func(e Edge) bool { return len(e.Attrs) > 0 || e.Curve != nil })
}

func hasPorts(b Board) bool {
	return slices.ContainsFunc(b.Edges, func(e Edge) bool { return e.FromPort+e.ToPort != "" })
}

func hasHTML(b Board) bool {
	html := func(a Attr) bool { return a.HTML }
	return slices.ContainsFunc(b.Attrs, html) ||
		anyVertex(func(v *Vertex) bool { return v.HTMLLabel || slices.ContainsFunc(v.Attrs, html) })(b) ||
		slices.ContainsFunc(b.Edges, func(e Edge) bool { return slices.ContainsFunc(e.Attrs, html) })
}

// lost lists what a board has and a format does not keep; ownNames tells whether the format keeps the board's IDs.
func lost(b Board, ownNames bool, dropped ...Loss) []Loss {
	var all []Loss
	for _, row := range losses {
		if slices.Contains(dropped, row.loss) && row.has(b) {
			all = append(all, row.loss)
		}
		if row.loss == LostRule && !ownNames {
			all = append(all, LostNames)
		}
	}
	return all
}

// onlyGraph is what formats lose that keep nothing but vertices and edges.
var onlyGraph = []Loss{LostRule, LostChips, LostGround, LostLabels, LostPlaces, LostAttrs, LostSubgraphs, LostPorts}

func lostAsDOT(Board) []Loss { return nil }

func lostAsEdges(b Board) []Loss {
	_, own := ownNumbers(b)
	return lost(b, own, onlyGraph...)
}

func lostAsParents(b Board) []Loss {
	_, roots, _ := parentsOf(b)
	_, own := parentNumbers(b, roots)
	return lost(b, own, onlyGraph...)
}

func lostAsAdjacency(b Board) []Loss {
	_, own := ownNumbers(b)
	return lost(b, own || listable(b), onlyGraph...)
}

func lostAsGraphML(b Board) []Loss { return lost(b, true, LostSubgraphs, LostPorts, LostHTML) }
