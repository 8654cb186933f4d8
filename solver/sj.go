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
	below := s.a.Graph.below(s.within(), s.a.Graph.Len())
	j.Splits = slices.ContainsFunc(below, s.a.Graph.IsSum)
	for _, v := range below {
		if !s.breaks(v) {
			continue
		}
		most := len(below)
		if j.Breaks >= 0 {
			most = len(j.Part) - 1
		}
		if part := s.a.Graph.below([]int32{v}, most); part != nil {
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

// below is the vertices that can be reached from some, these too, ascending; nil when they are more than most.
func (g *Graph) below(from []int32, most int) []int32 {
	seen := make(map[int32]bool)
	list := []int32{}
	for _, v := range from {
		if !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	for i := 0; i < len(list) && len(list) <= most; i++ {
		for _, w := range g.Options(list[i]) {
			if !seen[w] {
				seen[w] = true
				list = append(list, w)
			}
		}
	}
	if len(list) > most {
		return nil
	}
	slices.Sort(list)
	return list
}
