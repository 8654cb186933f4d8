package layout

import (
	"context"
	"fmt"
	"sync"
	"time"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Client runs layouts in a warm child process, one at a time; it is recycled after 50 jobs or too much memory,
// killed on cancel or timeout, restarted when needed. The zero Client is ready; it re-executes os.Executable with the
// hidden subcommand ServeCommand. It may be used by several goroutines.
type Client struct {
	command  []string      // of the child; nil: this program
	patience time.Duration // for one engine; 0: 10 seconds

	once   sync.Once
	turn   chan struct{} // holds one token while nobody uses child
	closed chan struct{}
	close  sync.Once
	child  *child // nil: none is running
}

// defaultPatience is how long one engine may work on a board: their limits are set so that it is rarely used up.
const defaultPatience = 10 * time.Second

// Layout lays the board out. When the engine fails, times out or is not fit for the size, the geometry is that of a
// simpler way (at last render.Layers) and the error says so: the geometry is usable whenever err is a *FallbackError.
// Other errors: only ctx.Err().
func (c *Client) Layout(ctx context.Context, b board.Board, e Engine) (render.Geometry, error) {
	var cause error
	for used := e; ; used = plainer(used) {
		g, err := c.attempt(ctx, b, used)
		switch {
		case ctx.Err() != nil:
			return render.Geometry{}, ctx.Err()
		case err == nil && cause == nil:
			return g, nil
		case err == nil:
			return g, &FallbackError{Asked: e.Name, Used: used.Name, Cause: cause}
		case cause == nil:
			cause = err
		}
	}
}

// attempt lays the board out with this engine or not at all.
func (c *Client) attempt(ctx context.Context, b board.Board, e Engine) (render.Geometry, error) {
	switch {
	case e.Name == "layers":
		return render.Layers(b), nil
	case len(b.Vertices) == 0:
		return render.Geometry{}, nil
	}
	if err := e.fits(b); err != nil {
		return render.Geometry{}, err
	}
	c.prepare()
	select {
	case <-c.turn:
		defer func() { c.turn <- struct{}{} }()
	case <-ctx.Done():
		return render.Geometry{}, ctx.Err()
	case <-c.closed:
		return render.Geometry{}, errClosed
	}
	return c.run(ctx, newRequest(b, e.Name))
}

// run has the child answer a request. It holds the turn.
func (c *Client) run(ctx context.Context, r request) (render.Geometry, error) {
	warm := c.child != nil
	if err := c.ready(); err != nil {
		return render.Geometry{}, crash(r.Engine, err.Error())
	}
	patience := c.patience
	if patience == 0 {
		patience = defaultPatience
	}
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case a := <-c.child.ask(r):
		if a.err != nil && warm { // it may have died while it had nothing to do
			c.child = nil
			return c.run(ctx, r)
		}
		return c.accept(r, a)
	case <-ctx.Done():
		c.drop()
		return render.Geometry{}, ctx.Err()
	case <-c.closed:
		c.drop()
		return render.Geometry{}, errClosed
	case <-late.C:
		c.drop()
		return render.Geometry{}, &TimeoutError{Engine: r.Engine, After: patience}
	}
}

// accept takes a result, and ends a child that failed or has done enough.
func (c *Client) accept(r request, a result) (render.Geometry, error) {
	switch {
	case a.err != nil: // it has ended
		c.child = nil
		return render.Geometry{}, crash(r.Engine, a.err.Error())
	case a.response.Failure != "": // nothing revives Graphviz's module
		c.retire()
		return render.Geometry{}, crash(r.Engine, a.response.Failure)
	case len(a.response.Geometry.Vertices) != len(r.Vertices) || len(a.response.Geometry.Curves) != len(r.Edges):
		c.retire()
		return render.Geometry{}, crash(r.Engine, "an answer for another board")
	case c.child.spent():
		c.retire()
	}
	return a.response.Geometry, nil
}

// ready starts a child when there is none.
func (c *Client) ready() error {
	if c.child != nil {
		return nil
	}
	started, err := startChild(c.command)
	if err != nil {
		return fmt.Errorf("starting the layout process: %w", err)
	}
	c.child = started
	return nil
}

// drop kills a child at work. What waits for its answer then finds its end and reaps it.
func (c *Client) drop() {
	c.child.kill()
	c.child = nil
}

// retire lets go of an idle child.
func (c *Client) retire() {
	c.child.retire()
	c.child = nil
}

// Close ends the child, in the middle of a layout too. Layouts asked for afterwards are those of render.Layers.
func (c *Client) Close() {
	c.prepare()
	c.close.Do(func() { close(c.closed) })
	<-c.turn
	if c.child != nil {
		c.retire()
	}
	c.turn <- struct{}{}
}

func (c *Client) prepare() {
	c.once.Do(func() {
		c.turn = make(chan struct{}, 1)
		c.turn <- struct{}{}
		c.closed = make(chan struct{})
	})
}
