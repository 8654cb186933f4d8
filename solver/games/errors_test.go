package games

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
)

// TestFaultsAreTold holds that each problem has a sentence with as many arguments in every language, and that its English is
// nearly that of the error.
func TestFaultsAreTold(t *testing.T) {
	source, err := os.ReadFile("errors.go")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`problem\{"([^"]+)", "((?:[^"\\]|\\.)*)"\}`).FindAllStringSubmatch(string(source), -1)
	if len(rows) < 30 {
		t.Fatalf("only %d problems", len(rows))
	}
	verb := regexp.MustCompile(`%[vdq]`)
	for _, row := range rows {
		m, ok := lang.Faults[row[1]]
		if !ok {
			t.Errorf("nothing is told of %s", row[1])
			continue
		}
		for _, text := range m {
			for i := range verb.FindAllString(row[2], -1) {
				if !strings.Contains(text, "{"+string(rune('0'+i))) {
					t.Errorf("%s has no {%d}: %s", row[1], i, text)
				}
			}
		}
	}
}

// Estimates are told as people write numbers.
func TestLargeErrorTellsNumbers(t *testing.T) {
	for _, row := range []struct {
		estimate float64
		want     string
	}{
		{200_001, "200001"},
		{2_704_156, "2700000"},
		{996_000_000, "1000000000"},
		{1 << 36, "69000000000"},
		{1e20, "10^20"},
	} {
		if _, args := (&LargeError{MaxVertices, row.estimate}).Fault(); args[0] != row.want {
			t.Errorf("%g is told as %v, want %s", row.estimate, args[0], row.want)
		}
	}
}
