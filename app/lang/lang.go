// Package lang holds every text for people, in English, Chinese, Russian and Finnish: messages, and sentences for
// steps. The file words.go says which words the four languages use for the things of a board.
package lang

import (
	"cmp"
	"strings"
)

// Language is one of the languages Mexboard speaks. The zero Language is English.
type Language uint8

const (
	English Language = iota
	Chinese
	Russian
	Finnish
	count
)

// Languages lists them in the order of Message.
var Languages = []Language{English, Chinese, Russian, Finnish}

var (
	codes    = [count]string{"en", "zh", "ru", "fi"}
	ownNames = [count]string{"English", "中文", "Русский", "Suomi"}
)

// Code is "en", "zh", "ru" or "fi".
func (l Language) Code() string { return codes[l] }

// Name is what people who speak the language call it.
func (l Language) Name() string { return ownNames[l] }

// Parse finds a language by its code or a locale such as "ru_RU.UTF-8" or "zh-Hans-CN"; letter case does not matter.
// "C" and "POSIX" are English, as everywhere. ok is false for others.
func Parse(code string) (l Language, ok bool) {
	code = strings.ToLower(code)
	if i := strings.IndexAny(code, "_-.@"); i >= 0 {
		code = code[:i]
	}
	if code == "c" || code == "posix" {
		return English, true
	}
	for i, c := range codes {
		if c == code {
			return Language(i), true
		}
	}
	return English, false
}

// Locale is the language that the environment asks for, as gettext takes it. The first of LC_ALL, LC_MESSAGES and LANG that
// is set and not empty is the locale; when it is not C, LANGUAGE may list the languages that are wanted instead, parted
// by colons, and the first of them that Mexboard speaks counts. A locale in a language that it does not speak, or none,
// is English. getenv is os.Getenv.
func Locale(getenv func(string) string) Language {
	locale := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG"))
	if plain, _, _ := strings.Cut(locale, "."); plain != "" && plain != "C" && plain != "POSIX" {
		for _, code := range strings.Split(getenv("LANGUAGE"), ":") {
			if l, ok := Parse(code); ok {
				return l
			}
		}
	}
	l, _ := Parse(locale)
	return l
}
