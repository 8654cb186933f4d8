package solver

import "math"

// Remotenesses is, by vertex, how many moves a game of one chip lasts when the winner hurries and the loser delays: the
// number that decides a sum that ends with its first part (the conjunctive compound). 0 at a terminal; where some option
// has the parity by which the player who moves to it wins (even in normal play, odd in misère), 1 + the least such; else
// 1 + the greatest of all. An option through a sum vertex counts as the least of its targets; that is also what the sum
// vertex itself gets. -1 where a cycle or a split without targets can be reached. Linear time. (Steinhaus 1925; On
// Numbers and Games ch. 14; Winning Ways ch. 9.)
func Remotenesses(g *Graph, play Play) []int32 {
	x := nearness(play).sort(g)
	for v, k := range x {
		if k != unsorted {
			x[v] = never - k
		}
	}
	return x
}

// never is the remoteness of no chip at all.
const never = math.MaxInt32

// nearness is the theory of conjunctive play: the game lasts as long as its shortest part, so the least remoteness
// decides, by its parity. The kind is what remoteness lacks to never, so that the nearest is the greatest.
//
// A chip that leaves by a split without targets ends nothing unless it was the last: there the theory ends.
func nearness(play Play) theory {
	won := int32(play)
	return theory{
		none: 0,
		add:  greater,
		p: func(k kind) bool {
			if k == 0 {
				return play == Normal
			}
			return (never-k)%2 == won
		},
		vertex: func(options []kind) kind { return never - remoteness(options, won) },
		chain:  true,
	}
}

// remoteness is that of a vertex, from the kinds of its options.
func remoteness(options []kind, won int32) int32 {
	if len(options) == 0 {
		return 0
	}
	nearest, farthest := int32(never), int32(-1)
	for _, k := range options {
		r := never - k
		if r%2 == won {
			nearest = min(nearest, r)
		}
		farthest = max(farthest, r)
	}
	if nearest < never {
		return 1 + nearest
	}
	return 1 + farthest
}
