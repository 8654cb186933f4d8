package solver

import "math"

// Estimate is a bound on the number of positions that a search may meet: how many multisets of live vertices the chips
// may become. It is infinite beyond all numbers. Linear time, and that for each vertex with chips where they are few.
func Estimate(p Problem) float64 {
	r := newRules(p.Graph, p.Rule)
	chips := r.position(gather(p.Chips))
	most, growth := 0.0, p.Graph.growth()
	var from []int32
	for _, s := range chips {
		most += float64(s.Count) * growth(s.Vertex)
		from = append(from, s.Vertex)
	}
	all := choose(most, float64(r.reach(from)))
	const few = 64
	if p.Graph.sums != nil || len(chips) > few {
		return all
	}
	// Each stack has its own part of the board.
	apart := 1.0
	for _, s := range chips {
		apart *= choose(float64(s.Count), float64(r.reach([]int32{s.Vertex})))
	}
	return min(all, apart)
}

// choose is in how many ways up to k chips stand on n vertices: C(k+n, n).
func choose(k, n float64) float64 {
	lg := func(x float64) float64 { y, _ := math.Lgamma(x); return y }
	return math.Round(math.Exp(lg(k+n+1) - lg(k+1) - lg(n+1)))
}

// reach counts the live vertices that can be reached.
func (r *rules) reach(from []int32) int {
	seen := make([]bool, r.g.Len())
	live := 0
	var list []int32
	see := func(v int32) {
		if !seen[v] {
			seen[v] = true
			list = append(list, v)
			if !r.g.IsSum(v) && r.live(v) {
				live++
			}
		}
	}
	for _, v := range from {
		see(v)
	}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		for _, w := range r.g.Options(v) {
			see(w)
		}
	}
	return live
}

// growth tells how many live chips a chip may become at most.
func (g *Graph) growth() func(v int32) float64 {
	if g.sums == nil {
		return func(int32) float64 { return 1 }
	}
	most := make([]float64, g.Len())
	for v := range g.upward() {
		if g.IsSum(v) {
			for _, w := range g.Options(v) {
				most[v] += most[w]
			}
			continue
		}
		for _, w := range g.Options(v) {
			most[v] = max(1, most[v], most[w])
		}
	}
	return func(v int32) float64 { return most[v] }
}
