package games

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// run runs a program in this process.
func run(t *testing.T, text string) (told, error) {
	t.Helper()
	return interpret(text, usual, func(int) {})
}

// values are the values of a program's start positions.
func values(t *testing.T, text string) []int {
	t.Helper()
	got, err := run(t, text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	b, err := Ran{Setup: got.setup(), Text: text}.Board(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if kept, ok := ProgramOf(b); !ok || kept != text {
		t.Errorf("the board keeps the program %q", kept)
	}
	known, _ := b.Graph().Values()
	var list []int
	for _, s := range b.Stacks() {
		v, ok := known.At(s.Vertex)
		if !ok {
			t.Fatalf("no value for %s", b.Vertices[s.Vertex].ID)
		}
		for range s.Count {
			list = append(list, v)
		}
	}
	return list
}

// The examples of the gallery have the values that are known of their games.
func TestExamples(t *testing.T) {
	want := map[string][]int{
		"take":      {3},    // subtract 1, 3, 4: 0 1 0 1 2 3 2 and again
		"divide":    {1, 2}, // Grundy's game, WW ch. 4
		"pins":      {3},    // Kayles of 6
		"coins":     {2 ^ 4 ^ 5},
		"strip":     {1 ^ 2}, // Silver Dollar: every second gap, from the right
		"chocolate": nil, "knight": nil, "map": nil,
	}
	for _, e := range Examples {
		w, ok := want[e.Name]
		if !ok {
			t.Errorf("%s has no row here", e.Name)
		}
		if got := values(t, e.Text()); w != nil && !slices.Equal(got, w) {
			t.Errorf("%s: %v, want %v", e.Name, got, w)
		}
	}
}

// A program and the table's game of the same rules are worth the same.
func TestProgramIsGame(t *testing.T) {
	text := "start = list(range(30))\ndef options(p):\n  return [p - n for n in (1, 3, 4) if n <= p]\n"
	want := []int{0, 1, 0, 1, 2, 3, 2}
	for n, v := range values(t, text) {
		if v != want[n%7] {
			t.Errorf("heap of %d: %d, want %d", n, v, want[n%7])
		}
	}
}

func TestPositions(t *testing.T) {
	got, err := run(t, `
start = [7, "7", (1, (2, "x")), True, ""]
def options(p): return [p, [p, 7], [], [p]] if p == 7 else []
`)
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"7", "7'", "(1,(2,x))", "True", `""`}; !slices.Equal(got.Positions, want) {
		t.Errorf("called %q, want %q", got.Positions, want)
	}
	options := got.setup().rules
	list, err := options.options("7")
	if err != nil || len(list) != 3 { // p and [p] are one
		t.Errorf("options of 7: %q, %v", list, err)
	}
}

func TestLabels(t *testing.T) {
	got, err := run(t, "start = 2\ndef options(p): return [p - 1] if p else []\ndef label(p): return 'heap %d' % p\n")
	if want := []string{"heap 2", "heap 1", "heap 0"}; err != nil || !slices.Equal(got.Positions, want) {
		t.Errorf("called %q, %v", got.Positions, err)
	}
}

func TestViews(t *testing.T) {
	rows := []struct {
		names []string
		look  board.Look
		heaps []int
		row   []board.Mark
	}{
		{[]string{"3+4", "(0,2)", "7"}, board.Heaps, []int{3, 4}, nil},
		{[]string{"HT", "TT"}, board.Coins, nil, []board.Mark{board.Heads, board.Tails}},
		{[]string{".O#", "..#"}, board.Cells, nil, []board.Mark{board.Free, board.Piece, board.Filled}},
		{[]string{"HT", "7"}, board.Heaps, nil, nil},
	}
	for _, r := range rows {
		v := viewer(r.names)(Position(r.names[0]))
		var row []board.Mark
		if len(v.Rows) > 0 {
			row = v.Rows[0]
		}
		if v.Look != r.look || !slices.Equal(v.Heaps, r.heaps) || !slices.Equal(row, r.row) {
			t.Errorf("%q is seen as %+v", r.names, v)
		}
	}
}

const idle = "def options(p): return []\n"

// What is wrong with a program is told by a sentence with the place.
func TestProgramErrors(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"syntax", "start = 9\ndef options(p:\n  return []\n", "line 2, column 15: here stands ':' where the language wants ')'"},
		{"unknown name", "start = 9\ndef options(p):\n  return [q]\n", "line 3, column 11: the name q is not defined"},
		{"type", "start = 9\ndef options(p):\n  return [p + 'x']\n", "line 3, column 13: int + string is not defined"},
		{"division", "start = 9\ndef options(p):\n  return [p // 0]\n", "line 3, column 13: here something is divided by zero"},
		{"index", "start = 9\nx = [1, 2]\ny = x[2]\n" + idle, "line 3, column 6: there is no element with the number 2 here (it may go from -2 to 1)"},
		{"method", "start = 'x'.foo()\n" + idle, "line 1, column 12: a value of the type string has nothing called foo"},
		{"key", "start = {}[1]\n" + idle, "has no key 1"},
		{"arguments", "def f(): return 1\nstart = f(2)\n" + idle, "line 1, column 1: f is called with too many or too few values"},
		{"quotation", "start = 'x\n" + idle, "line 1"},
		{"no start", idle, "does not say where the game begins"},
		{"no options", "start = 9\n", "has no function options"},
		{"options is no function", "start = 9\noptions = 3\n", "options must be a function, and it is of the type int"},
		{"two parameters", "start = 9\ndef options(p, q): return []\n", "line 2, column 1: the function options takes one parameter"},
		{"empty start", "start = []\n" + idle, "start is an empty list"},
		{"no list", "start = 9\ndef options(p): return p - 1\n", "line 2, column 1: options of 9 gave a value of the type int"},
		{"nothing returned", "start = 9\ndef options(p): pass\n", "options of 9 gave a value of the type NoneType"},
		{"dictionary", "start = {}\n" + idle, "a tuple of these, not a value of the type dict"},
		{"float", "start = 1.5\n" + idle, "not a value of the type float"},
		{"list in a list", "start = 9\ndef options(p): return [[[1]]]\n", "not a value of the type list"},
		{"function as a position", "start = 9\ndef options(p): return [options]\n", "not a value of the type function"},
		{"list in a tuple", "start = (1, [2])\n" + idle, "not a value of the type list"},
		{"long text", "start = 'a' * 200\n" + idle, "at most 120 characters"},
		{"large text", "start = 'a' * 1000000\n" + idle, "at most 120 characters"},
		{"large number", "start = 1\nfor i in range(2000): start *= 1000\n" + idle, "at most 120 characters"},
		{"long tuple", "start = tuple(range(1000))\n" + idle, "at most 120 characters"},
		{"line break", "start = 'a\\nb'\n" + idle, "may not hold line breaks"},
		{"no text", "start = '\\xff'\n" + idle, "line 1"},
		{"deep tuple", "start = ()\nfor i in range(100): start = (start,)\n" + idle, "at most 8 deep"},
		{"load", "load('x.star', 'y')\nstart = 9\n" + idle, "may not load others"},
		{"endless game", "start = 0\ndef options(p): return [p + 1]\n", "line 2, column 1: the game has more than 2000 positions"},
		{"too many options", "start = 0\ndef options(p): return [0] * 40000\n", "the game has more than 20000 moves"},
		{"too many parts", "start = 0\ndef options(p): return [[0] * 40000]\n", "the game has more than 20000 moves"},
		{"recursion", "start = 0\ndef f(n): return f(n + 1)\ndef options(p): return f(0)\n", "called each other 1000 deep"},
		{"two that call each other", "start = 0\ndef f(n): return g(n)\ndef g(n): return f(n)\nf(0)\n" + idle, "called each other 1000 deep"},
		{"bad label", "start = 0\ndef label(p): return [1]\n" + idle, "line 2, column 1: a position is"},
	}
	small := usual
	small.positions, small.options = 2_000, 20_000
	for _, r := range rows {
		_, err := interpret(r.text, small, func(int) {})
		var e *ProgramError
		if !errors.As(err, &e) || !strings.Contains(err.Error(), r.want) {
			t.Errorf("%s: %v, want %q", r.name, err, r.want)
		}
	}
}

