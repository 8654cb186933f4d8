package lessons

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// Kind is what a reader is asked to do.
type Kind string

// The kinds of question. A lesson writes them by these names.
const (
	AskTerminals Kind = "terminals" // click every terminal vertex
	AskMex       Kind = "mex"       // put the mex of a vertex's option values, or of numbers given, in the box
	AskOutcome   Kind = "outcome"   // choose P or N (D on a loopy board), for a chip alone on a vertex or for the whole board
	AskSum       Kind = "sum"       // give the NimSum of the chips' values, or of numbers given
	AskMove      Kind = "move"      // play a winning move
	AskMoves     Kind = "moves"     // find every winning move
	AskCut       Kind = "cut"       // cut an edge that wins: Hackenbush
	AskValue     Kind = "value"     // give the value of a Hackenbush board
	AskValues    Kind = "values"    // give the value of every vertex, in any order
	AskSJ        Kind = "sj"        // say whether the SJ rule is right for this board
)

// Question is what a reader is asked about a board. It holds no answer: the solver has it.
type Question struct {
	Kind    Kind
	Vertex  string // of AskMex and AskOutcome; "": numbers given, or the whole board
	Numbers []int  // of AskMex and AskSum; nil: those of the board
	Line    int    // in the lesson's file; 0: it is in none
}

// takes is what may stand after a kind.
type takes struct{ vertex, numbers bool }

// kind is what there is to know of one kind of question.
type kind struct {
	name   Kind
	takes  takes
	prompt func(q Question) (lang.Message, []any)
	fits   func(q Question, k Known) error // what keeps it from being asked of a board
	judge  func(ctx context.Context, q Question, k Known, a Answer) (Verdict, error)
	hint   func(ctx context.Context, q Question, k Known, a Answer, degree int) (Verdict, error)
}

// kinds lists the kinds of question. It is a function because judging asks for the table itself.
func kinds() []kind {
	return []kind{
		{AskTerminals, takes{}, saying(lang.QuestionTerminals), fitsTerminals, judgeTerminals, hintTerminals},
		{AskMex, takes{vertex: true, numbers: true}, promptMex, fitsMex, judgeMex, hintMex},
		{AskOutcome, takes{vertex: true}, promptOutcome, fitsOutcome, judgeOutcome, hintOutcome},
		{AskSum, takes{numbers: true}, promptSum, fitsSum, judgeSum, hintSum},
		{AskMove, takes{}, saying(lang.QuestionMove), fitsMove, judgeMove, hintMove},
		{AskMoves, takes{}, saying(lang.QuestionMoves), fitsMoves, judgeMoves, hintMove},
		{AskCut, takes{}, saying(lang.QuestionCut), fitsCut, judgeCut, hintCut},
		{AskValue, takes{}, saying(lang.QuestionValue), fitsValue, judgeValue, hintValue},
		{AskValues, takes{}, saying(lang.QuestionValues), fitsValues, judgeValues, hintValues},
		{AskSJ, takes{}, saying(lang.QuestionSJ), fitsSJ, judgeSJ, hintSJ},
	}
}

// kindNamed is the row of a kind; the zero kind when there is none.
func kindNamed(name Kind) kind {
	all := kinds()
	if i := slices.IndexFunc(all, func(k kind) bool { return k.name == name }); i >= 0 {
		return all[i]
	}
	return kind{}
}

func kindNames() []string {
	var names []string
	for _, k := range kinds() {
		names = append(names, string(k.name))
	}
	return names
}

// Prompt is the question as a sentence: what the reader is to do.
func (q Question) Prompt(l lang.Language) []lang.Span {
	k := kindNamed(q.Kind)
	if k.prompt == nil {
		return nil
	}
	m, args := k.prompt(q)
	return m.Spans(l, args...)
}

// Fits tells what keeps a question from being asked of a board; nil when nothing does, so that Judge and Hint work. A
// reader who changes a lesson's board may be asked the same of the new one.
func (q Question) Fits(k Known) error {
	row := kindNamed(q.Kind)
	switch {
	case row.fits == nil:
		return trouble(lang.LessonAskKind, string(q.Kind), kindNames())
	case k.index == nil && q.Numbers == nil:
		return trouble(lang.LessonBoardless)
	}
	return row.fits(q, k)
}

// ask takes a block with a question: its kind, and what it is about.
func (r *reader) ask(body string, line int) {
	if r.page.Ask != nil {
		r.problem(line, trouble(lang.LessonTwoAsks))
		return
	}
	lines := nonempty(body)
	if len(lines) != 1 {
		r.problem(line, trouble(lang.LessonAskForm, kindNames()))
		return
	}
	q, err := ParseQuestion(lines[0].text)
	q.Line = line + 1 + lines[0].line
	if err != nil {
		r.problem(q.Line, err)
		return
	}
	r.page.Ask = &q
}

// ParseQuestion reads a question as a lesson writes it: "mex D", "mex {0, 1, 3}", "outcome", "sum 5 3 6", "move". The
// error says what to try.
func ParseQuestion(text string) (Question, error) {
	word, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	q := Question{Kind: Kind(word)}
	k := kindNamed(q.Kind)
	rest = strings.TrimSpace(rest)
	switch {
	case k.name == "":
		return q, trouble(lang.LessonAskKind, word, kindNames())
	case rest == "":
		return q, nil
	case k.takes.numbers:
		if numbers, ok := parseNumbers(rest); ok && (q.Kind != AskMex || rest[0] == '{') {
			q.Numbers = numbers
			return q, nil
		}
	}
	if !k.takes.vertex {
		return q, trouble(lang.LessonAskExtra, word, rest)
	}
	q.Vertex = rest
	return q, nil
}

