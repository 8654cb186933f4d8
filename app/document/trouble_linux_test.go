package document

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
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

// TestFullDisk does the same on a disk of 64 KiB; only root can make one, and not in every container.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=64k"); err != nil {
		t.Skip("no disk of our own here:", err)
	}
	defer func() { _ = syscall.Unmount(folder, 0) }()
	r := recorder(t, folder)
	defer r.kill()
	d := New(read1(t, sample))
	d.Do(AddVertex(board.Point{}))
	open := Opened{ID: 1, Document: d}
	tick(t, r, open)
	path := filepath.Join(folder, "b.gv")
	stamp, err := WriteStamped(path, d.Board(), Stamp{})
	if err != nil {
		t.Fatal(err)
	}
	was := []string{path, r.file(1)}
	before := make([][]byte, 2)
	for i := range was {
		before[i], _ = os.ReadFile(was[i])
	}
	large := d.Board()
	large.Vertices = slices.Clip(large.Vertices)
	for i := range 5000 {
		large.Vertices = append(large.Vertices, board.Vertex{ID: "vertex" + letters(i)})
	}
	d.Do(Edit{Apply: func(board.Board) board.Board { return large }})
	_, err = WriteStamped(path, d.Board(), stamp)
	if got := lang.Error(lang.English, err); !strings.Contains(got, path+": the disk is full") || !strings.Contains(got, "another folder") {
		t.Errorf("the save: %q", got)
	}
	err = r.Write(r.Due(time.Now(), []Opened{open})[0])
	if got := lang.Error(lang.English, err); !strings.Contains(got, "disk is full") || !strings.Contains(got, "make room") {
		t.Errorf("the record: %q", got)
	}
	for i := range was {
		if after, _ := os.ReadFile(was[i]); string(after) != string(before[i]) {
			t.Errorf("%s is another", was[i])
		}
	}
	if files := filesIn(t, folder); strings.Contains(files, ".tmp") {
		t.Errorf("left: %s", files)
	}
}
