package solver

// Piece is a part of a Green Hackenbush board that hangs together without the ground: a sum of games is what the board
// is, and its pieces are the terms.
type Piece struct {
	Edges []int32 // ascending
	Value int     // in normal play
}

// Pieces takes a board apart at the ground. They are ordered by their first edge; what has fallen is in none. The
// values' NimSum is the value of the board. Near-linear time.
func (h *Hackenbush) Pieces() []Piece {
	s := newHanging(h)
	s.search()
	root := h.Root()
	into := make([]int32, h.Len()) // union-find of the vertices but the root
	for v := range into {
		into[v] = int32(v)
	}
	top := func(v int32) int32 {
		for into[v] != v {
			into[v] = into[into[v]]
			v = into[v]
		}
		return v
	}
	for _, l := range h.links {
		if l.A != root && l.B != root {
			into[top(l.A)] = top(l.B)
		}
	}
	var pieces []Piece
	of := unknowns(h.Len()) // by top: its piece
	for i, l := range h.links {
		e := int32(i)
		end := l.A
		if end == root {
			end = l.B
		}
		switch {
		case s.place[l.A] < 0:
		case end == root: // a loop at the ground
			pieces = append(pieces, Piece{Edges: []int32{e}})
		default:
			t := top(end)
			if of[t] < 0 {
				of[t] = int32(len(pieces))
				pieces = append(pieces, Piece{})
			}
			p := &pieces[of[t]]
			p.Edges = append(p.Edges, e)
		}
	}
	number := unknowns(h.Len())
	for i := range pieces {
		pieces[i].Value = h.part(pieces[i].Edges, number).Value()
	}
	return pieces
}

// part is a board of some edges only. number is by vertex and -1; it is so again afterwards.
func (h *Hackenbush) part(edges, number []int32) *Hackenbush {
	root := h.Root()
	number[root] = 0
	vertices := []int32{root}
	find := func(v int32) int32 {
		if number[v] < 0 {
			number[v] = int32(len(vertices))
			vertices = append(vertices, v)
		}
		return number[v]
	}
	links := make([]Link, len(edges))
	for i, e := range edges {
		links[i] = Link{find(h.links[e].A), find(h.links[e].B)}
	}
	for _, v := range vertices {
		number[v] = -1
	}
	return NewHackenbush(len(vertices), []int32{0}, links)
}
