package render

import "dev.mexboard/solver/board"

// NameRoom is how far from the middle of a vertex its name may reach, to the sides and up or down: which side it stands on
// is only known from the whole picture. 0 for a vertex without a name.
func NameRoom(b board.Board, v int) (x, y float64) {
	size, bold, near := nameSize, true, nameNear(b, v)
	if isJoint(b, v) {
		size, bold = splitNameSize, false
	}
	m := rulers{}
	lines := m.lines(b.Text(v), size, bold)
	if len(lines) == 0 {
		return 0, 0
	}
	for _, line := range lines {
		x = max(x, m.width(line, size, bold))
	}
	return near + x, near + size*(1+lineHeight*float64(len(lines)-1))
}

// nameNear is how far from the middle of a vertex its name begins.
func nameNear(b board.Board, v int) float64 {
	switch {
	case isJoint(b, v):
		return jointHalf + 6
	case b.Directed:
		return VertexRadius + nameGap
	case b.Vertices[v].Ground:
		return groundRadius + groundDepth + 3
	}
	return KnotRadius + 7
}
