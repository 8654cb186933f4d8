package lessons

import (
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func known(t *testing.T, dot string) Known {
	t.Helper()
	b, err := board.Read([]byte(dot), "")
	if err != nil {
		t.Fatal(err)
	}
	k, err := Study(t.Context(), b)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func ask(t *testing.T, k Known, question string) Question {
	t.Helper()
	q, err := ParseQuestion(question)
	if err == nil {
		err = q.Fits(k)
	}
	if err != nil {
		t.Fatal(err)
	}
	return q
}

const (
	first  = "digraph{B->A;C->A;C->B;E->A;F->C;F->E;D->B;D->C;D->F;B[chips=1];D[chips=1];E[chips=1]}"
	trap   = "digraph{play=misere;v->t;t->o;t->z;o->z;v[chips=1]}"
	joints = "digraph{s[split=true];A->s;s->B;s->B;A->C;B->C;A[chips=1]}"
	every  = `digraph{compound="continued-conjunctive";a->z;b->a;c->b;c->z;c[chips=1];a[chips=1]}`
	loopy  = "digraph{loopy=true;a->b;b->a;b->z;c->c;c->d;d->c;d->b;b[chips=1]}"
	drawn  = "digraph{loopy=true;a->b;b->a;b->z;c->d;d->c;d->b;d[chips=1]}"
	// Here 126 times 210 joint moves win.
	manyMoves = `digraph{compound="continued-conjunctive";v->a;v->b;v->c;v->d;v->e;w->a;w->b;w->c;w->d;w->e;v[chips=5];w[chips=6]}`
	stalks    = "graph{g[ground=true];g--a;a--b;b--c;g--d;d--e}"
	fork      = "graph{g[ground=true];g--s;s--a;s--b;b--c}"
	triangle  = "graph{g[ground=true];g--a;a--b;b--g}"
	ring      = "graph{g[ground=true];g--a;a--b;b--g;a--c}"
	misered   = "graph{play=misere;g[ground=true];g--a;a--b;g--c;c--d;d--e}"
)

// TestJudge gives right and wrong answers, and holds what is said of them.
func TestJudge(t *testing.T) {
	move := func(from int32, to ...int32) solver.Joint { return solver.Joint{{From: from, To: to}} }
	// On the first board B A C E F D are 0 to 5.
	rows := []struct {
		name, board, ask string
		answer           Answer
		right, done      bool
		want             string
	}{
		{"all terminals", first, "terminals", Answer{Vertices: []int32{1}}, true, true, "Right."},
		{"no terminal", first, "terminals", Answer{Vertices: []int32{1, 4}}, false, false, "F is no terminal: a chip can move from it to C."},
		{"one terminal of two", "digraph{A->B;A->C}", "terminals", Answer{Vertices: []int32{1}}, true, false, "Right, and there is 1 more."},
		{"mex", first, "mex D", Answer{Number: 3}, true, true, "Right."},
		{"mex that is present", first, "mex D", Answer{Number: 2}, false, false, "Not 2: it is the value of C, an option of D. The mex is a number that is missing."},
		{"mex too large", first, "mex F", Answer{Number: 3}, false, false, "3 is not in {1, 2}, but some smaller number is not in it either. The mex is the least."},
		{"mex of a set", first, "mex {0, 1, 3}", Answer{Number: 2}, true, true, "Right."},
		{"mex in the set", first, "mex {0, 1, 3}", Answer{Number: 3}, false, false, "Not 3: it is in {0, 1, 3}. The mex is a number that is missing."},
		{"mex below 0", first, "mex D", Answer{Number: -1}, false, false, "Values are whole numbers from 0."},
		{"sum", first, "sum", Answer{Number: 3}, true, true, "Right."},
		{"sum with a wrong column", first, "sum", Answer{Number: 5}, false, false, "Look at the column of 2: 1 number has a 1 there, so the digit of the sum is 1."},
		{"sum of numbers", first, "sum 5 3 6", Answer{Number: 0}, true, true, "Right."},
		{"outcome of a vertex", first, "outcome F", Answer{Outcome: solver.P}, true, true, "Right."},
		{"P for N", first, "outcome C", Answer{Outcome: solver.P}, false, false, "But C → A wins: it leaves a P position."},
		{"N for P", first, "outcome F", Answer{Outcome: solver.N}, false, false, "Every move loses. So does F → C: the reply is C → A."},
		{"N for a terminal", first, "outcome A", Answer{Outcome: solver.N}, false, false, "No chip can move, and the player who cannot move loses."},
		{"N for P in misère play", trap, "outcome", Answer{Outcome: solver.N}, false, false, "Every move loses. So does v → t: the reply is t → o."},
		{"P for a terminal in misère play", trap, "outcome z", Answer{Outcome: solver.P}, false, false, "No chip can move, and the player who cannot move wins."},
		{"D for N", loopy, "outcome b", Answer{Outcome: solver.D}, false, false, "But b → z wins: it leaves a P position."},
		{"N for D", loopy, "outcome c", Answer{Outcome: solver.N}, false, false, "Nobody can force a win: c → c keeps the draw, and no move does better."},
		{"outcome of the board", first, "outcome", Answer{Outcome: solver.N}, true, true, "Right."},
		{"winning move", first, "move", Answer{Moves: []solver.Joint{move(5, 4)}}, true, true, "Right."},
		{"losing move", first, "move", Answer{Moves: []solver.Joint{move(5, 2)}}, false, false, "D → C loses: the reply is C → A. After D → C the nim-sum is 1 ⊕ 2 ⊕ 1 = 2, not 0."},
		{"no move", first, "move", Answer{Moves: []solver.Joint{move(5, 1)}}, false, false, "The rule has no such move."},
		{"no vertex", first, "move", Answer{Moves: []solver.Joint{move(9, 1)}}, false, false, "The rule has no such move."},
		{"nothing played", first, "move", Answer{}, false, false, "The rule has no such move."},
		{"through a split", joints, "move", Answer{Moves: []solver.Joint{move(1, 2, 2)}}, true, true, "Right."},
		{"every winning move", first, "moves", Answer{Moves: []solver.Joint{move(5, 4)}}, true, true, "Right."},
		{"every chip moves", every, "move", Answer{Moves: []solver.Joint{{{From: 0, To: []int32{1}}}}}, false, false, "The rule has no such move."},
		{"it only draws", "digraph{loopy=true;a->c;c->c;a->z;a[chips=1]}", "move", Answer{Moves: []solver.Joint{move(0, 1)}}, false, false, "a → c does not win: the other player can hold a draw."},
		{"N of very many moves", manyMoves, "outcome", Answer{Outcome: solver.P}, false, false, "But v → a & v → a & v → a & v → a & v → a & w → a & w → a & w → a & w → a & w → a & w → a wins: it leaves a P position."},
		{"right edge", stalks, "cut", Answer{Edge: 2}, true, true, "Right."},
		{"wrong edge", stalks, "cut", Answer{Edge: 0}, false, false, "g–a loses: the reply is g–d. After g–a is cut the value is 2, not 0."},
		{"no edge", stalks, "cut", Answer{Edge: 9}, false, false, "The rule has no such move."},
		{"value of Hackenbush", stalks, "value", Answer{Number: 1}, true, true, "Right."},
		{"wrong value of one stalk", fork, "value", Answer{Number: 5}, false, false, "Not 5. Colon principle: the stalks at s are worth one, 1 ⊕ 2 = 3."},
		{"wrong value of a ring", triangle, "value", Answer{Number: 2}, false, false, "Not 2. Fusion: a ring of 3 edges, an odd number, becomes the point g with one edge on it."},
		{"wrong value of a stalk", "graph { g [ground=true]; g -- a -- b }", "value", Answer{Number: 1}, false, false, "Not 1. A stalk is worth its length; where stalks stand on one vertex, their nim-sum counts; an edge below adds 1. A ring is fused to a point: odd is worth 1, even 0."},
		{"wrong value", stalks, "value", Answer{Number: 5}, false, false, "Not 5. Reduced, the board is stalks of 2 and 3 on the ground, and their nim-sum is its value."},
		{"outcome of Hackenbush", stalks, "outcome", Answer{Outcome: solver.P}, false, false, "But b–c wins: it leaves a P position."},
		{"some values", first, "values", Answer{Values: []Entry{{1, 0}, {4, 0}}}, true, false, "Right so far."},
		{"the first wrong value", first, "values", Answer{Values: []Entry{{1, 0}, {4, 1}, {2, 7}}}, false, false, "Not 1: it is the value of E, an option of F. The mex is a number that is missing."},
		{"all values", first, "values", Answer{Values: []Entry{{1, 0}, {4, 0}, {2, 2}, {5, 3}, {0, 1}, {3, 1}}}, true, true, "Right."},
		{"SJ fails", trap, "sj", Answer{Yes: false}, true, true, "Right. The rule fails: v has value 0 and can move, but to no vertex of value 1."},
		{"SJ said to hold", trap, "sj", Answer{Yes: true}, false, false, "The rule fails: v has value 0 and can move, but to no vertex of value 1."},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			k := known(t, row.board)
			v, err := Judge(t.Context(), ask(t, k, row.ask), k, row.answer)
			if err != nil {
				t.Fatal(err)
			}
			if got := lang.Plain(v.Spans(lang.English)); got != row.want || v.Right != row.right || v.Done != row.done {
				t.Errorf("right %v, done %v: %s", v.Right, v.Done, got)
			}
			tellable(t, v)
		})
	}
}

