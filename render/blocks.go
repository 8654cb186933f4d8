package render

// cluster is a block: a largest part of a graph that no single vertex holds together: one edge, a ring, or more. Seen from a root it
// hangs by one of its vertices, its foot.
type cluster struct {
	foot     int32
	vertices []int32 // the others, in the order of a depth-first search
}

// blockSearch looks for the blocks of a graph.
type blockSearch struct {
	near  [][]int32
	place []int32 // by vertex: when it was found, -1 before
	low   []int32 // the lowest place that it or what is above it has an edge to
	next  []int32 // which of its neighbours comes next
	count int32
}

func newBlockSearch(near [][]int32) *blockSearch {
	n := len(near)
	return &blockSearch{near: near, place: filled(n, -1), low: make([]int32, n), next: make([]int32, n)}
}

func filled(n int, x int32) []int32 {
	list := make([]int32, n)
	for i := range list {
		list[i] = x
	}
	return list
}

// from finds the blocks of what hangs together with a root, those on one foot in the order of its neighbours. Linear
// time. (Hopcroft, Tarjan 1973, without recursion.)
func (s *blockSearch) from(root int32) []cluster {
	var blocks []cluster
	var way, open []int32 // down to the root; found and in no block yet
	find := func(v int32) {
		s.place[v], s.low[v] = s.count, s.count
		s.count++
		way, open = append(way, v), append(open, v)
	}
	find(root)
	for len(way) > 0 {
		v := way[len(way)-1]
		if i := s.next[v]; int(i) < len(s.near[v]) {
			s.next[v]++
			if w := s.near[v][i]; s.place[w] < 0 {
				find(w)
			} else {
				s.low[v] = min(s.low[v], s.place[w])
			}
			continue
		}
		way = way[:len(way)-1]
		if len(way) == 0 {
			break
		}
		below := way[len(way)-1]
		s.low[below] = min(s.low[below], s.low[v])
		if s.low[v] < s.place[below] {
			continue
		}
		// Nothing from v up leads round the vertex below: a block ends here.
		i := len(open) - 1
		for open[i] != v {
			i--
		}
		blocks = append(blocks, cluster{below, append([]int32{}, open[i:]...)})
		open = open[:i]
	}
	return blocks
}
