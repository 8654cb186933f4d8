package lessons

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// claims says for each kind what is true of a board of it, by brute force.
var claims = map[string]func(x *brute, e Exercise, asked int) string{
	"outcome": func(x *brute, e Exercise, asked int) string {
		return need(len(x.to[asked]) > 0 && x.longest(asked) >= int(e.Difficulty), "the chip cannot move")
	},
	"mex": func(x *brute, e Exercise, asked int) string {
		above := false
		for _, w := range x.to[asked] {
			above = above || x.value(w) > x.value(asked)
		}
		return need(len(x.to[asked]) >= 2 && (e.Difficulty < Hard || above), "too easy")
	},
	"three": func(x *brute, _ Exercise, asked int) string { return need(x.value(asked) >= 3, "below 3") },
	"values": func(x *brute, e Exercise, _ int) string {
		most, zero := 0, false
		for v := range x.to {
			most = max(most, x.value(v))
			zero = zero || x.value(v) == 0 && len(x.to[v]) > 0
		}
		return need(most >= int(e.Difficulty) && zero, "values")
	},
	"sum": func(x *brute, _ Exercise, _ int) string {
		some := 0
		for _, v := range x.chips() {
			if x.value(v) != 0 {
				some++
			}
		}
		return need(some >= 2, "fewer than two values")
	},
	"one": func(x *brute, _ Exercise, _ int) string {
		win, others := x.winning(x.chips())
		return need(len(win) == 1 && others > 0, fmt.Sprint(win))
	},
	"moves": func(x *brute, _ Exercise, _ int) string {
		win, others := x.winning(x.chips())
		return need(len(win) >= 2 && len(win) <= 6 && others > 0, fmt.Sprint(win))
	},
	"split": func(x *brute, _ Exercise, asked int) string {
		taken := map[int]bool{}
		for _, w := range x.to[asked] {
			if !x.b.Vertices[w].Split {
				taken[x.value(w)] = true
			}
		}
		plain := 0
		for taken[plain] {
			plain++
		}
		return need(plain != x.value(asked), "the split decides nothing")
	},
	"misere": func(x *brute, _ Exercise, _ int) string {
		win, others := x.winning(x.chips())
		return need(x.b.Rule.Play == solver.Misere && len(win) > 0 && others > 0, fmt.Sprint(win))
	},
	"sj": func(x *brute, e Exercise, _ int) string {
		return need(x.sjRight() == (e.Seed%2 == 0), "the rule")
	},
	"every": func(x *brute, _ Exercise, _ int) string {
		win, others := x.winning(x.chips())
		return need(x.b.Rule.Compound == solver.ContinuedConjunctive && len(win) > 0 && others > 0, fmt.Sprint(win))
	},
	"tree": func(x *brute, e Exercise, _ int) string {
		n := x.hackenbush(1<<len(x.b.Edges) - 1)
		return need(n >= int(e.Difficulty) && x.rings() == 0, "value")
	},
	"cut": func(x *brute, e Exercise, _ int) string {
		n := len(x.cutting())
		return need(0 < n && n < len(x.b.Edges) && (e.Difficulty < Hard || n == 1) && x.rings() == 0, "cuts")
	},
	"rings": func(x *brute, _ Exercise, _ int) string {
		n := len(x.cutting())
		return need(0 < n && n < len(x.b.Edges) && x.rings() == 2, "rings")
	},
	"draw": func(x *brute, _ Exercise, asked int) string {
		all := x.outcomes()
		return need(slices.Contains(all, solver.P) && slices.Contains(all, solver.N) && slices.Contains(all, solver.D) && len(x.to[asked]) > 0, "outcomes")
	},
}

func need(holds bool, what string) string {
	if holds {
		return ""
	}
	return what
}

// longest is the number of moves in the longest play of a chip that wants to last: not of the solver.
func (x *brute) longest(v int) int {
	best := 0
	for _, w := range x.to[v] {
		best = max(best, 1+x.longest(w))
	}
	return best
}

