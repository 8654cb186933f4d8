package games

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// Bush is a ready board of Green Hackenbush: a row of the menu New > Hackenbush, and `mexboard new hackenbush NAME SIZES`.
// Its title in the reader's language is lang.Bushes[Name].
type Bush struct {
	Name  string
	Sizes []Param // numbers that follow the name, one word each but for the first of a list; what is left out is the example
	grow  func(sizes []int) board.Board
}

// Hackenbush is the name under which the command line and a board's game attribute know the bushes.
const Hackenbush = "hackenbush"

// Seed is the key of the number from which what is random follows, always the last of a bush's sizes.
const Seed = "seed"

// Bushes lists the ready boards of Green Hackenbush, in the order of the menu. Figures have places; the others are laid
// out.
var Bushes = []Bush{
	{"stalks", []Param{{Key: "stalks", Form: Piles, Min: 1, Max: 100_000, Example: "3,4,5"}}, stalks},
	{"tree", nil, wildTree},
	{"ring", []Param{{Key: "edges", Form: Number, Min: 1, Max: 100_000, Example: "5"}}, ringOf},
	{"balloon", []Param{
		{Key: "stalk", Form: Number, Min: 1, Max: 100_000, Example: "3"},
		{Key: "edges", Form: Number, Min: 1, Max: 100_000, Example: "5"},
	}, balloon},
	{"cactus", nil, cactus},
	{"house", nil, house},
	{"person", nil, person},
	{"garden", []Param{{Key: "flowers", Form: Number, Min: 1, Max: 10_000, Example: "6"}}, garden},
	{"random-tree", []Param{
		{Key: "edges", Form: Number, Min: 1, Max: mostBushEdges, Example: "24"},
		{Key: Seed, Form: Number, Min: 0, Max: 1 << 30, Example: "1"},
	}, randomTree},
	{"random-graph", []Param{
		{Key: "edges", Form: Number, Min: 1, Max: mostBushEdges, Example: "20"},
		{Key: "rings", Form: Number, Min: 0, Max: mostBushEdges, Example: "5"},
		{Key: Seed, Form: Number, Min: 0, Max: 1 << 30, Example: "1"},
	}, randomGraph},
}

// BushNames lists the names of the bushes, in order.
func BushNames() []string {
	var names []string
	for _, x := range Bushes {
		names = append(names, x.Name)
	}
	return names
}

// BushOf makes the ready board that words name: the bush, then its sizes. Letter case and hyphens do not matter. The error
// is an *ArgError.
func BushOf(words []string) (board.Board, error) {
	if len(words) == 0 {
		return board.Board{}, wrong(noBush, strings.Join(BushNames(), ", "))
	}
	for _, x := range Bushes {
		if plainName(x.Name) == plainName(words[0]) {
			return x.Board(words[1:])
		}
	}
	return board.Board{}, wrong(unknownBush, words[0], strings.Join(BushNames(), ", "))
}

// Board makes the board of some sizes; for those that are left out the examples are taken. The error is an *ArgError.
func (x Bush) Board(sizes []string) (board.Board, error) {
	var numbers []int
	words := []string{Hackenbush, x.Name}
	if len(x.Sizes) > 0 && x.Sizes[0].Form == Piles {
		if len(sizes) == 0 {
			sizes = []string{x.Sizes[0].Example}
		}
		list, err := x.Sizes[0].numbers(strings.Join(sizes, ","), mostStalks)
		if err != nil {
			return board.Board{}, err
		}
		total := 0
		for _, n := range list {
			total += n
		}
		if total > mostBushEdges {
			return board.Board{}, &LargeError{mostBushEdges, float64(total)}
		}
		return named(x.grow(list), append(words, sizes...)), nil
	}
	if len(sizes) > len(x.Sizes) {
		return board.Board{}, wrong(extra, Hackenbush+" "+x.Name, sizes[len(x.Sizes)], x.Typed())
	}
	for i, p := range x.Sizes {
		text := p.Example
		if i < len(sizes) {
			text = sizes[i]
		}
		n, err := p.number(text)
		if err != nil {
			return board.Board{}, err
		}
		numbers, words = append(numbers, n), append(words, text)
	}
	return named(x.grow(numbers), words), nil
}

