package app

import (
	"cmp"
	"slices"
	"strings"

	"dev.mexboard/app/lang"
)

// searched is what a row of the gallery is found by, folded.
type searched struct {
	names    []string // its titles in every language, and its name on the command line
	synonyms []string // what else people call it
	words    string   // all that is told of it
}

// searchedBy is what a row is found by: its text in every language, its name, its synonyms, and more words.
func searchedBy(text lang.GameText, name string, synonyms []string, words ...string) searched {
	var s searched
	for _, n := range append(text.Title[:], name) {
		s.names = append(s.names, folded(n))
	}
	for _, n := range synonyms {
		s.synonyms = append(s.synonyms, folded(n))
	}
	all := slices.Concat(text.Title[:], []string{name}, text.Move[:], synonyms, words)
	s.words = folded(strings.Join(all, "\n"))
	return s
}

// How a row fits what was typed, the best first.
const (
	asName      = iota // it is called so
	asBeginning        // a name begins so
	asSynonym          // people call it so
	asWord             // a word of a name begins so
	asHint             // a word of a synonym begins so
	inWords            // each word stands in what is told of it
	nowhere
)

// fit is how a row fits a folded text.
func (s searched) fit(text string) int {
	begins := func(name string) bool { return strings.HasPrefix(name, text) }
	hasWord := func(name string) bool { return strings.Contains(" "+name, " "+text) }
	missing := func(word string) bool { return !strings.Contains(s.words, word) }
	switch {
	case slices.Contains(s.names, text):
		return asName
	case slices.ContainsFunc(s.names, begins):
		return asBeginning
	case slices.Contains(s.synonyms, text):
		return asSynonym
	case slices.ContainsFunc(s.names, hasWord):
		return asWord
	case slices.ContainsFunc(s.synonyms, hasWord):
		return asHint
	case !slices.ContainsFunc(strings.Fields(text), missing):
		return inWords
	}
	return nowhere
}

// folded is a text as it is compared: without letter case, apostrophes and accents, and with blanks for hyphens.
func folded(text string) string {
	text = strings.NewReplacer("'", "", "’", "", "-", " ", "—", " ", "ё", "е", "ö", "o", "ä", "a", "š", "s").Replace(strings.ToLower(text))
	return strings.TrimSpace(text)
}

// fitting lists the rows that fit what was typed: by name first, else in the order of the table.
func fitting(all []exhibit, typed string) []int {
	text := folded(typed)
	fits := make([]int, len(all))
	var list []int
	for i, e := range all {
		if fits[i] = e.search.fit(text); fits[i] < nowhere {
			list = append(list, i)
		}
	}
	if text != "" {
		slices.SortStableFunc(list, func(i, j int) int { return cmp.Compare(fits[i], fits[j]) })
	}
	return list
}
