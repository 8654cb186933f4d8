package lessons

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Exercise is a generated board and what is asked about it. The same kind, size, difficulty and seed give the same
// exercise, so that its code is all that has to be shared.
type Exercise struct {
	Kind       string
	Size       Size
	Difficulty Difficulty
	Seed       uint64
	Board      board.Board
	Ask        Question
}

// Size is how large boards are, Difficulty how much is on them and how well the answer hides.
type (
	Size       uint8
	Difficulty uint8
)

// The sizes and the difficulties.
const (
	Small Size = 1 + iota
	Medium
	Large
)

const (
	Easy Difficulty = 1 + iota
	Fair
	Hard
)

// The names of sizes and difficulties, in order.
var (
	Sizes = []struct {
		Size Size
		Name lang.Message
	}{{Small, lang.SizeSmall}, {Medium, lang.SizeMedium}, {Large, lang.SizeLarge}}
	Difficulties = []struct {
		Difficulty Difficulty
		Name       lang.Message
	}{{Easy, lang.DifficultyEasy}, {Fair, lang.DifficultyFair}, {Hard, lang.DifficultyHard}}
)

// ExerciseKind is a kind of exercise: how a board for it is drawn by lot, and the property that it must be proved to have.
type ExerciseKind struct {
	Name  string       // in codes
	Title lang.Message // what is trained
	About lang.Message // the property that every board of it has

	draw  func(d *drawer) Question
	holds func(e Exercise, k Known) bool
}

// Exercises lists the kinds, in the order in which they are best learned.
var Exercises = []ExerciseKind{
	{"outcome", lang.ExerciseOutcome, lang.ExerciseOutcomeAbout, drawOutcome, holdsOutcome},
	{"mex", lang.ExerciseMex, lang.ExerciseMexAbout, drawMex, holdsMex},
	{"three", lang.ExerciseThree, lang.ExerciseThreeAbout, drawThree, holdsThree},
	{"values", lang.ExerciseValues, lang.ExerciseValuesAbout, drawValues, holdsValues},
	{"sum", lang.ExerciseSum, lang.ExerciseSumAbout, drawSum, holdsSum},
	{"one", lang.ExerciseOne, lang.ExerciseOneAbout, drawOne, holdsOne},
	{"moves", lang.ExerciseMoves, lang.ExerciseMovesAbout, drawMoves, holdsMoves},
	{"split", lang.ExerciseSplit, lang.ExerciseSplitAbout, drawSplit, holdsSplit},
	{"misere", lang.ExerciseMisere, lang.ExerciseMisereAbout, drawMisere, holdsMisere},
	{"sj", lang.ExerciseSJ, lang.ExerciseSJAbout, drawSJ, holdsSJ},
	{"every", lang.ExerciseEvery, lang.ExerciseEveryAbout, drawEvery, holdsEvery},
	{"tree", lang.ExerciseTree, lang.ExerciseTreeAbout, drawTree, holdsTree},
	{"cut", lang.ExerciseCut, lang.ExerciseCutAbout, drawCut, holdsCut},
	{"rings", lang.ExerciseRings, lang.ExerciseRingsAbout, drawRings, holdsRings},
	{"draw", lang.ExerciseDraw, lang.ExerciseDrawAbout, drawLoopy, holdsLoopy},
}

// ExerciseKindNamed finds a kind by its name.
func ExerciseKindNamed(name string) (ExerciseKind, bool) {
	i := slices.IndexFunc(Exercises, func(k ExerciseKind) bool { return k.Name == name })
	if i < 0 {
		return ExerciseKind{}, false
	}
	return Exercises[i], true
}

// Code is all that says which exercise it is: "one-2-3-12345", to be shared.
func (e Exercise) Code() string {
	return fmt.Sprintf("%s-%d-%d-%d", e.Kind, e.Size, e.Difficulty, e.Seed)
}

// ParseCode reads a code: an exercise without its board, for Make. The error says what to try.
func ParseCode(code string) (Exercise, error) {
	parts := strings.Split(strings.TrimSpace(code), "-")
	if len(parts) != 4 {
		return Exercise{}, trouble(lang.ExerciseCode, code)
	}
	_, known := ExerciseKindNamed(parts[0])
	size, err := strconv.ParseUint(parts[1], 10, 8)
	difficulty, err2 := strconv.ParseUint(parts[2], 10, 8)
	seed, err3 := strconv.ParseUint(parts[3], 10, 64)
	e := Exercise{Kind: parts[0], Size: Size(size), Difficulty: Difficulty(difficulty), Seed: seed}
	if !known || err != nil || err2 != nil || err3 != nil || !e.within() {
		return Exercise{}, trouble(lang.ExerciseCode, code)
	}
	return e, nil
}

func (e Exercise) within() bool {
	return Small <= e.Size && e.Size <= Large && Easy <= e.Difficulty && e.Difficulty <= Hard
}

// salt tells apart the lots of exercises that share a seed.
func (e Exercise) salt() uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s-%d-%d", e.Kind, e.Size, e.Difficulty)
	return h.Sum64()
}

// mostDrawn is how many boards are drawn for one exercise.
const mostDrawn = 50_000

// Make generates the exercise: boards are drawn by lot until one is proved by the solver to have the kind's property, a
// few milliseconds as a rule. Its vertices have places. The error is the context's, or says that there is no such exercise.
func (e Exercise) Make(ctx context.Context) (Exercise, error) {
	kind, ok := ExerciseKindNamed(e.Kind)
	if !ok || !e.within() {
		return e, trouble(lang.ExerciseCode, e.Code())
	}
	d := drawer{r: rand.New(rand.NewPCG(e.Seed, e.salt())), e: e}
	for range mostDrawn {
		d.b = board.New()
		e.Ask = kind.draw(&d)
		e.Board = d.b
		k, err := Study(ctx, e.Board)
		if ctx.Err() != nil {
			return e, ctx.Err()
		}
		if err == nil && k.Undecided() == nil && e.Ask.Fits(k) == nil && kind.holds(e, k) {
			e.Board = placed(e.Board)
			return e, nil
		}
	}
	return e, trouble(lang.ExerciseNone, e.Code())
}
