package solver

// Measure is what a rule's theory looks at in a vertex: what its steps find and a table has a column for.
type Measure uint8

const (
	Grundy        Measure = iota // the normal Grundy value
	Pairs                        // Grundy value and the value of a lone chip in misère play, (g+, g-)
	Types                        // fickle, firm or wild
	Suspense                     // moves left when the winner delays and the loser hurries
	Remoteness                   // moves left when the winner hurries and the loser delays
	Foreclosed                   // the value of what is left when nobody may let the game end
	NormalOutcome                // the outcome of a chip alone in normal play, where the play is misère
	LoopValue                    // an integer, or infinite with the finite values of the options
	OneOutcome                   // nothing but the outcome of a chip alone
)

// Measures lists what the steps of a rule find of every vertex besides its outcome: the main one, fit for the board,
// first. Empty where the outcome is all.
func Measures(r Rule, loopy bool) []Measure {
	switch {
	case loopy && r == Rule{}:
		return []Measure{LoopValue, Remoteness}
	case loopy:
		return []Measure{Remoteness}
	case r == Rule{Play: Misere}:
		return []Measure{Pairs, Types}
	case r == Rule{Play: Misere, Compound: Selective}:
		return []Measure{NormalOutcome}
	}
	switch r.Compound {
	case Disjunctive:
		return []Measure{Grundy}
	case ContinuedConjunctive:
		return []Measure{Suspense}
	case Conjunctive:
		return []Measure{Remoteness}
	case DiminishedDisjunctive:
		return []Measure{Foreclosed}
	}
	return nil
}

// Measures lists what the answer, and its steps, know of every vertex besides its outcome.
func (a Answer) Measures() []Measure { return Measures(a.Rule, a.Loopy) }

// What stands in the place of a number.
const (
	NoNumber = -1 // not known (yet), or there is none: a draw has no remoteness
	Over     = -2 // foreclosed: a chip here has ended, and so the game
	Won      = -3 // foreclosed: a chip here can be ended at once, and that wins
	Infinite = -4 // of a loopy vertex: infinite
)

// Mark is what is known of one vertex by the measures of a rule: the fields that these do not name are NoNumber, Wild,
// Unknown and nil.
type Mark struct {
	Value      int     // Grundy value (Pairs: g+), suspense, foreclosed value or Over or Won, loop value or Infinite
	Misere     int     // Pairs: g-
	Typed      bool    // Types: Type is known
	Type       Type    // Types
	Remoteness int     // Remoteness
	Normal     Outcome // NormalOutcome
	Loop       []int   // LoopValue: the finite values of the options of an infinite vertex, ascending; nil before they are known
}

func unmarked() Mark { return Mark{Value: NoNumber, Misere: NoNumber, Remoteness: NoNumber} }

// Mark is what the answer knows of v by the measures of its rule.
func (a Answer) Mark(v int32) Mark {
	m := unmarked()
	value, known := a.Values.At(v)
	for _, measure := range a.Measures() {
		switch measure {
		case Grundy, LoopValue:
			if known {
				m.Value = value
			} else if k, infinite := a.Loop(v); infinite {
				m.Value, m.Loop = Infinite, k
			}
		case Pairs:
			if known {
				m.Value = value
			}
			if p, ok := a.PairOf(v); ok {
				m.Misere = p.Misere
			}
		case Types:
			m.Type, m.Typed = a.TypeOf(v), known
		case Suspense:
			m.Value = int(a.SuspenseOf(v))
		case Remoteness:
			m.Remoteness = int(a.RemotenessOf(v))
		case Foreclosed:
			if a.kinds != nil {
				m.Value = foreclosedNumber(a.kinds[v])
			}
		case NormalOutcome:
			if a.kinds != nil {
				m.Normal = normalOutcome(a.kinds[v])
			}
		}
	}
	return m
}

// foreclosedNumber is the foreclosed value of a kind, or what stands in its place.
func foreclosedNumber(k kind) int {
	switch k {
	case unsorted:
		return NoNumber
	case foreclosedOver:
		return Over
	case foreclosedWin:
		return Won
	}
	return int(max(0, k-1))
}

// normalOutcome is the outcome in normal play of a kind of selective misère play.
func normalOutcome(k kind) Outcome {
	switch {
	case k == unsorted:
		return Unknown
	case k&normalN != 0:
		return N
	}
	return P
}
