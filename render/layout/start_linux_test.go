//go:build root && !race

package layout

import (
	"syscall"
	"testing"
)

// TestStartWithFullDisk needs to be root where disks can be mounted: the tag root says so.
func TestStartWithFullDisk(t *testing.T) {
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=3m"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(disk, 0); err != nil {
			t.Error(err)
		}
	})
	t.Run("temporary folder", func(t *testing.T) {
		s := starter{home: t.TempDir(), temp: disk}
		s.start(t)
		if list := code(t, s.home); len(list) != 1 {
			t.Errorf("kept %v", list)
		}
	})
	t.Run("home", func(t *testing.T) {
		s := starter{home: disk, temp: t.TempDir()}
		s.start(t)
		if list := code(t, s.temp); len(list) != 1 {
			t.Errorf("kept %v", list)
		}
	})
	t.Run("both", func(t *testing.T) {
		s := starter{home: disk, temp: disk}
		s.start(t)
		if list := code(t, disk); len(list) != 0 {
			t.Errorf("kept %v", list)
		}
	})
}
