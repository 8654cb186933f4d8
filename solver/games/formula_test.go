package games

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestFormulaErrors has each way for a formula to be wrong, with the character it is wrong at.
func TestFormulaErrors(t *testing.T) {
	rows := []struct {
		text string
		col  int
		key  string
	}{
		{"", 1, "games.formula.end"},
		{"n-", 3, "games.formula.end"},
		{"n-1 for", 8, "games.formula.end"},
		{"n-1, ", 6, "games.formula.end"},
		{"n-1 ) for k<n", 5, "games.formula.token"},
		{"n-1;;n-2", 5, "games.formula.token"},
		{"n $ 1", 3, "games.formula.token"},
		{"n-1 for k", 10, "games.formula.compare"},
		{"(n-1", 5, "games.formula.close"},
		{"gcd n", 5, "games.formula.call"},
		{"gcd(n)", 6, "games.formula.second"},
		{"n - 12345678901", 5, "games.formula.number"},
		{"n-size", 3, "games.formula.name"},
		{"n-a-b-c-d-e-f-g", 15, "games.formula.name"},
		{"n&n&n&n&n&n&n&n&n&n", 1, "games.formula.parts"},
		{strings.Repeat("(", 60) + "n", 51, "games.formula.deep"},
		{strings.Repeat("n+", 300) + "n", 501, "games.formula.long"},
		{"n-1, n+k for k<2", 6, "games.formula.grows"},
		{"n-1; n-a-b-c-d-e-f for 1<=a", 6, "games.formula.slow"},
	}
	for _, row := range rows {
		f, err := parseFormula(row.text)
		if err == nil {
			err = f.try(formula.heaps)
		}
		if f.steps = 100_000; err == nil {
			err = f.heaps(400, func(...int) {})
		}
		var e *FormulaError
		if !errors.As(err, &e) || e.Col != row.col || e.problem.key != row.key {
			t.Errorf("%q: %v, want %s at %d", row.text, err, row.key, row.col)
		}
	}
}

// TestFormulaIsSafe reads random text: it ends, in moves or in an error with a place in the text.
func TestFormulaIsSafe(t *testing.T) {
	words := strings.Fields("n k j 1 2 0 9 + - * / % ^ ( ) & , ; for <= < = != > gcd min floor max and ≤ x日 !")
	random := rand.New(rand.NewPCG(3, 4))
	read := 0
	for range 20_000 {
		var text strings.Builder
		for range 1 + random.IntN(12) {
			text.WriteString(words[random.IntN(len(words))])
			if random.IntN(2) == 0 {
				text.WriteByte(' ')
			}
		}
		f, err := parseFormula(text.String())
		if err == nil {
			read++
			err = f.try(formula.heaps)
		}
		var e *FormulaError
		if err != nil && (!errors.As(err, &e) || e.Col < 1 || e.Col > len([]rune(text.String()))+1) {
			t.Fatalf("%q: %v", text.String(), err)
		}
	}
	if read < 300 {
		t.Errorf("only %d texts were formulas", read)
	}
}

// TestWords holds that words on a line are read back.
func TestWords(t *testing.T) {
	for _, words := range [][]string{
		{"octal", "0.77", "9"}, {"formula", "n-1, n-2; k & n-k for 1<=k<n/2", "9"}, {"x", ""}, {"Dawson's Kayles", "5"}, {"a\tb", "c"},
	} {
		if got := Words(Line(words)); strings.Join(got, "|") != strings.Join(words, "|") {
			t.Errorf("%q is read back as %q", words, got)
		}
	}
}
