//go:build cgo

package main

import (
	"path/filepath"
	"testing"
)

func TestFree(t *testing.T) {
	folder := t.TempDir()
	there, later := free(folder), free(filepath.Join(folder, "to", "be made"))
	if there == 0 || later == 0 {
		t.Errorf("%d and %d bytes are free", there, later)
	}
}
