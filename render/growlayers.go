package render

import "slices"

// layered cuts a block with several rings, and all it carries, into levels by the distance from its foot, with few
// crossings.
func (w *growing) layered(k cluster) []tier {
	k.vertices = w.carried(k)
	near := w.part(k)
	rows := rowsOf(spreadFrom(near))
	order := swept(rows, near)
	uncross(rows, order, near)
	rows = folded(rows)
	room := make([]float64, len(near))
	for i := range room {
		room[i] = growX / 2
		if i > 0 {
			room[i] = halfRoom(w.b, k.vertices[i-1])
		}
	}
	x := settledRows(rows, near, room)
	var tiers []tier
	for _, row := range rows[1:] {
		var t tier
		for _, i := range row {
			t.vertices = append(t.vertices, k.vertices[i-1])
			t.offsets = append(t.offsets, x[i]-x[0])
		}
		tiers = append(tiers, t)
	}
	return tiers
}

// uncross exchanges neighbours in their rows as long as edges to other rows cross less for it, on small boards.
func uncross(rows [][]int32, order []float64, near [][]int32) {
	const small, rounds = 400, 8
	if len(near) > small {
		return
	}
	level := make([]int, len(near))
	for i, row := range rows {
		for _, v := range row {
			level[v] = i
		}
	}
	for range rounds {
		better := false
		for _, row := range rows {
			for i := 1; i < len(row); i++ {
				v, w := row[i-1], row[i]
				if less := swapped(v, w, level, order, near); less < 0 {
					row[i-1], row[i] = w, v
					order[v], order[w] = order[w], order[v]
					better = true
				}
			}
		}
		if !better {
			return
		}
	}
}

// swapped is how many more crossings there are when v and w, neighbours in a row, change places.
func swapped(v, w int32, level []int, order []float64, near [][]int32) int {
	more := 0
	for _, a := range near[v] {
		for _, b := range near[w] {
			if level[a] != level[b] || level[a] == level[v] {
				continue
			}
			switch {
			case order[a] > order[b]:
				more--
			case order[a] < order[b]:
				more++
			}
		}
	}
	return more
}

// carried is the vertices of a block and of all on it, which is no longer there to be laid out.
func (w *growing) carried(k cluster) []int32 {
	list := slices.Clone(k.vertices)
	for i := 0; i < len(list); i++ {
		for _, on := range w.crowns[list[i]] {
			list = append(list, on.vertices...)
		}
		w.crowns[list[i]] = nil
	}
	return list
}

// part is the neighbours within a block by their number in it: the foot is 0, then the others in order.
func (w *growing) part(k cluster) [][]int32 {
	number := make(map[int32]int32, len(k.vertices)+1)
	number[k.foot] = 0
	for i, v := range k.vertices {
		number[v] = int32(i + 1)
	}
	near := make([][]int32, len(k.vertices)+1)
	for i, v := range k.vertices {
		for _, x := range w.near[v] {
			j, ok := number[x]
			if !ok {
				continue
			}
			near[i+1] = append(near[i+1], j)
			if j == 0 { // not from the foot, which may have many neighbours in other blocks
				near[0] = append(near[0], int32(i+1))
			}
		}
	}
	return near
}

// spreadFrom is the distance of each vertex from the first.
func spreadFrom(near [][]int32) []int {
	level := make([]int, len(near))
	seen := make([]bool, len(near))
	seen[0] = true
	for queue := []int32{0}; len(queue) > 0; queue = queue[1:] {
		for _, w := range near[queue[0]] {
			if !seen[w] {
				seen[w] = true
				level[w] = level[queue[0]] + 1
				queue = append(queue, w)
			}
		}
	}
	return level
}
