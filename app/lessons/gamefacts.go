package lessons

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// gameBoard is the board of a game by rule, as `mexboard new` makes it: "octal 0.77 9".
func gameBoard(line string) (board.Board, error) {
	s, err := games.Parse(games.Words(line))
	if err != nil {
		return board.Board{}, err
	}
	if s.Estimate > 20*MostVertices { // not worth making: an estimate is rarely so far off
		return board.Board{}, trouble(lang.LessonLarge, MostVertices, MostEdges)
	}
	return s.Board(context.Background(), nil)
}

// gameFact is what is known of a game by rule, whatever the board.
type gameFact struct {
	name string
	find func(words []string) (finding, error)
}

// gameFacts lists them.
var gameFacts = []gameFact{{"sequence", sequence}, {"period", period}}

// mostSequence is how many values a lesson may ask for, and how many are looked at for a period.
const mostSequence = 2000

// sequence is the first values of a game: "octal 0.77 12".
func sequence(words []string) (finding, error) {
	last := len(words) - 1
	if last < 1 {
		return finding{}, trouble(lang.LessonSequence)
	}
	n, err := strconv.ParseUint(words[last], 10, 31)
	if err != nil || n == 0 || n > mostSequence {
		return finding{}, trouble(lang.LessonSequence)
	}
	q, err := sequenceOf(words[:last], int(n))
	if err != nil {
		return finding{}, err
	}
	return finding{text: strings.Trim(fmt.Sprint(q.Values), "[]"), spaced: true}, nil
}

// period is the proved period of a game's values, "12 from 71", or none.
func period(words []string) (finding, error) {
	q, err := sequenceOf(words, mostSequence)
	switch {
	case err != nil:
		return finding{}, err
	case !q.Period.Proved:
		return finding{text: none, told: &said{lang.LessonNone, nil}}, nil
	}
	return finding{
		text: fmt.Sprintf("%d from %d", q.Period.Length, q.Period.From), spaced: true,
		told: &said{lang.LessonPeriod, []any{q.Period.Length, q.Period.From}},
	}, nil
}

func sequenceOf(words []string, n int) (games.Sequence, error) {
	g, args, err := games.Of(words)
	if err != nil {
		return games.Sequence{}, err
	}
	if g.Most == 0 {
		return games.Sequence{}, trouble(lang.LessonSequence)
	}
	return g.Sequence(context.Background(), args, min(n, g.Most), nil)
}
