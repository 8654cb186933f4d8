package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// Tool is one way the pointer works on the board: each tool is one file and one row of Tools.
type Tool interface {
	Name() lang.Message
	Key() string // "S"

	// press begins a gesture; nil when there is nothing to do there.
	press(w *Board, p press) gesture
	// over is the pointer's look over a part or over nothing, and whether a press there works on that part.
	over(p render.Part) (cursor desktop.Cursor, works bool)
	// refusal is why the tool has no work on a kind of board; the zero Message where it has.
	refusal(directed bool) lang.Message
}

// Fits tells whether a tool has work on a kind of board.
func Fits(t Tool, directed bool) bool { return t.refusal(directed) == (lang.Message{}) }

// onAny is a tool of every board, chipsOnly and splitsOnly those of boards with chips, hackenbushOnly of the others.
type (
	onAny          struct{}
	chipsOnly      struct{}
	splitsOnly     struct{}
	hackenbushOnly struct{}
)

func (onAny) refusal(bool) lang.Message { return lang.Message{} }

func (chipsOnly) refusal(directed bool) lang.Message { return refused(!directed, lang.NoChipsHere) }

func (splitsOnly) refusal(directed bool) lang.Message { return refused(!directed, lang.NoSplitsHere) }

func (hackenbushOnly) refusal(directed bool) lang.Message {
	return refused(directed, lang.NoGroundHere)
}

func refused(is bool, why lang.Message) lang.Message {
	if is {
		return why
	}
	return lang.Message{}
}

// Tools lists the tools in the order of the toolbar.
var Tools = []Tool{
	selectTool{}, vertexTool{}, edgeTool{}, chipTool{}, moveTool{}, splitTool{}, groundTool{}, cutTool{}, eraseTool{},
}

// press is where and how the pointer went down.
type press struct {
	at       render.Point
	part     render.Part
	modifier fyne.KeyModifier
	twice    bool // the second of a double click
	second   bool // with the other button
}

// adding tells whether the press is to add to what is selected, or the like.
func (p press) adding() bool {
	return p.modifier&(fyne.KeyModifierShift|fyne.KeyModifierControl|fyne.KeyModifierSuper) != 0
}

// gesture is what goes on between press and release. It shows itself in the overlay only: nothing changes before drop,
// so to abort is to forget.
type gesture interface {
	drag(w *Board, at render.Point)
	drop(w *Board, at render.Point, moved bool)
	abort(w *Board)
	overlay(w *Board) []render.Shape
}

// click is the gesture of a press that was not moved.
type click func(at render.Point)

func (click) drag(*Board, render.Point)     {}
func (click) abort(*Board)                  {}
func (click) overlay(*Board) []render.Shape { return nil }
func (c click) drop(_ *Board, at render.Point, moved bool) {
	if !moved {
		c(at)
	}
}
