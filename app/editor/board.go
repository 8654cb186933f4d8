// Package editor is the board widget and the step player: pan, zoom, tools. It knows no rules.
package editor

import (
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Content is what the widget shows: always handed over whole. Scene belongs to Board, Geometry, Facts and Look.
type Content struct {
	Board    board.Board
	Geometry render.Geometry
	Facts    render.Facts
	Look     render.Look
}

// Selection is the selected parts, by vertex and edge index of the board shown, ascending.
type Selection struct {
	Vertices, Edges []int
}

// Board is the widget: one raster with a cached picture and a small overlay. All its methods are for Fyne's goroutine.
type Board struct {
	widget.BaseWidget

	Language lang.Language

	OnEdit   func(document.Edit) // a gesture ended: one edit
	OnSelect func(Selection)
	OnTool   func(Tool)         // the tool changed by a key
	OnView   func(zoom float64) // the zoom changed
	OnHover  func(render.Part)
	OnKey    func(name string) bool // a key the board has no use for; true when used
}

// NewBoard makes the widget; the tool is Select.
func NewBoard() *Board { panic("unwritten") }

// Show hands over what is to be seen. Cheap: the picture is made on a worker and swapped in. The selection is kept by
// vertex ID.
func (w *Board) Show(c Content) { panic("unwritten") }

// Tool is one way the pointer works on the board: each tool is one file and one row of Tools.
type Tool interface {
	Name() lang.Message
	Key() string // "S"
}

// Tools lists the tools in the order of the toolbar: select, vertex, edge, chip, split, erase.
var Tools []Tool

func (w *Board) SetTool(t Tool)       { panic("unwritten") }
func (w *Board) Tool() Tool           { panic("unwritten") }
func (w *Board) Selection() Selection { panic("unwritten") }
func (w *Board) Select(s Selection)   { panic("unwritten") }
func (w *Board) Zoom() float64        { panic("unwritten") }
func (w *Board) SetZoom(z float64)    { panic("unwritten") } // about the middle of the view
func (w *Board) Fit()                 { panic("unwritten") } // the whole board in view, at most 100 %
func (w *Board) Rename(v int)         { panic("unwritten") } // opens the in-place entry
func (w *Board) CancelGesture()       { panic("unwritten") }
