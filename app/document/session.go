package document

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Session is what was open: the files, and which of them was in front. Boards without a file are not in it: those with
// changes are recovered by their records.
type Session struct {
	Files  []string `json:"files"`
	Active int      `json:"active"` // index of Files; -1: none of them
}

// sessionFile is its name in the folder of the program's storage.
const sessionFile = "session.json"

// ReadSession reads the last session. One that is missing or cannot be read is the empty session: there is nothing to
// be lost in it.
func ReadSession(folder string) Session {
	none := Session{Active: -1}
	text, err := os.ReadFile(filepath.Join(folder, sessionFile))
	if err != nil {
		return none
	}
	s := none
	if json.Unmarshal(text, &s) != nil {
		return none
	}
	if s.Active < 0 || s.Active >= len(s.Files) {
		s.Active = -1
	}
	return s
}

// WriteSession writes a session, whole or not at all. The error is a *RecoveryError.
func WriteSession(folder string, s Session) error {
	text, err := json.Marshal(s)
	if err == nil {
		if err = os.MkdirAll(folder, 0o700); err == nil {
			err = Replace(filepath.Join(folder, sessionFile), text)
		}
	}
	return recoveryError(err)
}

// Present is the session without the files that are not there. Where the one in front has gone, the one before it comes
// to the front.
func (s Session) Present(there func(path string) bool) Session {
	next := Session{Active: -1}
	for i, path := range s.Files {
		if there(path) {
			next.Files = append(next.Files, path)
		}
		if i == s.Active {
			next.Active = max(len(next.Files)-1, 0)
		}
	}
	if len(next.Files) == 0 {
		next.Active = -1
	}
	return next
}

// Exists tells whether there is a file; in doubt there is.
func Exists(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
