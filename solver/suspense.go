package solver

// Suspenses is, by vertex, how many moves a game of one chip lasts when the winner delays and the loser hurries: the
// number that decides a sum in which every chip moves (the continued conjunctive compound, Every-SG). 0 at a terminal;
// where some option has the parity by which the player who moves to it wins (even in normal play, odd in misère), 1 +
// the greatest such; else 1 + the least of all. An option through a sum vertex counts as the greatest of its targets,
// 0 when it has none; that is also what the sum vertex itself gets. -1 where a cycle can be reached. No recursion,
// linear time. (On Numbers and Games ch. 14; Winning Ways ch. 9; Jia Zhihao.)
func Suspenses(g *Graph, play Play) []int32 { return suspenses(play).sort(g) }

// suspenses is the theory of continued conjunctive play: the game lasts as long as its longest part, so the greatest
// suspense decides, by its parity.
func suspenses(play Play) theory {
	won := int32(play) // the parity of a position that is P: even in normal play, odd in misère
	return theory{
		add:     greater,
		p:       func(k kind) bool { return k%2 == won },
		vertex:  func(options []kind) kind { return suspense(options, won) },
		leaving: true,
		chain:   true,
	}
}

// suspense is that of a vertex, from those of its options.
func suspense(options []int32, won int32) int32 {
	if len(options) == 0 {
		return 0
	}
	longest, shortest := int32(-1), options[0]
	for _, s := range options {
		if s%2 == won {
			longest = max(longest, s)
		}
		shortest = min(shortest, s)
	}
	if longest >= 0 {
		return 1 + longest
	}
	return 1 + shortest
}
