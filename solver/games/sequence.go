package games

import (
	"context"
	"fmt"
)

// Sequence is the values of a game's positions in a row: heaps of 0, 1, 2, ..., or single coins.
type Sequence struct {
	From   int // the number of the first position
	Values []uint32
	Period Period // the zero Period: none is proved
}

// Period says that the values repeat: that of position n + Length is that of position n, for every n from From on.
type Period struct {
	From, Length int
	Proved       bool
}

// Sequence computes n values. args are the game's parameters and, where it has an Along, that. tell, unless nil, hears now
// and then which part is done. When the context ends, the values so far come with its error. Other errors are an
// *ArgError or the game's own. A period is given only if it is proved.
func (g Game) Sequence(ctx context.Context, args []string, n int, tell func(float64)) (Sequence, error) {
	if g.Most == 0 {
		return Sequence{}, wrong(noSequence, g.word(), g.Name)
	}
	along := Param{Form: Text}
	if g.Along != nil {
		along = *g.Along
	}
	args = g.plain(args, along)
	r, rest, err := g.chosen(args)
	if err != nil {
		return Sequence{}, err
	}
	if g.Along != nil && len(rest) == 0 {
		return Sequence{}, wrong(missing, g.word(), g.Along.word(), g.Along.Example)
	}
	if along := min(len(rest), g.along()); len(rest) > along {
		return Sequence{}, wrong(extra, g.word(), rest[along], fmt.Sprintf("mexboard values %s", Line(append([]string{g.Name}, args[:len(args)-len(rest)+along]...))))
	}
	if n > g.Most {
		return Sequence{}, wrong(tooLong, g.word(), n, g.Most)
	}
	if tell == nil {
		tell = func(float64) {}
	}
	return r.values(ctx, rest, n, tell)
}

// along is how many arguments a sequence needs besides the parameters.
func (g Game) along() int {
	if g.Along == nil {
		return 0
	}
	return 1
}
