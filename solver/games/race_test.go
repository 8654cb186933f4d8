//go:build race

package games

// raced says that the race detector slows the tests down.
const raced = true
