package lessons

import (
	"context"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
)

// TestAll holds that every lesson of the program can be read, that each board, claim, question and {{...}} of it holds,
// and that it has all languages.
func TestAll(t *testing.T) {
	names := map[string]string{}
	for _, file := range All {
		l, problems := Open(file)
		checkLesson(t, l, problems)
		if other := names[l.Name]; other != "" {
			t.Errorf("%s and %s are both called %s", other, file, l.Name)
		}
		names[l.Name] = file
		if len(l.Languages) != len(lang.Languages) {
			t.Errorf("%s has %d languages", file, len(l.Languages))
		}
		if n := len(l.Pages); n < 5 || n > 10 {
			t.Errorf("%s has %d pages", file, n)
		}
		if len(l.Sources) == 0 {
			t.Errorf("%s has no sources", file)
		}
		if l.Pages[len(l.Pages)-1].Ask == nil {
			t.Errorf("%s does not end with a problem", file)
		}
	}
	entries, err := files.ReadDir("files")
	if err != nil || len(entries) != len(All) {
		t.Errorf("%d files of lessons, %d in All (%v)", len(entries), len(All), err)
	}
}

func TestTemplate(t *testing.T) {
	l, problems := Read([]byte(Template), "template.md")
	checkLesson(t, l, problems)
}

func checkLesson(t *testing.T, l Lesson, problems []Problem) {
	t.Helper()
	more, err := Check(context.Background(), l)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range append(problems, more...) {
		t.Error(p)
	}
}

// TestFacts holds the facts of boards under several rules against known values.
func TestFacts(t *testing.T) {
	const rest = "```\n\n### en: One\nText.\n"
	rows := []struct{ name, page string }{
		{"first board", "```dot\ndigraph{B->A;C->A,B;E->A;F->C,E;D->B,C,F;B[chips=1];D[chips=1];E[chips=1]}\n```\n```claim\nsum = 3\nxor = 1 ⊕ 1 ⊕ 3 = 3\noutcome = N\nwinning = D->F\nmoves = 1\nsuspense D = 3\noptions D = F, B, C\n"},
		{"nothing wins", "```dot\ndigraph{B->A;B[chips=2]}\n```\n```claim\nwinning = none\noutcome = P\n"},
		{"splits", "```dot\ndigraph{s[split=true];g[split=true];A->s;s->B;s->B;B->g;A[chips=1]}\n```\n```claim\nsg A = 1\nwinning = A->B+B\nwinning = A -> B+B\n"},
		{"off the board", "```dot\ndigraph{g[split=true];B->g;B[chips=1]}\n```\n```claim\nwinning = B->()\n"},
		{"misère", "```dot\ndigraph{play=misere;v->t;t->o;t->z;o->z;v[chips=1]}\n```\n```claim\nsj = fails\noutcome = P\npair v = (0, 0)\ntype o = fickle\n"},
		{"every chip", "```dot\ndigraph{compound=\"continued-conjunctive\";a->z;b->a;a[chips=1];b[chips=1]}\n```\n```claim\noutcome = P\nsuspense b = 2\n"},
		{"two chips move", "```dot\ndigraph{compound=selective;a->z;a[chips=1];b->z;b[chips=1]}\n```\n```claim\nwinning = a->z & b->z\n"},
		{"loopy", "```dot\ndigraph{loopy=true;a->b;b->a;b->z;c->c}\n```\n```claim\nsg b = 1\nsg c = inf{}\noutcome c = D\nremoteness b = 1\n"},
		{"hackenbush", "```dot\ngraph{g[ground=true];g--a;a--b;a--c;g--d;d--e;e--g}\n```\n```claim\nvalue = 0\nrings = 1\noutcome = P\n"},
		{"game", "```game\nkayles 3\n```\n```claim\nsg 3 = 3\nperiod octal 0.77 = 12 from 71\nsequence grundy 8 = 0 0 0 1 0 2 1 0\n"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			l, problems := Read([]byte("# a\n### en: A\n\n## one\n"+row.page+rest), "a.md")
			checkLesson(t, l, problems)
			if len(l.Pages[0].Claims) == 0 {
				t.Error("no claims")
			}
		})
	}
}

