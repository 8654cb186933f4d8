package games

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dev.mexboard/solver"
)

// published is values from books and tables, in testdata/sequences.json.
type published struct {
	Heaps, Coins map[string]struct {
		From          int
		Values        []uint32
		MisereOutcome []string `json:"misere_single_heap"`
	}
	TwoHeaps   map[string][][]uint32 `json:"two_heaps"`
	Products   map[string]struct{ Values [][]uint32 }
	Positional struct {
		Stairs [][2]json.RawMessage `json:"staircase_rows_stairs_1_to_5"`
	}
}

func readPublished(t *testing.T) published {
	t.Helper()
	text, err := os.ReadFile("testdata/sequences.json")
	if err != nil {
		t.Fatal(err)
	}
	var p published
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

// heapLine is the command line of a published heap game.
func heapLine(name string) []string {
	kind, rest, _ := strings.Cut(name, " ")
	rest = strings.Trim(rest, "{}")
	switch kind {
	case "subtraction":
		return []string{"subtraction", strings.ReplaceAll(rest, " ", "-")}
	case "code":
		if c, err := parseCode(rest, 7, ""); err == nil && !c.some(threeHeaps) {
			return []string{"octal", rest}
		}
		return []string{"hexadecimal", rest}
	case "all":
		return []string{"all-but", strings.Trim(rest[len("but "):], "{}")}
	}
	return strings.Fields(heapLines[name])
}

// heapLines has the rows that are games of their own.
var heapLines = map[string]string{
	"nim": "nim", "grundy": "grundy", "couples are forever": "couples", "lasker": "lasker",
	"prim+": "prim with-1", "prim-": "prim without-1", "dim+": "dim with-all", "dim-": "dim without-all",
}

func TestPublishedHeaps(t *testing.T) {
	heaps := readPublished(t).Heaps
	if len(heaps) < 60 {
		t.Fatalf("only %d published heap games", len(heaps))
	}
	for name, want := range heaps {
		checkSequence(t, name, heapLine(name), want.Values)
	}
}

func checkSequence(t *testing.T, name string, line []string, want []uint32) {
	t.Helper()
	g, args, err := Of(line)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	s, err := g.Sequence(context.Background(), args, len(want), nil)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if !slices.Equal(s.Values, want) {
		t.Errorf("%s: %v\nwant %v", name, s.Values, want)
	}
}

// coinLines has the published coin games.
var coinLines = map[string]string{
	"turning turtles": "turning-turtles", "twins": "twins", "mock turtles": "mock-turtles", "triplets": "triplets",
	"moebius": "moebius", "mogul": "mogul", "ruler": "ruler", "rulerette": "rulerette", "ternups": "ternups",
	"quintuplets":            "turning 'n & a & b & c & d for 0<=a<b<c<d<n'",
	"four at most":           "turning 'n; n & a for 0<=a<n; n & a & b for 0<=a<b<n; n & a & b & c for 0<=a<b<c<n'",
	"adjacent":               "turning 'n, n & n-1'",
	"two at distance 1 or 2": "turning 'n & n-1, n & n-2'",
}

func TestPublishedCoins(t *testing.T) {
	for name, want := range readPublished(t).Coins {
		checkSequence(t, name, Words(coinLines[name]), want.Values)
	}
}

func TestPublishedTables(t *testing.T) {
	p := readPublished(t)
	for name, line := range map[string]string{
		"wythoff": "wythoff", "euclid": "euclid with-0", "euclid_keep_positive": "euclid without-0",
	} {
		if len(p.TwoHeaps[name]) < 13 {
			t.Fatalf("%s: only %d rows", name, len(p.TwoHeaps[name]))
		}
		for row, want := range p.TwoHeaps[name] {
			checkSequence(t, name, append(Words(line), strconv.Itoa(row)), want)
		}
	}
	for x, row := range p.TwoHeaps["nim_multiplication"] {
		for y, want := range row {
			if got := nimProduct(uint32(x), uint32(y)); got != want {
				t.Errorf("%d times %d is %d, want %d", x, y, got, want)
			}
		}
	}
	for _, pair := range p.TwoHeaps["wythoff_P"] {
		s := sequence(t, int(pair[1])+1, "wythoff", strconv.Itoa(int(pair[0])))
		if s.Values[pair[1]] != 0 {
			t.Errorf("%v is worth %d in Wythoff's game", pair, s.Values[pair[1]])
		}
	}
}

// productLines has the published products.
var productLines = map[string][]string{
	"turning corners (twins x twins)":   {"turning-corners"},
	"rugs (ruler x ruler)":              {"rugs"},
	"turning turtles x turning turtles": {"product", "turning-turtles", "turning-turtles"},
	"mock turtles x mock turtles":       {"product", "mock-turtles", "mock-turtles"},
	"ruler x mock turtles":              {"product", "ruler", "mock-turtles"},
	"twins x ruler":                     {"product", "twins", "ruler"},
}

func TestPublishedProducts(t *testing.T) {
	products := readPublished(t).Products
	if len(products) != len(productLines) {
		t.Fatalf("%d published products, %d lines", len(products), len(productLines))
	}
	for name, want := range products {
		g, args, err := Of(productLines[name])
		if err != nil {
			t.Fatal(err)
		}
		r, _, err := g.chosen(args)
		if err != nil {
			t.Fatal(err)
		}
		first := 0
		if _, err := r.values(context.Background(), []string{"0"}, 1, func(float64) {}); err != nil {
			first = 1
		}
		for row, values := range want.Values {
			checkSequence(t, name, append(slices.Clone(productLines[name]), strconv.Itoa(row+first)), values)
		}
	}
}

// TestProductsArePlayed compares products with playing whole boards of 3 rows of 4 coins.
func TestProductsArePlayed(t *testing.T) {
	played := 0
	for _, name := range slices.Sorted(maps.Keys(productLines)) {
		if played++; testing.Short() && played > 1 {
			break
		}
		line := productLines[name]
		s, err := Parse(append(slices.Clone(line), "HHHH/HHHH/HHHH"))
		if err != nil {
			t.Fatal(err)
		}
		known := map[Position]uint32{}
		for coins := range 1 << 12 {
			var text strings.Builder
			for i := range 12 {
				if i > 0 && i%4 == 0 {
					text.WriteByte('/')
				}
				text.WriteByte("TH"[coins>>i&1])
			}
			p := Position(text.String())
			got, err := valueOf(context.Background(), p, known, s.Options)
			if err != nil {
				t.Fatal(err)
			}
			heaps, _ := s.NimHeaps(p)
			want := 0
			for _, h := range heaps {
				want ^= h
			}
			if int(got) != want {
				t.Fatalf("%v %s: play says %d, the product %d", line, p, got, want)
			}
		}
	}
}

// TestPublishedMisere plays one heap so that who cannot move wins.
func TestPublishedMisere(t *testing.T) {
	told := 0
	for name, want := range readPublished(t).Heaps {
		for n, outcome := range want.MisereOutcome {
			s, err := Parse(append(heapLine(name), strconv.Itoa(n)))
			if err != nil {
				t.Fatal(err)
			}
			b, err := s.Board(context.Background(), nil)
			if err != nil {
				t.Fatal(err)
			}
			b.Rule.Play = solver.Misere
			a, err := solver.Solve(context.Background(), b.Problem())
			if err != nil || a.Outcome.String() != outcome {
				t.Errorf("%s, a heap of %d is %v in misère play (%v), want %s", name, n, a.Outcome, err, outcome)
			}
			told++
		}
	}
	if told < 60 {
		t.Errorf("only %d outcomes", told)
	}
}

func TestPublishedStairs(t *testing.T) {
	rows := readPublished(t).Positional.Stairs
	if len(rows) < 50 {
		t.Fatalf("only %d rows", len(rows))
	}
	for _, row := range rows {
		var counters []int
		var outcome string
		if err := json.Unmarshal(row[0], &counters); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(row[1], &outcome); err != nil {
			t.Fatal(err)
		}
		if got := outcomeOf(solver.NimSum(stairHeaps(counters)...) != 0); got.String() != outcome {
			t.Errorf("%v is %v, want %s", counters, got, outcome)
		}
	}
}
