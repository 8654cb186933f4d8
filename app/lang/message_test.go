package lang

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"testing"

	"dev.mexboard/solver"
)

func TestIn(t *testing.T) {
	moves := Message{
		"{0} {0|move|moves} on {1}",
		"{1} 上 {0} 步",
		"{0} {0|ход|хода|ходов} на {1}",
		"{0} {0|siirto|siirtoa}, {1}",
	}
	rows := []struct {
		l    Language
		n    int
		want string
	}{
		{English, 0, "0 moves on B"},
		{English, 1, "1 move on B"},
		{English, 21, "21 moves on B"},
		{Chinese, 1, "B 上 1 步"},
		{Russian, 0, "0 ходов на B"},
		{Russian, 1, "1 ход на B"},
		{Russian, 2, "2 хода на B"},
		{Russian, 4, "4 хода на B"},
		{Russian, 5, "5 ходов на B"},
		{Russian, 11, "11 ходов на B"},
		{Russian, 14, "14 ходов на B"},
		{Russian, 21, "21 ход на B"},
		{Russian, 111, "111 ходов на B"},
		{Russian, 1002, "1002 хода на B"},
		{Finnish, 1, "1 siirto, B"},
		{Finnish, 101, "101 siirtoa, B"},
	}
	for _, row := range rows {
		if got := moves.In(row.l, row.n, "B"); got != row.want {
			t.Errorf("%s, %d: %q, want %q", row.l.Code(), row.n, got, row.want)
		}
	}
}

func TestArguments(t *testing.T) {
	inner := Message{"chip", "棋子", "фишка", "nappula"}
	rows := []struct {
		name     string
		template string
		args     []any
		want     string
	}{
		{"a message in the same language", "a {0}", []any{inner}, "a фишка"},
		{"an outcome as its letter", "{0}", []any{solver.N}, "N"},
		{"a list", "{0}", []any{[]string{"A", "B", "C"}}, "A, B и C"},
		{"an error in the language", "{0}", []any{&fs.PathError{Path: "x", Err: fs.ErrNotExist}}, "x: нет такого файла или папки"},
		{"twice, out of order", "{1}{0}{1}", []any{1, 2}, "212"},
		{"braces that are no holes", "{} {x} {0", []any{1}, "{} {x} {0"},
		{"a hole in a plural form", "{0|один|{0} {1}|много}", []any{3, "хода"}, "3 хода"},
		{"a hole without argument", "{0} {1}", []any{1}, "1 {1}"},
		{"holes in arguments are text", "{0}", []any{"{0}*"}, "{0}*"},
		{"stars are text", "*.svg", nil, "*.svg"},
	}
	for _, row := range rows {
		if got := (Message{Russian: row.template}).In(Russian, row.args...); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

func TestSpans(t *testing.T) {
	got := Message{"*{0}* is *{1}*, {1} indeed"}.Spans(English, "a*b", solver.P)
	want := []Span{
		{Text: "a*b", Bold: true},
		{Text: " is "},
		{Text: "P", Bold: true, Outcome: solver.P},
		{Text: ", "},
		{Text: "P", Outcome: solver.P},
		{Text: " indeed"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if plain := Plain(got); plain != "a*b is P, P indeed" {
		t.Errorf("plain: %q", plain)
	}
}

func TestLists(t *testing.T) {
	rows := []struct {
		items  []string
		l      Language
		list   string
		choice string
	}{
		{nil, English, "", ""},
		{[]string{"A"}, English, "A", "A"},
		{[]string{"A", "B"}, English, "A and B", "A or B"},
		{[]string{"A", "B", "C"}, English, "A, B and C", "A, B or C"},
		{[]string{"A", "B", "C"}, Chinese, "A、B、C", "A、B 或 C"},
		{[]string{"A", "B", "C"}, Russian, "A, B и C", "A, B или C"},
		{[]string{"A", "B", "C"}, Finnish, "A, B ja C", "A, B tai C"},
	}
	for _, row := range rows {
		if got := List(row.l, row.items); got != row.list {
			t.Errorf("List(%v) = %q, want %q", row.items, got, row.list)
		}
		if got := Choice(row.l, row.items); got != row.choice {
			t.Errorf("Choice(%v) = %q, want %q", row.items, got, row.choice)
		}
	}
}

func TestError(t *testing.T) {
	denied := &fs.PathError{Op: "open", Path: "b.gv", Err: fs.ErrPermission}
	rows := []struct {
		name string
		err  error
		want string
	}{
		{"nil", nil, ""},
		{"a file", denied, "b.gv: ei oikeutta lukea tai kirjoittaa"},
		{"a wrapped file", fmt.Errorf("saving: %w", denied), "b.gv: ei oikeutta lukea tai kirjoittaa"},
		{"another file trouble", &fs.PathError{Op: "open", Path: "b.gv", Err: fs.ErrClosed}, "open b.gv: file already closed"},
		{"a fault without a row", unknownFault{}, "in English"},
		{"any other", errors.New("boom"), "boom"},
	}
	for _, row := range rows {
		if got := Error(Finnish, row.err); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

type unknownFault struct{}

func (unknownFault) Error() string          { return "in English" }
func (unknownFault) Fault() (string, []any) { return "no such row", nil }
