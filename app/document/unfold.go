package document

import (
	"fmt"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

const (
	// MaxTree is how many vertices a game tree may have that Unfold makes.
	MaxTree = 20_000
	// MostTree is where the counting of a game tree stops: so many or more.
	MostTree = int64(1_000_000_000_000_000_000)
)

// TreeSize is how many vertices the game tree below v has, v among them, without making it; MostTree stands for more. The
// errors are an *UnfoldCycleError and an *UndirectedError. Linear time.
//
// A vertex counts once for each way that leads to it. Parallel edges are one way, from a split too: there they stay
// parallel and give two chips to one vertex.
func TreeSize(b board.Board, v int) (int64, error) {
	if !b.Directed {
		return 0, &UndirectedError{}
	}
	if !has(b, v) {
		return 0, nil
	}
	next := linksOf(b, true, false)
	order, cycle := finished(next, v)
	if cycle != nil {
		e := &UnfoldCycleError{ID: b.Vertices[v].ID}
		for _, w := range cycle {
			e.Cycle = append(e.Cycle, b.Vertices[w].ID)
		}
		return 0, e
	}
	size, seen := make([]int64, len(b.Vertices)), make([]int32, len(b.Vertices))
	for i, w := range order { // every option is done before
		size[w] = 1
		for _, x := range next.at(int(w)) {
			if seen[x] != int32(i+1) {
				seen[x] = int32(i + 1)
				size[w] = min(size[w]+size[x], MostTree)
			}
		}
	}
	return size[v], nil
}

// finished lists what is reached from v, each vertex after its options; or a cycle, in order. A depth-first search with
// a stack of its own: an edge to a vertex on the stack closes a cycle.
func finished(next links, v int) (order, cycle []int32) {
	type frame struct{ v, i int32 }
	const onStack, done = 1, 2
	state := make([]uint8, len(next.start)-1)
	stack := []frame{{v: int32(v)}}
	state[v] = onStack
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		list := next.at(int(top.v))
		if int(top.i) == len(list) {
			state[top.v] = done
			order = append(order, top.v)
			stack = stack[:len(stack)-1]
			continue
		}
		w := list[top.i]
		top.i++
		switch state[w] {
		case 0:
			state[w] = onStack
			stack = append(stack, frame{v: w})
		case onStack:
			for _, f := range stack {
				if len(cycle) > 0 || f.v == w {
					cycle = append(cycle, f.v)
				}
			}
			return nil, cycle
		}
	}
	return order, nil
}

// Unfold makes the game tree below v: a vertex that several ways lead to stays at the end of the first (from above, then
// from the left), and each other way gets a copy of it, B.1, B.2, ..., with copies of all below. Splits, labels,
// attributes and members of subgraphs are copied; chips stay where they are, so that the position is the same. Copies
// have no place. The errors are those of TreeSize and an *UnfoldSizeError.
func Unfold(b board.Board, v int) (Edit, error) {
	size, err := TreeSize(b, v)
	if err != nil {
		return Edit{}, err
	}
	if !has(b, v) {
		return nothing(), nil
	}
	if size > MaxTree {
		return Edit{}, &UnfoldSizeError{ID: b.Vertices[v].ID, Size: size, Limit: MaxTree}
	}
	return Edit{Name: lang.EditUnfold, Args: []any{b.Vertices[v].ID}, Apply: func(b board.Board) board.Board {
		if size, err := TreeSize(b, v); err != nil || size == 0 || size > MaxTree {
			return b
		}
		return unfolded(b, v)
	}}, nil
}

// unfolded goes through the tree by levels.
func unfolded(b board.Board, root int) board.Board {
	n := len(b.Vertices)
	u := unfolding{
		board: b, next: linksOf(b, true, false), met: marks(n, []int{root}), copies: make([][]int, n),
		taken: b.Index(), child: make([]int, n), opened: make([]int, n),
	}
	u.board.Vertices, u.board.Edges = slices.Clip(b.Vertices), slices.Clone(b.Edges)
	u.queue = []instance{{root, root}}
	for i := 0; i < len(u.queue); i++ {
		u.open(i)
	}
	if len(u.board.Vertices) == n {
		return b
	}
	u.board.Subgraphs = withCopies(b.Subgraphs, u.copies)
	return unbounded(u.board)
}

// unfolding is a board on its way to a tree.
type unfolding struct {
	board  board.Board
	next   links
	queue  []instance
	met    []bool         // the vertices that a way has come to
	copies [][]int        // by vertex: its copies
	taken  map[string]int // the IDs in use
	child  []int          // by vertex: what stands for it below the instance opened last,
	opened []int          // if that is the number of this one, from 1
}

// instance is a vertex of the tree: of is the vertex that it is a copy of, or itself.
type instance struct{ vertex, of int }

// open gives instance n its options.
func (u *unfolding) open(n int) {
	from := u.queue[n]
	for k, i := range u.next.edges(from.of) {
		of := int(u.next.at(from.of)[k])
		if u.opened[of] != n+1 {
			u.opened[of], u.child[of] = n+1, u.stand(of)
			u.queue = append(u.queue, instance{u.child[of], of})
		}
		to, e := u.child[of], u.board.Edges[i]
		if from.vertex != from.of {
			u.board.Edges = append(u.board.Edges, board.Edge{
				From: from.vertex, To: to, FromPort: e.FromPort, ToPort: e.ToPort, Attrs: without(e.Attrs, isPlacing),
			})
		} else if to != of {
			e.To, e.Curve, e.Attrs = to, nil, without(e.Attrs, isPlacing)
			u.board.Edges[i] = e
		}
	}
}

// stand is what stands for a vertex at the end of one more way: first itself, then a copy.
func (u *unfolding) stand(of int) int {
	if !u.met[of] {
		u.met[of] = true
		return of
	}
	x := u.board.Vertices[of]
	number := len(u.copies[of])
	id := x.ID
	for free := false; !free; {
		number++
		id = fmt.Sprintf("%s.%d", x.ID, number)
		_, taken := u.taken[id]
		free = !taken
	}
	v := len(u.board.Vertices)
	u.taken[id] = v
	u.copies[of] = append(u.copies[of], v)
	x.ID, x.Chips, x.Placed, x.Pinned, x.Pos = id, 0, false, false, board.Point{}
	x.Attrs = without(x.Attrs, isPlacing)
	u.board.Vertices = append(u.board.Vertices, x)
	return v
}

// withCopies adds the copies of the members to subgraphs: an edge in one has its ends there too. As deep as subgraphs
// are nested.
func withCopies(list []board.Subgraph, copies [][]int) []board.Subgraph {
	if len(list) == 0 {
		return list
	}
	next := make([]board.Subgraph, len(list))
	for i, s := range list {
		s.Vertices = slices.Clip(s.Vertices)
		for _, v := range s.Vertices {
			s.Vertices = append(s.Vertices, copies[v]...)
		}
		s.Children = withCopies(s.Children, copies)
		next[i] = s
	}
	return next
}
