package games

import "dev.mexboard/solver/board"

// groundAt and knotAt add a vertex at a place.
func (s *sketch) groundAt(x float64) int { return s.place(s.ground(), x, 0) }

func (s *sketch) knotAt(x, y float64) int { return s.place(s.knot(), x, y) }

func (s *sketch) place(v int, x, y float64) int {
	s.b.Vertices[v].Placed, s.b.Vertices[v].Pos = true, board.Point{X: x, Y: y}
	return v
}

// cactus is rings on rings: two arms and a flower.
func cactus([]int) board.Board {
	var s sketch
	root := s.groundAt(0)
	// The trunk: a diamond, a hexagon, a triangle.
	a, b, top := s.knotAt(-55, 70), s.knotAt(55, 70), s.knotAt(0, 140)
	s.tie(root, a, top, b, root)
	l1, l2, l3 := s.knotAt(-65, 185), s.knotAt(-65, 265), s.knotAt(0, 310)
	r1, r2 := s.knotAt(65, 185), s.knotAt(65, 265)
	s.tie(top, l1, l2, l3, r2, r1, top)
	c, d := s.knotAt(-40, 385), s.knotAt(40, 385)
	s.tie(l3, c, d, l3)
	// The left arm grows from the diamond, the right one from the hexagon.
	e := s.knotAt(-140, 100)
	f, g, h, i := s.knotAt(-200, 140), s.knotAt(-190, 215), s.knotAt(-120, 225), s.knotAt(-100, 160)
	s.tie(a, e, f, g, h, i, e)
	j := s.knotAt(145, 230)
	k, l, m := s.knotAt(205, 285), s.knotAt(160, 345), s.knotAt(115, 295)
	s.tie(r1, j, k, l, m, j)
	// Flowers.
	s.tie(d, s.knotAt(80, 450))
	s.tie(c, s.knotAt(-80, 450))
	s.tie(g, s.knotAt(-225, 285))
	s.tie(l, s.knotAt(165, 420))
	return s.b
}

// house has walls, a door, two windows that hang from the beam, a roof, and a chimney with smoke.
func house([]int) board.Board {
	var s sketch
	left, door1, door2, right := s.groundAt(0), s.groundAt(165), s.groundAt(235), s.groundAt(400)
	a, b := s.knotAt(0, 200), s.knotAt(400, 200)
	m, n := s.knotAt(90, 200), s.knotAt(310, 200)
	ridge, roof := s.knotAt(200, 330), s.knotAt(300, 265)
	s.tie(left, a, m, n, b, right)
	s.tie(a, ridge, roof, b)
	d, e := s.knotAt(165, 110), s.knotAt(235, 110)
	s.tie(door1, d, e, door2)
	for _, x := range []struct {
		at   float64
		beam int
	}{{90, m}, {310, n}} {
		p, q, r := s.knotAt(x.at-45, 145), s.knotAt(x.at, 90), s.knotAt(x.at+45, 145)
		s.tie(x.beam, p, q, r, x.beam)
	}
	chimney := s.knotAt(300, 365)
	smoke := s.knotAt(340, 430)
	s.tie(roof, chimney, smoke, smoke)
	return s.b
}