const sound = `# a

### en: A
About it.

## one

` + "```dot\ndigraph { B -> A; C -> A; C -> B; C [chips=1] }\n```\n\n```ask\nmove\n```\n" + `
### en: One
Text, *very* short: {{sg C}} and {{outcome C}}.
`

// TestProblems holds that what can be wrong with a lesson is told at its line. Each row changes the sound lesson.
func TestProblems(t *testing.T) {
	if l, problems := Read([]byte(sound), "a.md"); len(problems) > 0 {
		t.Fatal(l, problems)
	}
	rows := []struct{ name, old, new, want string }{
		{"no name", "# a\n", "\n", "a.md:1: the lesson has no name"},
		{"bad name", "# a\n", "# A b\n", "a.md:1: “A b” cannot be a name"},
		{"no title", "### en: A\n", "\n", "a.md:1: the lesson has no title"},
		{"language unknown", "### en: One", "### xx: One", "a.md:16: “xx: One” is no heading of a text"},
		{"language missing", "### en: A\n", "### en: A\nText\n### ru: Б\n", "a.md:8: page “one” has no text in Русский"},
		{"loose text", "## one\n", "## one\n\nloose\n", "a.md:8: text stands outside a language"},
		{"block unknown", "```ask", "```aks", "a.md:12: “aks” is no kind of block"},
		{"board not DOT", "B -> A;", "B -> ;", "a.md:9:"},
		{"board with a cycle", "B -> A;", "B -> C;", "a.md:9:"},
		{"question unknown", "move\n", "win\n", "a.md:13: “win” is no question"},
		{"question too long", "move\n", "move C\n", "a.md:13: “move” takes nothing more"},
		{"question of Hackenbush", "move\n", "cut\n", "a.md:13: this is asked of Hackenbush"},
		{"nothing wins", "C [chips=1]", "A [chips=1]", "a.md:13: no move wins here"},
		{"no such vertex", "move\n", "outcome X\n", "a.md:13: the board has no vertex “X”"},
		{"hole unknown", "{{sg C}}", "{{gs C}}", "a.md:17: “gs” is nothing that is known"},
		{"hole without vertex", "{{sg C}}", "{{sg}}", "a.md:17: “sg” is about a vertex"},
		{"HTML", "Text,", "<b>Text</b>,", "a.md:17: HTML is not shown"},
		{"claim false", "### en: One", "```claim\nsg C = 1\n```\n### en: One", "a.md:17: the claim sg C = 1 is false: it is 2"},
		{"claim of a move false", "### en: One", "```claim\nwinning = C->B\n```\n### en: One", "it is C->A"},
		{"claim without form", "### en: One", "```claim\nsg C is 1\n```\n### en: One", "a.md:17: “sg C is 1” is no claim"},
		{"two questions", "### en: One", "```ask\nsum\n```\n### en: One", "a.md:16: a page asks one thing"},
		{"after nothing", "```ask\nmove\n```\n\n### en: One\n", "### en: One\nText.\n\n---\n\n", "nothing is asked on this page"},
		{"sequence false", "### en: One", "```claim\nsequence octal 0.77 4 = 0 1 23\n```\n### en: One", "it is 0 1 2 3"},
		{"period false", "### en: One", "```claim\nperiod subtraction 1,3,4 = 6 from 0\n```\n### en: One", "it is 7 from 0"},
		{"no game", "```dot\ndigraph { B -> A; C -> A; C -> B; C [chips=1] }", "```game\nnmi 3 4", "a.md:9:"},
		{"game too large", "```dot\ndigraph { B -> A; C -> A; C -> B; C [chips=1] }", "```game\nnim 600", "a.md:9: a board in a lesson has up to 500"},
		{"a fact in a title", "### en: One", "### en: {{sg C}}", "a.md:16: a title holds no facts"},
		{"stars that stay", "*very* short", "很**“短”**的", "a.md:17: two stars make nothing bold here"},
		{"picture", "Text,", "![Text](x.png),", "a.md:17: this is not shown in a lesson"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			text := strings.Replace(sound, row.old, row.new, 1)
			if text == sound {
				t.Fatal("the row changes nothing")
			}
			l, problems := Read([]byte(text), "a.md")
			more, err := Check(context.Background(), l)
			if err != nil {
				t.Fatal(err)
			}
			var told []string
			for _, p := range append(problems, more...) {
				told = append(told, p.Error())
			}
			all := strings.Join(told, "\n")
			if !strings.Contains(all, row.want) {
				t.Errorf("no problem begins %q:\n%s", row.want, all)
			}
		})
	}
}

