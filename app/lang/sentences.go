package lang

import "dev.mexboard/solver"

// Names gives the name of a vertex for sentences (its id).
type Names func(v int32) string

// Sentence tells a step in a language: short, right, in the field's usual words.
func Sentence(l Language, s solver.Step, names Names) []Span { return nil }
