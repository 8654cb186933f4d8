package solver

// Suspenses is, by vertex, how many moves a game of one chip lasts when the winner delays and the loser hurries: the
// number that decides a sum in which every chip moves (the continued conjunctive compound, Every-SG). 0 at a terminal;
// where some option has the parity by which the player who moves to it wins (even in normal play, odd in misère), 1 +
// the greatest such; else 1 + the least of all. An option through a sum vertex counts as the greatest of its targets,
// 0 when it has none; that is also what the sum vertex itself gets. -1 where a cycle can be reached. No recursion,
// linear time. (On Numbers and Games ch. 14; Winning Ways ch. 9; Jia Zhihao.)
func Suspenses(g *Graph, play Play) []int32 {
	x := unknowns(g.Len())
	q := newQueue(g)
	ready := []int32(q.ready) // the order among these does not matter: a stack will do
	for len(ready) > 0 {
		v := ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		if g.IsSum(v) {
			x[v] = greatest(g.Options(v), x)
		} else {
			x[v] = suspense(g.Options(v), x, play)
		}
		for _, u := range q.before.Options(v) {
			if q.waiting[u]--; q.waiting[u] == 0 {
				ready = append(ready, u)
			}
		}
	}
	return x
}

// suspense is that of a mex vertex, from those of its options.
func suspense(options, x []int32, play Play) int32 {
	if len(options) == 0 {
		return 0
	}
	won := int32(play) // the parity of a position that is P: even in normal play, odd in misère
	longest, shortest := int32(-1), x[options[0]]
	for _, w := range options {
		if x[w]%2 == won {
			longest = max(longest, x[w])
		}
		shortest = min(shortest, x[w])
	}
	if longest >= 0 {
		return 1 + longest
	}
	return 1 + shortest
}

// greatest is that of a sum vertex: the last of its chips to end ends the game.
func greatest(targets, x []int32) int32 {
	most := int32(0)
	for _, w := range targets {
		most = max(most, x[w])
	}
	return most
}
