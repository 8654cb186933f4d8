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
	way := []node{{p.key(), s.moves(p)}} // from p down, each a move of the one before
	for {
		top := &way[len(way)-1]
		next, more := top.moves.next()
		if more {
			if err := s.budget.look(len(top.moves.chips)); err != nil {
				return false, err
			}
			wins, known := s.look(next)
			if !known {
				way = append(way, node{next.key(), s.moves(next)})
				continue
			}
			if wins {
				continue // the other player has a reply
			}
		}
		// The top is decided: a move wins, or there are no more. So is the one before when the top is lost.
		for wins := more; ; wins = true {
			key := way[len(way)-1].key
			if err := s.budget.keep(len(key)); err != nil {
				return false, err
			}
			s.known[key] = wins
			way = way[:len(way)-1]
			if len(way) == 0 {
				return wins, nil
			}
			if wins {
				break
			}
		}
	}
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
