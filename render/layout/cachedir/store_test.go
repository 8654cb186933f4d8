package cachedir

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// fill puts a file where the runtime would and keeps the store, as a start that went well does.
func fill(t *testing.T, s store, name, text string) {
	t.Helper()
	dir := filepath.Join(s.folder, "go-graphviz", "wazero-dev")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s.keep()
}

// sealedStore is a store in which one start has kept its code.
func sealedStore(t *testing.T) store {
	t.Helper()
	s := choose([]string{filepath.Join(t.TempDir(), "base")})
	fill(t, s, "key", strings.Repeat("code", 1000))
	if s = choose([]string{s.base}); s.folder != s.sealed() {
		t.Fatalf("the second start uses %s", s.folder)
	}
	return s
}

func TestNothingIsLeftOver(t *testing.T) {
	s := sealedStore(t)
	entries, err := os.ReadDir(s.base)
	if err != nil || len(entries) != 1 {
		t.Errorf("the base holds %v, %v", entries, err)
	}
	at, err := os.Stat(s.sealed())
	if err != nil || at.Mode().Perm() != 0o700 {
		t.Error(at.Mode(), err)
	}
}

func TestSeal(t *testing.T) {
	code := filepath.Join("go-graphviz", "wazero-dev", "key")
	for name, harm := range map[string]func(folder string) error{
		"cut":         func(f string) error { return os.Truncate(filepath.Join(f, code), 3999) },
		"empty":       func(f string) error { return os.Truncate(filepath.Join(f, code), 0) },
		"removed":     func(f string) error { return os.Remove(filepath.Join(f, code)) },
		"one letter":  func(f string) error { return change(filepath.Join(f, code), 2001) },
		"no seal":     func(f string) error { return os.Remove(filepath.Join(f, "seal")) },
		"seal cut":    func(f string) error { return os.Truncate(filepath.Join(f, "seal"), 5) },
		"more":        func(f string) error { return os.WriteFile(filepath.Join(f, code+"2"), []byte("x"), 0o600) },
		"not private": func(f string) error { return os.Chmod(f, 0o777) },
	} {
		t.Run(name, func(t *testing.T) {
			s := sealedStore(t)
			if err := harm(s.sealed()); err != nil {
				t.Fatal(err)
			}
			again := choose([]string{s.base})
			if again.folder == s.sealed() || again.base != s.base {
				t.Fatalf("the next start uses %s", again.folder)
			}
			if _, err := os.Lstat(s.sealed()); !os.IsNotExist(err) {
				t.Errorf("the harmed folder is still there: %v", err)
			}
			fill(t, again, "key", "new")
			if third := choose([]string{s.base}); third.folder != s.sealed() {
				t.Errorf("the start after that uses %s", third.folder)
			}
		})
	}
}

// change alters one byte of a file.
func change(name string, at int) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	text[at] ^= 0x80
	return os.WriteFile(name, text, 0o600)
}

func TestResealForAnotherProcessor(t *testing.T) {
	s := sealedStore(t)
	fill(t, s, "another", "more code")
	again := choose([]string{s.base})
	if again.folder != s.sealed() || len(files(again.folder)) != 2 {
		t.Errorf("the next start uses %s with %v", again.folder, files(again.folder))
	}
}

func TestTheFasterStartWins(t *testing.T) {
	base := []string{filepath.Join(t.TempDir(), "base")}
	a, b := choose(base), choose(base)
	fill(t, a, "key", "first")
	fill(t, b, "key", "second")
	s := choose(base)
	text, err := os.ReadFile(filepath.Join(s.folder, "go-graphviz", "wazero-dev", "key"))
	if s.folder != s.sealed() || err != nil || string(text) != "first" {
		t.Errorf("%s has %q, %v", s.folder, text, err)
	}
}

func TestNextBase(t *testing.T) {
	file := func(base string) error { return os.WriteFile(base, nil, 0o600) }
	link := func(base string) error { return os.Symlink(t.TempDir(), base) }
	open := func(base string) error {
		if err := os.Mkdir(base, 0o700); err != nil {
			return err
		}
		return os.Chmod(base, 0o777)
	}
	for name, make := range map[string]func(base string) error{"a file": file, "a link": link, "open to all": open} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			bad, good := filepath.Join(dir, "bad"), filepath.Join(dir, "good")
			if err := make(bad); err != nil {
				t.Fatal(err)
			}
			if s := choose([]string{bad, good}); s.base != good {
				t.Errorf("uses %s", s.folder)
			}
			s := choose([]string{bad})
			if err := os.MkdirAll(filepath.Join(s.folder, "go-graphviz"), 0o700); s.base != "" || err == nil {
				t.Errorf("with no base, uses %s", s.folder)
			}
			s.keep()
		})
	}
}

func TestSweep(t *testing.T) {
	base := t.TempDir()
	for name, age := range map[string]time.Duration{
		"filling-old": 2 * time.Hour, "filling-new": time.Minute,
		"graphviz-0.1-old": 100 * 24 * time.Hour, "graphviz-0.1-new": 24 * time.Hour, "other": 1000 * time.Hour,
	} {
		dir := filepath.Join(base, name)
		then := time.Now().Add(-age)
		if err := os.MkdirAll(filepath.Join(dir, "go-graphviz"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(dir, then, then); err != nil {
			t.Fatal(err)
		}
	}
	s := choose([]string{base})
	fill(t, s, "key", "code")
	left, err := filepath.Glob(filepath.Join(base, "*"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, name := range left {
		names = append(names, filepath.Base(name))
	}
	want := "filling-new graphviz-0.1-new " + filepath.Base(s.sealed()) + " other"
	if strings.Join(names, " ") != want {
		t.Errorf("left are %v, not %s", names, want)
	}
}

func TestRestore(t *testing.T) {
	// init has run, before the test could set anything: the environment is its own until Restore.
	for i, name := range variables {
		if got := os.Getenv(name); got != inUse.folder {
			t.Errorf("%s is %q at the start", name, got)
		}
		before[i] = setting{value: "was-" + name, set: i > 0}
	}
	Restore()
	for i, name := range variables {
		got, set := os.LookupEnv(name)
		if set != (i > 0) || set && got != "was-"+name {
			t.Errorf("%s is %q afterwards, set: %v", name, got, set)
		}
	}
	Restore() // does nothing more
}

func TestVersion(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		for _, module := range []string{"github.com/goccy/go-graphviz", "github.com/tetratelabs/wazero"} {
			if i := slices.Index(fields, module); i >= 0 {
				name := strings.TrimPrefix(filepath.Base(module), "go-")
				found = append(found, name+"-"+strings.TrimPrefix(fields[i+1], "v"))
			}
		}
	}
	if got := strings.Join(found, "-"); got != version {
		t.Errorf("go.mod has %s, the sealed folder is for %s", got, version)
	}
}
