package games

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
)

// TestPeriods has the periods of Winning Ways ch. 4, Ferguson I.4 and Siegel ch. IV; where none is known none is claimed.
func TestPeriods(t *testing.T) {
	rows := []struct {
		line string
		n    int
		want Period
	}{
		{"kayles", 400, Period{71, 12, true}},
		{"dawsons-kayles", 400, Period{53, 34, true}},
		{"dawsons-chess", 400, Period{52, 34, true}},
		{"octal 0.15", 300, Period{1, 10, true}},
		{"octal 0.34", 300, Period{7, 8, true}},
		{"octal 0.53", 300, Period{11, 9, true}},
		{"octal 0.45", 2_000, Period{498, 20, true}},
		{"subtraction 1,3,4", 100, Period{0, 7, true}},
		{"subtraction 2,5", 100, Period{0, 7, true}},
		{"bounded-nim 3", 100, Period{0, 4, true}},
		{"grundy", 2_000, Period{}},
		{"officers", 2_000, Period{}},
		{"nim", 500, Period{}},
		{"lasker", 500, Period{}},
		{"subtraction squares", 500, Period{}},
	}
	for _, row := range rows {
		if s := sequence(t, row.n, strings.Fields(row.line)...); s.Period != row.want {
			t.Errorf("%s: %+v, want %+v", row.line, s.Period, row.want)
		}
	}
}

// TestPeriodNeedsItsProof holds that one value less than the theorem asks for proves nothing.
func TestPeriodNeedsItsProof(t *testing.T) {
	const enough = 2*71 + 2*12 + 2
	if s := sequence(t, enough, "kayles"); s.Period != (Period{71, 12, true}) {
		t.Errorf("%d values: %+v", enough, s.Period)
	}
	if s := sequence(t, enough-1, "kayles"); s.Period.Proved {
		t.Errorf("%d values: %+v is claimed", enough-1, s.Period)
	}
}

// TestTwoWaysOfCodes compares the sparse space with all splits, past the first strides that are marked ahead: masks change,
// rows grow wide.
func TestTwoWaysOfCodes(t *testing.T) {
	n := 2*far + 2*stride
	if testing.Short() {
		n = far + stride + block
	}
	for _, c := range []code{
		grundyCode,
		{digits: []uint8{twoHeaps}, least: 3},
		digitsOf(t, "0.77"), digitsOf(t, "0.16"), digitsOf(t, "0.56"), digitsOf(t, "0.376"),
		digitsOf(t, "0.1777"), digitsOf(t, "4.7"), digitsOf(t, "4.05"), digitsOf(t, "0.00007"), digitsOf(t, "0.6"), digitsOf(t, "0.45"), digitsOf(t, "0.106"),
	} {
		s := newSparse(c, n)
		if err := s.run(context.Background(), func(float64) {}); err != nil {
			t.Fatal(err)
		}
		var plain marks
		want, err := everyHeap(context.Background(), n, func(float64) {}, func(k int, below []uint32) (uint32, error) {
			plain.clear()
			err := c.moves(k, func(parts ...int) {
				sum := uint32(0)
				for _, m := range parts {
					sum ^= below[m]
				}
				plain.add(sum)
			})
			return plain.mex(), err
		})
		if err != nil {
			t.Fatal(err)
		}
		for k, v := range s.all() {
			if v != want.Values[k] {
				t.Errorf("%v: heap %d is worth %d by the sparse space, %d by all splits", c, k, v, want.Values[k])
				break
			}
		}
	}
}

