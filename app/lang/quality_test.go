package lang

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// universal lists texts that are the same, or in Latin letters, in every language: names of formats, letters of the
// theory, names of programs and commands.
var universal = []string{
	"SG", "P/N", "SVG", "PNG", "PDF", "DOT", "TikZ", "JSON", "Mexboard", "mex", "OK", "(g+, g−)",
}

// written is one Message as it stands in the source.
type written struct {
	at    string
	texts []string
}

// sources reads every Message written in the package's files, rows of tables included, in the order of the files.
func sources(t *testing.T) []written {
	t.Helper()
	fset := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var all []written
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if ok && len(lit.Elts) > 0 && isText(lit.Elts[0]) && isMessage(lit) {
				all = append(all, written{fset.Position(lit.Pos()).String(), texts(t, lit)})
			}
			return true
		})
	}
	if len(all) < 50 {
		t.Fatalf("only %d messages found", len(all))
	}
	return all
}

// isMessage takes Message{...} and rows of tables, whose type is left out.
func isMessage(lit *ast.CompositeLit) bool {
	name, ok := lit.Type.(*ast.Ident)
	return lit.Type == nil || ok && name.Name == "Message"
}

func isText(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Kind == token.STRING
	case *ast.BinaryExpr:
		return isText(e.X)
	}
	return false
}

func texts(t *testing.T, lit *ast.CompositeLit) []string {
	t.Helper()
	var all []string
	for _, e := range lit.Elts {
		all = append(all, text(t, e))
	}
	return all
}

func text(t *testing.T, e ast.Expr) string {
	t.Helper()
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		if err != nil {
			t.Fatal(err)
		}
		return s
	case *ast.BinaryExpr:
		return text(t, e.X) + text(t, e.Y)
	}
	t.Fatalf("a message is not written as text: %T", e)
	return ""
}

func TestEveryMessage(t *testing.T) {
	for _, m := range sources(t) {
		if len(m.texts) != int(count) {
			t.Errorf("%s: %d languages, want %d: %q", m.at, len(m.texts), count, m.texts)
			continue
		}
		for _, fault := range faults(m.texts) {
			t.Errorf("%s: %s: %q", m.at, fault, m.texts)
		}
	}
}

// TestFaultsAreFound shows that each check can fail.
func TestFaultsAreFound(t *testing.T) {
	rows := []struct {
		want  string
		texts []string
	}{
		{"empty", []string{"a chip", "棋子", "", "nappula"}},
		{"other arguments", []string{"a {0}", "棋子 {0}", "фишка", "nappula {0}"}},
		{"other stars", []string{"a *chip*", "棋子", "*фишка*", "*nappula*"}},
		{"plural forms", []string{"{0} {0|chip|chips}", "{0} 棋子", "{0} {0|фишка|фишек}", "{0} {0|nappula|nappulaa}"}},
		{"plural forms", []string{"{0} {0|chip|chips}", "{0} {0|棋子|棋子}", "{0} {0|фишка|фишки|фишек}", "{0} {0|nappula|nappulaa}"}},
		{"not Chinese", []string{"chip", "chip", "фишка", "nappula"}},
		{"not Russian", []string{"chip", "棋子", "chip", "nappula"}},
		{"Finnish is English", []string{"chip", "棋子", "фишка", "chip"}},
		{"half-width", []string{"chips, all", "棋子,全部", "фишки, все", "nappulat, kaikki"}},
		{"another end", []string{"A chip.", "棋子。", "Фишка", "Nappula."}},
	}
	for _, row := range rows {
		if got := faults(row.texts); !strings.Contains(strings.Join(got, "; "), row.want) {
			t.Errorf("%q: %q, want %q", row.texts, got, row.want)
		}
	}
	if got := faults([]string{"{0} {0|chip|chips}.", "{0} 枚棋子。", "{0} {0|фишка|фишки|фишек}.", "{0} {0|nappula|nappulaa}."}); got != nil {
		t.Errorf("a good message: %q", got)
	}
}

var (
	holes    = regexp.MustCompile(`\{(\d+)\}`)
	plurals  = regexp.MustCompile(`\{\d+\|(?:[^{}]|\{\d+\})*\}`)
	hanASCII = regexp.MustCompile(`\p{Han}[,;:!?()]|[,;:!?(]\p{Han}`)
)

// faults is what is wrong with a message's four texts.
func faults(texts []string) []string {
	var found []string
	say := func(l Language, format string, args ...any) {
		found = append(found, l.Code()+": "+fmt.Sprintf(format, args...))
	}
	english := texts[English]
	for i, text := range texts {
		l := Language(i)
		if text == "" {
			say(l, "empty")
			continue
		}
		if text != strings.TrimSpace(text) && english == strings.TrimSpace(english) {
			say(l, "space at an end")
		}
		if !slices.Equal(arguments(text), arguments(english)) {
			say(l, "other arguments than English")
		}
		if strings.Count(text, "*") != strings.Count(english, "*") {
			say(l, "other stars than English")
		}
		for _, plural := range plurals.FindAllString(text, -1) {
			if forms := strings.Count(plural, "|"); forms != [count]int{2, 1, 3, 2}[l] {
				say(l, "%d plural forms in %s", forms, plural)
			}
		}
		if ending(text) != ending(english) {
			say(l, "another end than English")
		}
	}
	if isWord(english) {
		if !has(texts[Chinese], unicode.Han) && strings.ContainsFunc(texts[Chinese], unicode.IsLetter) {
			say(Chinese, "not Chinese")
		}
		if !has(texts[Russian], unicode.Cyrillic) {
			say(Russian, "not Russian")
		}
		if texts[Finnish] == english {
			say(Finnish, "Finnish is English")
		}
	}
	if mark := hanASCII.FindString(texts[Chinese]); mark != "" {
		say(Chinese, "half-width mark in %q", mark)
	}
	return found
}

// arguments lists the numbers of the holes in a text, each once.
func arguments(text string) []string {
	var all []string
	for _, m := range holes.FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// ending is the mark a text ends with, the same for all scripts; "" for a letter.
func ending(text string) string {
	marks := map[string]string{".": ".", "。": ".", ":": ":", "：": ":", "?": "?", "？": "?", "!": "!", "！": "!", "…": "…"}
	runes := []rune(strings.TrimRight(text, "*\n"))
	if len(runes) == 0 {
		return ""
	}
	return marks[string(runes[len(runes)-1])]
}

// isWord tells whether a text has words to translate.
func isWord(text string) bool {
	text = plurals.ReplaceAllString(holes.ReplaceAllString(text, ""), " words ")
	if slices.Contains(universal, strings.TrimSpace(text)) {
		return false
	}
	return strings.ContainsFunc(text, unicode.IsLetter)
}

func has(text string, script *unicode.RangeTable) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(script, r) })
}