// cutting is the winning edges.
func (x *brute) cutting() []int {
	all := uint(1)<<len(x.b.Edges) - 1
	var list []int
	for i := range x.b.Edges {
		if x.hackenbush(x.hanging(all&^(1<<i))) == 0 {
			list = append(list, i)
		}
	}
	return list
}

// answer is the right answer to an exercise, by brute force.
func (x *brute) answer(e Exercise, k Known, asked int) Answer {
	var a Answer
	switch e.Ask.Kind {
	case AskOutcome:
		a.Outcome = x.outcomes()[asked]
	case AskMex:
		a.Number = x.value(asked)
	case AskSum:
		for _, v := range x.chips() {
			a.Number ^= x.value(v)
		}
	case AskValues:
		for v := range x.to {
			a.Values = append(a.Values, Entry{int32(v), x.value(v)})
		}
	case AskSJ:
		a.Yes = x.sjRight()
	case AskValue:
		a.Number = x.hackenbush(1<<len(x.b.Edges) - 1)
	case AskCut:
		a.Edge = x.cutting()[0]
	case AskMove, AskMoves:
		win, _ := x.winning(x.chips())
		for _, j := range k.legal() {
			if win[x.text(k, j)] {
				a.Moves = append(a.Moves, j)
			}
		}
		if e.Ask.Kind == AskMove {
			a.Moves = a.Moves[:1]
		}
	}
	return a
}

func (x *brute) text(k Known, j solver.Joint) string {
	if x.b.Rule.Compound != solver.ContinuedConjunctive {
		return k.jointText(j)
	}
	list := strings.Split(k.jointText(j), " & ")
	slices.Sort(list)
	return fmt.Sprint(list)
}

// legal lists moves of the board: all of one chip, or joint ones that win.
func (k Known) legal() []solver.Joint {
	if k.Board.Rule.Compound != solver.Disjunctive {
		return k.Answer.Joint
	}
	var list []solver.Joint
	for _, s := range k.Answer.Chips {
		for _, m := range k.problem(-1).Replacements(s.Vertex) {
			list = append(list, solver.Joint{m})
		}
	}
	return list
}

