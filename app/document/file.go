package document

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"dev.mexboard/solver/board"
)

// maxFile is how large a file is read: far above any board that can be shown.
const maxFile = 1 << 30

// Open reads a board from a DOT file. The error is a *FileError; it wraps what the system or board.Read said.
func Open(path string) (*Document, error) {
	b, text, err := read(path)
	if err != nil {
		return nil, &FileError{Path: path, Err: err}
	}
	d := New(b)
	d.Path, d.Text = path, string(text)
	return d, nil
}

func read(path string) (board.Board, []byte, error) {
	text, err := ReadFile(path)
	if err != nil {
		return board.Board{}, nil, err
	}
	b, err := board.Read(text, path)
	return b, text, err
}

// ReadFile is what is in a file. A folder is an error on every system, and so is a file too large for a board.
func ReadFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() { // reading one says so only on some systems
		return nil, &fs.PathError{Op: "read", Path: path, Err: syscall.EISDIR}
	}
	return ReadAll(f, path)
}

// ReadAll is what comes from a reader, such as standard input, named for its error. It may be one that never ends: more than
// a board can be is an error.
func ReadAll(r io.Reader, name string) ([]byte, error) {
	return readUpTo(r, name, maxFile)
}

func readUpTo(r io.Reader, name string, limit int64) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(text)) > limit {
		err = &fs.PathError{Op: "read", Path: name, Err: syscall.EFBIG}
	}
	if err != nil {
		return nil, err
	}
	return text, nil
}

// Save writes the board to its file, whole or not at all. On an error, a *FileError, file and document are as before.
func (d *Document) Save() error { return d.SaveAs(d.Path) }

// SaveAs writes the board to a file, which becomes the document's. Errors as Save.
func (d *Document) SaveAs(path string) error {
	b := d.Board()
	if err := WriteBoard(path, b); err != nil {
		return err
	}
	d.Saved(path, b)
	return nil
}

// WriteBoard writes a board to a file as Save does, without a document: for a worker, with Document.Saved afterwards.
func WriteBoard(path string, b board.Board) error {
	if err := Replace(path, board.Write(b)); err != nil {
		return &FileError{Path: path, Saving: true, Err: err}
	}
	return nil
}

// Export puts a picture, or a board in another format, into a file as Replace does. The error is an *ExportError.
func Export(path string, content []byte) error {
	if err := Replace(path, content); err != nil {
		return &ExportError{err}
	}
	return nil
}

// Replace puts a new content into a file, whole or not at all: it is written to a temporary file beside it that then
// takes its place. A link is written through, permissions stay, a file that is read only is not replaced.
func Replace(path string, content []byte) (err error) {
	target, err := through(path)
	if err != nil {
		return err
	}
	mode, err := writable(target)
	if err != nil {
		return err
	}
	f, err := beside(target)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
			err = about(target, err)
		}
	}()
	if _, err = f.Write(content); err != nil {
		return err
	}
	if mode != 0 {
		if err = f.Chmod(mode); err != nil {
			return err
		}
	}
	if err = f.Sync(); err != nil {
		return err
	}
	if err = f.Close(); err != nil {
		return err
	}
	if err = os.Rename(f.Name(), target); err != nil {
		return err
	}
	settleFolder(filepath.Dir(target))
	return nil
}

// through follows symbolic links to the file that is meant, which need not exist.
func through(path string) (string, error) {
	if path == "" {
		return "", &fs.PathError{Op: "save", Path: path, Err: fs.ErrNotExist}
	}
	for range 40 { // as many links as Linux follows
		to, err := os.Readlink(path)
		if err != nil {
			return path, nil //nolint:nilerr // not a link: this is the file
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return "", &fs.PathError{Op: "save", Path: path, Err: syscall.ELOOP}
}

// writable is the permissions of a file that may be replaced; 0 when there is none yet.
func writable(target string) (fs.FileMode, error) {
	info, err := os.Stat(target)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	if info.IsDir() {
		return 0, &fs.PathError{Op: "save", Path: target, Err: syscall.EISDIR}
	}
	if !info.Mode().IsRegular() {
		return 0, &fs.PathError{Op: "save", Path: target, Err: fs.ErrInvalid}
	}
	f, err := os.OpenFile(target, os.O_WRONLY, 0)
	if err != nil {
		return 0, err
	}
	return info.Mode().Perm(), f.Close()
}

// beside makes a new file in the folder of another, with the permissions new files have (which os.CreateTemp does not
// give).
func beside(target string) (*os.File, error) {
	dir := filepath.Dir(target)
	for i := 0; ; i++ {
		f, err := os.OpenFile(filepath.Join(dir, fmt.Sprintf(".mexboard-%d-%d.tmp", os.Getpid(), i)),
			os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil {
			return f, nil
		}
		if !errors.Is(err, fs.ErrExist) || i > 1000 {
			return nil, about(target, err)
		}
	}
}

// about makes an error with the temporary file, which nobody knows, one with the file that is written.
func about(target string, err error) error {
	if p, ok := err.(*fs.PathError); ok { //nolint:errorlint // the outermost names the file
		return &fs.PathError{Op: p.Op, Path: target, Err: p.Err}
	}
	return err
}

// settleFolder makes a rename last through a loss of power, where the system can; where not, nothing is lost.
func settleFolder(dir string) {
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		f.Close()
	}
}
