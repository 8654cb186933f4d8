package app

import (
	"cmp"
	"slices"
	"strings"

	"dev.mexboard/app/lang"
)

// searched is what a row of the gallery is found by.
type searched struct {
	names []string // what it is called, in every language and on the command line
	words string   // all that is told of it
}

// searchedBy is what a row is found by: its text in every language, and more names and words.
func searchedBy(text lang.GameText, names []string, words ...string) searched {
	var s searched
	for _, name := range append(text.Title[:], names...) {
		s.names = append(s.names, folded(name))
	}
	s.words = strings.Join(s.names, "\n") + "\n" + folded(strings.Join(append(text.Move[:], words...), "\n"))
	return s
}

// How a row fits what was typed, the best first.
const (
	asName      = iota // it is called so
	asBeginning        // a name begins so
	asWord             // a word of a name begins so
	inWords            // each word stands in what is told of it
	nowhere
)

// fit is how a row fits a folded text.
func (s searched) fit(text string) int {
	has := func(fits func(name string) bool) bool { return slices.ContainsFunc(s.names, fits) }
	missing := func(word string) bool { return !strings.Contains(s.words, word) }
	switch {
	case has(func(name string) bool { return name == text }):
		return asName
	case has(func(name string) bool { return strings.HasPrefix(name, text) }):
		return asBeginning
	case has(func(name string) bool { return strings.Contains(" "+name, " "+text) }):
		return asWord
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
