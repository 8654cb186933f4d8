package app

import (
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"
)

// fileStore is what Fyne knows of the files of the system.
type fileStore interface {
	repository.AppendableRepository
	repository.ListableRepository
	repository.HierarchicalRepository
	repository.CopyableRepository
	repository.MovableRepository
	repository.DeleteAllRepository
}

// choosingFiles lets Fyne's save dialog only choose. By itself that dialog empties the file that was chosen before
// anything is written, and asks about replacing it in English. While on, it does neither: Mexboard asks in the
// reader's language, and replaces files whole.
type choosingFiles struct {
	fileStore
	on bool
}

func (c *choosingFiles) Exists(u fyne.URI) (bool, error) {
	if c.on {
		return false, nil
	}
	return c.fileStore.Exists(u)
}

// Child lets a whole path be typed for the name, or one from the home folder on.
func (c *choosingFiles) Child(u fyne.URI, name string) (fyne.URI, error) {
	if rest, ok := strings.CutPrefix(name, "~"+string(filepath.Separator)); ok && c.on {
		if home, err := os.UserHomeDir(); err == nil {
			name = filepath.Join(home, rest)
		}
	}
	if c.on && filepath.IsAbs(name) {
		return storage.NewFileURI(filepath.Clean(name)), nil
	}
	return c.fileStore.Child(u, name)
}

func (c *choosingFiles) Writer(u fyne.URI) (fyne.URIWriteCloser, error) {
	if c.on {
		return chosen{u}, nil
	}
	return c.fileStore.Writer(u)
}

// chosen is a file that was chosen; it is not open.
type chosen struct{ uri fyne.URI }

func (c chosen) URI() fyne.URI               { return c.uri }
func (c chosen) Close() error                { return nil }
func (c chosen) Write(p []byte) (int, error) { return len(p), nil }

// setChoosing switches choosingFiles on or off; at first it is put in the place of Fyne's own.
func setChoosing(on bool) {
	r, err := repository.ForScheme("file")
	if err != nil {
		return // no files here: the dialog will say so
	}
	c, ok := r.(*choosingFiles)
	if !ok {
		store, ok := r.(fileStore)
		if !ok {
			return
		}
		c = &choosingFiles{fileStore: store}
		repository.Register("file", c)
	}
	c.on = on
}
