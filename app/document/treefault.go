package document

import (
	"fmt"
	"strings"
)

// maxClashes is how many names a ClashError lists.
const maxClashes = 5

// ClashError says that vertices would get the same ID.
type ClashError struct {
	IDs   []string // the first of them
	Count int      // how many there are
}

func (e *ClashError) Error() string {
	return fmt.Sprintf("several vertices would be called %s; choose another pattern or text", e.list())
}

func (e *ClashError) Fault() (string, []any) { return "document.clash", []any{e.list()} }

func (e *ClashError) list() string {
	list := strings.Join(e.IDs, ", ")
	if e.Count > len(e.IDs) {
		list += ", …"
	}
	return list
}

// UnfoldSizeError says that a game tree would be too large to be drawn.
type UnfoldSizeError struct {
	ID    string
	Size  int64 // MostTree: so many or more
	Limit int
}

func (e *UnfoldSizeError) Error() string {
	return fmt.Sprintf("the game tree below %s has %s vertices, more than %d; choose a vertex further down", e.ID, e.size(), e.Limit)
}

func (e *UnfoldSizeError) Fault() (string, []any) {
	return "document.unfold.size", []any{e.ID, e.size(), e.Limit}
}

func (e *UnfoldSizeError) size() string {
	if e.Size >= MostTree {
		return "> 10^18"
	}
	return fmt.Sprint(e.Size)
}

// UnfoldCycleError says that a game tree would have no end. Cycle is a cycle below the vertex, in order.
type UnfoldCycleError struct {
	ID    string
	Cycle []string
}

func (e *UnfoldCycleError) Error() string {
	return fmt.Sprintf("the game tree below %s has no end, since play can go round: %s; remove one of these edges first", e.ID, e.path())
}

func (e *UnfoldCycleError) Fault() (string, []any) {
	return "document.unfold.cycle", []any{e.ID, e.path()}
}

// path is the cycle as text, its middle left out where it is long.
func (e *UnfoldCycleError) path() string {
	ids := e.Cycle
	if len(ids) > 20 {
		ids = append(append(append([]string(nil), ids[:10]...), "…"), ids[len(ids)-9:]...)
	}
	return strings.Join(ids, " → ") + " → " + ids[0]
}

// UndirectedError says that an edit is for boards whose edges have a direction.
type UndirectedError struct{}

func (e *UndirectedError) Error() string {
	return "only a board whose edges have a direction has game trees; open or draw such a board"
}

func (e *UndirectedError) Fault() (string, []any) { return "document.undirected", nil }
