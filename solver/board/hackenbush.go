package board

import (
	"context"
	"strconv"
	"strings"

	"dev.mexboard/solver"
)

// Hackenbush is the solver's form of an undirected board: vertex i is Vertices[i] and edge i Edges[i]. Linear time.
func (b Board) Hackenbush() *solver.Hackenbush {
	var ground []int32
	for i := range b.Vertices {
		if b.Vertices[i].Ground {
			ground = append(ground, int32(i))
		}
	}
	links := make([]solver.Link, len(b.Edges))
	for i := range b.Edges {
		links[i] = solver.Link{A: int32(b.Edges[i].From), B: int32(b.Edges[i].To)}
	}
	return solver.NewHackenbush(len(b.Vertices), ground, links)
}

// Expanded is the game graph of an undirected board.
type Expanded struct {
	// Board is directed: a vertex for each position, named by the edges that are left, an edge for each cut, and a chip on
	// the position that the undirected board is. The play is kept.
	Board Board
	// Left is, by vertex, the edges that are left in its position, by their index on the undirected board, ascending. The
	// first vertex has those that hang on the ground.
	Left [][]int32
}

// Expand makes the game graph of an undirected board, of up to solver.MostExpanded positions; Positions of the solver's
// form counts them before. A position is named by its edges, counted from 1: {1,2,4}. The error is a
// *solver.CrowdError for more positions, or the context's.
func (b Board) Expand(ctx context.Context) (Expanded, error) {
	g, left, err := b.Hackenbush().Expand(ctx, solver.MostExpanded)
	if err != nil {
		return Expanded{}, err
	}
	x := Expanded{Board: New(), Left: left}
	x.Board.Rule.Play = b.Rule.Play
	for v, edges := range left {
		x.Board.Vertices = append(x.Board.Vertices, Vertex{ID: setName(edges)})
		for _, w := range g.Options(int32(v)) {
			x.Board.Edges = append(x.Board.Edges, Edge{From: v, To: int(w)})
		}
	}
	x.Board.Vertices[0].Chips = 1
	return x, nil
}

func setName(edges []int32) string {
	var numbers []string
	for _, e := range edges {
		numbers = append(numbers, strconv.Itoa(int(e)+1))
	}
	return "{" + strings.Join(numbers, ",") + "}"
}
