package solver

import (
	"cmp"
	"encoding/binary"
	"slices"
)

// position is the chips of a game that is being played out: by vertex, each vertex once. Where chips that cannot move
// do not matter they are not there; where they end the game a position that has one has no chips at all: no chips is a
// game that is over.
type position []Stack

// key is different for different positions.
func (p position) key() string { return string(p.appendKey(make([]byte, 0, 3*len(p)))) }

func (p position) appendKey(key []byte) []byte {
	for _, s := range p {
		key = binary.AppendUvarint(key, uint64(s.Vertex))
		key = binary.AppendUvarint(key, uint64(s.Count))
	}
	return key
}

// put adds n chips on v, in place; n may be negative.
func (p position) put(v int32, n int) position {
	i, found := slices.BinarySearchFunc(p, v, func(s Stack, v int32) int { return cmp.Compare(s.Vertex, v) })
	switch {
	case !found:
		return slices.Insert(p, i, Stack{v, n})
	case p[i].Count+n == 0:
		return slices.Delete(p, i, i+1)
	}
	p[i].Count += n
	return p
}

// rules is a rule on a graph: what may be done, not what is best.
type rules struct {
	g       *Graph
	rule    Rule
	effects map[int32][][]int32 // by vertex, filled as they are asked for
	itself  []int32             // by vertex; filled when first asked for
}

func newRules(g *Graph, r Rule) *rules {
	return &rules{g: g, rule: r, effects: map[int32][][]int32{}}
}

// effect is what a chip becomes that moves to w, without new memory for a plain move.
func (r *rules) effect(w int32) []int32 {
	if r.g.IsSum(w) {
		return r.g.effect(w)
	}
	if r.itself == nil {
		r.itself = make([]int32, r.g.Len())
		for v := range r.itself {
			r.itself[v] = int32(v)
		}
	}
	return r.itself[w : w+1 : w+1]
}

// live tells whether a chip on v can move.
func (r *rules) live(v int32) bool { return len(r.g.Options(v)) > 0 }

// position is the chips as a position: see there.
func (r *rules) position(chips []Stack) position {
	p := slices.Clone(position(chips))
	live := slices.DeleteFunc(p, func(s Stack) bool { return !r.live(s.Vertex) })
	if r.rule.Compound.short() && len(live) < len(chips) {
		return nil
	}
	return live
}

// replacements is what a chip on v may become, each once: ascending lists of vertices in ascending order.
func (r *rules) replacements(v int32) [][]int32 {
	effects, ok := r.effects[v]
	if !ok {
		for _, w := range slices.Sorted(slices.Values(r.g.Options(v))) {
			effects = append(effects, r.effect(w))
		}
		slices.SortFunc(effects, slices.Compare)
		effects = slices.CompactFunc(effects, slices.Equal)
		r.effects[v] = effects
	}
	return effects
}

// moved is the position after one chip of p has gone from v to the vertices of to; p is kept.
func (r *rules) moved(p position, v int32, to []int32) position {
	next := append(make(position, 0, len(p)+len(to)), p...)
	next, ended := r.move(next, v, to, 1)
	if ended {
		return nil
	}
	return next
}

// move is moved in place, of n chips that do the same; ended says that it ends the game although other chips are left.
func (r *rules) move(p position, v int32, to []int32, n int) (next position, ended bool) {
	p = p.put(v, -n)
	for _, w := range to {
		if r.live(w) {
			p = p.put(w, n)
		} else if r.rule.Compound.short() {
			ended = true
		}
	}
	return p, ended
}

// over is the outcome of a game that is over.
func (p Play) over() Outcome {
	if p == Misere {
		return N
	}
	return P
}

// movedJointly is the position after a joint move; p is kept.
func (r *rules) movedJointly(p position, m Joint) position {
	next := append(make(position, 0, len(p)+len(m)), p...)
	over := false
	for _, x := range m {
		var ended bool
		next, ended = r.move(next, x.From, x.To, 1)
		over = over || ended
	}
	if over {
		return nil
	}
	return next
}
