// Package games has the games by rule: each says its options, and everything else - the board of its positions, the
// sequence of its values, what the menu shows - follows from that.
package games

import (
	"context"
	"strings"

	"dev.mexboard/solver/board"
)

// All lists every game, in the order of the menu and of the command line.
var All = []Game{
	nim, boundedNim, subtraction, allBut, octal, hexadecimal, kayles, dawsonsKayles, dawsonsChess, treblecross, officers, couples,
	grundy, lasker, prim, dim, cutting, staircase, moore,
	turningTurtles, mockTurtles, moebius, mogul, moidores, ruler, rulerette, twins, triplets, ternups, grunt, sym,
	product, turningCorners, rugs,
	wythoff, queen, rook, knight, euclid, chomp, northcott, cram,
	nodeKayles, arcKayles, geography,
	ownFormula, ownTurning,
}

// Position is one state of a game, written as people write it: "9", "HTTH", "(2,5)".
type Position string

// Option is what one move leaves of a position: one part, several where it splits, none where nothing is left to move.
type Option []Position

// Family is a kind of games that belong together.
type Family string

// The families, in the order of the menu.
const (
	Heaps    Family = "heaps"
	Coins    Family = "coins"
	Products Family = "products"
	Grids    Family = "grids"
	Drawn    Family = "drawn" // played on a graph that was drawn
	Own      Family = "own"   // by a formula or a program
)

// Families lists them in order.
var Families = []Family{Heaps, Coins, Products, Grids, Drawn, Own}

// Game is one row of the table. Its texts for people go by Name: the title and the move are told for each game, the
// board by Board, who loses by Loser.
type Game struct {
	Name   string // on the command line and in a board's game attribute
	Family Family
	Board  string // the key of the sentence that says what is played on
	Loser  string // the key of the sentence that says who loses
	Source string // where the game and its theory are from
	Params []Param
	Start  Param    // may be left out: its example is taken
	Along  *Param   // what a sequence needs besides Params: the row of a table, say; nil for most
	Worked Position // the position of the sample whose value is worked out where the game is told of
	Sample []string // arguments that make a small, telling board: what the menu shows
	// Aliases are other names that the game is found by.
	Aliases []string
	// Most is how many values its sequence may have; 0: it has no sequence.
	Most int
	// Soon is how many of those are soon there; 0: all.
	Soon int

	rules func(args []string) (rules, error) // of as many arguments as Params
}

// rules is a game with its parameters chosen.
type rules struct {
	start    func(args []string) ([]Position, error) // one position a chip
	options  func(Position) ([]Option, error)
	view     func(p Position, start []Position) board.View
	hands    func(Position) []Hand    // nil: how a move changes the look says how it is made by hand
	estimate func([]Position) float64 // at most how many vertices the board has
	heaps    func(Position) []int     // the Nim heaps it equals by theory; nil: none is known
	values   func(ctx context.Context, along []string, n int, tell func(float64)) (Sequence, error)
	number   func(along []string, k int) []string // the start whose value is number k of the sequence
	loopy    bool
}

// Find is the game of a name or alias. Letter case, apostrophes and what parts words do not matter.
func Find(name string) (Game, bool) {
	name = plainName(name)
	for _, g := range All {
		if plainName(g.Name) == name {
			return g, true
		}
		for _, a := range g.Aliases {
			if plainName(a) == name {
				return g, true
			}
		}
	}
	return Game{}, false
}

// plainName is a name without what people leave out or add.
func plainName(name string) string {
	return strings.NewReplacer("'", "", "’", "", " ", "", "-", "", "_", "").Replace(strings.ToLower(name))
}

// Names lists the names of all games, in order.
func Names() []string {
	var names []string
	for _, g := range All {
		names = append(names, g.Name)
	}
	return names
}

// Of splits a command line into the game and its arguments. The name may stand in several words. The error is an
// *ArgError, with the nearest name.
func Of(words []string) (Game, []string, error) {
	for k := min(len(words), 4); k > 0; k-- {
		if g, ok := Find(strings.Join(words[:k], " ")); ok && words[k-1] != "" {
			return g, words[k:], nil
		}
	}
	if len(words) == 0 {
		return Game{}, nil, wrong(noGame, strings.Join(Names(), ", "))
	}
	if near := nearest(words[0]); near != "" {
		return Game{}, nil, wrong(nearGame, words[0], near)
	}
	return Game{}, nil, wrong(unknownGame, words[0], strings.Join(Names(), ", "))
}
