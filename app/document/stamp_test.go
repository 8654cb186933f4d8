package document

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

func TestChangedOnDisk(t *testing.T) {
	const text, other, longer = "digraph { A }", "digraph { B }", "digraph { A; B }"
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	instant := time.Now()
	put := func(text string, at time.Time) func(string) error {
		return func(path string) error {
			return errors.Join(os.WriteFile(path, []byte(text), 0o644), os.Chtimes(path, at, at))
		}
	}
	for _, test := range []struct {
		name          string
		before, after func(string) error
		changed       bool
	}{
		{"nobody", put(text, old), func(string) error { return nil }, false},
		{"touched", put(text, old), put(text, time.Now()), false},
		{"another size", put(text, old), put(longer, old), true},
		{"another content of the same size", put(text, old), put(other, time.Now()), true},
		{"at once, in the same instant", put(text, instant), put(other, instant), true},
		{"gone", put(text, old), os.Remove, false},
	} {
		path := filepath.Join(t.TempDir(), "a.gv")
		if err := test.before(path); err != nil {
			t.Fatal(err)
		}
		d, stamp, err := OpenStamped(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := test.after(path); err != nil {
			t.Fatal(err)
		}
		d.Do(AddVertex(board.Point{}))
		there, _ := os.ReadFile(path)
		next, err := WriteStamped(path, d.Board(), stamp)
		var e *ChangedError
		if errors.As(err, &e) != test.changed || err != nil && !test.changed {
			t.Errorf("%s: %v", test.name, err)
		}
		if now, _ := os.ReadFile(path); test.changed && string(now) != string(there) {
			t.Errorf("%s: it was overwritten", test.name)
		}
		if test.changed {
			if next != stamp || !strings.Contains(lang.Error(lang.English, err), "another name") {
				t.Errorf("%s: %v", test.name, err)
			}
			next = Stamp{} // the person says: overwrite it
		}
		for range 2 { // our own saves are no changes
			if next, err = WriteStamped(path, d.Board(), next); err != nil {
				t.Errorf("%s: saved again: %v", test.name, err)
			}
		}
	}
}

func TestOpenStampedFailures(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{dir, filepath.Join(dir, "none.gv")} {
		if d, _, err := OpenStamped(path); d != nil || !errors.As(err, new(*FileError)) {
			t.Errorf("%s: %v", path, err)
		}
	}
	if _, err := WriteStamped(filepath.Join(dir, "no", "b.gv"), board.New(), Stamp{}); !errors.As(err, new(*FileError)) {
		t.Errorf("no such folder: %v", err)
	}
}

func TestRecent(t *testing.T) {
	var r Recent
	for _, p := range []string{"a", "b", "a", "./b", "", "c"} {
		r = r.With(p)
	}
	if got := strings.Join(r, " "); got != "c b a" {
		t.Errorf("recent files: %s", got)
	}
	before := slices.Clone(r)
	if got := strings.Join(r.Without("b"), " "); got != "c a" || !slices.Equal(r, before) {
		t.Errorf("without b: %s", got)
	}
	if got := strings.Join(r.Present(func(p string) bool { return p != "c" }), " "); got != "b a" {
		t.Errorf("present: %s", got)
	}
	for _, p := range strings.Split("abcdefghijklmnop", "") {
		r = r.With(p)
	}
	if len(r) != maxRecent || r[0] != "p" || r[9] != "g" {
		t.Errorf("too many: %v", r)
	}
}

func TestSession(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	if s := ReadSession(folder); len(s.Files) != 0 || s.Active != -1 {
		t.Errorf("without a session: %v", s)
	}
	for _, s := range []Session{{Files: []string{"a.gv", "б\n棋.gv"}, Active: 1}, {Active: -1}} {
		if err := WriteSession(folder, s); err != nil {
			t.Fatal(err)
		}
		if got := ReadSession(folder); !slices.Equal(got.Files, s.Files) || got.Active != s.Active {
			t.Errorf("%v came back as %v", s, got)
		}
	}
	for text, want := range map[string]int{`{"files":["a"],"active":7}`: -1, `{"files":`: -1, `[]`: -1, `{"files":["a"],"active":0}`: 0} {
		if err := os.WriteFile(filepath.Join(folder, sessionFile), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if s := ReadSession(folder); s.Active != want {
			t.Errorf("%s: %v", text, s)
		}
	}
	there := func(p string) bool { return strings.Contains(p, "+") }
	for _, test := range []struct {
		files  string
		active int
		want   string
		front  int
	}{
		{"a+ b+ c+", 1, "a+ b+ c+", 1},
		{"a b+ c+", 2, "b+ c+", 1},
		{"a+ b c+", 1, "a+ c+", 0},
		{"a b+ c+", 0, "b+ c+", 0},
		{"a b", 1, "", -1},
		{"a+", -1, "a+", -1},
	} {
		s := Session{Files: strings.Fields(test.files), Active: test.active}.Present(there)
		if got := strings.Join(s.Files, " "); got != test.want || s.Active != test.front {
			t.Errorf("%s, %d in front: %s, %d", test.files, test.active, got, s.Active)
		}
	}
	if !Exists(folder) || Exists(filepath.Join(folder, "none")) {
		t.Error("Exists")
	}
}
