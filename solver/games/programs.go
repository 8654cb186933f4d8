package games

import "embed"

//go:embed programs/*.star
var programFiles embed.FS

// Example is a program of the gallery. Its title and what it shows are told for people by Name.
type Example struct{ Name string }

// Examples lists the programs of the gallery, the simplest first.
var Examples = []Example{{"take"}, {"divide"}, {"pins"}, {"coins"}, {"chocolate"}, {"knight"}, {"strip"}, {"map"}}

// Text is the program.
func (e Example) Text() string {
	text, err := programFiles.ReadFile("programs/" + e.Name + ".star")
	if err != nil {
		panic(err) // the file is part of the program
	}
	return string(text)
}
