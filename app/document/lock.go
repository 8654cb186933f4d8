package document

import (
	"errors"
	"os"
	"time"
)

// lockFile is a file that one process at a time may hold. The system lets go of it when the process ends, however it
// ends. Where the system has no such locks, the holder shows by the file's time that it is alive.
type lockFile struct {
	path  string
	file  *os.File
	beats bool // no lock of the system: beat must be called
}

// errHeld says that another process holds a lock.
var errHeld = errors.New("held by another window")

// lifeless is how old the time of a file must be for its holder to be dead, where time is all there is.
const lifeless = 15 * time.Second

// hold takes a lock; the error is errHeld or the system's.
func hold(path string) (*lockFile, error) {
	for range 10 {
		f, system, err := openLock(path)
		if err != nil {
			return nil, err
		}
		l := &lockFile{path: path, file: f, beats: !system}
		switch {
		case !l.there(): // its last holder removed it after it was opened
		case l.beats && alive(f):
			f.Close()
			return nil, errHeld
		default:
			if l.beats {
				_, _ = f.WriteString("held\n")
				l.beat()
			}
			return l, nil
		}
		f.Close()
	}
	return nil, errHeld
}

// there tells whether the file held is still the one at its path.
func (l *lockFile) there() bool {
	ours, err := l.file.Stat()
	if err != nil {
		return false
	}
	now, err := os.Stat(l.path)
	return err == nil && os.SameFile(ours, now)
}

// alive tells whether a holder wrote to the file and has kept its time new.
func alive(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Size() > 0 && time.Since(info.ModTime()) < lifeless
}

// beat shows that the holder is alive, where that is needed.
func (l *lockFile) beat() {
	if l.beats {
		now := time.Now()
		_ = os.Chtimes(l.path, now, now)
	}
}

// release lets go of the lock and leaves the file.
func (l *lockFile) release() { l.file.Close() }

// drop removes the file and lets go of the lock: first one, then the other, where a file in use can be removed.
func (l *lockFile) drop() {
	err := os.Remove(l.path)
	l.file.Close()
	if err != nil {
		_ = os.Remove(l.path)
	}
}
