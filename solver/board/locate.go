package board

import "strings"

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
		located.Place = whereNamed(text, file, "compound")
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

// whereNamed is the place of the first statement or end of an edge with a name: a token that could be one and follows
// neither "=" nor "graph".
func whereNamed(text []byte, file, name string) Place {
	l := lexer{src: strings.TrimPrefix(string(text), "\uFEFF")}
	bracket := false
	for before := graphWord; ; before = l.token.kind {
		l.next()
		switch k := l.token.kind; {
		case k == endOfText, k == broken:
			return Place{File: file}
		case k == openBracket, k == closeBracket:
			bracket = k == openBracket
		case k.isID() && l.token.text == name && (!bracket || before != equals) && before != colon &&
			before != digraphWord && before != subgraphWord:
			if !bracket || name == "compound" {
				return placeIn(file, l.src, l.token.at)
			}
		}
	}
}
