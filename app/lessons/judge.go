package lessons

import (
	"context"
	"math/bits"
	"slices"
	"strconv"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// Answer is what a reader did; the question's kind says which fields count.
type Answer struct {
	Vertices []int32        // AskTerminals: those clicked
	Number   int            // AskMex, AskSum, AskValue
	Outcome  solver.Outcome // AskOutcome
	Yes      bool           // AskSJ: the rule is right
	Moves    []solver.Joint // AskMove: the one played; AskMoves: those found so far, the newest last
	Edge     int            // AskCut: its index on the board
	Values   []Entry        // AskValues: those filled in so far, in the order in which they were
}

// Entry is a value that a reader gave a vertex.
type Entry struct {
	Vertex int32
	Value  int
}

// Verdict is what is to be said of an answer, and shown on the board.
type Verdict struct {
	Right bool // nothing of it is wrong
	Done  bool // and nothing is left to find: the question is answered

	Pointed []int32       // vertices that the sentence is about
	Wrong   []solver.Move // arrows of a move that does not win
	Reply   []solver.Move // arrows of the move that punishes it, or that a hint tells
	Edges   []int32       // Hackenbush: the edge that punishes a cut, wins, or that a hint tells

	said []said
}

// said is one sentence in every language.
type said struct {
	message lang.Message
	args    []any // as a Message takes them; a func(lang.Language) string is asked first
}

func (s said) spans(l lang.Language) []lang.Span {
	args := slices.Clone(s.args)
	for i, a := range args {
		if tell, ok := a.(func(lang.Language) string); ok {
			args[i] = tell(l)
		}
	}
	return s.message.Spans(l, args...)
}

// Spans is the sentences of the verdict in a language.
func (v Verdict) Spans(l lang.Language) []lang.Span {
	var list []lang.Span
	for i, s := range v.said {
		if i > 0 && lang.Between(l) != "" {
			list = append(list, lang.Span{Text: lang.Between(l)})
		}
		list = append(list, s.spans(l)...)
	}
	return list
}

// Mark marks on the board what the verdict is about.
func (v Verdict) Mark(f *render.Facts) {
	f.Pointed = append(slices.Clone(f.Pointed), v.Pointed...)
	f.Wrong, f.Reply = v.Wrong, v.Reply
	f.Hackenbush.Pointed = append(slices.Clone(f.Hackenbush.Pointed), v.Edges...)
}

// Judge says whether an answer to a question about a board is right, and if not, why: which option or column breaks
// it, which reply punishes it. Fields that name vertices or edges beyond the board are wrong answers. Searches are
// bounded by Limits. The error is the context's.
func Judge(ctx context.Context, q Question, k Known, a Answer) (Verdict, error) {
	row := kindNamed(q.Kind)
	if row.judge == nil {
		return Verdict{}, nil
	}
	return row.judge(ctx, q, k, a)
}

// right is the verdict on a right answer that leaves nothing to do.
func right(more ...said) Verdict {
	return Verdict{Right: true, Done: true, said: append([]said{{message: lang.AnswerRight}}, more...)}
}

// wrong is the verdict on a wrong answer.
func wrong(m lang.Message, args ...any) Verdict { return Verdict{said: []said{{m, args}}} }

func (k Known) has(v int32) bool { return 0 <= v && int(v) < len(k.Board.Vertices) }

func judgeTerminals(_ context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	want := k.terminals()
	found := 0
	for i, v := range a.Vertices {
		if !k.has(v) || slices.Contains(a.Vertices[:i], v) {
			continue
		}
		if !slices.Contains(want, v) {
			x := wrong(lang.AnswerNotTerminal, k.name(v), k.leads(v))
			x.Pointed = []int32{v}
			return x, nil
		}
		found++
	}
	if left := len(want) - found; left > 0 {
		return Verdict{Right: true, said: []said{{lang.AnswerMore, []any{left}}}}, nil
	}
	return right(), nil
}

// leads is where an edge from v leads, or "" for a terminal.
func (k Known) leads(v int32) string {
	for _, e := range k.Board.Edges {
		if int32(e.From) == v {
			return k.name(int32(e.To))
		}
	}
	return ""
}

func judgeMex(_ context.Context, q Question, k Known, a Answer) (Verdict, error) {
	if q.Vertex != "" {
		v, _ := k.vertex(q.Vertex)
		return judgeValueOf(k, v, a.Number), nil
	}
	switch mex := solver.Mex(q.Numbers); {
	case a.Number < 0:
		return wrong(lang.AnswerNegative), nil
	case slices.Contains(q.Numbers, a.Number):
		return wrong(lang.AnswerInSet, a.Number, set(q.Numbers)), nil
	case a.Number > mex:
		return wrong(lang.AnswerSmaller, a.Number, set(q.Numbers)), nil
	}
	return right(), nil
}

// judgeValueOf is the verdict on a value that was given to a vertex.
func judgeValueOf(k Known, v int32, given int) Verdict {
	list, _ := k.values(v)
	options := k.Answer.Graph.Options(v)
	mex := solver.Mex(list)
	switch i := slices.Index(list, given); {
	case given < 0:
		return wrong(lang.AnswerNegative)
	case i >= 0:
		x := wrong(lang.AnswerPresent, given, k.name(options[i]), k.name(v))
		x.Pointed = []int32{v, options[i]}
		return x
	case given > mex:
		x := wrong(lang.AnswerSmaller, given, set(list))
		x.Pointed = []int32{v}
		return x
	}
	return right()
}

func judgeValues(_ context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	given := map[int32]bool{}
	for _, e := range a.Values {
		if !k.has(e.Vertex) || k.Board.Vertices[e.Vertex].Split {
			continue
		}
		if x := judgeValueOf(k, e.Vertex, e.Value); !x.Right {
			return x, nil
		}
		given[e.Vertex] = true
	}
	for v := range k.Board.Vertices {
		if !k.Board.Vertices[v].Split && !given[int32(v)] {
			return Verdict{Right: true, said: []said{{message: lang.AnswerNotYet}}}, nil
		}
	}
	return right(), nil
}

func judgeSum(_ context.Context, q Question, k Known, a Answer) (Verdict, error) {
	list := k.summed(q)
	sum := solver.NimSum(list...)
	switch {
	case a.Number < 0:
		return wrong(lang.AnswerNegative), nil
	case a.Number == sum:
		return right(), nil
	}
	bit := bits.TrailingZeros(uint(a.Number ^ sum))
	ones := 0
	for _, n := range list {
		ones += n >> bit & 1
	}
	return wrong(lang.AnswerColumn, strconv.Itoa(1<<bit), ones, ones%2), nil
}

// summed is the numbers of a question about a sum.
func (k Known) summed(q Question) []int {
	if q.Numbers != nil {
		return q.Numbers
	}
	list, _ := k.terms()
	return list
}

func judgeSJ(_ context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	s := k.Answer.SJ
	why := said{message: lang.AnswerSJHolds}
	var part []int32
	if !s.Applies {
		why, part = said{lang.AnswerSJBreaks, []any{k.name(s.Breaks)}}, []int32{s.Breaks}
	}
	if a.Yes == s.Applies {
		x := right(why)
		x.Pointed = part
		return x, nil
	}
	return Verdict{said: []said{why}, Pointed: part}, nil
}

func judgeValue(_ context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	switch {
	case a.Number == k.Cuts.Value:
		return right(), nil
	case a.Number < 0:
		return wrong(lang.AnswerNegative), nil
	}
	if sizes := k.stalks(); len(sizes) > 1 {
		return wrong(lang.AnswerStalks, a.Number, sizes), nil
	}
	return k.reduced(a.Number), nil
}

// reduced is the verdict on a wrong value of a board that comes down to one stalk, which would tell the right one: it tells
// the last step before that in which something was fused or joined, else the rule.
func (k Known) reduced(given int) Verdict {
	told := func(l lang.Language) string { return lang.HintColon.In(l) }
	var at []int32
	for s := range k.Cuts.Reductions() {
		switch s.Kind {
		case solver.ReduceFuse, solver.ReducePair, solver.ReduceJoin:
			at = []int32{s.Vertex}
			told = func(l lang.Language) string { return lang.Plain(lang.Reduction(l, s, k.name, k.edge)) }
		}
	}
	x := wrong(lang.AnswerNotSo, given, told)
	x.Pointed = at
	return x
}

// stalks is the sizes of the stalks that a Hackenbush board comes down to.
func (k Known) stalks() []string {
	sizes := []string{"0"}
	for s := range k.Cuts.Reductions() {
		if s.Kind == solver.ReduceSum && len(s.Numbers) > 0 {
			sizes = nil
			for _, n := range s.Numbers {
				sizes = append(sizes, strconv.Itoa(n))
			}
		}
	}
	return sizes
}
