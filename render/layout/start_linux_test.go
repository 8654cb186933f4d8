//go:build !race

package layout

import (
	"os"
	"syscall"
	"testing"
)

func TestStartWithFullDisk(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root can mount a small disk")
	}
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=3m"); err != nil {
		t.Skip("this system mounts nothing: ", err)
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
