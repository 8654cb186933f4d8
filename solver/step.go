package solver

import "iter"

// StepKind names one kind of fact in a computation.
type StepKind uint8

const (
	NoStep StepKind = iota

	// Valuing one vertex. A sum vertex gets one StepJoin and nothing else.
	StepReady   // Vertex is next: what there is to know of all its Options is known (none: a terminal)
	StepRead    // Option, an option of Vertex, has Value (a sum vertex: its NimSum); by Measure as of a chip
	StepJoin    // Vertex is a sum vertex: Value is the NimSum of its targets Options, whose values are Numbers; by Measure as of a chip
	StepPresent // the candidate Value is among the option values of Vertex: Option is the first option that has it
	StepMex     // Value is not among them, all smaller ones are: it is the Grundy value of Vertex, whose options are Options (or the foreclosed one)
	StepOutcome // Vertex is Outcome: N through Option (the first option that is P); P since no option is (Option is -1); Options as before

	// Adding the chips.
	StepChip    // the Count chips on Vertex have Value each: one row of the binary columns, by vertex
	StepColumn  // column Bit, from 0: Count of all chips have a 1 there; Value is the bit of the NimSum
	StepNimSum  // Value is the NimSum of all chips; Numbers are their values, one a chip (nil: too many to read)
	StepVerdict // Outcome of the whole board; Value is the NimSum; Numbers as before
	StepTarget  // a chip on Vertex, worth Value, must become Goal = Value xor NimSum: Options are those that do (or none); by Measure: Options are those that leave Outcome; with Normal, what a chip that is that alone does in a winning move of all chips; with Count, what so many chips do in one joint move

	// Valuing one vertex by other measures.
	StepNumber     // Value is the suspense or remoteness of Vertex: 1 + that of Option (-1: a terminal), which is P where one is, and the greatest or least
	StepForeclosed // Value is Over (Vertex is a terminal) or Won (a chip can be ended at once, by Option)
	StepPair       // Value is the mex of the options' g+, Goal that of their g-; at a terminal Goal is 1
	StepType       // Vertex, with that pair, is of Type; wild through Option when that is wild, else by the pair itself (-1)
	StepNormal     // Normal is the outcome of Vertex in normal play: N through Option, or P (-1)
	StepPlayed     // no theory covers Vertex: by its options, or played out, it is Outcome; Unknown: the bound of the search was reached

	// Backwards from the ends, on loopy boards.
	StepEnded // Vertex is a terminal: Outcome, remoteness 0
	StepBack  // Vertex is Outcome, with remoteness Value: N since Option is P, the nearest one; P since Option was the last one to become N
	StepDraws // Options are what no step has reached: all D

	// Loopy values, in rounds.
	StepRound    // the round of Value begins: Options are the vertices still open, its candidates
	StepSettle   // Vertex is worth Value: no option is, and each of Options, its options open or infinite, has an option that is (that reply: Replies)
	StepInfinite // Vertex has no option of Value and cannot get it, or any greater one: it is infinite
	StepLoop     // Numbers are the finite values of the options of the infinite Vertex

	// Adding the chips under other rules than disjunctive normal play.
	StepSJ      // the case Count of the SJ rule: Value is 1 when it is this board's, whose NimSum is Goal (Big: some value is above 1); Outcome by the rule
	StepSJHolds // whether that rule, which says Outcome by the case Count, is right here: yes (Vertex -1, Options nil), not for sure since chips can reach splits (Vertex -1, Options the splits), or no, since the live Vertex of value 0 has no option of value 1; then Options are the smallest part of the board that breaks it
	StepFold    // what the chips come to together, see Fold
	StepOver    // the game is over: no chip can move (Vertex is -1), or one on Vertex cannot; Outcome
	StepSearch  // no theory covers the chips: the search through Count positions, of at most Goal, says Outcome; Unknown: it reached the bound
	StepMoves   // Count moves, counted jointly, win or, in a draw, keep it
)

// Fold says which rule adds the chips in a StepFold.
type Fold uint8

const (
	NoFold         Fold = iota
	FoldFickle          // every chip is fickle: N if and only if the NimSum Value is 0
	FoldFirm            // some chip is firm (Options are where those stand): N if and only if the NimSum Value is not 0
	FoldLongest         // Value is the largest suspense, on Options
	FoldNearest         // Value is the least remoteness, on Options
	FoldSomeN           // N if and only if some chip is: Options are where those stand
	FoldOneLive         // one chip is live, on Options: its own outcome in misère play
	FoldManyLive        // Count chips are live: as in normal play, N if and only if some chip is N there: Options are where those stand
	FoldWon             // a chip on Options can be ended at once: N
	FoldForeclosed      // N if and only if the NimSum Value of the foreclosed values is not 0
	FoldFinite          // every loopy value is finite: N if and only if the NimSum Value is not 0
	FoldInfinite        // one value is infinite, on Options: with the NimSum Value of the others, the sum is infinite with Numbers; N if 0 is among them, else D
	FoldInfinites       // two chips or more are infinite, on Options: D
)

// Step is one fact of a computation: data, never text. Fields that do not apply are zero, vertices -1. What is told of
// a chip on a vertex (StepRead, StepJoin, StepChip) is by Measure: Value, with Pairs Goal and Type too, with
// NormalOutcome Normal, with LoopValue Numbers where Value is Infinite; and, but with Grundy, Outcome.
type Step struct {
	Kind    StepKind
	Outcome Outcome
	Measure Measure
	Type    Type
	Normal  Outcome
	Fold    Fold
	Big     bool
	Play    Play
	Vertex  int32
	Option  int32
	Value   int
	Goal    int
	Count   int
	Bit     int
	Options []int32 // shares the graph's memory where it can: read only
	Numbers []int
}

// Replies is, of a StepSettle, for each of Options the option of it that takes back what moving there did.
func (s Step) Replies() []int32 {
	var replies []int32
	for _, w := range s.Numbers {
		replies = append(replies, int32(w))
	}
	return replies
}

// Steps is the computation that leads to the answer, told one fact at a time in a fixed order. Folding all of them
// gives the answer. The steps make the computation again, by the same theory; only what a search has found is taken
// from the answer.
//
// First every vertex that can be valued, each only after its options, in the order of the vertices where several are
// ready; what reaches a cycle that is not meant never comes. On a loopy board outcomes come first, backwards from the
// ends, then, in disjunctive normal play, the values in rounds.
//
// Then the sum, when every chip has something to add: in disjunctive normal play a row for each vertex with chips, a
// column for each binary digit of the largest value (at least one when there are chips), NimSum and verdict, and, in an
// N position, the targets of each row. Under the other rules a row for each vertex with chips, what they come to
// together and why that decides, the verdict, and the winning moves: where one chip moves the targets of each row,
// where several may one move of each row that together win, and how many win in all.
func (a Answer) Steps() iter.Seq[Step] {
	if a.Graph == nil {
		a.Graph = &Graph{}
	}
	return func(yield func(Step) bool) {
		if a.Rule == (Rule{}) && !a.Loopy {
			t := teller{g: a.Graph, yield: yield, values: unknowns(a.Graph.Len())}
			if t.tellValues() {
				t.tellSum(gather(a.Chips))
			}
			return
		}
		t := newRuleTeller(a, yield)
		if a.Loopy {
			t.backwards()
			t.rounds()
		} else {
			t.vertices()
		}
		t.sum()
	}
}

// unknowns is n times -1.
func unknowns(n int) []int32 {
	values := make([]int32, n)
	for v := range values {
		values[v] = -1
	}
	return values
}
