package document

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Naming is a pattern for the names of many vertices.
type Naming struct {
	// Pattern is a name with # where the number goes: "a#" names a1, a2, ...; "a##" pads with zeros to two digits. A
	// pattern without # has the number at its end, or none when it is for one vertex.
	Pattern string
	Start   int // the first number, 0 to maxStart; beyond it, the nearest of these
	// At is where the vertices are shown: then they are counted by rows, from above, and each from the left. nil: in
	// the board's order.
	At []board.Point
}

// maxStart keeps numbers readable, and names short.
const maxStart = 1_000_000_000

// rowHeight is how far apart, up and down, vertices of one row may be.
const rowHeight = 20

// RenameMany gives vertices IDs by a pattern. The errors are a *ClashError, when another vertex has one of the IDs, and
// an *EmptyNameError.
func RenameMany(b board.Board, vertices []int, n Naming) (Edit, error) {
	list := members(marks(len(b.Vertices), vertices))
	if n.At != nil {
		byRows(list, n.At)
	}
	ids := make([]string, len(b.Vertices))
	for v := range b.Vertices {
		ids[v] = b.Vertices[v].ID
	}
	pattern := strings.TrimSpace(strings.Map(printable, n.Pattern))
	start := min(max(n.Start, 0), maxStart)
	for i, v := range list {
		ids[v] = numbered(pattern, start+i, len(list) == 1)
	}
	return renamed(b, ids, Edit{Name: lang.EditRenameMany, Args: []any{len(list)}})
}

// numbered puts a number into a pattern, at its first run of #.
func numbered(pattern string, n int, only bool) string {
	at := strings.IndexByte(pattern, '#')
	if at < 0 && only {
		return pattern
	}
	if at < 0 {
		return fmt.Sprintf("%s%d", pattern, n)
	}
	rest := strings.TrimLeft(pattern[at:], "#")
	width := min(len(pattern)-at-len(rest), 20)
	return fmt.Sprintf("%s%0*d%s", pattern[:at], width, n, rest)
}

// byRows sorts vertices as one reads: a row is what is hardly lower than its highest vertex.
func byRows(list []int, at []board.Point) {
	place := func(v int) board.Point {
		if v < len(at) {
			return at[v]
		}
		return board.Point{}
	}
	slices.SortStableFunc(list, func(v, w int) int { return cmp.Compare(place(w).Y, place(v).Y) })
	for first := 0; first < len(list); {
		end := first
		for end < len(list) && place(list[first]).Y-place(list[end]).Y <= rowHeight {
			end++
		}
		slices.SortStableFunc(list[first:end], func(v, w int) int { return cmp.Compare(place(v).X, place(w).X) })
		first = max(end, first+1) // at least one: places may be no numbers
	}
}

// renamed is the edit that gives every vertex its ID of a list. All IDs must differ and have a character.
func renamed(b board.Board, ids []string, e Edit) (Edit, error) {
	seen := make(map[string]bool, len(ids))
	clash := &ClashError{}
	for v, id := range ids {
		if id == "" && b.Vertices[v].ID != "" {
			return Edit{}, &EmptyNameError{}
		}
		if seen[id] && !slices.Contains(clash.IDs, id) {
			clash.Count++
			if len(clash.IDs) < maxClashes {
				clash.IDs = append(clash.IDs, id)
			}
		}
		seen[id] = true
	}
	if clash.Count > 0 {
		return Edit{}, clash
	}
	e.Apply = func(b board.Board) board.Board {
		if len(b.Vertices) != len(ids) || !slices.ContainsFunc(b.Vertices, other(ids)) {
			return b
		}
		b.Vertices = slices.Clone(b.Vertices)
		for v := range ids {
			b.Vertices[v].ID = ids[v]
		}
		return b
	}
	return e, nil
}

// other tells, vertex after vertex, whether the ID is another one than in the list.
func other(ids []string) func(board.Vertex) bool {
	v := -1
	return func(x board.Vertex) bool {
		v++
		return x.ID != ids[v]
	}
}

// Texts are the texts of a vertex in which ReplaceText looks.
type Texts struct{ IDs, Labels bool }

// ReplaceText replaces a text by another wherever it is in the IDs or labels of some vertices (nil: of all), and counts
// the vertices changed. Capitals count. Labels are taken as written (\n ends a line); in HTML labels the tags stay.
// An empty text is nowhere. Errors as RenameMany.
func ReplaceText(b board.Board, vertices []int, old, with string, in Texts) (Edit, int, error) {
	old, with = strings.Map(printable, old), strings.Map(printable, with)
	if vertices == nil {
		vertices = Every(b)
	}
	next := slices.Clone(b.Vertices)
	count := 0
	for _, v := range members(marks(len(b.Vertices), vertices)) {
		x := &next[v]
		if old == "" {
			break
		}
		if in.IDs && strings.Contains(x.ID, old) {
			x.ID = strings.TrimSpace(strings.ReplaceAll(x.ID, old, with))
		}
		if in.Labels && x.HasLabel {
			x.Label = replaced(x.Label, old, with, x.HTMLLabel)
			x.HasLabel = x.Label != ""
			x.HTMLLabel = x.HTMLLabel && x.HasLabel
		}
		if x.ID != b.Vertices[v].ID || x.Label != b.Vertices[v].Label {
			count++
		}
	}
	ids := make([]string, len(next))
	for v := range next {
		ids[v] = next[v].ID
	}
	e, err := renamed(b, ids, Edit{Name: lang.EditReplaceText, Args: []any{count}})
	if err != nil {
		return Edit{}, 0, err
	}
	rename := e.Apply
	e.Apply = func(b board.Board) board.Board {
		if count == 0 || len(b.Vertices) != len(next) {
			return b
		}
		b = rename(b)
		b.Vertices = slices.Clone(b.Vertices)
		for v := range next {
			x := &b.Vertices[v]
			x.Label, x.HasLabel, x.HTMLLabel = next[v].Label, next[v].HasLabel, next[v].HTMLLabel
		}
		return b
	}
	return e, count, nil
}

// replaced replaces a text in a label; in HTML between its tags alone.
func replaced(label, old, with string, html bool) string {
	if !html {
		return strings.ReplaceAll(label, old, with)
	}
	old, with = asHTML.Replace(old), asHTML.Replace(with)
	var s strings.Builder
	for label != "" {
		text, tag := label, ""
		if i := strings.IndexByte(label, '<'); i >= 0 {
			text = label[:i]
			end := strings.IndexByte(label[i:], '>')
			if end < 0 {
				end = len(label) - i - 1
			}
			tag = label[i : i+end+1]
		}
		s.WriteString(strings.ReplaceAll(text, old, with) + tag)
		label = label[len(text)+len(tag):]
	}
	return s.String()
}

var asHTML = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
