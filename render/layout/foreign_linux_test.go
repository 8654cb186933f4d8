//go:build root && !race

package layout

import (
	"os"
	"path/filepath"
	"testing"
)

func TestStartWithForeignFolder(t *testing.T) {
	t.Parallel()
	const nobody = 65534
	s := newStarter(t)
	s.start(t)
	base := filepath.Join(s.home, "mexboard", "graphviz")
	err := filepath.Walk(base, func(path string, _ os.FileInfo, err error) error {
		if err != nil {
			return err
		}
		return os.Lchown(path, nobody, nobody)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(code(t, s.home)[0], 1000); err != nil { // a start that reads it panics
		t.Fatal(err)
	}
	s.start(t)
	if list := code(t, s.temp); len(list) != 1 {
		t.Errorf("the other folder holds %v", list)
	}
}
