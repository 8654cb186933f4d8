package document

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Leftover is a record that a program left when it was killed. It is to be adopted or discarded by the Recorder that gave
// it; until then, and when neither is done, it stays.
type Leftover struct {
	Record
	file, set string
}

// Recover lists what programs left that did not end by Close, the newest first, and keeps it from other windows as long
// as this Recorder is open. What a program that runs keeps is not touched. Records whose file holds the same board by now
// are removed. The error is a *RecoveryError; what could be read is given with it.
func (r *Recorder) Recover() ([]Leftover, error) {
	r.turn.Lock()
	defer r.turn.Unlock()
	sets, err := r.sets()
	if err != nil {
		return nil, recoveryError(err)
	}
	var left []Leftover
	var first error
	for _, set := range sortedKeys(sets) {
		lock, err := hold(filepath.Join(r.folder, set+lockEnding))
		if errors.Is(err, errHeld) {
			r.others = true
			continue
		}
		if err != nil {
			first = cmp.Or(first, err)
			continue
		}
		r.claim(set, lock)
		for _, file := range r.records(set) { // read anew: now nobody changes them
			l, err := readLeft(file, set)
			switch {
			case err != nil:
				first = cmp.Or(first, err)
			case l.saved():
				_ = os.Remove(file)
			default:
				left = append(left, l)
			}
		}
		r.settle(set)
	}
	slices.SortStableFunc(left, func(a, b Leftover) int { return b.Time.Compare(a.Time) })
	return left, recoveryError(first)
}

// Alone tells whether Recover met no other program that runs.
func (r *Recorder) Alone() bool { return !r.others }

// sets finds the sets that are not ours, and removes what interrupted writes left.
func (r *Recorder) sets() (map[string]bool, error) {
	entries, err := os.ReadDir(r.folder)
	if err != nil {
		return nil, err
	}
	sets := map[string]bool{}
	for _, e := range entries {
		name := e.Name()
		set, _, ok := cutRecord(name)
		if !ok {
			set, ok = strings.CutSuffix(name, lockEnding)
		}
		switch {
		case ok && set != r.name && r.claimed[set] == nil:
			sets[set] = true
		case strings.HasPrefix(name, ".mexboard-") && strings.HasSuffix(name, ".tmp"):
			if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > abandoned {
				_ = os.Remove(filepath.Join(r.folder, name))
			}
		}
	}
	return sets, nil
}

// abandoned is how old a temporary file is that nobody writes any more.
const abandoned = 10 * time.Minute

// records lists the files of a set.
func (r *Recorder) records(set string) []string {
	entries, err := os.ReadDir(r.folder)
	if err != nil {
		return nil
	}
	var files []string
	for _, e := range entries {
		if s, _, ok := cutRecord(e.Name()); ok && s == set {
			files = append(files, filepath.Join(r.folder, e.Name()))
		}
	}
	return files
}

func readLeft(file, set string) (Leftover, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return Leftover{}, err
	}
	record, err := decode(content)
	if err != nil {
		return Leftover{}, &fs.PathError{Op: "recover", Path: file, Err: err}
	}
	_, record.ID, _ = cutRecord(filepath.Base(file))
	return Leftover{Record: record, file: file, set: set}, nil
}

// Adopt makes a record that was left one of this Recorder's own, for a board opened with Leftover.Document and the given
// number. At no moment is it missing. The error is a *RecoveryError.
func (r *Recorder) Adopt(l Leftover, id int) error {
	r.turn.Lock()
	defer r.turn.Unlock()
	if err := r.hold(); err != nil {
		return recoveryError(err)
	}
	if err := os.Rename(l.file, r.file(id)); err != nil {
		return recoveryError(err)
	}
	l.ID = id
	r.note(l.Record)
	r.settle(l.set)
	return nil
}

// Discard throws a record that was left away. The error is a *RecoveryError.
func (r *Recorder) Discard(l Leftover) error {
	r.turn.Lock()
	defer r.turn.Unlock()
	if err := os.Remove(l.file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return recoveryError(err)
	}
	r.settle(l.set)
	return nil
}

// settle gives a set up when nothing is left of it.
func (r *Recorder) settle(set string) {
	if lock := r.claimed[set]; lock != nil && len(r.records(set)) == 0 {
		lock.drop()
		r.claim(set, nil)
	}
}

// claim notes that a set is ours to give up, or (nil) that it is gone.
func (r *Recorder) claim(set string, lock *lockFile) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if lock == nil {
		delete(r.claimed, set)
	} else {
		r.claimed[set] = lock
	}
}