// A program that loops is stopped, and told where.
func TestEndlessLoop(t *testing.T) {
	few := usual
	few.steps = 100_000
	for text, line := range map[string]int{
		"start = 0\nwhile True:\n  start += 1\n" + idle:                                3,
		"start = 0\ndef options(p):\n  while True:\n    p += 1\n  return []\n":         4,
		"start = 0\ndef f(p):\n  for i in range(10000000):\n    p -= 1\nf(0)\n" + idle: 4,
	} {
		_, err := interpret(text, few, func(int) {})
		var e *ProgramError
		if !errors.As(err, &e) || e.Problem != "steps" || e.Line != line {
			t.Errorf("%v, want line %d", err, line)
		}
	}
}

func TestRecursionIsFine(t *testing.T) {
	got := values(t, "def sum(n): return n + sum(n - 1) if n else 0\nstart = sum(3)\ndef options(p): return [p - 1] if p else []\n")
	if !slices.Equal(got, []int{0}) {
		t.Errorf("%v", got)
	}
}

func TestPrinted(t *testing.T) {
	got, err := run(t, "start = 0\nprint('so', 3)\nfor i in range(10000): print('x' * 100)\n"+idle)
	if err != nil || !strings.HasPrefix(got.Printed, "so 3\n") || len(got.Printed) > mostPrinted+200 {
		t.Errorf("printed %d bytes, %v", len(got.Printed), err)
	}
}

