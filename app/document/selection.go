package document

import "dev.mexboard/solver/board"

// Selections are lists of vertices by index. Those that these functions return are ascending and name each vertex once;
// indexes that are not on the board are left out. All take linear time.

// Every is all vertices.
func Every(b board.Board) []int { return Others(b, nil) }

// Others is the vertices that are not among some.
func Others(b board.Board, vertices []int) []int {
	set := marks(len(b.Vertices), vertices)
	for v := range set {
		set[v] = !set[v]
	}
	return members(set)
}

// Connected is the vertices that hang together with some, whichever way the edges lead; these too.
func Connected(b board.Board, vertices []int) []int {
	return members(linksOf(b, true, true).reached(vertices))
}

// Reachable is the vertices that play can come to from some; these too. On an undirected board it is Connected.
func Reachable(b board.Board, vertices []int) []int {
	return members(linksOf(b, true, false).reached(vertices))
}

// Leading is the vertices from which play can come to some; these too. On an undirected board it is Connected.
func Leading(b board.Board, vertices []int) []int {
	return members(linksOf(b, false, true).reached(vertices))
}