// mostStalks is how many stalks there may be, mostBushEdges of how many edges together.
const (
	mostStalks    = 10_000
	mostBushEdges = 1_000_000
)

// Typed is how the bush may be typed.
func (x Bush) Typed() string {
	return strings.Join(append([]string{Hackenbush, x.Name}, x.Examples()...), " ")
}

// Examples are the sizes that are taken where none are given.
func (x Bush) Examples() []string {
	var sizes []string
	for _, p := range x.Sizes {
		sizes = append(sizes, p.Example)
	}
	return sizes
}

func named(b board.Board, words []string) board.Board {
	b.Attrs = append(b.Attrs, board.Attr{Key: Attribute, Value: Line(words)})
	return b
}

// sketch is a bush in the making.
type sketch struct {
	b       board.Board
	grounds int
}

// ground adds a vertex on the ground.
func (s *sketch) ground() int {
	s.grounds++
	id := "g"
	if s.grounds > 1 {
		id += strconv.Itoa(s.grounds)
	}
	return s.add(board.Vertex{ID: id, Ground: true})
}

// knot adds a vertex, named by the number of those that are not on the ground.
func (s *sketch) knot() int {
	return s.add(board.Vertex{ID: strconv.Itoa(len(s.b.Vertices))})
}

func (s *sketch) add(v board.Vertex) int {
	s.b.Vertices = append(s.b.Vertices, v)
	return len(s.b.Vertices) - 1
}

// tie joins vertices by edges, each to the next.
func (s *sketch) tie(way ...int) {
	for i := 1; i < len(way); i++ {
		s.b.Edges = append(s.b.Edges, board.Edge{From: way[i-1], To: way[i]})
	}
}

// stalk puts n edges on a vertex, one on the other, and gives the uppermost vertex.
func (s *sketch) stalk(v, n int) int {
	for range n {
		up := s.knot()
		s.tie(v, up)
		v = up
	}
	return v
}

// ring puts a ring of n edges on a vertex.
func (s *sketch) ring(v, n int) {
	s.tie(s.stalk(v, n-1), v)
}

func stalks(sizes []int) board.Board {
	var s sketch
	for _, n := range sizes {
		s.stalk(s.ground(), n)
	}
	return s.b
}

func ringOf(sizes []int) board.Board {
	var s sketch
	s.ring(s.ground(), sizes[0])
	return s.b
}

func balloon(sizes []int) board.Board {
	var s sketch
	s.ring(s.stalk(s.ground(), sizes[0]), sizes[1])
	return s.b
}

// wildTree is a tree whose value takes some adding up: 5.
func wildTree([]int) board.Board {
	var s sketch
	trunk := s.stalk(s.ground(), 2)
	left, right := s.stalk(trunk, 1), s.stalk(trunk, 2)
	s.stalk(left, 2)
	s.stalk(left, 1)
	s.stalk(s.stalk(trunk, 1), 1)
	s.stalk(right, 1)
	s.stalk(right, 1)
	s.stalk(right, 3)
	return s.b
}

// dice is the source of a random board: the same for the same numbers, on every machine.
func dice(seed, edges int) *rand.Rand { return rand.New(rand.NewPCG(uint64(seed), uint64(edges))) }

// randomTree puts each edge on one of the newest vertices, so that it grows high as well as wide.
func randomTree(sizes []int) board.Board {
	var s sketch
	s.ground()
	s.branches(sizes[0], dice(sizes[1], sizes[0]))
	return s.b
}

func (s *sketch) branches(edges int, r *rand.Rand) {
	for range edges {
		n := len(s.b.Vertices)
		s.stalk(n-1-r.IntN(min(n, 3+n/3)), 1)
	}
}

// randomGraph is a random tree with more edges between any two of its vertices, each of which closes a ring or is a loop.
func randomGraph(sizes []int) board.Board {
	var s sketch
	rings := min(sizes[1], sizes[0])
	r := dice(sizes[2], sizes[0])
	s.ground()
	s.branches(sizes[0]-rings, r)
	for range rings {
		n := len(s.b.Vertices)
		s.tie(r.IntN(n), r.IntN(n))
	}
	return s.b
}
