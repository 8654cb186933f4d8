package lessons

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func match(t *testing.T, dot string) Match {
	t.Helper()
	b, err := board.Read([]byte(dot), "")
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewMatch(t.Context(), b)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMatch plays the first board: the record tells value and outcome after each move, and any moment comes back.
func TestMatch(t *testing.T) {
	m := match(t, first)
	if m.Now().Value != "3" || m.Now().Outcome != solver.N || m.Now().Over {
		t.Fatalf("%+v", m.Now())
	}
	if _, err := m.Play(t.Context(), Move{Chips: solver.Joint{{From: 5, To: []int32{1}}}}); !errors.As(err, new(*solver.MoveError)) {
		t.Fatalf("D->A was played: %v", err)
	}
	for turn := 0; !m.Now().Over; turn++ {
		c, err := (Opponent{Strength: Perfect}).Choose(t.Context(), m.Board(), turn)
		if err != nil || c.None {
			t.Fatal(c, err)
		}
		if m, err = m.Play(t.Context(), c.Move); err != nil {
			t.Fatal(err)
		}
		if want := [...]solver.Outcome{solver.P, solver.N}[turn%2]; m.Now().Outcome != want || (m.Now().Value == "0") != (want == solver.P) {
			t.Fatalf("after %s: %+v", m.Plies[turn].Text, m.Now())
		}
	}
	if m.Plies[0].Text != "D->F" || m.Plies[0].Told(lang.English) != "D → F" {
		t.Fatalf("begins with %s", m.Plies[0].Text)
	}
	if winner, over := m.Winner(); winner != 0 || !over {
		t.Fatalf("winner %d, over %v", winner, over)
	}
	all := len(m.Plies)
	if m = m.Jump(1); m.Now().Value != "0" || m.Turn() != 1 || len(m.Plies) != all {
		t.Fatalf("%+v", m.Now())
	}
	if m.Undo().Now().Value != "3" || m.Redo().Redo().Undo().At != 2 || m.Jump(99).At != all || m.Jump(-1).At != 0 {
		t.Fatal("moments are lost")
	}
	m2, err := m.Play(t.Context(), Move{Chips: solver.Joint{{From: 4, To: []int32{3}}}})
	if err != nil || len(m2.Plies) != 2 || len(m.Plies) != all || m.Plies[1].Text == m2.Plies[1].Text {
		t.Fatal("another move does not make another match", err)
	}
}

// TestMatches plays every rule to the end, perfect against random: who is to win wins, by the count of moves.
func TestMatches(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	graphs := []string{"C->B;B->A;C->A;D->C;D->A;C[chips=1];D[chips=2]", "b->a;c->b;c->a;d->c;b[chips=2];d[chips=1]", "A->s;s->B;s->B;s[split=true];B->C;A->C;A[chips=1];B[chips=2]"}
	compounds := []string{"disjunctive", "continued-conjunctive", "conjunctive", "selective", "diminished-disjunctive", "shortened-selective"}
	for _, play := range []string{"normal", "misere"} {
		for _, compound := range compounds {
			for _, g := range graphs {
				m := match(t, `digraph{play=`+play+`;compound="`+compound+`";`+g+`}`)
				perfect := 0
				if m.Now().Outcome == solver.P {
					perfect = 1
				}
				for !m.Now().Over {
					move := Move{Chips: solver.AnyMove(m.Board().Problem(), r)}
					if m.Turn() == perfect {
						c, err := (Opponent{Strength: Perfect}).Choose(t.Context(), m.Board(), m.At)
						if err != nil {
							t.Fatal(err)
						}
						for _, l := range lang.Languages {
							if len(c.Reason(l)) == 0 {
								t.Errorf("%v says nothing in %s", c, l.Code())
							}
						}
						move = c.Move
					}
					var err error
					if m, err = m.Play(t.Context(), move); err != nil {
						t.Fatal(err)
					}
				}
				if winner, _ := m.Winner(); winner != perfect {
					t.Errorf("%s %s %s: player %d wins", play, compound, g, winner)
				}
			}
		}
	}
}

// TestCuts plays Hackenbush: what falls is gone from the board, the places of the others stay.
func TestCuts(t *testing.T) {
	m := match(t, ring)
	m, err := m.Play(t.Context(), Move{Edge: 3})
	if err != nil {
		t.Fatal(err)
	}
	if b := m.Board(); len(b.Edges) != 3 || len(b.Vertices) != 3 || m.Now().Value != "1" || m.Plies[0].Text != "a--c" {
		t.Fatalf("%v %v %+v", b.Vertices, b.Edges, m.Now())
	}
	for !m.Now().Over {
		c, err := (Opponent{Strength: Perfect}).Choose(t.Context(), m.Board(), m.At)
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Play(t.Context(), c.Move); err != nil {
			t.Fatal(err)
		}
	}
	if winner, _ := m.Winner(); winner != 1 {
		t.Errorf("player %d wins", winner)
	}
	if _, err := m.Play(t.Context(), Move{Edge: 0}); err == nil {
		t.Error("an edge was cut that is not there")
	}
}

// TestCasual holds that a casual opponent errs about as often as it says, only where it can, the same each time.
func TestCasual(t *testing.T) {
	for _, dot := range []string{first, `digraph{compound="continued-conjunctive";c->b;c->z;b->z;a->z;c[chips=1];a[chips=1]}`, stalks, drawn} {
		m := match(t, dot)
		erred := 0
		const tries = 400
		for seed := range uint64(tries) {
			o := Opponent{Strength: Casual, Rate: 0.25, Seed: seed}
			c, err := o.Choose(t.Context(), m.Board(), 0)
			if err != nil {
				t.Fatal(err)
			}
			again, _ := o.Choose(t.Context(), m.Board(), 0)
			next, err := m.Play(t.Context(), c.Move)
			if err != nil {
				t.Fatal(err)
			}
			twin, _ := m.Play(t.Context(), again.Move)
			if next.Plies[0].Text != twin.Plies[0].Text {
				t.Fatal("the same opponent moves differently")
			}
			slipped := next.Now().Outcome == solver.N || m.Now().Outcome == solver.N && next.Now().Outcome == solver.D
			if slipped != c.Erred {
				t.Fatalf("%s: erred %v, but %s leaves %v", dot, c.Erred, next.Plies[0].Text, next.Now().Outcome)
			}
			if c.Erred {
				erred++
			}
		}
		if erred < tries/5 || erred > tries*3/10 {
			t.Errorf("%s: %d errors in %d moves", dot, erred, tries)
		}
	}
}

// TestMatchHints: who wins, which chip, which move, in won, lost and drawn positions.
func TestMatchHints(t *testing.T) {
	rows := []struct {
		board string
		want  [3]string
	}{
		{first, [3]string{"The player to move wins: this is N.", "Move the chip on D.", "Play D → F."}},
		{"digraph{b->a;c->b;c->a;c[chips=2]}", [3]string{"The player to move loses: this is P. Every move can be answered.", "Move the chip on c.", "Play c → b."}},
		{drawn, [3]string{"With good play nobody wins: this is D.", "Move the chip on d.", "Play d → c."}},
		{stalks, [3]string{"The value is 1. Cut so that 0 is left.", "The edge has an end at c.", "Cut b–c."}},
		{"graph{g[ground=true];g--a;g--b}", [3]string{"The player to move loses: this is P. Every move can be answered.", "The edge has an end at a.", "Cut g–a."}},
	}
	for _, row := range rows {
		m := match(t, row.board)
		for i, want := range row.want {
			v, err := m.Hint(t.Context(), i+1)
			if err != nil {
				t.Fatal(err)
			}
			if got := lang.Plain(v.Spans(lang.English)); got != want {
				t.Errorf("%s, hint %d: %q", row.board, i+1, got)
			}
			if shows := len(v.Pointed)+len(v.Reply)+len(v.Edges) > 0; shows != (i > 0) {
				t.Errorf("%s, hint %d is shown on the board: %v", row.board, i+1, shows)
			}
			tellable(t, v)
		}
	}
}

// TestRest puts a move of several chips together, chip by chip.
func TestRest(t *testing.T) {
	m := match(t, `digraph{compound=selective;a->z;b->a;z;a[chips=2];b[chips=1];z[chips=1]}`)
	if rest := m.Rest(nil); len(rest) != 2 || rest[0].Count != 2 || rest[1].Count != 1 {
		t.Fatal(rest)
	}
	made := solver.Joint{{From: 0, To: []int32{1}}, {From: 2, To: []int32{0}}}
	if rest := m.Rest(made); len(rest) != 1 || rest[0] != (solver.Stack{Vertex: 0, Count: 1}) || !m.Legal(Move{Chips: made}) {
		t.Fatal(rest)
	}
	one := match(t, first)
	if len(one.Rest(nil)) != 3 || one.Rest(solver.Joint{{From: 5, To: []int32{4}}}) != nil {
		t.Fatal("a second chip joins a move of one")
	}
}

// TestReasons holds what is said of the program's moves.
func TestReasons(t *testing.T) {
	rows := []struct{ board, want string }{
		{first, "It wins, in 5 moves at most. It leaves 1 ⊕ 1 ⊕ 0 = 0."},
		{"digraph{b->a;c->b;c->a;c[chips=2]}", "It is lost, but can hold out for 4 moves. It leaves 1 ⊕ 2 = 3."},
		{drawn, "It keeps the draw."},
		{stalks, "It wins, in 5 moves at most. It leaves 0."},
		{trap, "It is lost, but can hold out for 3 moves."},
	}
	for _, row := range rows {
		c, err := (Opponent{}).Choose(t.Context(), match(t, row.board).Board(), 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := lang.Plain(c.Reason(lang.English)); got != row.want {
			t.Errorf("%s: %s", row.board, got)
		}
	}
}

func TestTargets(t *testing.T) {
	m := match(t, joints)
	var texts []string
	for _, x := range m.Targets(1) {
		texts = append(texts, (Known{Board: m.Board()}).moveText(x))
	}
	if len(texts) != 2 || texts[0] != "A->B+B" || texts[1] != "A->C" {
		t.Error(texts)
	}
	if m.Targets(3) != nil || match(t, stalks).Targets(0) != nil {
		t.Error("what cannot be grabbed has targets")
	}
}

// TestLost follows cuts back: what is lost and what is left are the board of before.
func TestLost(t *testing.T) {
	b, err := board.Read([]byte("graph { g [ground=true]; g -- a -- b; g -- a; g -- c; c -- c; b -- d }"), "test")
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewMatch(t.Context(), b)
	for _, edge := range []int{0, 4, 0} { // g–a, then b–d, then a–b
		if err == nil {
			m, err = m.Play(t.Context(), Move{Edge: edge})
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for n := range 4 {
		v, e := m.Lost(n)
		left := m.Jump(n).Board()
		if len(left.Vertices)-len(v) != len(m.Board().Vertices) || len(left.Edges)-len(e) != len(m.Board().Edges) {
			t.Errorf("since %d: %v, %v", n, v, e)
		}
	}
	if v, e := m.Lost(1); fmt.Sprint(v, e) != "[2 4] [0 4]" {
		t.Errorf("%v %v", v, e)
	}
}
