package games

import (
	"context"
	"slices"
	"testing"
)

// plainGrundy values Grundy's game as the other games of this package are valued: every heap, every split. It is the
// yardstick.
func plainGrundy(n int) []uint32 {
	var seen marks
	s, _ := everyHeap(context.Background(), n, func(float64) {}, func(k int, below []uint32) (uint32, error) {
		seen.clear()
		for a := 1; 2*a < k; a++ {
			seen.add(below[a] ^ below[k-a])
		}
		return seen.mex(), nil
	})
	return s.Values
}

const yardstick = 100_000

// BenchmarkPlainGrundy is the yardstick for BenchmarkGrundy.
func BenchmarkPlainGrundy(b *testing.B) {
	for b.Loop() {
		plainGrundy(yardstick)
	}
}

func BenchmarkGrundy(b *testing.B) {
	for b.Loop() {
		sequence(b, yardstick, "grundy")
	}
}

func sequence(t testing.TB, n int, line ...string) Sequence {
	g, args, err := Of(line)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Sequence(context.Background(), args, n, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// BenchmarkGrundyLong goes to 2^21: the largest value is 231, first at heap 763,622.
func BenchmarkGrundyLong(b *testing.B) {
	for b.Loop() {
		s := sequence(b, 1<<21+1, "grundy")
		largest := slices.Max(s.Values)
		if at := slices.Index(s.Values, largest); largest != 231 || at != 763_622 {
			b.Fatalf("the largest value is %d at heap %d", largest, at)
		}
	}
}

// longPeriods are periods that take long to prove. (Gangolli and Plambeck 1989.)
var longPeriods = []struct {
	code   string
	n      int
	period Period
}{
	{"0.16", 600_000, Period{105_351, 149_459, true}},
	{"0.56", 700_000, Period{326_640, 144, true}},
	{"0.376", 4_600_000, Period{2_268_248, 4, true}},
}

func BenchmarkPeriods(b *testing.B) {
	for _, p := range longPeriods {
		b.Run(p.code, func(b *testing.B) {
			for b.Loop() {
				if s := sequence(b, p.n, "octal", p.code); s.Period != p.period {
					b.Fatalf("%s: %+v, want %+v", p.code, s.Period, p.period)
				}
			}
		})
	}
}
