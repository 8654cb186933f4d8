package games

// euclid is taking from the larger heap of two a multiple of the smaller, as in Euclid's algorithm.
var euclid = Game{
	Name:   "euclid",
	Family: Grids,
	Board:  "two",
	Loser:  "stuck",
	Source: "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, 1969; G. Nivasch, 2006",
	Params: []Param{euclidEnd},
	Start:  euclidStart,
	Along:  &alongRow,
	Worked: "(3,2)",
	Sample: []string{"with-0", "8,5"},
	Most:   maxRow,
	rules: func(args []string) (rules, error) {
		end, err := euclidEnd.choice(args[0])
		if err != nil {
			return rules{}, err
		}
		least := 0
		if end == "without-0" {
			least = 1
		}
		return pairRules{start: euclidStart, heaps: true, moves: func(a, b int, to func(a, b int)) {
			if a == 0 || b == 0 {
				return
			}
			for x := a - b; x >= least; x -= b {
				to(x, b)
			}
			for y := b - a; y >= least; y -= a {
				to(a, y)
			}
		}}.rules(), nil
	},
}

var (
	euclidEnd   = Param{Key: "zero", Form: Choice, Choices: []string{"with-0", "without-0"}, Example: "with-0"}
	euclidStart = pairStart("pair", "13,8", 400)
)
