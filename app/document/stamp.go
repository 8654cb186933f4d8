package document

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"dev.mexboard/solver/board"
)

// Stamp tells one content of a file from another. The zero Stamp is that of no file.
type Stamp struct {
	Size     int64     `json:"size,omitempty"`
	Modified time.Time `json:"modified,omitzero"`
	Hash     string    `json:"hash,omitempty"` // SHA-256, in hexadecimal
	// Fresh says that the file was so new when the stamp was made that another change might leave it the same time.
	Fresh bool `json:"fresh,omitempty"`
}

// coarse is how far apart changes must be for every system to give them different times.
const coarse = 2 * time.Second

// stamped reads a file and makes its stamp.
func stamped(path string) ([]byte, Stamp, error) {
	info, err := os.Stat(path) // before the content: a change between is noticed later, not missed
	if err != nil {
		return nil, Stamp{}, err
	}
	content, err := ReadFile(path)
	if err != nil {
		return nil, Stamp{}, err
	}
	return content, stampOf(info, content), nil
}

func stampOf(info fs.FileInfo, content []byte) Stamp {
	return Stamp{
		Size: info.Size(), Modified: info.ModTime(), Hash: hash(content), Fresh: time.Since(info.ModTime()) < coarse,
	}
}

// OpenStamped is Open that also gives the stamp of what was read.
func OpenStamped(path string) (*Document, Stamp, error) {
	content, stamp, err := stamped(path)
	if err != nil {
		return nil, Stamp{}, &FileError{Path: path, Err: err}
	}
	b, err := board.Read(content, path)
	if err != nil {
		return nil, Stamp{}, &FileError{Path: path, Err: err}
	}
	d := New(b)
	d.Path, d.Text = path, string(content)
	return d, stamp, nil
}

// ChangedError says that another program changed a file since it was opened.
type ChangedError struct{ Path string }

func (e *ChangedError) Error() string {
	return fmt.Sprintf("%s: another program has changed this file since it was opened; save the board under another name, or reload the file", e.Path)
}

func (e *ChangedError) Fault() (string, []any) { return "document.changed", []any{e.Path} }

// Unchanged is nil while a file is as its stamp says, and a *ChangedError when another program has changed it. A file
// with another time and the same content has not changed; one that has gone cannot be overwritten and is no error; nor
// is any file for the zero Stamp. It reads the file only where size and time leave a doubt. Other errors are the
// system's.
func (s Stamp) Unchanged(path string) error {
	if s == (Stamp{}) {
		return nil
	}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.Size() != s.Size:
		return &ChangedError{path}
	case info.ModTime().Equal(s.Modified) && !s.Fresh:
		return nil
	}
	_, now, err := stamped(path)
	if err != nil {
		return err
	}
	if now.Hash != s.Hash {
		return &ChangedError{path}
	}
	return nil
}

// WriteStamped is WriteBoard for a file that was opened or saved with a stamp: it writes nothing and gives a
// *ChangedError when another program has changed the file since. On success it gives the new stamp. With the zero Stamp
// it writes in any case.
func WriteStamped(path string, b board.Board, stamp Stamp) (Stamp, error) {
	return WriteTextStamped(path, board.Write(b), stamp)
}

// WriteTextStamped is WriteStamped for a file of text.
func WriteTextStamped(path string, content []byte, stamp Stamp) (Stamp, error) {
	if err := stamp.Unchanged(path); err != nil {
		var changed *ChangedError
		if errors.As(err, &changed) {
			return stamp, err
		}
		return stamp, &FileError{Path: path, Saving: true, Err: err}
	}
	if err := Replace(path, content); err != nil {
		return stamp, &FileError{Path: path, Saving: true, Err: err}
	}
	info, err := os.Stat(path)
	if err != nil || info.Size() != int64(len(content)) {
		return Stamp{Size: int64(len(content)), Hash: hash(content), Fresh: true}, nil // changed again already: found at the next save
	}
	return stampOf(info, content), nil
}

func hash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}
