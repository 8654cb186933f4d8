package board

// Was tells, by vertex, which vertex of an older board it was; -1: none. A vertex is the one with its ID; where the
// boards differ in a stretch of vertices of the same length only, one that has got a new ID is the one in its place.
// Linear time.
func (b Board) Was(old Board) []int32 {
	was := make([]int32, len(b.Vertices))
	n, m := len(b.Vertices), len(old.Vertices)
	head, tail := 0, 0 // so many are the same at both ends
	for head < min(n, m) && b.Vertices[head].ID == old.Vertices[head].ID {
		was[head] = int32(head)
		head++
	}
	for tail < min(n, m)-head && b.Vertices[n-1-tail].ID == old.Vertices[m-1-tail].ID {
		was[n-1-tail] = int32(m - 1 - tail)
		tail++
	}
	index := make(map[string]int32, m-tail-head)
	for v := head; v < m-tail; v++ {
		index[old.Vertices[v].ID] = int32(v)
	}
	for v := head; v < n-tail; v++ {
		at, ok := index[b.Vertices[v].ID]
		switch {
		case ok:
			was[v] = at
		case n == m:
			was[v] = int32(v)
		default:
			was[v] = -1
		}
	}
	return was
}
