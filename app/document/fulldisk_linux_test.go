//go:build root

package document

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// TestFullDisk does the same on a disk of 64 KiB: root can make one, where it may mount, and the tag root says so.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=64k"); err != nil {
		t.Fatal(err)
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
