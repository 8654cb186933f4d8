// Package layout asks Graphviz, in a child process of this program, where the vertices and edges of a board go.
package layout

import (
	"context"
	"io"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Engine is one way of laying out.
type Engine struct {
	Name  string // as on the command line: "dot", "dot-lr", "neato", "fdp", "sfdp", "circo", "twopi", "layers" (our own)
	Limit int    // vertices it can do in reasonable time; above it a plainer engine is taken and said
}

// Engines lists them in the order of the Arrange menu.
var Engines []Engine

// Automatic is the engine for a board nobody placed: by its size (TOOLKIT's figures).
func Automatic(b board.Board) Engine { panic("unwritten") }

// Client runs layouts in a warm child process, one at a time; it is recycled after 50 jobs or too much memory,
// killed on cancel or timeout, restarted when needed. The zero Client is ready; it re-executes os.Executable with the
// hidden subcommand ServeCommand.
type Client struct {
	unwritten int
}

// ServeCommand is the hidden subcommand; main calls Serve for it.
const ServeCommand = "layout-server"

// Layout lays the board out. When the engine fails, times out or is not fit for the size, the geometry is that of a
// simpler way (at last render.Layers) and the error says so: the geometry is usable whenever err is a *FallbackError.
// Other errors: only ctx.Err().
func (c *Client) Layout(ctx context.Context, b board.Board, e Engine) (render.Geometry, error) {
	panic("unwritten")
}

// Close ends the child.
func (c *Client) Close() { panic("unwritten") }

// FallbackError says that another engine than the one asked for made the layout, and why.
type FallbackError struct {
	Asked, Used string
	Cause       error
}

func (e *FallbackError) Error() string { panic("unwritten") }

// Serve is the child: it reads requests and writes geometries until in ends.
func Serve(in io.Reader, out io.Writer) error { panic("unwritten") }
