package lessons

import (
	"slices"
	"strings"

	"dev.mexboard/app/lang"
)

// Claim is what an author says of a page's board: "sg B = 1".
type Claim struct {
	Fact  string // "sg B"
	Value string // "1"
	Line  int
}

// none is how an empty list is claimed.
const none = "none"

// claim takes a line of a block of claims.
func (r *reader) claim(text string, line int) {
	fact, value, ok := strings.Cut(text, " = ")
	if !ok {
		r.problem(line, trouble(lang.LessonClaimForm, text))
		return
	}
	r.page.Claims = append(r.page.Claims, Claim{strings.TrimSpace(fact), strings.TrimSpace(value), line})
}

// holds tells what is wrong with a claim; nil when it is true.
func (c Claim) holds(k Known) error {
	x, err := k.find(c.Fact)
	if err != nil {
		return err
	}
	if x.is(c.Value) {
		return nil
	}
	return trouble(lang.LessonClaim, c.Fact, c.Value, x.written())
}

// is tells whether a finding is what an author wrote: blanks do not count, nor the order of a list.
func (x finding) is(written string) bool {
	switch {
	case x.spaced:
		return strings.Join(strings.Fields(written), " ") == x.text
	case !x.listed:
		return tight(written) == tight(x.text)
	}
	var claimed []string
	if tight(written) != none {
		for _, item := range strings.Split(written, ",") {
			claimed = append(claimed, tight(item))
		}
	}
	found := []string{}
	for _, item := range x.list {
		found = append(found, tight(item))
	}
	return slices.Equal(slices.Sorted(slices.Values(claimed)), slices.Sorted(slices.Values(found)))
}

// written is a finding as an author would write it.
func (x finding) written() string {
	switch {
	case !x.listed:
		return x.text
	case len(x.list) == 0:
		return none
	}
	return strings.Join(x.list, ", ")
}

// tight is text without blanks.
func tight(text string) string { return strings.Join(strings.Fields(text), "") }