// TestExercises generates a thousand exercises of each kind, of all sizes and difficulties: what its kind says is true
// of each by brute force, and so is the answer.
func TestExercises(t *testing.T) {
	n := 1000
	if raced || testing.Short() {
		n = 60
	}
	for _, kind := range Exercises {
		t.Run(kind.Name, func(t *testing.T) {
			holds := claims[kind.Name]
			if holds == nil {
				t.Fatal("nothing is claimed")
			}
			seen := map[string]bool{}
			for i := range n {
				e := Exercise{Kind: kind.Name, Size: Size(1 + i%3), Difficulty: Difficulty(1 + i/3%3), Seed: uint64(i)}
				e, err := e.Make(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				x := newBrute(e.Board)
				asked := e.Board.Index()[e.Ask.Vertex]
				if wrong := holds(x, e, asked); wrong != "" {
					t.Fatalf("%s: %s\n%s", e.Code(), wrong, board.Write(e.Board))
				}
				k, err := Study(t.Context(), e.Board)
				if err != nil {
					t.Fatal(err)
				}
				if v, err := Judge(t.Context(), e.Ask, k, x.answer(e, k, asked)); err != nil || !v.Done {
					t.Fatalf("%s: the answer is not taken: %s\n%s", e.Code(), lang.Plain(v.Spans(lang.English)), board.Write(e.Board))
				}
				seen[string(board.Write(e.Board))] = true
			}
			if len(seen) < n/2 { // there are not so many small trees
				t.Errorf("only %d different boards of %d", len(seen), n)
			}
		})
	}
}

// TestExerciseIsItsCode holds that a code gives the same exercise again, and that others are refused.
func TestExerciseIsItsCode(t *testing.T) {
	for i, kind := range Exercises {
		e, err := Exercise{Kind: kind.Name, Size: Medium, Difficulty: Fair, Seed: uint64(1) << (4 * i)}.Make(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		again, err := ParseCode(e.Code())
		if err == nil {
			again, err = again.Make(t.Context())
		}
		if err != nil || !board.Equal(e.Board, again.Board) || e.Ask.String() != again.Ask.String() {
			t.Errorf("%s is another exercise the second time: %v", e.Code(), err)
		}
		if e.Board.Check() != nil || !e.Board.Placed() {
			t.Errorf("%s has no places, or is no board", e.Code())
		}
	}
	for _, code := range []string{"", "one", "one-1-1", "two-1-1-1", "one-0-1-1", "one-1-4-1", "one-1-1-x", "one-1-1--1", "one-257-1-1"} {
		if e, err := ParseCode(code); err == nil {
			t.Errorf("%q is %+v", code, e)
		}
		if _, err := (Exercise{Kind: code, Size: 1, Difficulty: 1}).Make(t.Context()); err == nil && code != "one" {
			t.Errorf("%q is made", code)
		}
	}
}

// TestExam holds that exam and answer sheets are written in every format, the values only on the answers.
func TestExam(t *testing.T) {
	var list []Exercise
	for _, kind := range Exercises {
		e, err := Exercise{Kind: kind.Name, Size: Small, Difficulty: Easy, Seed: 6}.Make(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	write := func(f render.Format, answers bool, l lang.Language) string {
		var out bytes.Buffer
		these := list
		if f.Name == "png" {
			these = list[:2] // pixels are slow
		}
		x := Exam{Exercises: these, Answers: answers, Language: l, Theme: render.Themes[0]}
		if err := x.Write(t.Context(), &out, f); err != nil {
			t.Fatal(f.Name, err)
		}
		return out.String()
	}
	for _, f := range render.Formats {
		exam, answers := write(f, false, lang.English), write(f, true, lang.English)
		if exam == answers || exam != write(f, false, lang.English) {
			t.Errorf("%s: the sheets are alike, or not alike when written twice", f.Name)
		}
		if f.Name == "svg" {
			for i := range list {
				if number := fmt.Sprintf(">%d. ", i+1); !strings.Contains(exam, number) || !strings.Contains(answers, number) {
					t.Errorf("no exercise %d", i+1)
				}
			}
			if strings.Contains(exam, "Answer: ") || strings.Count(answers, "Answer: ") != len(list) {
				t.Errorf("%d answers", strings.Count(answers, "Answer: "))
			}
		}
		if f.Name == "dot" {
			if n := strings.Count(exam, "graph "); n != len(list) {
				t.Errorf("%d graphs", n)
			}
		}
	}
	for _, l := range lang.Languages {
		if len(write(render.Formats[0], true, l)) < 1000 {
			t.Errorf("no sheet in %s", l.Code())
		}
	}
}

func TestResults(t *testing.T) {
	e := Exercise{Kind: "one", Size: 1, Difficulty: 2, Seed: 3}
	other := Exercise{Kind: "sj", Size: 1, Difficulty: 2, Seed: 3}
	r := Results(nil).
		Note(e, Verdict{}, 20*time.Second).
		Hint(e, 2, 40*time.Second).
		Note(e, Verdict{Right: true, Done: true}, 65*time.Second).
		Note(e, Verdict{}, 99*time.Second).
		Hint(e, 3, 99*time.Second).
		Hint(other, 0, 4*time.Second)
	want := [][]string{
		{"Number", "Exercise", "Code", "Answer", "Wrong answers", "Hints", "Time"},
		{"1", "The one winning move", "one-1-2-3", "right", "1", "2", "1:05"},
		{"2", "Does the SJ rule hold?", "sj-1-2-3", "not answered", "0", "0", "0:04"},
	}
	if got := r.Rows(lang.English); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v", got)
	}
	if got := r.Sum(lang.English); got != "1 of 2 answered, 0 at the first try, in 1:09" {
		t.Error(got)
	}
	if csv := string(r.CSV(lang.English)); !strings.HasPrefix(csv, "\uFEFFNumber,Exercise,Code,") || strings.Count(csv, "\n") != 3 {
		t.Error(csv)
	}
}
