//go:build !windows

package cli

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestReplaced wants a file replaced whole: its permissions stay, a link is written through, nothing is left beside it,
// and it is untouched when something is wrong.
func TestReplaced(t *testing.T) {
	here(t, "placed.gv")
	write(t, "old.svg", "old")
	if err := os.Chmod("old.svg", 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("old.svg", "link.svg"); err != nil {
		t.Fatal(err)
	}
	if r := run(t, "digraph {", "export", "-", "-o", "link.svg"); r.status != wrong || content(t, "old.svg") != "old" {
		t.Errorf("a failed export: %+v", r)
	}
	exported(t, "link.svg", "placed.gv")
	info, err := os.Lstat("link.svg")
	if err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v %v", info, err)
	}
	info, err = os.Stat("old.svg")
	if err != nil || info.Mode().Perm() != 0o640 || info.Size() < 100 {
		t.Errorf("%v, %v", info, err)
	}
	if left, _ := filepath.Glob(".*"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
