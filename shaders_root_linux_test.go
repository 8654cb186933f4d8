//go:build cgo && root

package main

import (
	"path/filepath"
	"syscall"
	"testing"
)

// TestFreeOnASmallDisk mounts a disk, which takes root.
func TestFreeOnASmallDisk(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=64k"); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = syscall.Unmount(folder, 0) }()
	if n := free(filepath.Join(folder, "cache")); n == 0 || n > 64<<10 {
		t.Errorf("%d bytes are free on a disk of 64 KiB", n)
	}
}
