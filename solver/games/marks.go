package games

// marks is a set of values that is emptied at no cost: a value is in it when its mark is the set's.
type marks struct {
	mark  uint32
	marks []uint32
}

// clear empties the set.
func (m *marks) clear() {
	m.mark++
	if m.mark == 0 { // all marks are used
		clear(m.marks)
		m.mark = 1
	}
}

func (m *marks) add(v uint32) {
	for int(v) >= len(m.marks) {
		m.marks = append(m.marks, make([]uint32, len(m.marks)+64)...)
	}
	m.marks[v] = m.mark
}

// mex is the least value that is not in the set.
func (m *marks) mex() uint32 {
	for v, mark := range m.marks {
		if mark != m.mark {
			return uint32(v)
		}
	}
	return uint32(len(m.marks))
}
