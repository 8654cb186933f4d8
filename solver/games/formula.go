package games

import (
	"context"
	"errors"
	"math"
)

// ownFormula is a heap game by a line of text.
var ownFormula = Game{
	Name:   "formula",
	Family: Own,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "-",
	Params: []Param{formulaLine},
	Start:  formulaStart,
	Worked: "3",
	Sample: []string{"n-1, n-2; k & n-k for 1<=k<n/2", "6"},
	Most:   10_000,
	rules: func(args []string) (rules, error) {
		f, err := parseFormula(args[0])
		if err != nil {
			return rules{}, err
		}
		if err := f.try(formula.heaps); err != nil {
			return rules{}, err
		}
		return heapRules{piles: formulaStart, moves: f.heaps, joints: f.joints, values: f.values}.rules(), nil
	},
}

// ownTurning is a coin game by a line of text: the coins turned with coin n, and n itself.
var ownTurning = Game{
	Name:    "turning",
	Family:  Own,
	Board:   "coins",
	Loser:   "stuck",
	Params:  []Param{turningLine},
	Start:   row("HTHTH"),
	Worked:  "THTH",
	Sample:  []string{"n; n & k for n-2<=k<n", "THTH"},
	Aliases: []string{"turning set"},
	Most:    2_000,
	rules: func(args []string) (rules, error) {
		f, err := parseFormula(args[0])
		if err != nil {
			return rules{}, err
		}
		none := func([]int) {}
		if err := f.try(func(f formula, n int, _ func(...int)) error { return f.coins(n, none) }); err != nil {
			return rules{}, err
		}
		return turning{sets: f.coins}.rules(row("HTHTH")), nil
	},
}

var (
	formulaLine  = Param{Key: "formula", Form: Formula, Max: maxFormula, Example: "n-1, n-2; k & n-k for 1<=k<n/2"}
	turningLine  = Param{Key: "turned", Form: Formula, Max: maxFormula, Example: "n; n & k for n-2<=k<n"}
	formulaStart = piles("8", 1_000)
)

// try goes through small heaps, so that what is wrong is told at once. It ends where that would take long.
func (f formula) try(moves func(f formula, n int, leave func(...int)) error) error {
	f.steps = 50_000
	for n := range 24 {
		err := moves(f, n, func(...int) {})
		if e := (*FormulaError)(nil); errors.As(err, &e) && e.problem == formulaSlow {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// heaps is the moves of a heap. A part below 0, or not whole, is no move; one not below n is an error, since play might
// not end.
func (f formula) heaps(n int, leave func(parts ...int)) error {
	return f.each(n, func(o parts, numbers []int) error {
		for _, m := range numbers {
			if m >= n {
				return formulaWrong(o.col, formulaGrows, n, m)
			}
		}
		leave(numbers...)
		return nil
	})
}

// coins is the coins turned with coin n. An option without n is an error; one with a coin twice, or beyond n, is no
// move.
func (f formula) coins(n int, turn func(others []int)) error {
	return f.each(n, func(o parts, numbers []int) error {
		var others []int
		seen := map[int]bool{}
		for _, m := range numbers {
			if m > n || seen[m] {
				return nil
			}
			seen[m] = true
			if m != n {
				others = append(others, m)
			}
		}
		if !seen[n] {
			return formulaWrong(o.col, formulaCoin, n)
		}
		turn(others)
		return nil
	})
}

// joints is at most how many splits there are below a heap of n: parts may be anything below n.
func (f formula) joints(n int) float64 {
	most := 1
	for _, c := range f.clauses {
		for _, o := range c.options {
			most = max(most, len(o.list))
		}
	}
	if most == 1 {
		return 0
	}
	return ways(n, most+1)
}

func (f formula) values(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	var seen marks
	return everyHeap(ctx, n, tell, func(k int, below []uint32) (uint32, error) {
		seen.clear()
		err := f.heaps(k, func(parts ...int) {
			sum := uint32(0)
			for _, m := range parts {
				sum ^= below[m]
			}
			seen.add(sum)
		})
		return seen.mex(), err
	})
}

// formulaSteps is how many tries a heap may take.
const formulaSteps = 5_000_000

// each calls option with the numbers of each option of n, where they are whole and not below 0.
func (f formula) each(n int, option func(o parts, numbers []int) error) error {
	for _, c := range f.clauses {
		if err := c.each(n, f.steps, option); err != nil {
			return err
		}
	}
	return nil
}

// each counts through the variables as an odometer does; conditions bound a variable, or leave out numbers, as soon as all
// variables before are chosen.
func (c clause) each(n, most int, option func(o parts, numbers []int) error) error {
	values := make([]int64, len(c.names)+1)
	tops := make([]int64, len(values))
	values[0] = int64(n)
	if !c.holds(0, values) {
		return nil
	}
	i, steps := 1, 0
	if len(values) > 1 {
		values[1], tops[1] = c.bounds(1, values)
	}
	for i > 0 {
		if steps++; steps > most {
			return formulaWrong(c.options[0].col, formulaSlow, n, most)
		}
		switch {
		case i == len(values):
			if err := c.give(values, option); err != nil {
				return err
			}
			i--
			values[i]++
		case values[i] > tops[i]:
			i--
			values[i]++
		case !c.holds(i, values):
			values[i]++
		default:
			i++
			if i < len(values) {
				values[i], tops[i] = c.bounds(i, values)
			}
		}
	}
	return nil
}

// give calls option with each option of the clause.
func (c clause) give(values []int64, option func(o parts, numbers []int) error) error {
next:
	for _, o := range c.options {
		numbers := make([]int, len(o.list))
		for j, t := range o.list {
			r := t.value(values)
			if r.den != 1 || r.num < 0 || r.num > math.MaxInt32 {
				continue next
			}
			numbers[j] = int(r.num)
		}
		if err := option(o, numbers); err != nil {
			return err
		}
	}
	return nil
}

// holds tells whether all conditions hold that need variable i and none after it.
func (c clause) holds(i int, values []int64) bool {
	for _, x := range c.conditions {
		if max(x.left.last, x.right.last) == i && !x.holds(values) {
			return false
		}
	}
	return true
}

func (x comparison) holds(values []int64) bool {
	c, ok := x.left.value(values).compare(x.right.value(values))
	return ok && (x.less && c < 0 || x.equal && c == 0 || x.greater && c > 0)
}

// bounds are the least and the greatest number that variable i need be tried with: conditions that compare it with
// something before it narrow 0 to n.
func (c clause) bounds(i int, values []int64) (low, high int64) {
	low, high = 0, values[0]
	for _, x := range c.conditions {
		switch {
		case x.left.alone == i && x.right.last < i:
			low, high = x.narrow(x.right.value(values), x.less, x.greater, low, high)
		case x.right.alone == i && x.left.last < i:
			low, high = x.narrow(x.left.value(values), x.greater, x.less, low, high)
		}
	}
	return low, high
}

// narrow takes off what is beyond a number: above it where a variable may be only less or equal, below where greater.
func (x comparison) narrow(r ratio, less, greater bool, low, high int64) (int64, int64) {
	at := r.floor()
	if !r.known() || less && greater {
		return low, high
	}
	if !greater {
		high = min(high, at.num)
	}
	if !less {
		low = max(low, at.num)
	}
	return low, high
}
