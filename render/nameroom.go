package render

import "dev.mexboard/solver/board"

// NameRoom is how far from the middle of a vertex its name may reach, to the sides and up or down: which side it stands on
// is only known from the whole picture. 0 for a vertex without a name.
func NameRoom(b board.Board, v int) (x, y float64) {
	size, bold, near := nameSize, true, VertexRadius+nameGap
	if b.Vertices[v].Split {
		size, bold, near = splitNameSize, false, jointHalf+6
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
