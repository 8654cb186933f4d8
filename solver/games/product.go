package games

import (
	"context"
	"strings"

	"dev.mexboard/solver/board"
)

// product is turning, on a rectangle of coins, all that a set of one coin game's rows and a set of another's columns have
// in common. By the Tartan theorem a coin is worth the nim product of its row's and its column's values. (Winning Ways ch.
// 14.)
var product = Game{
	Name:   "product",
	Family: Products,
	Board:  "rectangle",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 14",
	Params: []Param{productRows, productColumns},
	Start:  rectangle,
	Along:  &alongCoin,
	Worked: "TTT/THH",
	Sample: []string{"twins", "ruler", "TTT/THH"},
	Most:   1_000,
	rules: func(args []string) (rules, error) {
		a, err := turningNamed(args[0], productRows)
		if err != nil {
			return rules{}, err
		}
		b, err := turningNamed(args[1], productColumns)
		if err != nil {
			return rules{}, err
		}
		return tartan{a, b}.rules(), nil
	},
}

// turningCorners and rugs are products with names of their own.
var (
	turningCorners = productGame("turning-corners", "TTT/THH", together(0, 2))
	rugs           = productGame("rugs", "TT/TH", runs(1))
)

func productGame(name, sample string, t turning) Game {
	return Game{
		Name:   name,
		Family: Products,
		Board:  "rectangle",
		Loser:  "stuck",
		Source: "Winning Ways, ch. 14",
		Start:  rectangle,
		Along:  &alongCoin,
		Worked: Position(sample),
		Sample: []string{sample},
		Most:   1_000,
		rules:  func([]string) (rules, error) { return tartan{t, t}.rules(), nil },
	}
}

var (
	productRows    = Param{Key: "rows-game", Form: Choice, Choices: factors(), Example: "twins"}
	productColumns = Param{Key: "columns-game", Form: Choice, Choices: factors(), Example: "ruler"}
	rectangle      = Param{Key: "rectangle", Form: Grid, Min: 1, Max: maxCoins, Example: "HTT/THT/TTH"}
	alongCoin      = Param{Key: "coin-row", Form: Number, Min: 0, Max: 100, Example: "2"}
)

// factor is a coin game that may be a factor of a product.
type factor struct {
	name string
	turning
}

// factorTable lists them.
var factorTable = []factor{
	{"turning-turtles", together(1, 1, 2)},
	{"mock-turtles", together(0, upTo(3)...)},
	{"moebius", together(0, upTo(5)...)},
	{"twins", together(0, 2)},
	{"triplets", together(0, 3)},
	{"ruler", runs(1)},
	{"rulerette", runs(2)},
	{"mogul", together(0, upTo(7)...)},
	{"moidores", together(0, upTo(9)...)},
	{"ternups", turning{sets: ternupSets}},
	{"grunt", turning{sets: gruntSets}},
	{"sym", turning{sets: symSets, values: symValues}},
}

func factors() []string {
	var names []string
	for _, f := range factorTable {
		names = append(names, f.name)
	}
	return names
}

func turningNamed(text string, p Param) (turning, error) {
	name, err := p.choice(text)
	for _, f := range factorTable {
		if f.name == name {
			return f.turning, nil
		}
	}
	return turning{}, err
}

// tartan is the product of two coin games: the first says which rows are turned, the second which columns.
type tartan [2]turning

func (t tartan) rules() rules {
	return rules{
		start:    t.start,
		options:  t.options,
		view:     t.view,
		estimate: func(start []Position) float64 { return coinEstimate(t.inARow(start)) },
		heaps:    t.heaps,
		values:   t.values,
		number: func(along []string, k int) []string {
			row, _ := alongCoin.number(along[0])
			line := strings.Repeat("T", k+1)
			return []string{strings.Repeat(line+"/", row-t[0].first) + line[1:] + "H"}
		},
	}
}

func (t tartan) start(args []string) ([]Position, error) {
	var all []Position
	for _, text := range args {
		rows := strings.Split(text, "/")
		coins := 0
		for i, row := range rows {
			list, err := coinRows([]string{row}, rectangle)
			if err != nil {
				return nil, err
			}
			rows[i] = string(list[0])
			if coins += len(row); len(row) != len(rows[0]) || coins > maxCoins {
				return nil, wrong(notRectangle, text, maxCoins, rectangle.Example)
			}
		}
		all = append(all, Position(strings.Join(rows, "/")))
	}
	return all, nil
}

// inARow lays the rows one after another.
func (t tartan) inARow(start []Position) []Position {
	var all []Position
	for _, p := range start {
		all = append(all, Position(strings.ReplaceAll(string(p), "/", "")))
	}
	return all
}

// options turns each coin that lies heads, with the others where a set of rows meets a set of columns.
func (t tartan) options(p Position) ([]Option, error) {
	var all []Option
	seen := map[Position]bool{}
	width := strings.IndexByte(string(p)+"/", '/') + 1
	for i := range len(p) {
		if p[i] != 'H' {
			continue
		}
		y, x := i/width, i%width
		t.crossings(y, x, func(rows, columns []int) {
			next := []byte(p)
			for _, r := range rows {
				for _, c := range columns {
					next[r*width+c] ^= 'H' ^ 'T'
				}
			}
			if q := Position(next); !seen[q] {
				seen[q] = true
				all = append(all, Option{q})
			}
		})
	}
	return all, nil
}

// crossings goes through the sets of rows that end with y and of columns that end with x.
func (t tartan) crossings(y, x int, each func(rows, columns []int)) {
	t[0].sets(y+t[0].first, func(others []int) {
		rows := shifted(others, y, t[0].first)
		t[1].sets(x+t[1].first, func(others []int) { each(rows, shifted(others, x, t[1].first)) })
	})
}

// shifted is places, counted from 0, of coins and their last.
func shifted(others []int, last, first int) []int {
	all := []int{last}
	for _, o := range others {
		all = append(all, o-first)
	}
	return all
}

func (t tartan) view(p Position, _ []Position) board.View {
	v := board.View{Look: board.Coins, First: t[1].first, Shift: t[0].first - t[1].first}
	for _, row := range strings.Split(string(p), "/") {
		v.Rows = append(v.Rows, sides(row))
	}
	return v
}

func (t tartan) heaps(p Position) []int {
	rows := strings.Split(string(p), "/")
	quiet := func(float64) {}
	a, errA := t[0].sequence(context.Background(), len(rows), quiet)
	b, errB := t[1].sequence(context.Background(), len(rows[0]), quiet)
	if errA != nil || errB != nil {
		return nil
	}
	var heaps []int
	for y, row := range rows {
		for x := range row {
			if row[x] == 'H' {
				heaps = append(heaps, int(nimProduct(a.Values[y], b.Values[x])))
			}
		}
	}
	return heaps
}

// values is a row of the table of products.
func (t tartan) values(ctx context.Context, along []string, n int, tell func(float64)) (Sequence, error) {
	row := alongCoin
	row.Min = t[0].first
	k, err := row.number(along[0])
	if err != nil {
		return Sequence{}, err
	}
	a, err := t[0].sequence(ctx, k-t[0].first+1, func(float64) {})
	if err != nil {
		return Sequence{}, err
	}
	b, err := t[1].sequence(ctx, n, tell)
	for i, v := range b.Values {
		b.Values[i] = nimProduct(a.Values[k-t[0].first], v)
	}
	return b, err
}
