package lessons

import (
	"embed"
	_ "embed" // the template
)

//go:embed files/*.md
var files embed.FS

// All lists the lessons that come with the program, in the order in which they are to be read: files of the folder files.
var All = []string{
	"01-chip.md",
	"02-mex.md",
	"03-nim.md",
	"04-chips.md",
	"05-sums.md",
	"06-splits.md",
	"07-misere.md",
	"08-every.md",
	"09-coins.md",
	"10-hackenbush.md",
	"11-rings.md",
	"12-cycles.md",
}

// Template is a lesson to begin a new one from. It passes Check.
//
//go:embed template.md
var Template string

// Source is the text of one of All.
func Source(file string) ([]byte, error) { return files.ReadFile("files/" + file) }

// Open reads one of All. Its problems are faults of the program: tests hold that it has none.
func Open(file string) (Lesson, []Problem) {
	text, err := Source(file)
	if err != nil {
		return Lesson{File: file}, []Problem{{File: file, Err: err}}
	}
	return Read(text, file)
}
