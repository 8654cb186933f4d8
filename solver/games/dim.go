package games

// dim is taking a divisor of the heap: how often 2 divides it is its value, and one more if all may be taken. (Winning
// Ways ch. 4.)
var dim = Game{
	Name:   "dim",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 4; OEIS A001511, A007814",
	Params: []Param{dimAll},
	Start:  piles("12", 10_000),
	Worked: "6",
	Sample: []string{"with-all", "8"},
	Most:   500_000,
	rules: func(args []string) (rules, error) {
		all, err := dimAll.choice(args[0])
		if err != nil {
			return rules{}, err
		}
		taken := func(n int, take func(k int)) {
			for k := 1; k*k <= n; k++ {
				if n%k != 0 {
					continue
				}
				if k < n || all == "with-all" {
					take(k)
				}
				if big := n / k; big != k && (big < n || all == "with-all") {
					take(big)
				}
			}
		}
		return taking(taken, piles("12", 10_000)).rules(), nil
	},
}

var dimAll = Param{Key: "all", Form: Choice, Choices: []string{"with-all", "without-all"}, Example: "with-all"}
