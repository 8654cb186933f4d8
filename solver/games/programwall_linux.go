package games

import (
	"fmt"
	"os"
	"syscall"
)

// wall has the system refuse memory to this process beyond what it has and so much more. The guard alone is not enough: the
// collector of garbage stops everything, and waits with that for the end of a long copy. Where the system cannot tell
// what the process has there is no wall.
func wall(more uint64) {
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return
	}
	var pages uint64
	if _, err := fmt.Sscan(string(text), &pages); err != nil {
		return
	}
	most := pages*uint64(os.Getpagesize()) + more
	syscall.Setrlimit(syscall.RLIMIT_AS, &syscall.Rlimit{Cur: most, Max: most})
}
