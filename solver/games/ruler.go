package games

// ruler is turning neighbours: coin n is worth the largest power of 2 that divides n. (Winning Ways ch. 14.)
var ruler = coinGame("ruler", "Winning Ways, ch. 14; OEIS A006519", "TTTH", 2_000, runs(1))

// rulerette is Ruler in which no coin is turned alone.
var rulerette = coinGame("rulerette", "Winning Ways, ch. 14", "THTH", 2_000, runs(2))

// runs is turning at least so many coins that lie side by side.
func runs(least int) turning {
	return turning{first: 1, sets: func(n int, turn func([]int)) error {
		run := make([]int, 0, n)
		for k := 1; k <= n; k++ {
			if k >= least {
				turn(run)
			}
			run = append(run, n-k)
		}
		return nil
	}}
}
