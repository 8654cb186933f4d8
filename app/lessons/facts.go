package lessons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// fact is one thing that the solver knows of a board: an author claims it in a block, or has the text say it by {{...}}.
type fact struct {
	name string
	of   subject
	find func(k Known, v int32) (finding, bool) // false: there is no such thing here
}

// subject is what a fact is about.
type subject uint8

const (
	whole    subject = iota // the board
	vertex                  // a vertex, named after the fact
	eitherOf                // a vertex, or the board
)

// finding is what a fact comes to: a text, an outcome's letter, or a list in any order.
type finding struct {
	text    string
	outcome solver.Outcome
	list    []string
	listed  bool
	spaced  bool  // blanks part what the text lists
	told    *said // how readers are told it; nil: as text or list
}

// facts lists the facts.
var facts = []fact{
	{"sg", vertex, value},
	{"outcome", eitherOf, outcomeOf},
	{"sum", whole, sum},
	{"xor", whole, xor},
	{"value", whole, hackenbushValue},
	{"winning", whole, winning},
	{"moves", whole, moves},
	{"options", vertex, options},
	{"values", vertex, optionValues},
	{"terminals", whole, terminals},
	{"suspense", vertex, suspense},
	{"remoteness", eitherOf, remoteness},
	{"pair", vertex, pair},
	{"type", vertex, typeOf},
	{"sj", whole, sj},
	{"rings", whole, rings},
}

func factNames() []string {
	var names []string
	for _, f := range gameFacts {
		names = append(names, f.name)
	}
	for _, f := range facts {
		names = append(names, f.name)
	}
	return names
}

// find is a fact by its words, "sg B" or "sum", on a board.
func (k Known) find(words string) (finding, error) {
	word, id, _ := strings.Cut(words, " ")
	id = strings.TrimSpace(id)
	for _, f := range gameFacts {
		if f.name == word {
			return f.find(games.Words(id))
		}
	}
	if k.index == nil {
		return finding{}, trouble(lang.LessonBoardless)
	}
	i := slices.IndexFunc(facts, func(f fact) bool { return f.name == word })
	if i < 0 {
		return finding{}, trouble(lang.LessonFact, word, factNames())
	}
	f, v := facts[i], int32(-1)
	switch {
	case id == "" && f.of == vertex:
		return finding{}, trouble(lang.LessonFactVertex, word)
	case id != "" && f.of == whole:
		return finding{}, trouble(lang.LessonFactWhole, word)
	case id != "":
		var ok bool
		if v, ok = k.vertex(id); !ok || k.Board.Vertices[v].Split {
			return finding{}, trouble(lang.LessonNoVertex, id)
		}
	}
	x, ok := f.find(k, v)
	if !ok {
		return x, trouble(lang.LessonNoFact, words)
	}
	return x, nil
}

func number(n int) finding { return finding{text: strconv.Itoa(n)} }

func value(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	if loop, ok := k.Answer.Loop(v); ok {
		return finding{text: "inf" + set(loop)}, true
	}
	x, ok := k.Answer.Values.At(v)
	return number(x), ok
}

// set is numbers as a set: {0, 2}.
func set(list []int) string {
	list = slices.Compact(slices.Sorted(slices.Values(list)))
	var s []string
	for _, x := range list {
		s = append(s, strconv.Itoa(x))
	}
	return "{" + strings.Join(s, ", ") + "}"
}

func outcomeOf(k Known, v int32) (finding, bool) {
	o := k.Outcome()
	if v >= 0 {
		if !k.Board.Directed {
			return finding{}, false
		}
		o = k.Answer.Vertex(v)
	}
	return finding{text: lang.Letter(o), outcome: o}, o != solver.Unknown
}

func sum(k Known, _ int32) (finding, bool) {
	if k.Answer.Infinite != nil {
		return finding{text: "inf" + set(k.Answer.Infinite.K)}, true
	}
	return number(k.Answer.Sum), k.Board.Directed && k.Answer.Known
}

// xor is the sum written out, also under rules where it decides nothing.
func xor(k Known, _ int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	list, ok := k.terms()
	return finding{text: lang.Sum(list, solver.NimSum(list...))}, ok
}

