package render

import "dev.mexboard/solver"

// Hackenbush is what is known of a board of Green Hackenbush besides the values of its vertices. What hangs on nothing is
// marked on every undirected board, whatever is known. The zero Hackenbush is nothing known.
type Hackenbush struct {
	Known   bool           // Value and Outcome are: they stand at the ground line
	Value   int            // the normal value of the board
	Outcome solver.Outcome // Unknown: not shown
	Winning []int32        // edges whose cut wins: strong, with scissors
	Pointed []int32        // edges that the step is about, in the colour of the step
	Goals   []Goal         // what edges must become, written beside them
	Cut     []int32        // edges pointed at, or about to be cut: a shine and scissors
	Falling []int32        // edges that fall with these: broken lines
	Fallen  []int32        // vertices that fall with these
}

// Goal says what the stalk that an edge stands for must become in a winning cut: from a value to another.
type Goal struct {
	Edge     int32
	From, To int
}

// SolvedHackenbush is the facts of a finished answer about an undirected board: Values are what stands on each vertex,
// as solver.Hackenbush.Carried tells it. Linear time.
func SolvedHackenbush(a solver.HackenbushAnswer) Facts {
	f := Facts{Current: -1, Newest: -1}
	if a.Board == nil {
		return f
	}
	f.Values = a.Board.Carried()
	f.Hackenbush = Hackenbush{Known: true, Value: a.Value, Outcome: a.Outcome, Winning: a.Winning}
	return f
}
