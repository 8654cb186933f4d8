package games

import (
	"slices"
	"strings"

	"dev.mexboard/solver/board"
)

// nodeKayles is taking a vertex and its neighbours out of a graph; what falls apart are parts of their own. (Schaefer 1978;
// on a path it is Dawson's Chess.)
var nodeKayles = Game{
	Name:   "node-kayles",
	Family: Drawn,
	Board:  "graph",
	Loser:  "stuck",
	Source: "T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978",
	Start:  drawn,
	Worked: "de",
	Sample: []string{"a-b,b-c,c-d,d-e,e-a,a-c"},
	rules: func([]string) (rules, error) {
		return onDrawing(func(d drawing, set uint32, leave func(uint32, ...int)) {
			for v := range d.names {
				if set>>v&1 != 0 {
					leave(set&^(d.next[v]|1<<v), v)
				}
			}
		}, true), nil
	},
}

// arcKayles is taking an edge out of a graph with both its ends; on a path it is Dawson's Kayles.
var arcKayles = Game{
	Name:   "arc-kayles",
	Family: Drawn,
	Board:  "graph",
	Loser:  "stuck",
	Source: "T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978",
	Start:  drawn,
	Worked: "de",
	Sample: []string{"a-b,b-c,c-d,d-e,e-a,a-c"},
	rules: func([]string) (rules, error) {
		return onDrawing(func(d drawing, set uint32, leave func(uint32, ...int)) {
			for _, e := range d.edges {
				if ends := uint32(1)<<e[0] | 1<<e[1]; set&ends == ends {
					leave(set&^ends, e[0], e[1])
				}
			}
		}, false), nil
	},
}

// drawn is the graph that is played on.
var drawn = Param{Key: "graph", Form: Graph, Max: maxDrawn, Example: "a-b,b-c,c-d,d-e,e-a,a-c"}

// onDrawing is the rules of taking vertices out of a graph: leave is called with the vertices that each move leaves, and
// those by which it is made. Vertices without neighbours are left out where they allow no move.
func onDrawing(moves func(d drawing, set uint32, leave func(set uint32, touched ...int)), lone bool) rules {
	d := new(drawing)
	nothing := func(parts []Position) []Position {
		if len(parts) == 0 {
			return []Position{"-"}
		}
		return parts
	}
	hands := func(p Position) []Hand {
		var all []Hand
		moves(*d, d.set(string(p)), func(left uint32, touched ...int) {
			all = append(all, Hand{inRow(touched...), Option(nothing(d.components(left, lone)))})
		})
		return all
	}
	return rules{
		start: func(args []string) (_ []Position, err error) {
			if *d, err = parseDrawing(args, drawn); err != nil {
				return nil, err
			}
			return nothing(d.components(d.all(), lone)), nil
		},
		options: func(p Position) ([]Option, error) {
			var all []Option
			seen := map[string]bool{}
			for _, h := range hands(p) {
				if key := joined(h.Leaves); !seen[key] {
					seen[key] = true
					all = append(all, h.Leaves)
				}
			}
			return all, nil
		},
		view:  func(p Position, start []Position) board.View { return d.view(d.set(string(p)), -1, start) },
		hands: hands,
		estimate: func([]Position) float64 {
			return d.connected()*float64(max(len(d.names), len(d.edges))+1) + 1
		},
	}
}

// geography is walking along edges, never to where one has been. The player to move has a winning move if and only if
// every largest matching covers the piece's vertex. (Fraenkel, Scheinerman, Ullman 1993.)
var geography = Game{
	Name:   "geography",
	Family: Drawn,
	Board:  "piece",
	Loser:  "stuck",
	Source: "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, 1993",
	Params: []Param{drawn},
	Start:  Param{Key: "vertex", Form: Spot, Example: ""},
	Worked: "a:bcde",
	Sample: []string{"a-b,b-c,c-d,d-e,e-a,a-c", "a"},
	rules: func(args []string) (rules, error) {
		d, err := parseDrawing(args, drawn)
		if err != nil {
			return rules{}, err
		}
		return rules{
			start: func(args []string) ([]Position, error) {
				if len(args) == 0 {
					args = d.names[:1]
				}
				var all []Position
				for _, name := range args {
					v := slices.Index(d.names, name)
					if v < 0 {
						return nil, wrong(notVertex, name, strings.Join(d.names, ", "))
					}
					all = append(all, d.at(v, d.all()))
				}
				return all, nil
			},
			options: func(p Position) ([]Option, error) {
				var all []Option
				for _, h := range d.steps(p) {
					all = append(all, h.Leaves)
				}
				return all, nil
			},
			view: func(p Position, start []Position) board.View {
				v, set := d.where(p)
				return d.view(set, v, start)
			},
			hands:    d.steps,
			estimate: func([]Position) float64 { return d.connected() * float64(len(d.names)) },
		}, nil
	},
}

// steps are the ways to move a piece: to each neighbour that is left.
func (d drawing) steps(p Position) []Hand {
	v, set := d.where(p)
	var all []Hand
	for w := range d.names {
		if d.next[v]&set>>w&1 != 0 {
			all = append(all, Hand{inRow(w), Option{d.at(w, set&^(1<<v))}})
		}
	}
	return all
}

// at is a piece on a vertex, with the others that can still be reached.
func (d drawing) at(v int, set uint32) Position {
	return Position(d.names[v] + ":" + d.name(d.component(v, set)&^(1<<v)))
}

// where is what at made a position of.
func (d drawing) where(p Position) (v int, set uint32) {
	name, rest, _ := strings.Cut(string(p), ":")
	v = slices.Index(d.names, name)
	return v, d.set(rest) | 1<<v
}