func digitsOf(t *testing.T, text string) code {
	t.Helper()
	c, err := parseCode(text, 15, text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestSameGames holds that games that are one by theory have one sequence.
func TestSameGames(t *testing.T) {
	rows := [][2]string{
		{"cutting 2", "octal 4.0"},
		{"cutting 3", "hexadecimal 8.0"},
		{"cutting 2,3", "hexadecimal C.0"},
		{"formula 'n-1, n-2; k & n-1-k, k & n-2-k for 0<k<n'", "kayles"},
		{"formula 'k & n-k for 1<=k<n/2'", "grundy"},
		{"formula 'n-k^2 for 1<=k'", "subtraction squares"},
		{"formula 'n-2^k for 0<=k'", "subtraction powers-of-2"},
		{"formula 'n-k for 1<=k<=n and gcd(k,n)=1'", "prim with-1"},
		{"formula 'n-k for 1<=k<=n, n mod k = 0'", "dim with-all"},
		{"formula 'n-k for 1<=k<=n; k & n-k for 1<=k<n'", "lasker"},
		{"formula 'a & b & n-a-b for 1<=a<=b≤n-a-b'", "cutting 3"},
		{"turning 'n; n & k for 0<=k<n; n & j & k for 0<=j<k<n'", "mock-turtles"},
		{"grunt", "grundy"},
		{"chomp 1", "formula 'n-k for 1<=k<n; n for n<0'"},
	}
	for _, row := range rows {
		a, b := sequence(t, 45, Words(row[0])...), sequence(t, 45+boolInt(strings.HasPrefix(row[0], "chomp")), Words(row[1])...)
		if want := b.Values[a.From:]; !slices.Equal(a.Values, want) {
			t.Errorf("%s: %v\n%s: %v", row[0], a.Values, row[1], want)
		}
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// outcomes solves a setup's board and calls each with every vertex.
func outcomes(t *testing.T, line string, each func(p Position, o solver.Outcome)) {
	t.Helper()
	s, err := Parse(Words(line))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	a, err := solver.Solve(context.Background(), b.Problem())
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range b.Vertices {
		if !v.Split {
			each(Position(v.ID), a.Vertex(int32(i)))
		}
	}
}

func outcomeOf(n bool) solver.Outcome {
	if n {
		return solver.N
	}
	return solver.P
}

// TestMoore compares Moore's Nim with the digits: P exactly if each binary digit occurs in a multiple of k+1 heaps.
func TestMoore(t *testing.T) {
	for k := 1; k <= 3; k++ {
		outcomes(t, fmt.Sprintf("moore-nim %d 3,4,5,5", k), func(p Position, got solver.Outcome) {
			n := false
			for bit := range 3 {
				times := 0
				for _, heap := range p.numbers() {
					times += heap >> bit & 1
				}
				n = n || times%(k+1) != 0
			}
			if got != outcomeOf(n) {
				t.Errorf("Nim_%d %s is %v", k, p, got)
			}
		})
	}
}

// TestTheoriesOfWholes compares games with the heaps of Nim that they are told to equal.
func TestTheoriesOfWholes(t *testing.T) {
	for _, line := range []string{
		"northcott O...X", "northcott O..X/.OX.", "northcott X.O./O..X", "staircase-nim 2,2,1,2",
		"mock-turtles HHHHHHH", "ruler HTHHTHH", "turning-corners HHH/HHH", "sym HHHHHHH",
	} {
		s, err := Parse(Words(line))
		if err != nil {
			t.Fatal(err)
		}
		outcomes(t, line, func(p Position, got solver.Outcome) {
			heaps, ok := s.NimHeaps(p)
			if !ok {
				t.Fatalf("%s: no heaps", line)
			}
			if want := outcomeOf(solver.NimSum(heaps...) != 0); got != want {
				t.Errorf("%s: %s is %v, but equals %v", line, p, got, heaps)
			}
		})
	}
}

// TestKnights has the remoteness of All the King's Horses by rows of the board. (On Numbers and Games ch. 14.)
func TestKnights(t *testing.T) {
	rows := strings.Fields("00112233 00112233 11113333 11133335 22334455 22334455 33335555 33355557")
	s, err := Parse(Words("knight 7,7 6,7 7,6 0,7 7,0 5,7 7,5 1,7 7,1 2,7 7,2 3,7 7,3 4,7 7,4 6,6"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b.Rule.Compound, _ = solver.ParseCompound("conjunctive")
	remoteness := solver.Remotenesses(b.Graph(), solver.Normal)
	if len(b.Vertices) < 60 {
		t.Errorf("only %d squares", len(b.Vertices))
	}
	for i, v := range b.Vertices {
		at := Position(v.ID).numbers()
		if at[0] > 7 || at[1] > 7 {
			continue
		}
		if want := int32(rows[at[1]][at[0]] - '0'); remoteness[i] != want {
			t.Errorf("%s has remoteness %d, want %d", v.ID, remoteness[i], want)
		}
	}
}

// TestCram has known values: a board of 2 rows is worth 0 if its width is even, else 1; one row is Dawson's Kayles.
func TestCram(t *testing.T) {
	pins := sequence(t, 21, "dawsons-kayles")
	row := sequence(t, 20, "cram", "1")
	if !slices.Equal(row.Values, pins.Values[1:]) {
		t.Errorf("one row: %v", row.Values)
	}
	for i, v := range sequence(t, 7, "cram", "2").Values {
		if want := uint32((i + 1) % 2); v != want {
			t.Errorf("2 by %d is worth %d", i+1, v)
		}
	}
}

// TestEndedSequence holds that what was computed is kept when the work is ended.
func TestEndedSequence(t *testing.T) {
	for _, line := range []string{"grundy", "octal 0.16", "subtraction primes", "lasker", "formula 'k & n-k for 1<=k<n/2'", "mock-turtles"} {
		g, args, err := Of(Words(line))
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		n := 1_000
		if line == "grundy" || line == "octal 0.16" {
			n = 30_000 // they go in long strides
		}
		s, err := g.Sequence(ctx, args, n, func(part float64) {
			if part > 0.2 {
				cancel()
			}
		})
		if !errors.Is(err, context.Canceled) || len(s.Values) < 100 || len(s.Values) >= n {
			t.Errorf("%s: %d values, %v", line, len(s.Values), err)
		}
		whole := sequence(t, len(s.Values), Words(line)...)
		if !slices.Equal(s.Values, whole.Values) {
			t.Errorf("%s: the values kept are wrong", line)
		}
	}
}

// The rows and columns of a product are counted as in its two games, and a sequence asks for its row by the same number.
func TestProductIsCountedLikeItsGames(t *testing.T) {
	s, err := Parse(Words("product twins ruler TT/TH"))
	if err != nil {
		t.Fatal(err)
	}
	if v := s.View(s.Start[0]); v.First != 1 || v.First+v.Shift != 0 {
		t.Errorf("columns from %d, rows from %d", v.First, v.First+v.Shift)
	}
	b, err := s.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	values, err := b.Graph().Values()
	if err != nil {
		t.Fatal(err)
	}
	value, _ := values.At(0) // the coin in row 1, column 2
	g, args, err := Of(Words("product twins ruler 1"))
	if err != nil {
		t.Fatal(err)
	}
	row, err := g.Sequence(context.Background(), args, 2, nil)
	if err != nil || int(row.Values[2-row.From]) != value {
		t.Errorf("the sequence has %v from %d (%v), the board %d", row.Values, row.From, err, value)
	}
}
