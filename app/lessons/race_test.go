//go:build race

package lessons

// raced says that the race detector slows the tests down.
const raced = true
