//go:build unix && !race

// The race detector has no part in these tests: what they start has one thread of ours until main, and compiles ten times slower under
// it.

package layout

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// starter starts this program with a home and a folder for temporary files of its own.
type starter struct {
	home, temp string
	before     string // shell commands
}

func newStarter(t *testing.T) starter {
	t.Helper()
	return starter{home: t.TempDir(), temp: t.TempDir()}
}

// start is a whole life of a child: it starts, lays out one board and ends. What it writes besides is an error.
func (s starter) start(t *testing.T) time.Duration {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := Client{patience: time.Minute, command: []string{
		"env", "HOME=" + s.home, "XDG_CACHE_HOME=" + s.home, "TMPDIR=" + s.temp,
		"sh", "-c", s.before + ` exec "$0" "$@"`, program, ServeCommand,
	}}
	begun := time.Now()
	g, err := c.Layout(context.Background(), six(t), named(t, "dot"))
	took := time.Since(begun)
	if err != nil {
		t.Fatal(err)
	}
	sound(t, six(t), g)
	child := c.child
	child.in.Close()
	if err := child.process.Wait(); err != nil {
		t.Errorf("the child ends with %v", err)
	}
	return took
}

// code lists the files of compiled code below a folder, outside what is being filled.
func code(t *testing.T, folder string) []string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(folder, "*", "*", "graphviz-*", "go-graphviz", "*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	if more, _ := filepath.Glob(filepath.Join(folder, "*", "graphviz-*", "go-graphviz", "*", "*")); more != nil {
		list = append(list, more...)
	}
	return list
}

func TestStartKeepsItsCode(t *testing.T) {
	t.Parallel()
	s := newStarter(t)
	cold := s.start(t)
	list := code(t, s.home)
	if len(list) != 1 {
		t.Fatalf("kept %v", list)
	}
	before, err := os.Stat(list[0])
	if err != nil {
		t.Fatal(err)
	}
	warm := s.start(t)
	after, err := os.Stat(list[0])
	if err != nil || !after.ModTime().Equal(before.ModTime()) || len(code(t, s.home)) != 1 {
		t.Errorf("compiled again: %v, %v", code(t, s.home), err)
	}
	if left, _ := os.ReadDir(s.temp); len(left) != 0 {
		t.Errorf("the folder for temporary files holds %v", left)
	}
	t.Logf("cold %v, warm %v", cold, warm)
}

func TestStartWithCorruptCode(t *testing.T) {
	t.Parallel()
	good := newStarter(t)
	good.start(t)
	for name, harm := range map[string]func(file string) error{
		"cut":      func(f string) error { return os.Truncate(f, 1_000_000) },
		"head cut": func(f string) error { return os.Truncate(f, 5) },
		"empty":    func(f string) error { return os.Truncate(f, 0) },
		"garbage":  func(f string) error { return os.WriteFile(f, bytes.Repeat([]byte("garbage "), 100_000), 0o600) },
		"one byte": func(f string) error {
			text, err := os.ReadFile(f)
			if err != nil {
				return err
			}
			text[len(text)/2] ^= 1
			return os.WriteFile(f, text, 0o600)
		},
		"a folder":    func(f string) error { os.Remove(f); return os.Mkdir(f, 0o700) },
		"no reading":  func(f string) error { return os.Chmod(f, 0) },
		"no checksum": func(f string) error { return os.Remove(filepath.Join(filepath.Dir(f), "..", "..", "seal")) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStarter(t)
			if err := os.CopyFS(s.home, os.DirFS(good.home)); err != nil {
				t.Fatal(err)
			}
			if err := os.Chmod(filepath.Join(s.home, "mexboard", "graphviz"), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := harm(code(t, s.home)[0]); err != nil {
				t.Fatal(err)
			}
			s.start(t)
			if list := code(t, s.home); len(list) != 1 {
				t.Errorf("kept %v", list)
			}
		})
	}
}

func TestStartWithoutAnyFolder(t *testing.T) {
	t.Parallel()
	s := newStarter(t)
	for _, dir := range []string{s.home, s.temp} {
		for _, name := range []string{"mexboard", "mexboard-" + uid()} {
			if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	s.start(t)
	if list := append(code(t, s.home), code(t, s.temp)...); len(list) != 0 {
		t.Errorf("kept %v", list)
	}
}

func uid() string {
	out, err := exec.Command("id", "-u").Output()
	if err != nil {
		return "0"
	}
	return strings.TrimSpace(string(out))
}

// A limit on the size of files stands for a disk that fills up in the middle of a file.
func TestStartWithLittleRoom(t *testing.T) {
	t.Parallel()
	s := newStarter(t)
	s.before = "ulimit -f 4000;"
	s.start(t)
	if list := append(code(t, s.home), code(t, s.temp)...); len(list) != 0 {
		t.Errorf("kept %v", list)
	}
	s.before = ""
	s.start(t)
	if list := code(t, s.home); len(list) != 1 {
		t.Errorf("kept %v when there is room again", list)
	}
}

func TestStartsAtOnce(t *testing.T) {
	s := newStarter(t)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() { s.start(t) })
	}
	all.Wait()
	if list := code(t, s.home); len(list) != 1 {
		t.Errorf("kept %v", list)
	}
	if left, _ := filepath.Glob(filepath.Join(s.home, "mexboard", "graphviz", "filling-*")); len(left) != 0 {
		t.Errorf("left over are %v", left)
	}
	s.start(t)
}

// The cure depends on the order in which Go initialises packages.
func TestCacheDirComesFirst(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := exec.Command(program, ServeCommand)
	p.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := p.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	ours := bytes.Index(out, []byte("init dev.mexboard/render/layout/cachedir "))
	theirs := regexp.MustCompile(`init github.com/(goccy|tetratelabs)/`).FindIndex(out)
	if ours < 0 || theirs == nil || ours > theirs[0] {
		t.Errorf("cachedir is not first:\n%s", out)
	}
}
