package solver

import "math/bits"

// teller tells a computation as it makes it. Its methods return false when the listener has had enough.
type teller struct {
	g      *Graph
	yield  func(Step) bool
	values []int32 // -1 while unknown
}

func (t *teller) at(v int32) int { return int(t.values[v]) }

func (t *teller) tellValues() bool {
	q := newQueue(t.g)
	for v, ok := q.next(); ok; v, ok = q.next() {
		if told := t.g.IsSum(v) && t.tellJoin(v) || !t.g.IsSum(v) && t.tellMex(v); !told {
			return false
		}
		q.done(v)
	}
	return true
}

func (t *teller) tellJoin(v int32) bool {
	targets := t.g.Options(v)
	numbers := make([]int, len(targets))
	for i, w := range targets {
		numbers[i] = t.at(w)
	}
	value := NimSum(numbers...)
	t.values[v] = int32(value)
	return t.yield(Step{Kind: StepJoin, Vertex: v, Option: -1, Value: value, Options: targets, Numbers: numbers})
}

func (t *teller) tellMex(v int32) bool {
	options := t.g.Options(v)
	if !t.yield(Step{Kind: StepReady, Vertex: v, Option: -1, Options: options}) {
		return false
	}
	first := unknowns(len(options) + 1) // by value: the first option that has it
	for _, w := range options {
		value := t.at(w)
		if value < len(first) && first[value] < 0 {
			first[value] = w
		}
		if !t.yield(Step{Kind: StepRead, Vertex: v, Option: w, Value: value}) {
			return false
		}
	}
	candidate := 0
	for ; first[candidate] >= 0; candidate++ {
		if !t.yield(Step{Kind: StepPresent, Vertex: v, Option: first[candidate], Value: candidate}) {
			return false
		}
	}
	t.values[v] = int32(candidate)
	return t.yield(Step{Kind: StepMex, Vertex: v, Option: -1, Value: candidate, Options: options}) &&
		t.yield(Step{Kind: StepOutcome, Vertex: v, Option: first[0], Outcome: outcome(candidate), Options: options})
}

// tellSum tells the sum of the chips, when each has a value.
func (t *teller) tellSum(stacks []Stack) bool {
	for _, s := range stacks {
		if t.values[s.Vertex] < 0 {
			return false
		}
	}
	for _, s := range stacks {
		if !t.yield(Step{Kind: StepChip, Vertex: s.Vertex, Option: -1, Value: t.at(s.Vertex), Count: s.Count}) {
			return false
		}
	}
	sum, more := t.tellNimSum(stacks, Grundy)
	return more &&
		t.yield(Step{Kind: StepVerdict, Vertex: -1, Option: -1, Value: sum, Outcome: outcome(sum), Numbers: t.terms(stacks)}) &&
		t.tellTargets(stacks, sum)
}

// tellNimSum tells the binary columns of the chips' values and their NimSum.
func (t *teller) tellNimSum(stacks []Stack, m Measure) (sum int, more bool) {
	columns := 0
	for _, s := range stacks {
		columns = max(columns, 1, bits.Len(uint(t.at(s.Vertex))))
	}
	for bit := range columns {
		ones := t.ones(stacks, bit)
		sum |= ones % 2 << bit
		if !t.yield(Step{Kind: StepColumn, Vertex: -1, Option: -1, Bit: bit, Count: ones, Value: ones % 2, Measure: m}) {
			return sum, false
		}
	}
	return sum, t.yield(Step{Kind: StepNimSum, Vertex: -1, Option: -1, Value: sum, Numbers: t.terms(stacks), Measure: m})
}

// maxTerms is how many chips a sum is written out for.
const maxTerms = 64

// terms is the values of the chips, one a chip; nil when they are too many to read.
func (t *teller) terms(stacks []Stack) []int {
	var terms []int
	for _, s := range stacks {
		if s.Count > maxTerms-len(terms) {
			return nil
		}
		for range s.Count {
			terms = append(terms, t.at(s.Vertex))
		}
	}
	return terms
}

// ones counts the chips whose value has a 1 in a binary column.
func (t *teller) ones(stacks []Stack, bit int) int {
	ones := 0
	for _, s := range stacks {
		ones += s.Count * (t.at(s.Vertex) >> bit & 1)
	}
	return ones
}

// tellTargets tells what each chip must become to win. From a P position nothing wins.
func (t *teller) tellTargets(stacks []Stack, sum int) bool {
	if sum == 0 {
		return true
	}
	for _, s := range stacks {
		value := t.at(s.Vertex)
		goal := value ^ sum
		options := t.g.worth(s.Vertex, goal, t.at)
		if !t.yield(Step{Kind: StepTarget, Vertex: s.Vertex, Option: -1, Value: value, Goal: goal, Options: options}) {
			return false
		}
	}
	return true
}
