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

// tables is an answer for people: the rule, the vertices, the chips (the sum in binary columns, where it decides), who
// wins, and the winning moves.
func tables(l lang.Language, b board.Board, a solver.Answer) string {
	t := tabler{language: l, board: b, answer: a}
	t.w.WriteString(lang.RuleOf(l, a.Rule) + "\n\n")
	if len(b.Vertices) == 0 {
		t.w.WriteString(lang.EmptyBoard[l] + "\n")
	} else {
		t.vertices()
	}
	switch {
	case len(a.Chips) == 0:
	case a.Known:
		t.w.WriteString("\n" + lang.SumTitle[l] + "\n")
		t.sum()
	default:
		t.w.WriteString("\n" + lang.ChipsTitle[l] + "\n")
		t.chips()
	}
	t.w.WriteString("\n" + t.verdict() + "\n")
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
	head := []string{lang.TableVertex[l], lang.TableOptions[l], lang.TableValues[l]}
	right := []int{len(head)}
	extra, words := t.column()
	head = append(head, t.marks("SG", extra)...)
	if extra != "" && !words {
		right = append(right, len(head)-1)
	}
	rows := [][]string{append(head, "")}
	for i, v := range t.board.Vertices {
		if v.Split {
			continue
		}
		v := int32(i)
		options, values := t.options(v)
		row := append([]string{t.name(v), options, values}, t.marks(t.grundy(v), t.cell(v))...)
		rows = append(rows, append(row, t.answer.Vertex(v).String()))
	}
	table(&t.w, rows, right...)
}

// options is the options of a vertex, and the set of their values.
func (t *tabler) options(v int32) (names, values string) {
	options := t.answer.Graph.Options(v)
	if len(options) == 0 {
		return lang.TableNone[t.language], "{}"
	}
	set := map[int]bool{}
	infinite := false
	for _, w := range options {
		if value, ok := t.answer.Values.At(w); ok {
			set[value] = true
		} else {
			infinite = true
		}
	}
	return t.becoming(options), t.set(set, infinite)
}

// becoming is what a chip may become by options: equal moves once, and of a long list how many more options there are.
func (t *tabler) becoming(options []int32) string {
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

func (t *tabler) set(set map[int]bool, infinite bool) string {
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
	if infinite {
		texts = append(texts, "∞")
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
		row := append([]string{t.stack(s)}, digits(t.value(s.Vertex), columns)...)
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
		if value, ok := t.answer.Values.At(w); ok && value == goal {
			options = append(options, w)
		}
	}
	if len(options) == 0 {
		return strconv.Itoa(goal) + ": " + lang.SumNoOption[t.language]
	}
	return strconv.Itoa(goal) + ": " + t.becoming(options)
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
