package games

import (
	"strconv"
	"strings"
)

// tuple is numbers as a position: "(3,5)".
func tuple(numbers ...int) Position {
	var s strings.Builder
	s.WriteByte('(')
	for i, n := range numbers {
		if i > 0 {
			s.WriteByte(',')
		}
		s.WriteString(strconv.Itoa(n))
	}
	s.WriteByte(')')
	return Position(s.String())
}

// numbers is the numbers of a tuple.
func (p Position) numbers() []int {
	inside := strings.Trim(string(p), "()")
	if inside == "" {
		return nil
	}
	var all []int
	for _, f := range strings.Split(inside, ",") {
		n, _ := strconv.Atoi(f)
		all = append(all, n)
	}
	return all
}

// unbracketed is arguments as one text of numbers: brackets part as blanks do.
func unbracketed(args []string) string {
	return strings.NewReplacer("(", " ", ")", " ").Replace(strings.Join(args, " "))
}
