package board_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// answered is an answer under test, with the names of the vertices.
type answered struct {
	*testing.T
	board board.Board
	index map[string]int
	solver.Answer
}

// checkAnswer compares all that is known of a case's answer.
func checkAnswer(t *testing.T, c aCase, b board.Board) {
	a, err := solver.Solve(t.Context(), b.Problem())
	if err != nil {
		t.Fatal(err)
	}
	x := answered{t, b, b.Index(), a}
	x.checkVertices(c)
	if a.Outcome.String() != c.Result.Outcome || a.Undecided != nil {
		t.Errorf("%s, want %s", a.Outcome, c.Result.Outcome)
	}
	if b.Rule == (solver.Rule{}) && x.sum() != fmt.Sprint(c.Result.Sum) {
		t.Errorf("sum %s, want %v", x.sum(), c.Result.Sum)
	}
	if a.MoveCount() != c.Result.Count {
		t.Errorf("%d winning moves, want %d", a.MoveCount(), c.Result.Count)
	}
	if c.Result.Count <= solver.MostJoint {
		x.checkMoves("winning", x.texts(a.Moves(), a.Joint), c.Result.Moves)
	}
	if a.Loopy {
		x.checkMoves("drawing", x.texts(a.DrawingMoves(), a.JointDrawing), c.Result.Drawing)
	}
	x.checkNotes(c)
}

func (x answered) number(id string) int32 { return int32(x.index[id]) }

// checkVertices compares values, outcomes, suspense and remoteness.
func (x answered) checkVertices(c aCase) {
	suspenses := solver.Suspenses(x.Graph, x.Rule.Play)
	for _, want := range c.Result.Vertices {
		v := x.number(want.ID)
		if got := x.value(v); got != fmt.Sprint(want.SG) {
			x.Errorf("value of %q: %s, want %v", want.ID, got, want.SG)
		}
		if got := x.Vertex(v).String(); got != want.Outcome {
			x.Errorf("outcome of %q: %s, want %s", want.ID, got, want.Outcome)
		}
		if want.Suspense != nil && x.Rule.Compound == solver.ContinuedConjunctive && suspenses[v] != int32(*want.Suspense) {
			x.Errorf("suspense of %q: %d, want %d", want.ID, suspenses[v], *want.Suspense)
		}
		if x.Loopy && x.RemotenessOf(v) != orDraw(want.Remoteness) {
			x.Errorf("remoteness of %q: %d, want %d", want.ID, x.RemotenessOf(v), orDraw(want.Remoteness))
		}
	}
}

// orDraw is -1 for the remoteness of a draw.
func orDraw(remoteness *int32) int32 {
	if remoteness == nil {
		return -1
	}
	return *remoteness
}

// value is a value as the cases' numbers and objects print.
func (x answered) value(v int32) string {
	if k, infinite := x.Loop(v); infinite {
		return infiniteText(k)
	}
	value, _ := x.Values.At(v)
	return fmt.Sprint(value)
}

func (x answered) sum() string {
	if x.Infinite != nil {
		return infiniteText(x.Infinite.K)
	}
	return fmt.Sprint(x.Sum)
}

func infiniteText(k []int) string { return fmt.Sprint(map[string]any{"loop": k}) }

func (x answered) texts(moves []solver.Replacement, joint []solver.Joint) []string {
	var texts []string
	for _, m := range moves {
		texts = append(texts, x.text(m))
	}
	for _, j := range joint {
		var parts []string
		for _, m := range j {
			parts = append(parts, x.text(m))
		}
		slices.Sort(parts)
		texts = append(texts, strings.Join(parts, ", "))
	}
	return texts
}

func (x answered) text(m solver.Replacement) string {
	var to []string
	for _, w := range m.To {
		to = append(to, x.board.Vertices[w].ID)
	}
	return moveText(x.board.Vertices[m.From].ID, to)
}

func moveText(from string, to []string) string {
	return fmt.Sprintf("%q to %q", from, slices.Sorted(slices.Values(to)))
}

func (m caseMove) text() string {
	if m.Moves == nil {
		return moveText(m.From, m.To)
	}
	var parts []string
	for _, part := range m.Moves {
		parts = append(parts, part.text())
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// checkMoves compares moves in any order.
func (x answered) checkMoves(what string, got []string, want []caseMove) {
	var texts []string
	for _, m := range want {
		texts = append(texts, m.text())
	}
	slices.Sort(got)
	slices.Sort(texts)
	if !slices.Equal(got, texts) {
		x.Errorf("%s moves %q, want %q", what, got, texts)
	}
}

// checkNotes compares what the theory of the rule says on the way.
func (x answered) checkNotes(c aCase) {
	notes := c.Result.Notes
	for id, want := range notes.Tame {
		if got := x.tame(x.number(id)); got != want {
			x.Errorf("%q is %s, want %s", id, got, want)
		}
	}
	if notes.SJ != "" {
		x.checkSJ(notes.SJ, notes.Breaks)
	}
	for id, want := range notes.Remoteness {
		if got := x.RemotenessOf(x.number(id)); got != want {
			x.Errorf("remoteness of %q: %d, want %d", id, got, want)
		}
	}
	for id, want := range notes.Foreclosed {
		if got := x.foreclosed(x.number(id)); got != fmt.Sprint(want) {
			x.Errorf("foreclosed value of %q: %s, want %v", id, got, want)
		}
	}
	if !x.Loopy {
		return
	}
	if x.Remoteness != orDraw(notes.Left) {
		x.Errorf("remoteness %d, want %d", x.Remoteness, orDraw(notes.Left))
	}
	if x.Outcome != solver.N {
		return
	}
	var nearer []string
	for i, text := range x.texts(x.Moves(), x.Joint) { // without splits Moves and Winning are alike
		if x.Nearer[i] {
			nearer = append(nearer, text)
		}
	}
	x.checkMoves("nearer", nearer, notes.Nearer)
}

// tame is the type of a vertex and its value: "f0", "F2", "wild".
func (x answered) tame(v int32) string {
	value, _ := x.Values.At(v)
	switch x.TypeOf(v) {
	case solver.Fickle:
		return fmt.Sprint("f", value)
	case solver.Firm:
		return fmt.Sprint("F", value)
	}
	return "wild"
}

// checkSJ compares the verdict of the rule, and where it breaks. The case lists all such vertices of the board, the
// answer one that the chips can reach.
func (x answered) checkSJ(outcome string, breaks []string) {
	if x.SJ.Outcome.String() != outcome {
		x.Errorf("SJ says %s, want %s", x.SJ.Outcome, outcome)
	}
	if x.SJ.Breaks >= 0 && !slices.Contains(breaks, x.board.Vertices[x.SJ.Breaks].ID) {
		x.Errorf("SJ breaks at %q, want one of %q", x.board.Vertices[x.SJ.Breaks].ID, breaks)
	}
	if len(breaks) == 0 && x.SJ.Applies == x.SJ.Splits {
		x.Errorf("SJ applies: %v, with splits: %v", x.SJ.Applies, x.SJ.Splits)
	}
	if x.SJ.Applies && x.SJ.Outcome != x.Outcome {
		x.Errorf("SJ applies and says %s, but it is %s", x.SJ.Outcome, x.Outcome)
	}
}

func (x answered) foreclosed(v int32) string {
	switch value, over, won, known := x.Foreclosed(v); {
	case !known:
		return "unknown"
	case over:
		return "over"
	case won:
		return "win"
	default:
		return fmt.Sprint(value)
	}
}
