package lessons

import (
	"reflect"
	"testing"

	"dev.mexboard/solver"
)

// TestWalk walks every lesson of the program from its introduction to its end: first with a wrong answer, then with
// the right one, which the solver has.
func TestWalk(t *testing.T) {
	for _, file := range All {
		l, _ := Open(file)
		r := Progress(nil).Of(l)
		if r.At(l) != -1 {
			t.Fatalf("%s begins at page %d", file, r.At(l))
		}
		for i, p := range l.Pages {
			if r = r.Next(l); r.At(l) != i || r.Waits(l) != (p.Ask != nil) {
				t.Fatalf("%s: page %d, not %d; waits %v", file, r.At(l), i, r.Waits(l))
			}
			if p.Ask != nil {
				r = answerBoth(t, p, r)
			}
			if r.Waits(l) {
				t.Fatalf("%s: page %s still waits", file, p.Name)
			}
			stored := ParseProgress(Progress(nil).With(r).Bytes())
			if got := stored.Of(l); !reflect.DeepEqual(got, r) {
				t.Fatalf("%s: stored %+v, read %+v", file, r, got)
			}
		}
		if done, all := r.Done(l); done != all {
			t.Errorf("%s: %d of %d done", file, done, all)
		}
		if end := r.Next(l); end.At(l) != len(l.Pages)-1 {
			t.Errorf("%s: beyond the end is page %d", file, end.At(l))
		}
	}
}

func answerBoth(t *testing.T, p Page, r Reading) Reading {
	t.Helper()
	k, err := p.Study(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []Answer{wrongAnswer(*p.Ask, k), rightAnswer(*p.Ask, k)} {
		v, err := Judge(t.Context(), *p.Ask, k, a)
		if err != nil {
			t.Fatal(err)
		}
		tellable(t, v)
		r = r.Answer(v)
	}
	if rec := r.Record(p.Name); rec.Tries != 1 || !rec.Answered {
		t.Fatalf("page %s, %s: %+v", p.Name, p.Ask.Kind, rec)
	}
	for degree := 1; degree <= Degrees; degree++ {
		v, err := Hint(t.Context(), *p.Ask, k, Answer{}, degree)
		if err != nil {
			t.Fatal(err)
		}
		tellable(t, v)
		r = r.Hint(degree)
	}
	return r
}

// rightAnswer is a right answer to a question.
func rightAnswer(q Question, k Known) Answer {
	a := Answer{Outcome: k.Outcome(), Vertices: nil, Moves: k.winningMoves(), Yes: k.Answer.SJ != nil && k.Answer.SJ.Applies}
	v, _ := k.vertex(q.Vertex)
	switch q.Kind {
	case AskTerminals:
		a.Vertices = k.terminals()
	case AskMex:
		a.Number = solver.Mex(q.Numbers)
		if q.Vertex != "" {
			a.Number, _ = k.Answer.Values.At(v)
		}
	case AskOutcome:
		if q.Vertex != "" {
			a.Outcome = k.Answer.Vertex(v)
		}
	case AskSum:
		a.Number = solver.NimSum(k.summed(q)...)
	case AskCut:
		a.Edge = int(k.Cuts.Winning[0])
	case AskValue:
		a.Number = k.Cuts.Value
	case AskValues:
		for v := range k.Board.Vertices {
			if x, ok := k.Answer.Values.At(int32(v)); ok && !k.Board.Vertices[v].Split {
				a.Values = append(a.Values, Entry{int32(v), x})
			}
		}
	}
	return a
}

// wrongAnswer is a wrong answer to a question.
func wrongAnswer(q Question, k Known) Answer {
	a := rightAnswer(q, k)
	a.Number++
	a.Yes = !a.Yes
	a.Moves, a.Edge = []solver.Joint{{}}, -1 // an empty move is none
	if a.Outcome == solver.P {
		a.Outcome = solver.N
	} else {
		a.Outcome = solver.P
	}
	for v := range k.Board.Vertices {
		if k.Board.Directed && len(k.Answer.Graph.Options(int32(v))) > 0 {
			a.Vertices = []int32{int32(v)}
		}
	}
	if len(a.Values) > 0 {
		a.Values[len(a.Values)-1].Value++
	}
	return a
}

// TestResume holds that what is stored fits the lesson as it is.
func TestResume(t *testing.T) {
	l, _ := Read([]byte(Template), "template.md")
	r := Reading{Page: "gone", Pages: []Record{{Page: "gone", Answered: true}, {Page: "who-wins", Tries: 2}}}.Resume(l)
	want := Reading{Lesson: "my-lesson", Pages: []Record{{Page: "who-wins", Tries: 2}}}
	if !reflect.DeepEqual(r, want) {
		t.Errorf("%+v", r)
	}
	if p := ParseProgress([]byte("no JSON")); p != nil {
		t.Errorf("%v", p)
	}
	if r := r.Open(l, 1).Back(l).Back(l); r.At(l) != -1 {
		t.Errorf("before the first page is page %d", r.At(l))
	}
}

// TestFirstStep holds where a page's player begins.
func TestFirstStep(t *testing.T) {
	k := known(t, first)
	trace := solver.NewTrace(k.Answer)
	for from, want := range map[string]solver.StepKind{"": solver.StepReady, "D": solver.StepReady, "sum": solver.StepChip} {
		n := Steps{From: from}.FirstStep(k)
		x := trace.Steps[n]
		if x.Kind != want || from == "" && n != 0 || from == "D" && k.name(x.Vertex) != "D" {
			t.Errorf("%q begins at step %d, %+v", from, n, x)
		}
	}
}
