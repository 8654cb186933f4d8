package solver

import (
	"slices"
	"strings"
)

// game is a graph with names, for tests that a person can read.
type game struct {
	*Graph
	names []string
}

// named reads a graph from lines such as "C: A B": vertex, options. Vertices are numbered as they first appear. A name
// that starts with + is a sum vertex.
func named(text string) game {
	g := game{}
	var arcs []Arc
	for line := range strings.Lines(text) {
		head, rest, ok := strings.Cut(line, ":")
		if !ok {
			continue
		}
		v := g.number(strings.TrimSpace(head))
		for _, w := range strings.Fields(rest) {
			arcs = append(arcs, Arc{v, g.number(w)})
		}
	}
	var sums []int32
	for v, name := range g.names {
		if strings.HasPrefix(name, "+") {
			sums = append(sums, int32(v))
		}
	}
	g.Graph = NewGraph(len(g.names), sums, arcs)
	return g
}

// number is the vertex with a name, made when there is none.
func (g *game) number(name string) int32 {
	v := slices.Index(g.names, name)
	if v < 0 {
		v = len(g.names)
		g.names = append(g.names, name)
	}
	return int32(v)
}

// chips puts one chip on each of the names.
func (g *game) chips(names string) []Stack {
	var stacks []Stack
	for _, name := range strings.Fields(names) {
		stacks = append(stacks, Stack{g.number(name), 1})
	}
	return stacks
}

// list joins the names of vertices.
func (g *game) list(vertices []int32) string {
	var names []string
	for _, v := range vertices {
		names = append(names, g.names[v])
	}
	return strings.Join(names, " ")
}

// values lists "name=value" in order, "?" where there is none.
func (g *game) values(x Values) string {
	var out []string
	for v, name := range g.names {
		text := "?"
		if value, ok := x.At(int32(v)); ok {
			text = itoa(value)
		}
		out = append(out, name+"="+text)
	}
	return strings.Join(out, " ")
}

// moves lists "from>to+to" for each replacement.
func (g *game) moves(moves []Replacement) string {
	var out []string
	for _, m := range moves {
		out = append(out, g.names[m.From]+">"+strings.ReplaceAll(g.list(m.To), " ", "&"))
	}
	return strings.Join(out, " ")
}

// school is the board of Russian school texts; chips on B, D, E: 1 xor 3 xor 1.
const school = `
B: A
C: A B
E: A
F: C E
D: B C F
`
