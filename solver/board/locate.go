package board

import (
	"slices"
	"strings"
)

// Locate gives an error of Check a place: the file's name and, in DOT text, where the vertex it is about (the first of a
// cycle or of the loose ones) is first named. Other errors, and nil, come back as they are.
func Locate(err error, text []byte, file string) error {
	switch e := err.(type) {
	case *CycleError:
		located := *e
		located.Place = whereNamed(text, file, e.Cycle[0])
		return &located
	case *SplitError:
		located := *e
		located.Place = whereNamed(text, file, e.Split)
		return &located
	case *CompoundError:
		located := *e
		located.Place = Place{File: file}
		return &located
	case *GroundError:
		located := *e
		located.Place = Place{File: file}
		if e.Loose != nil {
			located.Place = whereNamed(text, file, e.Loose[0])
		}
		return &located
	case *LimitError:
		located := *e
		if located.File == "" {
			located.File = file
		}
		return &located
	}
	return err
}

// whereNamed is the first place where a vertex is named: an ID outside attribute lists that follows none of = : graph
// digraph subgraph.
func whereNamed(text []byte, file, name string) Place {
	l := lexer{src: strings.TrimPrefix(string(text), "\uFEFF")}
	before, list := endOfText, false
	for {
		l.next()
		switch k := l.token.kind; {
		case k == endOfText, k == broken:
			return Place{File: file}
		case k == openBracket, k == closeBracket:
			list = k == openBracket
		case k.isID() && l.token.text == name && !list && !slices.Contains(noVertexAfter, before):
			return placeIn(file, l.src, l.token.at)
		}
		before = l.token.kind
	}
}

var noVertexAfter = []kind{equals, colon, graphWord, digraphWord, subgraphWord}
