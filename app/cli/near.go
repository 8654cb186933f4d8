package cli

// nearest is the word most like a mistyped one; "" when none is near enough to be meant: more than two letters added,
// dropped, changed or swapped, or more than half of it.
func nearest(typed string, words []string) string {
	best, least := "", min(2, len([]rune(typed))/2)+1
	for _, w := range words {
		if d := distance([]rune(typed), []rune(w)); d < least {
			best, least = w, d
		}
	}
	return best
}

// distance is how many letters must be added, dropped, changed or swapped with their neighbour to turn a into b (the
// optimal string alignment distance).
func distance(a, b []rune) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range b {
		rows[0][j+1] = j + 1
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			d := min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, rows[i-2][j-2]+1)
			}
			rows[i][j] = d
		}
	}
	return rows[len(a)][len(b)]
}
