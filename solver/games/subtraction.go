package games

import (
	"context"
	"slices"
	"strings"
)

// subtraction is taking away a number that is in a set. (Ferguson, Game Theory, I.1 and I.4; Winning Ways ch. 4.)
var subtraction = Game{
	Name:   "subtraction",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 4; T. S. Ferguson, Game Theory, part I",
	Params: []Param{subtractionSet},
	Start:  piles("10", 10_000),
	Worked: "6",
	Sample: []string{"1,3,4", "10"},
	Most:   longest,
	rules:  subtractionRules,
}

// longest is how many values the fastest sequences may have.
const longest = 5_000_000

var subtractionSet = Param{
	Key: "set", Form: Set, Min: 1, Max: 1_000_000, Example: "1,3,4",
	Choices: []string{"squares", "primes", "1-and-primes", "powers-of-2", "fibonacci", "factorials"},
}

// takable is a set of numbers that may be taken, ascending: those up to a heap.
type takable struct {
	upTo func(n int) []int
	most int // the greatest; 0: there is none
	long int // how many values its sequence may have
}

func subtractionRules(args []string) (rules, error) {
	set, err := parseTakable(args[0])
	if err != nil {
		return rules{}, err
	}
	return set.heapRules(piles("10", 10_000)).rules(), nil
}

func (t takable) heapRules(start Param) heapRules {
	return heapRules{
		piles: start,
		moves: func(n int, leave func(...int)) error {
			for _, k := range t.upTo(n) {
				leave(n - k)
			}
			return nil
		},
		values: t.values,
	}
}

func parseTakable(text string) (takable, error) {
	if name, err := subtractionSet.choice(text); err == nil {
		return namedSet(name), nil
	}
	list, err := subtractionSet.numbers(text, 100)
	if err != nil && strings.Trim(text, "0123456789,+; {}") != "" {
		return takable{}, wrong(notSet, text, subtractionSet.word(), subtractionSet.Min, subtractionSet.Max, subtractionSet.Example,
			strings.Join(subtractionSet.Choices, ", "))
	}
	if err != nil {
		return takable{}, err
	}
	slices.Sort(list)
	return listed(slices.Compact(list)), nil
}

// listed is a set that is given, ascending.
func listed(list []int) takable {
	return takable{
		upTo: func(n int) []int { i, _ := slices.BinarySearch(list, n+1); return list[:i] },
		most: list[len(list)-1],
		long: longest,
	}
}

// values goes up heap by heap. With a finite set a period is looked for at every power of two; what follows a proved one
// is copied.
func (t takable) values(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	if n > t.long {
		return Sequence{}, wrong(tooLong, (&Game{Name: "subtraction"}).word(), n, t.long)
	}
	all := t.upTo(n)
	var seen marks
	values := make([]uint32, 0, n)
	for k, fit := 0, 0; k < n; k++ {
		if k%64 == 0 {
			if err := ctx.Err(); err != nil {
				return Sequence{Values: values}, err
			}
			tell(float64(k) / float64(n))
		}
		if t.most > 0 && k >= 64 && k&(k-1) == 0 {
			if p := proved(values, window(t.most)); p.Proved {
				return Sequence{Values: repeated(values, p, n), Period: p}, nil
			}
		}
		seen.clear()
		for ; fit < len(all) && all[fit] <= k; fit++ {
		}
		for _, a := range all[:fit] {
			seen.add(values[k-a])
		}
		values = append(values, seen.mex())
	}
	s := Sequence{Values: values}
	if t.most > 0 {
		s.Period = proved(values, window(t.most))
	}
	return s, nil
}

// repeated is values continued by a proved period until there are n.
func repeated(values []uint32, p Period, n int) []uint32 {
	for len(values) < n {
		values = append(values, values[len(values)-p.Length])
	}
	return values
}

// namedSet is one of the sets that have a name.
func namedSet(name string) takable {
	make := func(long int, list func(n int) []int) takable { return takable{upTo: list, long: long} }
	switch name {
	case "squares":
		return make(1_000_000, func(n int) []int { return growing(n, func(i int) int { return (i + 1) * (i + 1) }) })
	case "primes":
		return make(200_000, primes)
	case "1-and-primes":
		return make(200_000, func(n int) []int {
			if n < 1 {
				return nil
			}
			return append([]int{1}, primes(n)...)
		})
	case "powers-of-2":
		return make(longest, func(n int) []int { return growing(n, func(i int) int { return 1 << i }) })
	case "fibonacci":
		a, b := 1, 1 // 1, 2, 3, 5, ...
		return make(longest, func(n int) []int {
			x, y := a, b
			return growing(n, func(int) int { x, y = y, x+y; return x })
		})
	default:
		return make(longest, func(n int) []int {
			f := 1
			return growing(n, func(i int) int { f *= i + 1; return f })
		})
	}
}

// growing lists a growing sequence up to n.
func growing(n int, term func(i int) int) []int {
	var list []int
	for i := 0; ; i++ {
		x := term(i)
		if x > n {
			return list
		}
		list = append(list, x)
	}
}

// primes lists the primes up to n. (The sieve of Eratosthenes.)
func primes(n int) []int {
	var list []int
	composite := make([]bool, n+1)
	for p := 2; p <= n; p++ {
		if composite[p] {
			continue
		}
		list = append(list, p)
		for m := p * p; m <= n; m += p {
			composite[m] = true
		}
	}
	return list
}