// String is the question as a lesson writes it.
func (q Question) String() string {
	switch {
	case q.Vertex != "":
		return string(q.Kind) + " " + q.Vertex
	case q.Kind == AskMex && q.Numbers != nil:
		return string(q.Kind) + " " + set(q.Numbers)
	}
	text := string(q.Kind)
	for _, n := range q.Numbers {
		text += " " + strconv.Itoa(n)
	}
	return text
}

// mostNumber is the greatest number in a question.
const mostNumber = 1_000_000

// parseNumbers reads "5 3 6", "{0, 1, 3}" or "{}".
func parseNumbers(text string) (list []int, ok bool) {
	text = strings.TrimSuffix(strings.TrimPrefix(text, "{"), "}")
	list = []int{}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseUint(word, 10, 31)
		if err != nil || n > mostNumber {
			return nil, false
		}
		list = append(list, int(n))
	}
	return list, true
}

func saying(m lang.Message) func(Question) (lang.Message, []any) {
	return func(Question) (lang.Message, []any) { return m, nil }
}

func promptMex(q Question) (lang.Message, []any) {
	if q.Vertex == "" {
		return lang.QuestionMexSet, []any{set(q.Numbers)}
	}
	return lang.QuestionMex, []any{q.Vertex}
}

func promptOutcome(q Question) (lang.Message, []any) {
	if q.Vertex == "" {
		return lang.QuestionOutcomeBoard, nil
	}
	return lang.QuestionOutcome, []any{q.Vertex}
}

func promptSum(q Question) (lang.Message, []any) {
	if q.Numbers == nil {
		return lang.QuestionSum, nil
	}
	return lang.QuestionSumOf, []any{terms(q.Numbers)}
}

// terms is numbers with the sign of the NimSum between them.
func terms(list []int) string {
	var s []string
	for _, n := range list {
		s = append(s, strconv.Itoa(n))
	}
	return strings.Join(s, " ⊕ ")
}

// The boards that questions fit.

func fitsDirected(k Known) error {
	if !k.Board.Directed {
		return trouble(lang.LessonFitDirected)
	}
	return nil
}

func fitsUndirected(k Known) error {
	if k.Board.Directed {
		return trouble(lang.LessonFitHackenbush)
	}
	return nil
}

func fitsTerminals(_ Question, k Known) error {
	if err := fitsDirected(k); err != nil {
		return err
	}
	if len(k.terminals()) == 0 {
		return trouble(lang.LessonFitTerminals)
	}
	return nil
}

// fitsVertex holds that the question's vertex is a position.
func fitsVertex(q Question, k Known) error {
	if err := fitsDirected(k); err != nil {
		return err
	}
	if v, ok := k.vertex(q.Vertex); !ok || k.Board.Vertices[v].Split {
		return trouble(lang.LessonNoVertex, q.Vertex)
	}
	return nil
}

func fitsMex(q Question, k Known) error {
	if q.Numbers != nil {
		return nil
	}
	if q.Vertex == "" {
		return trouble(lang.LessonAskVertex, string(q.Kind))
	}
	if err := fitsVertex(q, k); err != nil {
		return err
	}
	v, _ := k.vertex(q.Vertex)
	if _, ok := k.values(v); !ok || k.Answer.Loopy {
		return trouble(lang.LessonNoFact, "sg "+q.Vertex)
	}
	return nil
}

func fitsOutcome(q Question, k Known) error {
	o := k.Outcome()
	if q.Vertex != "" {
		if err := fitsVertex(q, k); err != nil {
			return err
		}
		v, _ := k.vertex(q.Vertex)
		o = k.Answer.Vertex(v)
	}
	if o == solver.Unknown {
		return trouble(lang.LessonFitDecided)
	}
	return nil
}

func fitsSum(q Question, k Known) error {
	if q.Numbers != nil {
		return nil
	}
	if err := fitsDirected(k); err != nil {
		return err
	}
	if list, ok := k.terms(); !ok || len(list) == 0 {
		return trouble(lang.LessonFitChips)
	}
	return nil
}

func fitsMove(_ Question, k Known) error {
	if err := fitsDirected(k); err != nil {
		return err
	}
	if k.Outcome() != solver.N {
		return trouble(lang.LessonFitWon)
	}
	return nil
}

func fitsMoves(q Question, k Known) error {
	if err := fitsMove(q, k); err != nil {
		return err
	}
	if k.Answer.MoveCount() > mostAsked {
		return trouble(lang.LessonFitMany, mostAsked)
	}
	return nil
}

// mostAsked is how many moves a reader is asked to find.
const mostAsked = 20

func fitsCut(_ Question, k Known) error {
	if err := fitsUndirected(k); err != nil {
		return err
	}
	if len(k.Cuts.Winning) == 0 {
		return trouble(lang.LessonFitWon)
	}
	return nil
}

func fitsValue(_ Question, k Known) error { return fitsUndirected(k) }

func fitsValues(_ Question, k Known) error {
	if err := fitsDirected(k); err != nil {
		return err
	}
	if k.Answer.Cycle != nil || k.Answer.Loopy {
		return trouble(lang.LessonFitAcyclic)
	}
	return nil
}

func fitsSJ(_ Question, k Known) error {
	if k.Answer.SJ == nil || k.Answer.SJ.Splits {
		return trouble(lang.LessonFitMisere)
	}
	return nil
}
