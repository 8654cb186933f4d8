package document

import (
	"path/filepath"
	"slices"
)

// maxRecent is how many recent files are kept.
const maxRecent = 10

// Recent is the files opened or saved last, the newest first.
type Recent []string

// With is the list with a file put first; it is named once.
func (r Recent) With(path string) Recent {
	if path == "" {
		return r
	}
	next := append(Recent{filepath.Clean(path)}, r.Without(path)...)
	return next[:min(len(next), maxRecent)]
}

// Without is the list without a file: one that is no longer there when it is to be opened.
func (r Recent) Without(path string) Recent {
	path = filepath.Clean(path)
	return slices.DeleteFunc(slices.Clone(r), func(p string) bool { return filepath.Clean(p) == path })
}

// Present is the list without the files that are not there.
func (r Recent) Present(there func(path string) bool) Recent {
	return slices.DeleteFunc(slices.Clone(r), func(p string) bool { return !there(p) })
}
