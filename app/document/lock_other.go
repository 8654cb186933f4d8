//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows)

package document

import "os"

// openLock opens a file; there are no locks here.
func openLock(path string) (f *os.File, system bool, err error) {
	f, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	return f, false, err
}