// tellable holds that a verdict can be said in every language.
func tellable(t *testing.T, v Verdict) {
	t.Helper()
	for _, l := range lang.Languages {
		if s := lang.Plain(v.Spans(l)); s == "" || strings.ContainsAny(s, "*") || strings.Contains(s, "{0") && !strings.Contains(s, "{0}") && !strings.Contains(s, "{0, ") {
			t.Errorf("%s: %q", l.Code(), s)
		}
	}
}

// TestHints holds that every kind of question has three hints in every language, and what some of them say.
func TestHints(t *testing.T) {
	rows := []struct{ board, ask, first, second, third string }{
		{first, "terminals", "No edge leads out", "There is 1 of them.", "A."},
		{first, "mex D", "Count 0, 1, 2", "The values of the options are {0, 1, 2}.", "The mex of {0, 1, 2} is 3."},
		{first, "mex {1}", "Count", "Count", "The mex of {1} is 0."},
		{first, "sum", "Write the numbers in binary", "01 ⊕ 01 ⊕ 11", "1 ⊕ 1 ⊕ 3 = 3"},
		{first, "outcome C", "A position is N if", "Look at the move C → A.", "It is N."},
		{first, "outcome F", "A position is N if", "Try the move F → C: what is the reply?", "It is P."},
		{loopy, "outcome c", "Who can always move on", "Try the move", "It is D."},
		{first, "move", "The player to move wins: this is N.", "Move the chip on D.", "Play D → F."},
		{first, "moves", "The player to move wins: this is N.", "Move the chip on D.", "Play D → F."},
		{every, "move", "The player to move wins: this is N.", "Move the chip on ", "Play "},
		{stalks, "cut", "The value is 1.", "The edge has an end at ", "Cut b–c."},
		{misered, "cut", "The player to move wins", "The edge has an end at ", "Cut d–e."},
		{stalks, "value", "A stalk is worth its length", "Reduced, the board is stalks of 2 and 3 on the ground.", "The value is 1."},
		{ring, "value", "A stalk is worth", "Reduced", "The value is 0."},
		{first, "values", "Begin with the terminals", "Take A: the values of its options are {}.", "A has the value 0."},
		{trap, "sj", "Look at the vertices of value 0", "They are v.", "The rule fails: v has value 0"},
	}
	for _, row := range rows {
		k := known(t, row.board)
		q := ask(t, k, row.ask)
		for i, want := range []string{row.first, row.second, row.third} {
			v, err := Hint(t.Context(), q, k, Answer{}, i+1)
			if err != nil {
				t.Fatal(err)
			}
			if got := lang.Plain(v.Spans(lang.English)); !strings.HasPrefix(got, want) {
				t.Errorf("%s, hint %d: %q", row.ask, i+1, got)
			}
			tellable(t, v)
		}
	}
}

