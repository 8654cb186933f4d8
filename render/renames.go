package render

import "slices"

// former is what the labels of a plan have from those of a plan before an edit: those whose surroundings are what they
// were stay. The rest are placed anew; so that all of them stand where they would if none was known before.
type former struct {
	plan   *Plan
	labels []label
	next   int // the labels before are of vertices that are done
	stains []stain
	found  *cellGrid // of stains
	reach  float64   // beyond what a label looks at itself: a cell, of which it may count all things
	kept   int
}

// stain is a place where something has changed: a box, or a line.
type stain struct {
	box  rect
	line bool
	a, b Point
}

// mostStains bounds them: with more, all labels are placed anew.
const mostStains = 4000

// placing is what the places of all labels depend on: how hard a placer tries, and its grids.
type placing struct {
	lines, texts, vertices covers
	sides, nearby          int
	long                   bool
	ground                 ground
	directed               bool
	name                   string
}

// covers is what a grid covers, and how.
type covers struct {
	min        Point
	cell       float64
	cols, rows int
}

func (g *cellGrid) covers() covers { return covers{g.min, g.cell, g.cols, g.rows} }

func (p *placer) placing(q *Plan) placing {
	return placing{
		p.lines.covers(), p.texts.covers(), p.router.vertices.covers(), p.sides, p.nearby, p.long, q.ground, q.board.Directed, q.board.Name,
	}
}

// since compares a plan with one before whose labels are placed; nil when it has too little from it.
func (p *placer) since(before, now *Plan) *former {
	if before == nil || before.named.placing != p.placing(now) || before.geometry.Reduced != nil || now.geometry.Reduced != nil {
		return nil
	}
	f := &former{plan: before, labels: before.named.labels, reach: max(p.lines.cell, p.texts.cell, p.router.vertices.cell) + 2*nameWidest}
	f.found = newGrid(bounds(now.at), 64, f.reach)
	for v := range max(len(before.at), len(now.at)) {
		if f.stands(v, now) {
			continue
		}
		for _, q := range []*Plan{before, now} {
			if v < len(q.at) {
				f.stain(stain{box: around(q.at[v], VertexRadius)})
			}
		}
		for _, l := range f.of(int32(v)) {
			f.stain(stain{box: l.box})
		}
	}
	f.next = 0
	for i := range max(len(before.lanes), len(now.lanes)) {
		old, new := before.lane(i), now.lane(i)
		if slices.Equal(old, new) {
			continue
		}
		for _, k := range []course{old, new} {
			p.parts(k, func(a, b Point) { f.stain(stain{line: true, a: a, b: b}) })
		}
		if len(f.stains) > mostStains {
			return nil
		}
	}
	return f
}

func (p *Plan) lane(i int) course {
	if i < len(p.lanes) {
		return p.lanes[i].course
	}
	return nil
}

// stands tells whether a vertex is where and what it was.
func (f *former) stands(v int, now *Plan) bool {
	return v < len(f.plan.at) && v < len(now.at) && f.plan.at[v] == now.at[v] &&
		looksAlike(f.plan.board.Vertices[v], now.board.Vertices[v])
}

func (f *former) stain(s stain) {
	if s.line {
		f.found.addLine(len(f.stains), s.a, s.b)
	} else {
		f.found.add(len(f.stains), s.box)
	}
	f.stains = append(f.stains, s)
}

// of is the old labels of a vertex; vertices must come in order.
func (f *former) of(v int32) []label {
	for f.next < len(f.labels) && f.labels[f.next].vertex < v {
		f.next++
	}
	end := f.next
	for end < len(f.labels) && f.labels[end].vertex == v {
		end++
	}
	return f.labels[f.next:end]
}

// still is the old labels of a vertex, where they are right; vertices must come in order.
func (f *former) still(v int32, now *Plan) (labels []label, ok bool) {
	if !f.stands(int(v), now) {
		return nil, false
	}
	labels = f.of(v)
	for _, l := range labels {
		size := l.box.max.minus(l.box.min)
		near := nameNear(now.board, int(v)) + farther + max(size.X, size.Y) + f.reach
		if f.stained(around(now.at[v], near)) {
			return nil, false
		}
	}
	f.kept += len(labels)
	return labels, true
}

func (f *former) stained(r rect) bool {
	for i := range f.found.in(r) {
		if s := &f.stains[i]; s.line && r.touches(s.a, s.b) || !s.line && r.meets(s.box) {
			return true
		}
	}
	return false
}

// placed notes where the labels of a vertex stand now: those that come later may have to give way, or have more room.
func (f *former) placed(v int32, now []label) {
	old := f.of(v)
	for i := range max(len(old), len(now)) {
		if i < len(old) && i < len(now) && old[i].box == now[i].box {
			continue
		}
		if i < len(old) {
			f.stain(stain{box: old[i].box})
		}
		if i < len(now) {
			f.stain(stain{box: now[i].box})
		}
	}
}
