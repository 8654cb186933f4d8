package cli

import (
	goflag "flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/render/layout"
	"dev.mexboard/render/layout/cachedir"
)

var update = goflag.Bool("update", false, "write the goldens anew")

// TestMain is also the layout child: a layout.Client starts this program again.
func TestMain(m *testing.M) {
	cachedir.Restore()
	if len(os.Args) > 1 && os.Args[1] == layout.ServeCommand {
		if layout.Serve(os.Stdin, os.Stdout) != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	goflag.Parse()
	os.Exit(m.Run())
}

// ran is what a command line came to.
type ran struct {
	status         int
	stdout, stderr string
}

// run runs a command line with a text on standard input, in English.
func run(t *testing.T, stdin string, args ...string) ran {
	t.Helper()
	return runIn(t, "en_US.UTF-8", stdin, args...)
}

func runIn(t *testing.T, locale, stdin string, args ...string) ran {
	t.Helper()
	t.Setenv("LC_ALL", locale)
	var stdout, stderr strings.Builder
	status := Run(args, strings.NewReader(stdin), &stdout, &stderr)
	if status != done && stdout.Len() > 0 {
		t.Errorf("%q: status %d, but on standard output: %q", args, status, stdout.String())
	}
	if status != done && strings.Count(strings.TrimSuffix(stderr.String(), "\n"), "\n") > 0 {
		t.Errorf("%q: more than a sentence: %q", args, stderr.String())
	}
	return ran{status, stdout.String(), stderr.String()}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs:\n%s", name, got)
	}
}

// locales are environments in the four languages.
var locales = map[string]string{"en": "C.UTF-8", "zh": "zh_CN.UTF-8", "ru": "ru_RU.UTF-8", "fi": "fi_FI.UTF-8"}

func TestHelp(t *testing.T) {
	for code, locale := range locales {
		var all strings.Builder
		for _, args := range [][]string{{"--help"}, {"solve", "--help"}, {"export", "-h"}, {"help", "convert"}} {
			r := runIn(t, locale, "", args...)
			if r.status != done || r.stderr != "" {
				t.Errorf("%s %q: %+v", code, args, r)
			}
			all.WriteString("$ mexboard " + strings.Join(args, " ") + "\n" + r.stdout + "\n")
		}
		golden(t, "help."+code+".txt", all.String())
	}
}

// TestHelpInALanguage asks for the help in a language of the command line.
func TestHelpInALanguage(t *testing.T) {
	for _, args := range [][]string{{}, {"export"}} {
		want := runIn(t, locales["fi"], "", append([]string{"--help"}, args...)...)
		for _, before := range []string{"help", "--help", "-h"} {
			got := run(t, "", append([]string{before, "--lang", "fi"}, args...)...)
			if got != want || got.status != done {
				t.Errorf("%s %q: %+v", before, args, got)
			}
		}
	}
}

func TestHelpIsOne(t *testing.T) {
	for _, same := range [][][]string{
		{{}, {"--help"}, {"-h"}, {"help"}},
		{{"solve", "--help"}, {"help", "solve"}, {"--help", "solve"}, {"solve", "x.gv", "-h"}},
	} {
		want := run(t, "", same[0]...)
		for _, args := range same {
			if r := run(t, "", args...); r != want || r.stdout == "" {
				t.Errorf("%q: %+v", args, r)
			}
		}
	}
}

func TestWants(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("word", nil, 0o666); err != nil {
		t.Fatal(err)
	}
	rows := []struct {
		args []string
		want bool
	}{
		{nil, false},
		{[]string{"solve"}, true},
		{[]string{"export", "x.gv"}, true},
		{[]string{"help"}, true},
		{[]string{"--help"}, true},
		{[]string{"-h"}, true},
		{[]string{"--unknown"}, true},
		{[]string{"slove", "x.gv"}, true}, // a mistyped command is not a file
		{[]string{"word"}, false},         // a file that exists
		{[]string{"missing.gv"}, false},   // a file that does not: the window says so
		{[]string{"./solve"}, false},
		{[]string{"--", "solve"}, false},
	}
	for _, row := range rows {
		if got := Wants(row.args); got != row.want {
			t.Errorf("Wants(%q) = %v", row.args, got)
		}
	}
}

func TestNoDisplay(t *testing.T) {
	rows := []struct {
		system string
		env    map[string]string
		want   bool
	}{
		{"linux", nil, true},
		{"linux", map[string]string{"DISPLAY": ":0"}, false},
		{"linux", map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, false},
		{"freebsd", nil, true},
		{"windows", nil, false},
		{"darwin", nil, false},
	}
	for _, row := range rows {
		if got := NoDisplay(row.system, func(name string) string { return row.env[name] }); got != row.want {
			t.Errorf("%s %v: %v", row.system, row.env, got)
		}
	}
}

func TestWithoutWindow(t *testing.T) {
	t.Setenv("LC_ALL", "en_US.UTF-8")
	var build, display strings.Builder
	if status := NoWindow(&build); status != failed {
		t.Errorf("no window: status %d", status)
	}
	if status := SayNoDisplay(&display); status != failed {
		t.Errorf("no display: status %d", status)
	}
	for _, said := range []string{build.String(), display.String()} {
		for _, c := range commands {
			if !strings.Contains(said, c.name) {
				t.Errorf("%s is not named: %s", c.name, said)
			}
		}
		if strings.Count(said, "\n") != 1 {
			t.Errorf("not one sentence: %q", said)
		}
	}
	if build.String() == display.String() {
		t.Errorf("both say %q", build.String())
	}
}

func TestNearest(t *testing.T) {
	words := []string{"solve", "export", "convert"}
	for typed, want := range map[string]string{
		"slove": "solve", "sovle": "solve", "solv": "solve", "solves": "solve", "Solve": "solve",
		"exprot": "export", "covert": "convert", "": "", "s": "", "play": "", "lesson": "",
	} {
		if got := nearest(typed, words); got != want {
			t.Errorf("nearest(%q) = %q, want %q", typed, got, want)
		}
	}
}

func TestTable(t *testing.T) {
	var w strings.Builder
	table(&w, [][]string{{"顶点", "SG", "x"}, {"a", "10", ""}, {"é", "3", "y"}}, 1)
	want := "顶点  SG  x\na     10\né      3  y\n"
	if w.String() != want {
		t.Errorf("%q, want %q", w.String(), want)
	}
}

func TestShown(t *testing.T) {
	for id, want := range map[string]string{
		"A": "A", "вершина": "вершина", "棋": "棋", "": `""`, "a b": `"a b"`, "a\nb": `"a\nb"`, "\x1b[31m": `"\x1b[31m"`,
	} {
		if got := shown(id); got != want {
			t.Errorf("shown(%q) = %s, want %s", id, got, want)
		}
	}
}