// TestQuestionsAreRead holds that a question is written as it is read, and that its prompt is told in every language.
func TestQuestionsAreRead(t *testing.T) {
	for _, text := range []string{"terminals", "mex D", "mex {0, 1, 3}", "outcome", "outcome C", "sum", "sum 5 3 6", "move", "moves", "cut", "value", "values", "sj"} {
		q, err := ParseQuestion(text)
		if err != nil || q.String() != text {
			t.Errorf("%q is read as %q: %v", text, q, err)
		}
		for _, l := range lang.Languages {
			if lang.Plain(q.Prompt(l)) == "" {
				t.Errorf("%q has no prompt in %s", text, l.Code())
			}
		}
	}
	for _, text := range []string{"", "win", "move D", "sum D", "sum -1", "mex {a}"} {
		if q, err := ParseQuestion(text); err == nil && q.Vertex == "" {
			t.Errorf("%q is read as %q", text, q)
		}
	}
}

// TestUnfit holds that no question that does not fit its board is asked.
func TestUnfit(t *testing.T) {
	rows := []struct{ board, ask string }{
		{stalks, "terminals"},
		{stalks, "mex a"},
		{stalks, "sum"},
		{stalks, "move"},
		{stalks, "values"},
		{stalks, "sj"},
		{stalks, "outcome a"},
		{first, "cut"},
		{first, "value"},
		{first, "sj"},
		{first, "mex X"},
		{first, "mex"},
		{joints, "outcome s"},
		{"digraph{A->B}", "sum"},
		{"digraph{B[chips=1]}", "move"},
		{"graph{g[ground=true]}", "cut"},
		{loopy, "values"},
		{drawn, "move"},
		{"digraph{play=misere;s[split=true];v->s;s->w;s->w;w->z;v[chips=1]}", "sj"},
	}
	for _, row := range rows {
		q, err := ParseQuestion(row.ask)
		if err != nil {
			t.Fatal(err)
		}
		if q.Fits(known(t, row.board)) == nil {
			t.Errorf("%s is asked of %s", row.ask, row.board)
		}
	}
}
