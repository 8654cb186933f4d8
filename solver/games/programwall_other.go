//go:build !linux

package games

// wall does nothing: only the guard bounds the memory here, and the time what it does not see.
func wall(uint64) {}