func hackenbushValue(k Known, _ int32) (finding, bool) {
	return number(k.Cuts.Value), !k.Board.Directed
}

// winning is the winning moves as authors write them: D->F, a split D->E+F, off the board D->(), several chips
// B->A & C->B, a cut edge a--b.
func winning(k Known, _ int32) (finding, bool) {
	x := finding{listed: true}
	if !k.Board.Directed {
		for _, e := range k.Cuts.Winning {
			edge := k.Board.Edges[e]
			x.list = append(x.list, k.name(int32(edge.From))+"--"+k.name(int32(edge.To)))
		}
		return x, k.Cuts.Listed
	}
	for _, m := range k.Answer.Moves() {
		x.list = append(x.list, k.moveText(m))
	}
	for _, j := range k.Answer.Joint {
		x.list = append(x.list, k.jointText(j))
	}
	return x, k.Undecided() == nil && k.Answer.MoveCount() == len(x.list)
}

func (k Known) moveText(m solver.Replacement) string {
	to := "()"
	if len(m.To) > 0 {
		to = strings.Join(k.names(m.To), "+")
	}
	return k.name(m.From) + "->" + to
}

func (k Known) jointText(j solver.Joint) string {
	var list []string
	for _, m := range j {
		list = append(list, k.moveText(m))
	}
	return strings.Join(list, " & ")
}

func moves(k Known, _ int32) (finding, bool) {
	if !k.Board.Directed {
		return number(len(k.Cuts.Winning)), k.Cuts.Listed
	}
	return number(k.Answer.MoveCount()), k.Undecided() == nil
}

// options is the options of a vertex as it is drawn, a split by its name.
func options(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	return finding{list: k.names(k.Answer.Graph.Options(v)), listed: true}, true
}

func optionValues(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	list, ok := k.values(v)
	return finding{text: set(list)}, ok
}

func terminals(k Known, _ int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	return finding{list: k.names(k.terminals()), listed: true}, true
}

func suspense(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	x := solver.Suspenses(k.Answer.Graph, k.Board.Rule.Play)[v]
	return number(int(x)), x >= 0
}

func remoteness(k Known, v int32) (finding, bool) {
	switch {
	case !k.Board.Directed:
		return finding{}, false
	case v < 0:
		return number(int(k.Answer.Remoteness)), k.Answer.Loopy && k.Answer.Remoteness >= 0
	case k.Answer.Loopy:
		x := k.Answer.RemotenessOf(v)
		return number(int(x)), x >= 0
	}
	x := solver.Remotenesses(k.Answer.Graph, k.Board.Rule.Play)[v]
	return number(int(x)), x >= 0
}

func pair(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	p, ok := k.Answer.PairOf(v)
	return finding{text: fmt.Sprintf("(%d, %d)", p.Normal, p.Misere)}, ok
}

func typeOf(k Known, v int32) (finding, bool) {
	if !k.Board.Directed {
		return finding{}, false
	}
	_, ok := k.Answer.PairOf(v)
	return finding{text: k.Answer.TypeOf(v).String()}, ok
}

// sj tells whether the SJ rule is right here.
func sj(k Known, _ int32) (finding, bool) {
	switch s := k.Answer.SJ; {
	case s == nil:
		return finding{}, false
	case s.Applies:
		return finding{text: "applies", told: &said{lang.SJApplies, nil}}, true
	}
	return finding{text: "fails", told: &said{lang.SJFails, nil}}, true
}

// rings is how many rings the fused graph has: how many of its parts are held together by rings.
func rings(k Known, _ int32) (finding, bool) {
	if k.Board.Directed {
		return finding{}, false
	}
	return number(ringsOf(k.Board)), true
}

// ringsOf is how many rings a board has that do not come from one another: the edges beyond those that hang its
// vertices, all ground vertices being one, on each other (its cycle rank).
func ringsOf(b board.Board) int {
	vertices := 0
	ground := 0
	for _, v := range b.Vertices {
		if v.Ground {
			ground = 1
		} else {
			vertices++
		}
	}
	if vertices+ground == 0 {
		return 0
	}
	return len(b.Edges) - (vertices + ground - 1)
}
