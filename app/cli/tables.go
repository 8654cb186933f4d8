package cli

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// longest is how many options, values or terms stand in one cell; of more the rest is counted.
const longest = 12

// tables is an answer for people: the rule, the vertices, the sum in binary columns, who wins, and the winning moves.
func tables(l lang.Language, b board.Board, a solver.Answer) string {
	t := tabler{language: l, board: b, answer: a}
	t.w.WriteString(lang.RuleOf(l, a.Rule) + "\n\n")
	if len(b.Vertices) == 0 {
		t.w.WriteString(lang.EmptyBoard[l] + "\n")
	} else {
		t.vertices()
	}
	if len(a.Chips) > 0 {
		t.w.WriteString("\n" + lang.SumTitle[l] + "\n")
		t.sum()
	}
	t.w.WriteString("\n" + lang.Plain(lang.Verdict(l, a.Outcome, t.terms(), a.Sum, a.MoveCount())) + "\n")
	t.moves()
	return t.w.String()
}

// tabler writes the tables of one answer.
type tabler struct {
	language lang.Language
	board    board.Board
	answer   solver.Answer
	w        strings.Builder
}

func (t *tabler) name(v int32) string { return shown(t.board.Vertices[v].ID) }

func (t *tabler) value(v int32) int {
	value, _ := t.answer.Values.At(v)
	return value
}

// becomes is what a chip becomes by an option: the vertex, or the targets of a split.
func (t *tabler) becomes(w int32) string {
	if !t.answer.Graph.IsSum(w) {
		return t.name(w)
	}
	return t.parts(t.answer.Graph.Options(w))
}

func (t *tabler) parts(targets []int32) string {
	if len(targets) == 0 {
		return "(" + lang.MoveOff[t.language] + ")"
	}
	var names []string
	for _, v := range targets {
		names = append(names, t.name(v))
	}
	return strings.Join(names, "+")
}

func (t *tabler) vertices() {
	l := t.language
	rows := [][]string{{lang.TableVertex[l], lang.TableOptions[l], lang.TableValues[l], "SG", ""}}
	for i, v := range t.board.Vertices {
		if v.Split {
			continue
		}
		v := int32(i)
		options, values := t.options(v)
		rows = append(rows, []string{
			t.name(v), options, values, strconv.Itoa(t.value(v)), t.answer.Vertex(v).String(),
		})
	}
	table(&t.w, rows, 3)
}

// options is the options of a vertex, and the set of their values.
func (t *tabler) options(v int32) (names, values string) {
	options := t.answer.Graph.Options(v)
	if len(options) == 0 {
		return lang.TableNone[t.language], "{}"
	}
	set := map[int]bool{}
	for _, w := range options {
		set[t.value(w)] = true
	}
	return t.list(options), t.set(set)
}

// list is what a chip may become by options: equal moves once, and of a long list how many more options there are.
func (t *tabler) list(options []int32) string {
	var texts []string
	for i, w := range options {
		if i == longest {
			texts = append(texts, "… +"+strconv.Itoa(len(options)-longest))
			break
		}
		if text := t.becomes(w); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, " ")
}

func (t *tabler) set(set map[int]bool) string {
	var numbers []int
	for n := range set {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	var texts []string
	for _, n := range numbers[:min(len(numbers), longest)] {
		texts = append(texts, strconv.Itoa(n))
	}
	if len(numbers) > longest {
		texts = append(texts, "…", strconv.Itoa(numbers[len(numbers)-1]))
	}
	return "{" + strings.Join(texts, ", ") + "}"
}

// sum is the chips' values in binary columns and, where a move wins, what each chip must become.
func (t *tabler) sum() {
	l := t.language
	columns := 1
	for _, s := range t.answer.Chips {
		columns = max(columns, bits.Len(uint(t.value(s.Vertex))))
	}
	head := []string{lang.SumChip[l], "SG"}
	right := []int{1}
	for bit := columns - 1; bit >= 0; bit-- {
		right = append(right, len(head))
		head = append(head, strconv.Itoa(1<<bit))
	}
	wins := t.answer.Outcome == solver.N
	if wins {
		head = append(head, lang.SumGoal[l])
	}
	rows := [][]string{head}
	for _, s := range t.answer.Chips {
		name := t.name(s.Vertex)
		if s.Count > 1 {
			name += " ×" + strconv.Itoa(s.Count)
		}
		row := append([]string{name}, digits(t.value(s.Vertex), columns)...)
		if wins {
			row = append(row, t.goal(s.Vertex))
		}
		rows = append(rows, row)
	}
	rows = append(rows, append([]string{"⊕"}, digits(t.answer.Sum, columns)...))
	table(&t.w, rows, right...)
}

// digits is a number and its binary digits.
func digits(value, columns int) []string {
	row := []string{strconv.Itoa(value)}
	for bit := columns - 1; bit >= 0; bit-- {
		row = append(row, strconv.Itoa(value>>bit&1))
	}
	return row
}

// goal is what a chip must become, and the options that do it.
func (t *tabler) goal(v int32) string {
	goal := t.value(v) ^ t.answer.Sum
	var options []int32
	for _, w := range t.answer.Graph.Options(v) {
		if t.value(w) == goal {
			options = append(options, w)
		}
	}
	if len(options) == 0 {
		return strconv.Itoa(goal) + ": " + lang.SumNoOption[t.language]
	}
	return strconv.Itoa(goal) + ": " + t.list(options)
}

// terms is the values of the chips, one a chip, as far as a sentence can use them.
func (t *tabler) terms() []int {
	var terms []int
	for _, s := range t.answer.Chips {
		for range min(s.Count, 100) {
			terms = append(terms, t.value(s.Vertex))
		}
	}
	return terms
}

func (t *tabler) moves() {
	moves := t.answer.Moves()
	if len(moves) == 0 {
		return
	}
	t.w.WriteString("\n" + lang.MovesTitle[t.language] + "\n")
	var rows [][]string
	for _, m := range moves[:min(len(moves), manyMoves)] {
		value := t.value(m.From)
		rows = append(rows, []string{
			t.name(m.From) + " → " + t.parts(m.To),
			lang.MoveBecomes.In(t.language, value, value^t.answer.Sum),
		})
	}
	table(&t.w, rows)
	if rest := len(moves) - manyMoves; rest > 0 {
		t.w.WriteString(lang.MovesRest.In(t.language, rest) + "\n")
	}
}