// person stands in a skirt, with a balloon in one hand and a flower in the other.
func person([]int) board.Board {
	var s sketch
	foot1, foot2 := s.groundAt(60), s.groundAt(140)
	knee1, knee2 := s.knotAt(65, 90), s.knotAt(135, 90)
	hem1, hem2, waist := s.knotAt(10, 105), s.knotAt(190, 105), s.knotAt(100, 210)
	s.tie(foot1, knee1, hem1, waist, hem2, knee2, foot2)
	s.tie(knee1, knee2)
	chest, neck := s.knotAt(100, 275), s.knotAt(100, 335)
	s.tie(waist, chest, neck)
	c1, c2, crown, c3, c4 := s.knotAt(55, 365), s.knotAt(55, 420), s.knotAt(100, 450), s.knotAt(145, 420), s.knotAt(145, 365)
	s.tie(neck, c1, c2, crown, c3, c4, neck)
	s.tie(crown, s.knotAt(60, 505))
	s.tie(crown, s.knotAt(100, 515))
	s.tie(crown, s.knotAt(140, 505))
	// The left arm and a flower.
	elbow1, hand1 := s.knotAt(35, 240), s.knotAt(-35, 265)
	s.tie(chest, elbow1, hand1)
	bloom := s.knotAt(-60, 345)
	s.tie(hand1, bloom)
	s.tie(bloom, s.knotAt(-120, 365))
	s.tie(bloom, s.knotAt(-85, 410))
	s.tie(bloom, s.knotAt(-25, 405))
	// The right arm and a balloon.
	elbow2, hand2 := s.knotAt(165, 240), s.knotAt(225, 275)
	s.tie(chest, elbow2, hand2)
	knot := s.knotAt(250, 370)
	b1, b2, b3, b4 := s.knotAt(200, 415), s.knotAt(215, 485), s.knotAt(290, 485), s.knotAt(305, 415)
	s.tie(hand2, knot, b1, b2, b3, b4, knot)
	return s.b
}

// garden is a row of flowers of five kinds, with grass between them.
func garden(sizes []int) board.Board {
	var s sketch
	kinds := []func(s *sketch, root int, x float64){tulip, daisy, bluebell, rose, fern}
	for i := range sizes[0] {
		x := 210 * float64(i)
		kinds[i%len(kinds)](&s, s.groundAt(x), x)
		if i%2 == 0 {
			s.grass(x + 105)
		}
	}
	return s.b
}

// grass is three blades.
func (s *sketch) grass(x float64) {
	root := s.groundAt(x)
	s.tie(root, s.knotAt(x-42, 60))
	s.tie(root, s.knotAt(x, 75))
	s.tie(root, s.knotAt(x+42, 60))
}

// tulip has two leaves and a cup of four edges.
func tulip(s *sketch, root int, x float64) {
	low, high := s.knotAt(x, 80), s.knotAt(x, 165)
	s.tie(root, low, high)
	s.tie(low, s.knotAt(x-60, 135))
	s.tie(low, s.knotAt(x+60, 135))
	a, b, c := s.knotAt(x-50, 225), s.knotAt(x, 285), s.knotAt(x+50, 225)
	s.tie(high, a, b, c, high)
}

// daisy has five petals.
func daisy(s *sketch, root int, x float64) {
	low, high := s.knotAt(x, 90), s.knotAt(x, 215)
	s.tie(root, low, high)
	s.tie(low, s.knotAt(x+58, 140))
	for _, p := range [][2]float64{{-78, 20}, {-52, 75}, {0, 95}, {52, 75}, {78, 20}} {
		s.tie(high, s.knotAt(x+p[0], 215+p[1]))
	}
}

// bluebell has two bells of three edges.
func bluebell(s *sketch, root int, x float64) {
	low, high := s.knotAt(x, 95), s.knotAt(x+15, 185)
	s.tie(root, low, high)
	a, b := s.knotAt(x-75, 150), s.knotAt(x-45, 205)
	s.tie(low, a, b, low)
	c, d := s.knotAt(x-25, 260), s.knotAt(x+55, 260)
	s.tie(high, c, d, high)
}

// rose has a bloom of two loops, and a ring of two for a leaf.
func rose(s *sketch, root int, x float64) {
	low, high := s.knotAt(x, 85), s.knotAt(x, 185)
	s.tie(root, low, high, high)
	s.tie(high, high)
	leaf := s.knotAt(x-65, 130)
	s.tie(low, leaf, low)
	s.tie(low, s.knotAt(x+60, 125))
}

// fern is a tree.
func fern(s *sketch, root int, x float64) {
	v := root
	for i := range 3 {
		y := 75 * float64(i+1)
		up := s.knotAt(x, y)
		s.tie(v, up)
		reach := 75 - 15*float64(i)
		s.tie(up, s.knotAt(x-reach, y+45))
		s.tie(up, s.knotAt(x+reach, y+45))
		v = up
	}
	s.tie(v, s.knotAt(x, 300))
}
