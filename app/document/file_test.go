package document

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

func TestSaveAndOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "棋盘 доска.gv")
	d := New(read1(t, sample))
	d.Do(AddVertex(board.Point{X: 1, Y: 2}))
	if err := d.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	if d.Dirty() || d.Path != path {
		t.Error("saved it is dirty, or has no path")
	}
	again, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if !board.Equal(again.Board(), d.Board()) || again.Path != path || again.Dirty() {
		t.Error("opened again it is another board")
	}
	again.Do(TakeChip(0))
	if err := again.Save(); err != nil || again.Dirty() {
		t.Error("saved in place:", err)
	}
	left, _ := os.ReadDir(filepath.Dir(path))
	if len(left) != 1 {
		t.Errorf("%d files in the folder, want 1", len(left))
	}
}

func TestPermissionsStay(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // it has no such permissions
	}
	path := filepath.Join(t.TempDir(), "a.gv")
	if err := os.WriteFile(path, []byte("digraph {}"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := Replace(path, []byte("digraph { A }")); err != nil {
		t.Fatal(err)
	}
	info, _ := os.Stat(path)
	if info.Mode().Perm() != 0o640 {
		t.Error("permissions", info.Mode())
	}
}

func TestLinksAreWrittenThrough(t *testing.T) {
	dir := t.TempDir()
	link, target := filepath.Join(dir, "link.gv"), filepath.Join(dir, "target.gv")
	if err := os.Symlink("target.gv", link); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"digraph { A }", "digraph { B }"} { // first the link dangles
		if err := Replace(link, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(target); string(got) != text {
			t.Errorf("behind the link is %q", got)
		}
		if info, _ := os.Lstat(link); info.Mode()&fs.ModeSymlink == 0 {
			t.Error("the link is no link any more")
		}
	}
	loop := filepath.Join(dir, "loop.gv")
	if err := os.Symlink("loop.gv", loop); err != nil {
		t.Fatal(err)
	}
	if err := Replace(loop, nil); err == nil {
		t.Error("a link to itself was written")
	}
}

// A failure leaves the document and the file as they were.
func TestFailures(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.gv")
	if err := os.WriteFile(file, []byte("digraph { A }"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, path, want string }{
		{"no path", "", "the board was not saved"},
		{"a folder", dir, "this is a folder"},
		{"no such folder", filepath.Join(dir, "none", "b.gv"), "no such file or folder"},
		{"a file as a folder", filepath.Join(file, "b.gv"), "no such file or folder"},
		{"no ordinary file", os.DevNull, "not an ordinary file"},
	} {
		d := New(read1(t, sample))
		d.Do(TakeChip(0))
		err := d.SaveAs(test.path)
		var e *FileError
		if !errors.As(err, &e) || !e.Saving {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := lang.Error(lang.English, err); !strings.Contains(got, test.want) || !strings.Contains(got, "another") {
			t.Errorf("%s: %q, want %q and what to try", test.name, got, test.want)
		}
		if !d.Dirty() || d.Path != "" {
			t.Errorf("%s: the document takes itself for saved", test.name)
		}
	}
	if got, _ := os.ReadFile(file); string(got) != "digraph { A }" {
		t.Errorf("the file is now %q", got)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("%d files in the folder, want 1", len(left))
	}
}

func TestOpenFailures(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "bad.gv")
	if err := os.WriteFile(file, []byte("digraph {\n A -> }"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, path, want string }{
		{"not there", filepath.Join(dir, "none.gv"), "no such file"},
		{"a folder", dir, "folder"},
		{"not DOT", file, "2"}, // the line
	} {
		d, err := Open(test.path)
		var e *FileError
		if d != nil || !errors.As(err, &e) || e.Saving {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := lang.Error(lang.English, err); !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

// TestReadBounds: a reader that never ends is an error, one of just the bound is not.
func TestReadBounds(t *testing.T) {
	if text, err := readUpTo(strings.NewReader("1234"), "four", 4); err != nil || string(text) != "1234" {
		t.Errorf("%q, %v", text, err)
	}
	_, err := readUpTo(endless{}, "five", 4)
	if got := lang.Error(lang.English, err); got != "five: too large for a board" {
		t.Errorf("%q", got)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

// TestFileTroublesInLanguages: the troubles that we find ourselves are told in every language, with the file's name.
func TestFileTroublesInLanguages(t *testing.T) {
	dir := t.TempDir()
	loop := filepath.Join(dir, "loop.gv")
	if err := os.Symlink("loop.gv", loop); err != nil {
		t.Fatal(err)
	}
	_, tooLarge := readUpTo(endless{}, "loop.gv", 4)
	for _, err := range []error{Replace(loop, nil), Replace(os.DevNull, nil), tooLarge} {
		told := make(map[string]bool)
		for _, l := range lang.Languages {
			told[lang.Error(l, err)] = true
		}
		if len(told) != len(lang.Languages) || told[err.Error()] {
			t.Errorf("%v: %v", err, told)
		}
	}
}
