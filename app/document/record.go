package document

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Record is a board with changes that are not in its file, as it is kept for recovery. Its text is DOT with one comment
// before it, so that a record can be opened by itself.
type Record struct {
	ID    int         // the open board, as the caller counts them
	Path  string      // its file, "" when it has none yet
	Stamp Stamp       // of the file when it was opened or saved last
	Time  time.Time   // when the board was so
	Board board.Board // the board itself
	Text  string      // what was typed as its text, with comments; "": nothing that need be kept
	Draft bool        // Text is not that of the board: it has not been read, or is no board
	About string      // what the board belongs to, as the caller writes it; "": to nothing
	clean bool        // there are no changes: nothing is to be kept
}

// recordHead is what the comment holds.
type recordHead struct {
	Path  string    `json:"path,omitempty"`
	Stamp Stamp     `json:"stamp,omitzero"`
	Time  time.Time `json:"time"`
	Text  string    `json:"text,omitempty"`
	Draft bool      `json:"draft,omitempty"`
	About string    `json:"about,omitempty"`
}

const recordMark = "// mexboard recovery "

// encode is the record as it is kept.
func (r Record) encode() ([]byte, error) {
	head, err := json.Marshal(recordHead{r.Path, r.Stamp, r.Time, r.Text, r.Draft, r.About})
	if err != nil {
		return nil, err
	}
	return append(append(append([]byte(recordMark), head...), '\n'), board.Write(r.Board)...), nil
}

var errNoRecord = errors.New("not a recovery record")

// decode reads a record; its ID is not known. What was cut off is no DOT, and so an error.
func decode(content []byte) (Record, error) {
	line, text, _ := bytes.Cut(content, []byte("\n"))
	head, ok := bytes.CutPrefix(line, []byte(recordMark))
	var h recordHead
	if !ok || json.Unmarshal(head, &h) != nil {
		return Record{}, errNoRecord
	}
	b, err := board.Read(text, "")
	if err != nil {
		return Record{}, err
	}
	return Record{Path: h.Path, Stamp: h.Stamp, Time: h.Time, Board: b, Text: h.Text, Draft: h.Draft, About: h.About}, nil
}

// Document is the record opened: its file's board with the changes as one edit that can be undone. Without a file, or
// when it cannot be read, the board before the changes is empty. What was typed is not in it.
func (r Record) Document() *Document {
	d := &Document{}
	if r.Path != "" {
		if opened, err := Open(r.Path); err == nil {
			d = opened
		}
	}
	d.Path = r.Path
	d.Do(Edit{Name: lang.EditRecover, Apply: func(board.Board) board.Board { return r.Board }})
	return d
}

// saved tells whether the record's file holds the same board by now, and nothing else would be lost.
func (r Record) saved() bool {
	if r.Path == "" || r.Draft || r.About != "" {
		return false
	}
	text, err := os.ReadFile(r.Path)
	if err != nil {
		return false
	}
	b, err := board.Read(text, "")
	return err == nil && board.Equal(b, r.Board)
}

// RecoveryError says that changes are not being kept. The boards that are open are unharmed.
type RecoveryError struct{ Err error }

func (e *RecoveryError) Error() string {
	return fmt.Sprintf("changes are not being kept for recovery: %v; save your boards, then make room on the disk or permit writing in the folder", e.Err)
}

func (e *RecoveryError) Unwrap() error { return e.Err }

func (e *RecoveryError) Fault() (string, []any) { return "document.recovery", []any{e.Err} }

func recoveryError(err error) error {
	if err == nil {
		return nil
	}
	return &RecoveryError{err}
}
