package app

import (
	"context"
	"image"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// gameJob asks for a game: to look at it, or its whole board.
type gameJob struct {
	desk    *gameDesk // only for Fyne's goroutine
	number  int
	whole   bool
	game    games.Game
	args    []string
	bush    games.Bush   // instead of a game, if it has a name
	program *string      // instead of a game
	into    *board.Board // the board to which it will be added; nil: it will be a board of its own
	look    render.Theme
	room    fyne.Size // for each of the pictures
}

// gameResult is what came of it.
type gameResult struct {
	setup   games.Setup
	board   board.Board
	whole   bool // there is the board
	joints  int  // how many of its vertices are joints
	start   image.Image
	printed string
	worked  games.Valued // a value worked out, if valued
	valued  bool
}

// Boards up to so many vertices are made, and shown, while they are only looked at.
const (
	mostCounted  = 2_000
	mostPictured = 90
)

// doGame is done by the worker. Of a program, progress tells how many positions it found.
func (w *Window) doGame(ctx context.Context, j gameJob, progress func(float64)) (r gameResult, err error) {
	if j.bush.Name != "" {
		r.board, err = j.bush.Board(j.args)
		r.whole = err == nil
		return r, err
	}
	make := func() (board.Board, error) { return r.setup.Board(ctx, progress) }
	if j.program != nil {
		ran, err := games.RunProgram(ctx, *j.program, func(found int) { progress(float64(found)) })
		if err != nil {
			return r, err
		}
		r.setup, r.printed = ran.Setup, ran.Printed
		make = func() (board.Board, error) { return ran.Board(ctx, nil) }
	} else if r.setup, err = j.game.Setup(j.args); err != nil {
		return r, err
	}
	r.start = picturedStart(r.setup, j.look, j.room)
	if j.whole || r.setup.Estimate <= mostCounted {
		if r.board, err = make(); err != nil {
			return r, err
		}
		r.whole = true
		if !j.whole && j.program == nil {
			r.worked, r.valued = r.setup.WorkedOut(r.board)
		}
	} else if r.setup.Estimate > games.MaxVertices {
		return r, &games.LargeError{Limit: games.MaxVertices, Estimate: r.setup.Estimate}
	}
	for _, v := range r.board.Vertices {
		if v.Split {
			r.joints++
		}
	}
	if j.whole && j.into != nil && len(j.into.Vertices) > 0 {
		r.board = w.placed(ctx, r.board)
	}
	return r, ctx.Err()
}

// sketchJob asks for the picture of a small board.
type sketchJob struct {
	desk   *gameDesk // only for Fyne's goroutine
	number int
	board  board.Board
	look   render.Theme
	room   fyne.Size
}

// doSketch is done by a worker of its own: to lay a board out takes longer than to make it.
func (w *Window) doSketch(ctx context.Context, j sketchJob, _ func(float64)) (image.Image, error) {
	b := w.placed(ctx, j.board)
	s := solveNow(b)
	return paintScene(render.NewScene(b, render.GeometryOf(b), s.at(s.steps()).facts(), render.Look{Theme: j.look}), float64(j.room.Width), float64(j.room.Height)), nil
}

func (w *Window) sketchDone(j sketchJob, picture image.Image, err error) {
	if d := j.desk; j.number == d.number && d.g.desk == d && err == nil {
		d.showPictures(d.start.image.Image, picture)
	}
}

// placed is a board laid out.
func (w *Window) placed(ctx context.Context, b board.Board) board.Board {
	if g, _ := w.client.Layout(ctx, b, layout.Automatic(b)); len(g.Vertices) == len(b.Vertices) {
		return render.Place(b, g)
	}
	return render.Place(b, render.Layers(b))
}

// picturedStart is the start as it looks; nil where it looks like nothing.
func picturedStart(s games.Setup, look render.Theme, room fyne.Size) image.Image {
	scene := startScene(s, float64(room.Width), look)
	if len(scene.Shapes) == 0 {
		return nil
	}
	return paintScene(scene, float64(room.Width), float64(room.Height))
}

func (w *Window) gameDone(j gameJob, r gameResult, err error) { j.desk.take(j, r, err) }

func (w *Window) gameProgress(j gameJob, done float64) { j.desk.progress(j, done) }
