package document

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// asNobody runs a function without root's right to write everywhere.
func asNobody(t *testing.T, work func()) {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if os.Geteuid() == 0 {
		if err := syscall.Setfsuid(65534); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = syscall.Setfsuid(0) }()
	}
	work()
}

// TestReadOnlyFolder: neither a save nor a record gets through, and both say what to try; the record before and the
// document stay, and it is due again.
func TestReadOnlyFolder(t *testing.T) {
	folder := t.TempDir()
	r := recorder(t, folder)
	d := New(read1(t, sample))
	d.Do(AddVertex(board.Point{}))
	open := Opened{ID: 1, Document: d}
	tick(t, r, open)
	before, _ := os.ReadFile(r.file(1))
	if err := os.Chmod(folder, 0o555); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = os.Chmod(folder, 0o755) }()
	d.Do(AddVertex(board.Point{}))
	due := r.Due(time.Now(), []Opened{open})
	if len(due) != 1 {
		t.Fatalf("%d due", len(due))
	}
	asNobody(t, func() {
		err := r.Write(due[0])
		if got := lang.Error(lang.English, err); !errors.As(err, new(*RecoveryError)) || !strings.Contains(got, "no permission") ||
			!strings.Contains(got, "save your boards") {
			t.Errorf("the record: %q", got)
		}
		_, err = WriteStamped(filepath.Join(folder, "b.gv"), d.Board(), Stamp{})
		if got := lang.Error(lang.English, err); !strings.Contains(got, "no permission") || !strings.Contains(got, "another folder") {
			t.Errorf("the save: %q", got)
		}
	})
	if after, _ := os.ReadFile(r.file(1)); string(after) != string(before) {
		t.Error("the record before is another")
	}
	if !d.Dirty() || len(r.Due(time.Now(), []Opened{open})) != 1 {
		t.Error("the record is not due again")
	}
}
