//go:build cgo && !linux

package main

// spareShaders is for Mesa on Linux.
func spareShaders() {}