// A program in its own process says the same, and how far it is.
func TestRunProgram(t *testing.T) {
	found := 0
	ran, err := RunProgram(context.Background(), Examples[1].Text(), func(n int) { found = max(found, n) })
	if err != nil || found == 0 {
		t.Fatalf("%v, found %d", err, found)
	}
	b, err := ran.Board(context.Background(), nil)
	if err != nil || len(b.Stacks()) != 2 || !b.HasSplits() {
		t.Errorf("%d chips, %v", len(b.Stacks()), err)
	}
	again, err := board.Read(board.Write(b), "x.gv")
	if text, _ := ProgramOf(again); err != nil || text != Examples[1].Text() {
		t.Errorf("read again: %q, %v", text, err)
	}
	if solved, err := solver.Solve(context.Background(), solver.Problem{Graph: again.Graph(), Chips: again.Stacks()}); err != nil || solved.Sum != 3 {
		t.Errorf("sum %d, %v", solved.Sum, err)
	}
}

// What Starlark cannot bound ends with its process, by a sentence.
func TestBombs(t *testing.T) {
	rows := []struct {
		name, text string
		problems   []string // any of them
	}{
		{"text that doubles", "s = 'x'\nwhile True: s += s\n", []string{"memory", "time"}},
		{"large text", "s = ['a' * 1000000000 for i in range(9)]\n", []string{"memory", "time"}},
		{"large list", "s = [0] * 1000000000\n", []string{"memory", "time"}},
		{"list of a range", "s = list(range(1000000000000))\n", []string{"memory", "time"}},
		{"list that grows", "s = []\nwhile True: s.append([])\n", []string{"memory", "steps", "time"}},
		{"dictionary that grows", "d = {}\nfor i in range(1000000000): d[i] = 'x' * 1000\n", []string{"memory", "time"}},
		{"number that squares", "n = 10\nwhile True: n *= n\n", []string{"memory", "time"}},
		{"shift", "n = 1 << 1000000000\n", []string{"huge"}},
		{"deep tuple", "s = ()\nfor i in range(20000000): s = (s,)\nprint(str(s))\n", []string{"memory", "time", "depth", "steps"}},
		{"sort", "sorted(range(100000000), key = lambda n: -n)\n", []string{"memory", "steps", "time"}},
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			bomb := task{r.text + "start = 0\n" + idle, allowance{Memory: 100 << 20, Time: time.Second}}
			_, err := bomb.ask(context.Background(), nil)
			var e *ProgramError
			if raced { // the race detector ends the process itself when it gets no memory
				r.problems = append(r.problems, "crash")
			}
			if !errors.As(err, &e) || !slices.Contains(r.problems, e.Problem) {
				t.Errorf("%v", err)
			}
		})
	}
}

// One builtin that takes forever can only be ended from outside.
func TestLongBuiltin(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	_, err := RunProgram(ctx, "start = max(range(1000000000000))\n"+idle, nil)
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}

// FuzzProgram: no text takes the interpreter down.
func FuzzProgram(f *testing.F) {
	for _, e := range Examples {
		f.Add(e.Text())
	}
	few := bounds{positions: 100, options: 1000, steps: 10_000, depth: 50, text: 50}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := interpret(text, few, func(int) {})
		if err == nil && len(got.Options) != len(got.Positions) {
			t.Errorf("%d positions, %d with options", len(got.Positions), len(got.Options))
		}
	})
}
