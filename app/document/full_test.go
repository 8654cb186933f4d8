//go:build unix

package document

import (
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"dev.mexboard/solver/board"
)

// A disk that takes no more: the write fails half way, and everything is as before.
func TestSaveFailsHalfWay(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, strings.Repeat("b", 250)+".gv") // as long as a name may be
	d := New(read1(t, sample))
	if err := d.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	for range 2000 {
		d.Do(AddVertex(board.Point{}))
	}

	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	small := limit
	small.Cur = 4096
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &small); err != nil {
		t.Fatal(err)
	}
	err := d.Save()
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}

	var f *FileError
	if !errors.As(err, &f) || !d.Dirty() || d.Path != path {
		t.Errorf("%v; dirty %v", err, d.Dirty())
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the file is another")
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("%d files in the folder, want 1", len(left))
	}
	if err := d.Save(); err != nil || d.Dirty() {
		t.Error("saved again:", err)
	}
}
