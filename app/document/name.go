package document

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Rename gives a vertex another ID. Space round it and control characters are dropped. The error is a *TakenError or an *EmptyNameError:
// DOT allows the empty ID, but nobody could see it.
func Rename(b board.Board, v int, id string) (Edit, error) {
	id = strings.TrimSpace(strings.Map(printable, id))
	if id == "" {
		return Edit{}, &EmptyNameError{}
	}
	for i, other := range b.Vertices {
		if i != v && other.ID == id {
			return Edit{}, &TakenError{ID: id}
		}
	}
	return Edit{Name: lang.EditRename, Apply: func(b board.Board) board.Board {
		if !has(b, v) || b.Vertices[v].ID == id {
			return b
		}
		return changed(b, v, func(x *board.Vertex) { x.ID = id })
	}}, nil
}

// SetLabel shows a label instead of the ID, written as in DOT (\n ends a line, \N is the ID); the empty label shows
// the ID again.
func SetLabel(v int, label string) Edit {
	return Edit{Name: lang.EditLabel, Apply: func(b board.Board) board.Board {
		if !has(b, v) || b.Vertices[v].HasLabel == (label != "") && b.Vertices[v].Label == label {
			return b
		}
		return changed(b, v, func(x *board.Vertex) {
			x.Label, x.HasLabel, x.HTMLLabel = label, label != "", false
		})
	}}
}

// Name is what an in-place edit of a vertex's name starts with: its label as written, else its ID. An HTML label is
// given as its text.
func Name(b board.Board, v int) string {
	x := b.Vertices[v]
	switch {
	case !labelled(x):
		return x.ID
	case x.HTMLLabel:
		return strings.ReplaceAll(strings.ReplaceAll(b.Text(v), `\`, `\\`), "\n", `\n`)
	}
	return x.Label
}

// SetName ends an in-place edit: it sets what is shown, the label where the vertex has one, else the ID. Errors as
// Rename.
func SetName(b board.Board, v int, name string) (Edit, error) {
	switch {
	case !has(b, v) || name == Name(b, v):
		return nothing(), nil
	case labelled(b.Vertices[v]):
		return SetLabel(v, strings.Map(printable, name)), nil
	}
	return Rename(b, v, name)
}

// labelled tells whether a vertex shows something else than its ID.
func labelled(v board.Vertex) bool { return v.HasLabel && (v.HTMLLabel || v.Label != `\N`) }

func printable(r rune) rune {
	if unicode.IsControl(r) {
		return -1
	}
	return r
}

// NextID is a free ID for a new vertex: after a vertex "v7" the next number, after "a" the first free small letter,
// else the first free of A..Z, AA..ZZ, AAA... The newest position shows the board's way.
func NextID(b board.Board) string { return next(b, false, "A") }

// NextSplitID is a free ID for a new split: s1, s2, ... or as the newest split shows.
func NextSplitID(b board.Board) string { return next(b, true, "s1") }

func next(b board.Board, split bool, pattern string) string {
	taken := make(map[string]bool, len(b.Vertices))
	for _, v := range b.Vertices {
		taken[v.ID] = true
	}
	for _, v := range slices.Backward(b.Vertices) {
		if v.Split == split && v.ID != "" {
			pattern = v.ID
			break
		}
	}
	if prefix, digits := cut(pattern); digits != "" {
		return free(taken, func(i int) string { return fmt.Sprintf("%s%0*d", prefix, len(digits), i) }, highest(taken, prefix)+1)
	}
	if len(pattern) == 1 && 'a' <= pattern[0] && pattern[0] <= 'z' {
		return free(taken, func(i int) string { return strings.ToLower(letters(i)) }, 0)
	}
	return free(taken, letters, 0)
}

// free is the first name of a row, from i on, that is not taken.
func free(taken map[string]bool, name func(int) string, i int) string {
	for taken[name(i)] {
		i++
	}
	return name(i)
}

// letters counts A..Z, AA, AB, ...
func letters(i int) string {
	var s []byte
	for i++; i > 0; i = (i - 1) / 26 {
		s = append(s, byte('A'+(i-1)%26))
	}
	slices.Reverse(s)
	return string(s)
}

// cut parts an ID before its last digits; IDs with more digits than any counting needs have none.
func cut(id string) (prefix, digits string) {
	prefix = strings.TrimRight(id, "0123456789")
	if digits = id[len(prefix):]; len(digits) > 9 {
		return id, ""
	}
	return prefix, digits
}

// highest is the greatest number after a prefix, 0 when there is none. (The order of the map does not matter.)
func highest(taken map[string]bool, prefix string) int {
	most := 0
	for id := range taken {
		if p, digits := cut(id); p == prefix && digits != "" {
			if n, err := strconv.Atoi(digits); err == nil {
				most = max(most, n)
			}
		}
	}
	return most
}
