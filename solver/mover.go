package solver

// mover hands out the moves from one position, one after another, each once.
type mover struct {
	rules  *rules
	from   position
	chips  []int32 // those that may move, ascending
	choice []int   // by chip: which of its replacements; that after the last one: the chip stays
	begun  bool
}

// moves hands out the moves from p. Where one chip moves equal chips count once.
func (r *rules) moves(p position) mover {
	m := mover{rules: r, from: p}
	for _, s := range p {
		n := s.Count
		if r.rule.Compound.moves() == oneChip {
			n = 1
		}
		for range n {
			m.chips = append(m.chips, s.Vertex)
		}
	}
	m.choice = make([]int, len(m.chips))
	return m
}

// next makes the next move; ok is false when there is none. The position is a new one.
func (m *mover) next() (next position, ok bool) {
	if m.rules.rule.Compound.moves() == oneChip {
		return m.nextOne()
	}
	if !m.advance() {
		return nil, false
	}
	next = append(make(position, 0, len(m.from)), m.from...)
	ended := false
	for i := 0; i < len(m.chips); {
		v, c, n := m.chips[i], m.choice[i], 1
		for i+n < len(m.chips) && m.chips[i+n] == v && m.choice[i+n] == c {
			n++
		}
		i += n
		effects := m.rules.replacements(v)
		if c == len(effects) {
			continue // they stay
		}
		var ends bool
		next, ends = m.rules.move(next, v, effects[c], n)
		ended = ended || ends
	}
	if ended {
		next = nil
	}
	return next, true
}

func (m *mover) nextOne() (next position, ok bool) {
	for len(m.chips) > 0 {
		v := m.chips[0]
		if effects := m.rules.replacements(v); m.choice[0] < len(effects) {
			m.choice[0]++
			return m.rules.moved(m.from, v, effects[m.choice[0]-1]), true
		}
		m.chips, m.choice = m.chips[1:], m.choice[1:]
	}
	return nil, false
}

// advance counts the choices up like the digits of a number. Equal chips never choose in descending order, so that
// each joint move comes once. The last of all, where any number may move, is that every chip stays: no move.
func (m *mover) advance() bool {
	if !m.begun {
		m.begun = true
		return len(m.chips) > 0
	}
	for i := len(m.chips) - 1; i >= 0; i-- {
		if m.choice[i]+1 >= m.choices(i) {
			continue
		}
		m.choice[i]++
		for j := i + 1; j < len(m.chips); j++ {
			m.choice[j] = 0
			if m.chips[j] == m.chips[j-1] {
				m.choice[j] = m.choice[j-1]
			}
		}
		return m.moving()
	}
	return false
}

func (m *mover) choices(i int) int {
	n := len(m.rules.replacements(m.chips[i]))
	if m.rules.rule.Compound.moves() == anyChips {
		n++
	}
	return n
}

// moving tells whether some chip moves.
func (m *mover) moving() bool {
	for i, v := range m.chips {
		if m.choice[i] < len(m.rules.replacements(v)) {
			return true
		}
	}
	return false
}

// joint is the move made last.
func (m *mover) joint() Joint {
	var move Joint
	for i, v := range m.chips {
		if effects := m.rules.replacements(v); m.choice[i] < len(effects) {
			move = append(move, Replacement{v, effects[m.choice[i]]})
		}
	}
	return move
}
