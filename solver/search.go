package solver

// search plays a game out where no theory decides it: depth first, each position once. What a theory knows of the
// positions on the way is used. It needs a graph without a cycle below the chips.
type search struct {
	*rules
	theory theory
	kinds  []kind
	known  map[string]bool // by position: the player to move wins
	room   []byte          // for a key that is only looked up
	budget *budget
}

func newSearch(r *rules, t theory, kinds []kind, b *budget) *search {
	return &search{rules: r, theory: t, kinds: kinds, known: map[string]bool{}, budget: b}
}

// node is a position whose moves are being tried.
type node struct {
	key   string
	moves mover
	bytes int // what it takes, about
}

// outcome is P or N. The error is the context's or errBound.
func (s *search) outcome(p position) (Outcome, error) {
	wins, err := s.wins(p)
	if err != nil {
		return Unknown, err
	}
	if wins {
		return N, nil
	}
	return P, nil
}

// wins tells whether the player to move wins: at the first move to a position that is lost, or never.
func (s *search) wins(p position) (bool, error) {
	if wins, known := s.look(p); known {
		return wins, nil
	}
	var way []node // from p down, each a move of the one before
	wins, err := s.walk(&way, p)
	for _, n := range way { // of a search that was stopped
		s.budget.bytes -= n.bytes
	}
	return wins, err
}

// walk plays on from a position of which nothing is known.
func (s *search) walk(way *[]node, p position) (bool, error) {
	if err := s.push(way, p); err != nil {
		return false, err
	}
	for {
		top := &(*way)[len(*way)-1]
		next, more := top.moves.next()
		if more {
			if err := s.budget.look(max(len(top.moves.chips), len(top.moves.from))); err != nil {
				return false, err
			}
			wins, known := s.look(next)
			if !known {
				if err := s.push(way, next); err != nil {
					return false, err
				}
				continue
			}
			if wins {
				continue // the other player has a reply
			}
		}
		// The top is decided: a move wins, or there are no more. So is the one before when the top is lost.
		for wins := more; ; wins = true {
			if err := s.settle(way, wins); err != nil {
				return false, err
			}
			if len(*way) == 0 {
				return wins, nil
			}
			if wins {
				break
			}
		}
	}
}

// push takes up a position.
func (s *search) push(way *[]node, p position) error {
	n := node{key: p.key(), moves: s.moves(p)}
	n.bytes = len(n.key) + 16*len(p) + 12*len(n.moves.chips)
	*way = append(*way, n)
	return s.budget.hold(n.bytes)
}

// settle takes note of what the last position is, and forgets its moves.
func (s *search) settle(way *[]node, wins bool) error {
	last := len(*way) - 1
	n := (*way)[last]
	(*way)[last] = node{}
	*way = (*way)[:last]
	s.known[n.key] = wins
	if err := s.budget.hold(-n.bytes); err != nil {
		return err
	}
	return s.budget.keep(len(n.key))
}

// look is what is known of a position without playing on.
func (s *search) look(p position) (wins, known bool) {
	if len(p) == 0 {
		return s.rule.Play.over() == N, true
	}
	if k := s.theory.chips(p, s.kinds); k != unsorted {
		return !s.theory.p(k), true
	}
	s.room = p.appendKey(s.room[:0])
	wins, known = s.known[string(s.room)]
	return wins, known
}
