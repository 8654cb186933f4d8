//go:build race

package solver

// raced says that the race detector slows the tests down.
const raced = true