// TestTangled holds that text which would take Markdown for ever is refused, at its line.
func TestTangled(t *testing.T) {
	for _, piece := range []string{">", "> ", "+ ", "1. ", "- > ", "[", "*a ", "![", "<a "} {
		text := "# a\n\n### en: A\n" + strings.Repeat(piece, 100_000)
		_, problems := Read([]byte(text), "a.md")
		if len(problems) != 1 || problems[0].Line != 4 {
			t.Errorf("%q: %v", piece, problems)
		}
	}
	rule := "# a\n\n### en: A\nText.\n\n" + strings.Repeat("-", 200) + "\n"
	if _, problems := Read([]byte(rule), "a.md"); slices.ContainsFunc(problems, func(p Problem) bool { return p.Line == 6 && !strings.Contains(p.Error(), "outside") }) {
		t.Error(problems)
	}
}

// FuzzRead holds that no text makes reading or checking panic, and that problems have lines of the text (or the one after its end).
func FuzzRead(f *testing.F) {
	f.Add(sound)
	f.Add(Template)
	f.Add("# a\n### en: A\n> - > 1. ```dot\n## b\n```game\n\n```ask\nmex {")
	f.Add("## a\n```steps\nX\n```\n```claim\nsg = = \n```\n### fi: A\n{{}} {{sg}} {{ {{sum}}\n\n---\n\n---\n")
	f.Fuzz(func(t *testing.T, text string) {
		l, problems := Read([]byte(text), "x.md")
		more, err := Check(t.Context(), l)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range append(problems, more...) {
			if p.Line < 0 || p.Line > 2+strings.Count(text, "\n")+strings.Count(text, "\r") || p.Error() == "" {
				t.Fatalf("line %d: %v", p.Line, p)
			}
		}
	})
}

// TestFactsSpeakTheLanguage tells facts that are words in every language.
func TestFactsSpeakTheLanguage(t *testing.T) {
	k := known(t, trap)
	rows := []struct {
		words string
		want  [4]string
	}{
		{"period subtraction 1,2", [4]string{"3 from 0", "3（从 0 起）", "3, начиная с 0", "3 (kohdasta 0 alkaen)"}},
		{"sj", [4]string{"fails", "不成立", "неверно", "ei päde"}},
		{"winning", [4]string{"none", "无", "нет", "ei mikään"}},
	}
	for _, row := range rows {
		words, want := row.words, row.want
		for i, l := range lang.Languages {
			blocks, problems := Tell(k, l, []Block{{Spans: []Span{{Span: lang.Span{Text: "{{" + words + "}}"}}}}})
			if len(problems) > 0 || len(blocks) != 1 || len(blocks[0].Spans) != 1 || blocks[0].Spans[0].Text != want[i] {
				t.Errorf("%s: %+v %v, want %s", words, blocks, problems, want[i])
			}
		}
	}
}
