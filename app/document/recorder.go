package document

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Recorder keeps records of the open boards with changes in a folder, so that they can be recovered when the program is
// killed. Each running program has its own set of records there: NAME.lock, which it holds as long as it runs, and
// NAME.ID.gv, one for each such board, replaced whole.
//
// Due belongs to the goroutine of the documents, and is to be called every second; Write to a worker. So at most a second
// and the time of one write is missing.
type Recorder struct {
	folder, name string
	others       bool // Recover met a program that runs

	turn sync.Mutex // held by whoever works on the files; mutex, for the rest, never for long

	mutex   sync.Mutex
	lock    *lockFile
	written map[int]Record
	claimed map[string]*lockFile // sets of dead programs, by name
}

// OpenRecorder takes a new set of records in a folder, which is made when it is not there. The error is a
// *RecoveryError.
func OpenRecorder(folder string) (*Recorder, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, recoveryError(err)
	}
	for i := 0; ; i++ {
		// The time is in the name so that none is ever used again: records of a set that is dead keep theirs.
		name := fmt.Sprintf("%x-%d-%d", time.Now().UnixNano(), os.Getpid(), i)
		lock, err := hold(filepath.Join(folder, name+lockEnding))
		if err == nil {
			return &Recorder{
				folder: folder, name: name, lock: lock, written: map[int]Record{}, claimed: map[string]*lockFile{},
			}, nil
		}
		if !errors.Is(err, errHeld) || i > 100 {
			return nil, recoveryError(err)
		}
	}
}

const (
	lockEnding   = ".lock"
	recordEnding = ".gv"
)

func (r *Recorder) file(id int) string {
	return filepath.Join(r.folder, fmt.Sprintf("%s.%d%s", r.name, id, recordEnding))
}

// Opened is an open board: its number, which no other board of this program has had, the stamp of its file, what was typed
// as its text, and what it belongs to: see Record. One that belongs to something is kept without changes too.
type Opened struct {
	ID       int
	Document *Document
	Stamp    Stamp
	Text     string
	Draft    bool
	About    string
}

// Due is the records to be written now: of boards that have changed since theirs was written, and to be removed: of those
// that are saved or closed. It gives them again until they are written, so that it does no harm when a worker drops
// some. The documents are only read; the records share nothing that changes.
func (r *Recorder) Due(now time.Time, open []Opened) []Record {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.lock.beat()
	for _, set := range sortedKeys(r.claimed) {
		r.claimed[set].beat()
	}
	var due []Record
	kept := map[int]bool{}
	for _, o := range open {
		if !o.Document.Dirty() && !o.Draft && o.About == "" {
			continue
		}
		kept[o.ID] = true
		record := Record{ID: o.ID, Path: o.Document.Path, Stamp: o.Stamp, Time: now, Board: o.Document.Board(), Text: o.Text, Draft: o.Draft, About: o.About}
		if old, ok := r.written[o.ID]; !ok || !old.same(record) {
			due = append(due, record)
		}
	}
	for _, id := range sortedKeys(r.written) {
		if !kept[id] {
			due = append(due, Record{ID: id, Time: now, clean: true})
		}
	}
	return due
}

// same tells whether two records of one board say the same.
func (r Record) same(s Record) bool {
	return r.Path == s.Path && r.Stamp == s.Stamp && r.Draft == s.Draft && r.Text == s.Text && r.About == s.About && identical(r.Board, s.Board)
}

// Write writes, or removes, one record of Due. The error is a *RecoveryError; then the record before is still there.
// For a worker.
func (r *Recorder) Write(record Record) error {
	r.turn.Lock()
	defer r.turn.Unlock()
	if r.done(record) {
		return nil
	}
	if record.clean {
		err := os.Remove(r.file(record.ID))
		if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
			return recoveryError(err)
		}
		r.note(record)
		return nil
	}
	if err := r.hold(); err != nil {
		return recoveryError(err)
	}
	content, err := record.encode()
	if err != nil {
		return recoveryError(err)
	}
	if err := Replace(r.file(record.ID), content); err != nil {
		return recoveryError(err)
	}
	r.note(record)
	return nil
}

// done tells whether there is nothing to write: the record is there, or it is overtaken.
func (r *Recorder) done(record Record) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	old, ok := r.written[record.ID]
	switch {
	case !ok:
		return record.clean
	case record.Time.Before(old.Time):
		return true
	}
	return !record.clean && old.same(record)
}

// note says what is in the files now.
func (r *Recorder) note(record Record) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if record.clean {
		delete(r.written, record.ID)
	} else {
		r.written[record.ID] = record
	}
}

// hold takes the lock again when somebody has emptied the folder. The records that went with it are due again.
func (r *Recorder) hold() error {
	if r.lock.there() {
		return nil
	}
	if err := os.MkdirAll(r.folder, 0o700); err != nil {
		return err
	}
	lock, err := hold(filepath.Join(r.folder, r.name+lockEnding))
	if err != nil {
		return err
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.lock.release()
	r.lock = lock
	for _, id := range sortedKeys(r.written) {
		if !Exists(r.file(id)) {
			delete(r.written, id)
		}
	}
	return nil
}

// Close ends the set: for a program that ends, whose boards are saved or given up. What Recover gave and was neither
// adopted nor discarded stays for the next program.
func (r *Recorder) Close() error {
	r.turn.Lock()
	defer r.turn.Unlock()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	var first error
	for _, id := range sortedKeys(r.written) {
		if err := os.Remove(r.file(id)); err != nil && !errors.Is(err, fs.ErrNotExist) && first == nil {
			first = recoveryError(err)
		}
	}
	r.written = map[int]Record{}
	for _, set := range sortedKeys(r.claimed) {
		r.claimed[set].release()
	}
	r.claimed = map[string]*lockFile{}
	r.lock.drop()
	return first
}

// sortedKeys lists the keys of a map in their order.
func sortedKeys[K int | string, V any](m map[K]V) []K {
	list := make([]K, 0, len(m))
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

// cutRecord parts the name of a record's file into its set and the number of its board.
func cutRecord(name string) (set string, id int, ok bool) {
	rest, ok := strings.CutSuffix(name, recordEnding)
	at := strings.LastIndexByte(rest, '.')
	if !ok || at < 0 {
		return "", 0, false
	}
	id, err := strconv.Atoi(rest[at+1:])
	return rest[:at], id, err == nil
}
