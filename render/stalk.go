package render

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"dev.mexboard/solver/board"
)

// Stalk is a stalk: Size edges one above the other.
type Stalk struct {
	Edge  int32       // what it goes by: pointing at it is pointing at this edge
	Foot  int32       // the vertex it stands on
	Size  int         // above 0
	Tip   board.Point // where it ends
	fixed bool        // it goes the way its edge went
}

// Lengths of stalks.
const (
	stalkUnit = 46.0  // of an edge of a stalk, at most
	stalkMost = 400.0 // of a stalk

	mostFanned = 40 // stalks on one vertex that look for room; of more, all without a way of their own are spread evenly
)

// stalks lists the stalks, those on one vertex together, by edge.
func (r *reducing) stalks() []Stalk {
	var list []Stalk
	for i := range r.b.Edges {
		e := int32(i)
		foot, size := r.state.Stalk(e)
		if size == 0 {
			continue
		}
		list = append(list, r.stalk(e, foot, size))
	}
	slices.SortStableFunc(list, func(a, b Stalk) int { return cmp.Compare(a.Foot, b.Foot) })
	at := r.places()
	for from := 0; from < len(list); {
		to := from + 1
		for to < len(list) && list[to].Foot == list[from].Foot {
			to++
		}
		fan(list[from:to], at)
		from = to
	}
	return list
}

// stalk is the stalk that goes by an edge: the way the edge went, if it led up from the foot.
func (r *reducing) stalk(e, foot int32, size int) Stalk {
	near, far := r.ends(e)
	if r.state.At(near) != foot && !(r.b.Vertices[near].Ground && r.b.Vertices[foot].Ground) {
		near, far = far, near
	}
	s := Stalk{Edge: e, Foot: near, Size: size}
	if near != far && !r.b.Vertices[far].Ground { // along the ground it would not be seen
		s.Tip, s.fixed = r.g.Vertices[far], true
	}
	return s
}

// fan gives the stalks of one vertex their tips: those with a way of their own go it, the others where there is most
// room, upwards first.
func fan(list []Stalk, at []board.Point) {
	foot := at[list[0].Foot]
	var taken []float64
	place := func(s *Stalk, angle, unit float64) {
		length := min(unit*float64(s.Size), stalkMost)
		sin, cos := math.Sincos(angle)
		s.Tip = board.Point{X: foot.X + cos*length, Y: foot.Y + sin*length}
		taken = append(taken, angle)
	}
	for i := range list {
		if s := &list[i]; s.fixed {
			dx, dy := s.Tip.X-foot.X, s.Tip.Y-foot.Y
			place(s, math.Atan2(dy, dx), min(stalkUnit, math.Hypot(dx, dy)))
		}
	}
	free := len(list) - len(taken)
	for i, k := 0, 0; i < len(list); i++ {
		switch s := &list[i]; {
		case s.fixed:
			continue
		case len(list) > mostFanned: // there is no room to look for
			place(s, math.Pi*(0.06+0.88*(float64(k)+0.5)/float64(free)), stalkUnit)
			k++
		default:
			place(s, roomiest(taken), stalkUnit)
		}
	}
}

// roomiest is the angle, upwards if it can be, that is farthest from those taken.
func roomiest(taken []float64) float64 {
	best, most := math.Pi/2, -1.0
	for i := range 17 {
		turn := float64((i+1)/2) * math.Pi / 20
		if i%2 == 1 {
			turn = -turn
		}
		angle, room := math.Pi/2+turn, math.Pi/5
		for _, other := range taken {
			room = min(room, math.Abs(math.Remainder(angle-other, 2*math.Pi)))
		}
		if room > most+1e-9 {
			best, most = angle, room
		}
	}
	return best
}

// stalk draws a stalk: its edges with a knot at each upper end, and its size.
func (d *drawing) stalk(s Stalk, ghost bool) {
	t := d.look.Theme
	foot, tip := d.at[s.Foot], Point{s.Tip.X, -s.Tip.Y}
	u := tip.minus(foot).unit()
	part := Part{EdgePart, int(s.Edge)}
	ink, width := t.Text, strokes[optionStroke].width
	if d.marks.edges[s.Edge] == newestStroke {
		ink, width = t.Focus, strokes[newestStroke].width
	}
	if ghost {
		ink, width = t.Quiet, strokes[plainStroke].width
	}
	d.line(Shape{Part: part, Stroke: ink, Width: width, Dash: ghost}, foot.plus(u.times(Radius(d.board, int(s.Foot)))), tip)
	if s.Size <= mostKnots {
		for i := range s.Size {
			c := foot.toward(tip, float64(i+1)/float64(s.Size))
			d.disc(Shape{Part: part, Fill: t.Board, Stroke: ink, Width: 1.6, Level: 1}, c, stalkKnot)
		}
	}
	d.text(Shape{Part: part, Size: stalkSize, Bold: !ghost, Fill: ink}, strconv.Itoa(s.Size), tip.plus(u.times(stalkSize)))
}

// Sizes of a stalk.
const (
	mostKnots = 12  // a longer one is drawn without knots
	stalkKnot = 4.0 // the radius of a knot
	stalkSize = 15.0
)
