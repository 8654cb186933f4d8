package board

import (
	"path/filepath"
	"slices"
	"strings"
)

// Format is a way to read and write boards as text.
type Format struct {
	Name    string   // as on the command line
	Title   string   // in English, for lists
	Endings []string // of files, with the dot; the first is what a new file gets
	Read    func(text []byte, name string) (Board, error)
	// Write is the board in the format. The error is a *FormatError when the format cannot say what the game needs.
	Write func(Board) ([]byte, error)
	// Lost lists what of a board Write leaves out without an error, so that it can be told: nil when nothing.
	Lost func(Board) []Loss
}

// Formats lists the formats. Two may not share a name or an ending.
var Formats = []Format{
	{"dot", "Graphviz DOT", []string{".gv", ".dot"}, Read, writeDOT, lostAsDOT},
	{"edges", "Edge list", []string{".edges", ".txt"}, ReadEdges, WriteEdges, lostAsEdges},
	{"parents", "Parent array", []string{".parents"}, ReadParents, WriteParents, lostAsParents},
	{"adjacency", "Adjacency lists", []string{".adj"}, ReadAdjacency, WriteAdjacency, lostAsAdjacency},
	{"graphml", "GraphML", []string{".graphml"}, ReadGraphML, WriteGraphML, lostAsGraphML},
}

func writeDOT(b Board) ([]byte, error) { return Write(b), nil }

// FormatNamed finds a format by its name.
func FormatNamed(name string) (Format, bool) {
	return findFormat(func(f Format) bool { return f.Name == name })
}

// FormatOf finds the format of a file by its ending, in any letter case.
func FormatOf(path string) (Format, bool) {
	ending := strings.ToLower(filepath.Ext(path))
	return findFormat(func(f Format) bool { return slices.Contains(f.Endings, ending) })
}

func findFormat(is func(Format) bool) (Format, bool) {
	if i := slices.IndexFunc(Formats, is); i >= 0 {
		return Formats[i], true
	}
	return Format{}, false
}

// FormatError says that a format cannot hold a board. What is a key of formatWords.
type FormatError struct{ Format, What string }

// formatWords says in English what a format cannot hold.
var formatWords = map[string]string{
	"splits":     "splits",
	"undirected": "undirected boards",
	"merges":     "vertices with several parents",
	"cycles":     "cycles",
	"characters": "names with control characters",
}

func (e *FormatError) Error() string {
	return "the format " + e.Format + " has no " + formatWords[e.What] + "; try dot"
}

// Fault is the error's message.
func (e *FormatError) Fault() (key string, args []any) {
	return "format." + e.What, []any{e.Format}
}
