package document

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// sharingViolation is what Windows says of a file that another process keeps for itself.
const sharingViolation = syscall.Errno(32)

// openLock opens a file such that no other process can. The error may be errHeld.
func openLock(path string) (f *os.File, system bool, err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, false, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, true, errHeld
	}
	if err != nil {
		return nil, false, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), true, nil
}
