// Package lang holds every text for people, in English, Chinese, Russian and Finnish: messages, and sentences for
// steps.
package lang

import "dev.mexboard/solver"

// Language is one of the languages Mexboard speaks.
type Language uint8

const (
	English Language = iota
	Chinese
	Russian
	Finnish
	count
)

// Languages lists them; the names are those people of the language use.
var Languages = []Language{English, Chinese, Russian, Finnish}

// Code is "en", "zh", "ru" or "fi"; Name "English", "中文", "Русский", "Suomi".
func (l Language) Code() string { panic("unwritten") }
func (l Language) Name() string { panic("unwritten") }

// Parse finds a language by its code or a locale such as "ru_RU.UTF-8"; ok is false for others.
func Parse(code string) (l Language, ok bool) { panic("unwritten") }

// Message is one text in all languages, with {0}, {1}, ... where arguments go and plural forms as
// {0|one|few|many|other} chosen by argument 0 (Russian: one|few|many; English, Finnish: one|other; Chinese: other).
type Message [count]string

// In is the message in a language, filled with args.
func (m Message) In(l Language, args ...any) string { panic("unwritten") }

// Span is a piece of a sentence with one look.
type Span struct {
	Text    string
	Bold    bool
	Outcome solver.Outcome // coloured as P or N; Unknown: plain
}

// Names gives the name of a vertex for sentences (its id).
type Names func(v int32) string

// Sentence tells a step in a language: short, right, in the field's usual words.
func Sentence(l Language, s solver.Step, names Names) []Span { panic("unwritten") }

// Plain is the text of spans without their looks.
func Plain(spans []Span) string { panic("unwritten") }

// Error is what is wrong, in a language: errors that implement
//
//	Fault() (key string, args []any)
//
// have a translated sentence in the table Faults; others are given as they are.
func Error(l Language, err error) string { panic("unwritten") }
