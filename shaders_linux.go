//go:build cgo

package main

import (
	"math"
	"os"
	"path/filepath"
	"syscall"
)

// shaderRoom is how much Mesa may need for the shaders that it keeps.
const shaderRoom = 16 << 20

// spareShaders keeps Mesa, which draws the windows of most Linux systems, from keeping compiled shaders where the disk
// is full: it maps a file that could not grow, and the program would end with a bus error.
func spareShaders() {
	if folder, err := os.UserCacheDir(); err == nil && free(folder) < shaderRoom {
		os.Setenv("MESA_SHADER_CACHE_DISABLE", "true")
	}
}

// free is how many bytes may still be written in a folder, or where it is to be made; in doubt, many.
func free(folder string) uint64 {
	var disk syscall.Statfs_t
	for syscall.Statfs(folder, &disk) != nil {
		above := filepath.Dir(folder)
		if above == folder {
			return math.MaxUint64
		}
		folder = above
	}
	return disk.Bavail * uint64(disk.Bsize)
}
