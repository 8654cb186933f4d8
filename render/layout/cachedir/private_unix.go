//go:build unix

package cachedir

import (
	"os"
	"syscall" // already loaded by os; the owner of a file is told nowhere else
)

// private tells whether folder is a real folder of this user to which nobody else may write, and shuts it to readers:
// it will hold machine code that this program runs.
func private(folder string) bool {
	at, err := os.Lstat(folder)
	if err != nil || !at.IsDir() {
		return false
	}
	owner, ok := at.Sys().(*syscall.Stat_t)
	if !ok || int(owner.Uid) != os.Geteuid() || at.Mode().Perm()&0o022 != 0 {
		return false
	}
	return at.Mode().Perm() == 0o700 || os.Chmod(folder, 0o700) == nil
}
