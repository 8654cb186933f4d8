//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package document

import (
	"errors"
	"os"
	"syscall"
)

// openLock opens a file and locks it; system is false where the file system has no locks. The error may be errHeld.
func openLock(path string) (f *os.File, system bool, err error) {
	f, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, false, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		f.Close()
		return nil, true, errHeld
	}
	return f, err == nil, nil
}
