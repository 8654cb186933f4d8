package games

// nearest is the game whose name differs least from a mistyped one; "" when none is near.
func nearest(word string) string {
	best, least := "", 3
	if len(word) < 4 {
		least = 2
	}
	for _, g := range All {
		for _, name := range append([]string{g.Name}, g.Aliases...) {
			if d := distance(plainName(word), plainName(name)); d < least {
				best, least = g.Name, d
			}
		}
	}
	return best
}

// distance is in how many letters two words differ. (Levenshtein 1965.)
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
