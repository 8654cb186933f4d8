package solver

import (
	"context"
	"fmt"
	"math"
	"strings"
)

// Limits bound a search through the positions of a game. Zero means the default.
type Limits struct {
	States   int           // positions kept; a million
	Bytes    int           // memory for them, about; 256 MiB
	Progress func(float64) // told now and then which part of the bound is used; nil: nobody asks
}

const (
	defaultStates = 1_000_000
	defaultBytes  = 256 << 20
	// looksPerState is how many moves are looked at for each position allowed: time is bounded too.
	looksPerState = 32
	// looksPerAsk is how many looks there are between two questions to the context.
	looksPerAsk = 1024
)

func (l Limits) filled() Limits {
	if l.States <= 0 {
		l.States = defaultStates
	}
	if l.Bytes <= 0 {
		l.Bytes = defaultBytes
	}
	return l
}

// TooBigError says that a game was not decided: the search through its positions reached its bound.
type TooBigError struct {
	Limit    int     // positions allowed
	Estimate float64 // a bound on how many there are, made before; infinite beyond all numbers
}

func (e *TooBigError) Error() string {
	return fmt.Sprintf("not decided: the search ends at %d positions (or the memory and time for them), and there may be %s; try fewer chips", e.Limit, e.about())
}

// Fault is the key of the error's sentence in the reader's language, and the bound and the estimate.
func (e *TooBigError) Fault() (key string, args []any) {
	return "search.bound", []any{e.Limit, e.about()}
}

// about is the estimate, a large one to one digit: "9·10^15".
func (e *TooBigError) about() string {
	switch {
	case math.IsInf(e.Estimate, 1):
		return "10^300+"
	case e.Estimate < 1e6:
		return fmt.Sprintf("%.0f", e.Estimate)
	}
	digit, exponent, _ := strings.Cut(fmt.Sprintf("%.0e", e.Estimate), "e+")
	return digit + "·10^" + strings.TrimLeft(exponent, "0")
}

// budget is what is left of the limits of one search.
type budget struct {
	ctx    context.Context
	limits Limits
	states int
	bytes  int
	looks  int
	next   int // looks at which the context is asked again: about every millisecond
	spent  bool
}

func newBudget(ctx context.Context, l Limits) *budget {
	return &budget{ctx: ctx, limits: l.filled()}
}

// look pays for making a position of some chips, more for many. The error is the context's, or errBound.
func (b *budget) look(chips int) error {
	b.looks += 1 + chips/4
	if b.looks < b.next && !b.spent {
		return nil
	}
	b.next = b.looks + looksPerAsk
	if b.limits.Progress != nil {
		b.limits.Progress(b.used())
	}
	if err := b.ctx.Err(); err != nil {
		return err
	}
	return b.check()
}

// keep pays for remembering a position.
func (b *budget) keep(bytes int) error {
	const overhead = 64 // of an entry in a map
	b.states++
	return b.hold(bytes + overhead)
}

// hold pays for memory; where it is given back, with a negative number.
func (b *budget) hold(bytes int) error {
	b.bytes += bytes
	return b.check()
}

// check is errBound from when the budget is first used up.
func (b *budget) check() error {
	b.spent = b.spent || b.states > b.limits.States || b.bytes > b.limits.Bytes || b.looks/looksPerState > b.limits.States
	if b.spent {
		return errBound
	}
	return nil
}

func (b *budget) used() float64 {
	if b.spent {
		return 1
	}
	return min(1, max(
		float64(b.states)/float64(b.limits.States),
		float64(b.bytes)/float64(b.limits.Bytes),
		float64(b.looks)/looksPerState/float64(b.limits.States),
	))
}

// boundError says inside the package that a budget is used up.
type boundError struct{}

func (boundError) Error() string { return "the bound of the search is reached" }

var errBound error = boundError{}
