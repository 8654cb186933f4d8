package app

import (
	"embed"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

//go:embed examples/*.gv
var exampleFiles embed.FS

// example is a board of the Examples menu.
type example struct {
	name lang.Message
	file string
}

// examples lists the boards of the Examples menu; the first is the one the window opens with.
var examples = []example{
	{lang.ExampleFirst, "examples/first.gv"},
	{lang.ExampleNim, "examples/nim.gv"},
	{lang.ExampleSubtract, "examples/subtraction.gv"},
	{lang.ExampleGrundy, "examples/grundy.gv"},
	{lang.ExampleKayles, "examples/kayles.gv"},
	{lang.ExampleCycle, "examples/cycle.gv"},
}

// board reads the example.
func (e example) board() (board.Board, error) {
	text, err := exampleFiles.ReadFile(e.file)
	if err != nil {
		return board.Board{}, err
	}
	return board.Read(text, e.file)
}
