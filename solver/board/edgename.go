package board

import "strconv"

// EdgeNames are what people call the edges of a board: by their ends, "a–b"; on a directed one "a→b". Parallel edges are
// told apart by their number among them: "a–b", "a–b (2)". Linear time.
func (b Board) EdgeNames() []string {
	between := "–"
	if b.Directed {
		between = "→"
	}
	type ends struct{ from, to int }
	count := make(map[ends]int, len(b.Edges))
	names := make([]string, len(b.Edges))
	for i, e := range b.Edges {
		names[i] = b.Vertices[e.From].ID + between + b.Vertices[e.To].ID
		key := ends{e.From, e.To}
		if !b.Directed {
			key = ends{min(e.From, e.To), max(e.From, e.To)}
		}
		if count[key]++; count[key] > 1 {
			names[i] += " (" + strconv.Itoa(count[key]) + ")"
		}
	}
	return names
}
