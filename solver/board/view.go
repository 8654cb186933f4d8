package board

// Look is how the places of a View are drawn.
type Look uint8

const (
	// Heaps are View.Heaps, each a pile of counters.
	Heaps Look = iota
	// Coins lie in View.Rows, heads or tails up.
	Coins
	// Cells are View.Rows as strips of squares of one colour.
	Cells
	// Squares are View.Rows as on a chessboard.
	Squares
	// Drawn are the vertices of a drawn graph, in the one row of View.Rows, joined by View.Links.
	Drawn
)

// Mark is what a place of a View holds.
type Mark uint8

const (
	// Nowhere is no place at all: the row has a hole there.
	Nowhere Mark = iota
	// Free is a place with nothing on it.
	Free
	// Heads and Tails are the sides of a coin.
	Heads
	Tails
	// Filled is a place that is taken or marked.
	Filled
	// Piece is what moves: the piece of the player to move where each has one.
	Piece
	// Rival is the piece of the other player.
	Rival
)

// View is how a position of a game looks, as data: heaps, coins, cells, squares or a drawn graph. The zero View is nothing at all.
// Two positions of one game look the same only if they are the same, so that what a hand made of a view tells the
// position.
type View struct {
	Look  Look
	Heaps []int    // sizes, from the left (stairs from the lowest); empty heaps have their place too
	Rows  [][]Mark // places, the top row first
	// Names are those of the vertices of a drawn graph: without one a vertex is not shown; with one, and Nowhere for its
	// mark, it is shown as gone.
	Names []string
	Links [][2]int // between those vertices
	First int      // the number by which people call the first place of a row or the first heap: 0 or 1
	Shift int      // the number of the first row less First: people may count rows otherwise than the places in them
}
