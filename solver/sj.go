package solver

import "slices"

// SJ is what the SJ rule says of a sum in misère play, and whether it may: the next player wins if the NimSum is not 0
// and some value is above 1, or it is 0 and none is. The rule is about games that stop when every value is 0. Where
// play goes on until nobody can move it is right for all chips if, and only if, every live vertex of value 0 that can
// be reached has an option of value 1; and splits can break it even then. (Jia Zhihao.)
type SJ struct {
	Sum     int     // NimSum of the chips' values
	Big     bool    // some value is above 1
	Outcome Outcome // by the rule
	Applies bool    // the rule is proved for what the chips can reach
	Splits  bool    // it does not apply because the chips can reach a split
	Breaks  int32   // a live vertex of value 0 without an option of value 1, -1 when there is none: the one that can reach least
	Part    []int32 // what can be reached from Breaks, itself too, ascending: the smallest part of the graph on which the rule fails
}

// Case is which of the four cases a sum is: 1: not 0 and some above 1 (N); 2: not 0, none above 1 (P); 3: 0 and some
// above 1 (P); 4: 0, none above 1 (N).
func (s SJ) Case() int {
	switch {
	case s.Sum != 0 && s.Big:
		return 1
	case s.Sum != 0:
		return 2
	case s.Big:
		return 3
	}
	return 4
}

// sj is nil when some chip has no value. Without chips it tells of the whole graph.
func (s *solving) sj() *SJ {
	x, known := sum(s.a.Chips, s.a.Values)
	if !known {
		return nil
	}
	j := &SJ{Sum: x, Outcome: P, Breaks: -1}
	for _, c := range s.a.Chips {
		value, _ := s.a.Values.At(c.Vertex)
		j.Big = j.Big || value > 1
	}
	if (x != 0) == j.Big {
		j.Outcome = N
	}
	d := newDescent(s.a.Graph)
	below := d.below(s.within(), s.a.Graph.Len())
	j.Splits = slices.ContainsFunc(below, s.a.Graph.IsSum)
	for _, v := range s.lowest(below) {
		most := len(below)
		if j.Breaks >= 0 {
			most = len(j.Part) - 1
		}
		if part := d.below([]int32{v}, most); part != nil {
			j.Breaks, j.Part = v, part
		}
	}
	j.Applies = !j.Splits && j.Breaks < 0
	return j
}

// within is where the rule is to hold: below the chips, or everywhere.
func (s *solving) within() []int32 {
	var from []int32
	for _, c := range s.a.Chips {
		from = append(from, c.Vertex)
	}
	if from == nil {
		for v := range int32(s.a.Graph.Len()) {
			from = append(from, v)
		}
	}
	return from
}

// breaks tells whether a live vertex has value 0 and no option of value 1.
func (s *solving) breaks(v int32) bool {
	value, ok := s.a.Values.At(v)
	options := s.a.Graph.Options(v)
	if !ok || value != 0 || len(options) == 0 || s.a.Graph.IsSum(v) {
		return false
	}
	return !slices.ContainsFunc(options, func(w int32) bool { x, ok := s.a.Values.At(w); return ok && x == 1 })
}

// lowest lists those of some vertices that break the rule and lead to no other that does: what can be reached from the
// others is more. (A vertex that breaks the rule has a value, so that no cycle leads from it to itself.)
func (s *solving) lowest(list []int32) []int32 {
	var breaking []int32
	for _, v := range list {
		if s.breaks(v) {
			breaking = append(breaking, v)
		}
	}
	if len(breaking) < 2 {
		return breaking
	}
	before := newQueue(s.a.Graph).before
	leads := make([]bool, s.a.Graph.Len())
	above := slices.Clone(breaking)
	for i := 0; i < len(above); i++ {
		for _, u := range before.Options(above[i]) {
			if !leads[u] {
				leads[u] = true
				above = append(above, u)
			}
		}
	}
	return slices.DeleteFunc(breaking, func(v int32) bool { return leads[v] })
}

// descent finds what can be reached, again and again; seen is false between.
type descent struct {
	g    *Graph
	seen []bool
}

func newDescent(g *Graph) *descent { return &descent{g, make([]bool, g.Len())} }

// below is the vertices that can be reached from some, these too, ascending; nil when they are more than most.
func (d *descent) below(from []int32, most int) []int32 {
	list := []int32{}
	meet := func(v int32) {
		if !d.seen[v] {
			d.seen[v] = true
			list = append(list, v)
		}
	}
	for _, v := range from {
		meet(v)
	}
	for i := 0; i < len(list) && len(list) <= most; i++ {
		for _, w := range d.g.Options(list[i]) {
			meet(w)
		}
	}
	for _, v := range list {
		d.seen[v] = false
	}
	if len(list) > most {
		return nil
	}
	slices.Sort(list)
	return list
}
