//go:build cgo

package main

import (
	"path/filepath"
	"syscall"
	"testing"
)

func TestFree(t *testing.T) {
	folder := t.TempDir()
	there, later := free(folder), free(filepath.Join(folder, "to", "be made"))
	if there == 0 || later == 0 {
		t.Errorf("%d and %d bytes are free", there, later)
	}
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=64k"); err != nil {
		t.Skip("no disk of our own here:", err)
	}
	defer func() { _ = syscall.Unmount(folder, 0) }()
	if n := free(filepath.Join(folder, "cache")); n == 0 || n > 64<<10 {
		t.Errorf("%d bytes are free on a disk of 64 KiB", n)
	}
}
