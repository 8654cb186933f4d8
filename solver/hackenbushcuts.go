package solver

import "context"

// cuts finds the edges whose cut leaves on the ground a value that is asked for. What is asked of the ground is handed
// up: a bridge is asked for what, together with all else on its part, gives the value asked of the part; and what it
// carries for 1 less. So each bridge and loop is judged at once. Edges of rings
// are judged by ringCuts.
type cuts struct {
	*hanging
	top  []int32 // by vertex found: the top of its part
	asks []int32 // by top: the value its part must have, -1 when no value will do
	// of is what a bridge or loop at the ground must become, by its worth: 0 is gone, -1 says that nothing will do.
	of func(worth int32) int32
}

// newCuts asks for 0 on the ground.
func newCuts(h *Hackenbush) *cuts {
	s := newHanging(h)
	s.search()
	sum := s.value()
	return &cuts{
		hanging: s, top: s.tops(), asks: make([]int32, h.Len()),
		of: func(worth int32) int32 { return sum ^ worth },
	}
}

// tie is how an edge holds on.
type tie uint8

const (
	fallen tie = iota // not at all
	bridge            // what it carries falls with it
	loop              // from a vertex to itself
	ringed            // on a ring of two edges or more
)

func (c *cuts) tie(edge int32) tie {
	l := c.links[edge]
	switch {
	case c.place[l.A] < 0:
		return fallen
	case l.A == l.B:
		return loop
	case c.top[l.A] == c.top[l.B]:
		return ringed
	}
	return bridge
}

// hasRings tells whether there is a ring of two edges or more.
func (c *cuts) hasRings() bool {
	for _, v := range c.order {
		if !c.isTop(v) {
			return true
		}
	}
	return false
}

// upper is the vertex that a bridge carries: the top of a part.
func (c *cuts) upper(edge int32) int32 {
	l := c.links[edge]
	if c.place[l.A] > c.place[l.B] {
		return l.A
	}
	return l.B
}

// worth is the value of the bridge that a part hangs by, with all it carries.
func (c *cuts) worth(top int32) int32 { return 1 + c.own[top] }

// asked is what the bridge that a part hangs by must become.
func (c *cuts) asked(top int32) int32 { return c.askedAt(c.top[c.below[top]], c.worth(top)) }

// askedAt is what a bridge or loop on a part must become.
func (c *cuts) askedAt(part, worth int32) int32 {
	switch {
	case part == c.Root():
		return c.of(worth)
	case c.asks[part] < 0:
		return -1
	}
	return c.asks[part] ^ c.own[part] ^ worth
}

// handUp asks every part, from the ground up.
func (c *cuts) handUp() {
	for i, v := range c.order {
		if i == 0 {
			c.asks[v] = 0
		} else if c.isTop(v) {
			c.asks[v] = max(-1, c.asked(v)-1)
		}
	}
}

// winning lists the edges, ascending. Linear time without rings, near-linear with them. The error is the context's.
func (c *cuts) winning(ctx context.Context) ([]int32, error) {
	c.handUp()
	wins := make([]bool, len(c.links))
	for i := range c.links {
		e := int32(i)
		switch c.tie(e) {
		case bridge:
			wins[e] = c.asked(c.upper(e)) == 0
		case loop:
			wins[e] = c.askedAt(c.top[c.links[e].A], 1) == 0
		}
	}
	if c.hasRings() {
		if err := newRingCuts(c).judge(ctx, wins); err != nil {
			return nil, err
		}
	}
	edges := []int32{}
	for e, wins := range wins {
		if wins {
			edges = append(edges, int32(e))
		}
	}
	return edges, nil
}

// carried is, by vertex, the value of the bridges and loops on it.
func (c *cuts) carried() []int32 {
	value := make([]int32, c.Len())
	for i, v := range c.order {
		if i > 0 && c.isTop(v) {
			value[c.below[v]] ^= c.worth(v)
		}
	}
	for e, l := range c.links {
		if c.tie(int32(e)) == loop {
			value[l.A] ^= 1
		}
	}
	return value
}

// alone is the board of some edges, on the ground at a vertex; edge i of it is edges[i].
func (h *Hackenbush) alone(ground int32, edges []int32) *Hackenbush {
	vertices := []int32{ground}
	number := map[int32]int32{ground: 0}
	local := func(v int32) int32 {
		n, known := number[v]
		if !known {
			n = int32(len(vertices))
			number[v] = n
			vertices = append(vertices, v)
		}
		return n
	}
	links := make([]Link, len(edges))
	for i, e := range edges {
		links[i] = Link{local(h.links[e].A), local(h.links[e].B)}
	}
	return NewHackenbush(len(vertices), []int32{0}, links)
}
