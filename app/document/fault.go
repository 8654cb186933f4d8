package document

import "fmt"

// ChipLimitError says that a board can hold no more chips.
type ChipLimitError struct{ Limit int }

func (e *ChipLimitError) Error() string {
	return fmt.Sprintf("a board holds at most %d chips; take some off first", e.Limit)
}

func (e *ChipLimitError) Fault() (string, []any) { return "document.chips", []any{e.Limit} }

// SplitChipError says that chips and a split do not go together.
type SplitChipError struct{ ID string }

func (e *SplitChipError) Error() string {
	return fmt.Sprintf("%s: a split holds no chips; take them off, or make it a vertex again with the split tool", e.ID)
}

func (e *SplitChipError) Fault() (string, []any) { return "document.split", []any{e.ID} }

// TakenError says that another vertex has that ID.
type TakenError struct{ ID string }

func (e *TakenError) Error() string {
	return fmt.Sprintf("another vertex is already called %s; choose another name", e.ID)
}

func (e *TakenError) Fault() (string, []any) { return "document.taken", []any{e.ID} }

// EmptyNameError says that a vertex needs a name.
type EmptyNameError struct{}

func (e *EmptyNameError) Error() string { return "a vertex needs a name; type at least one character" }

func (e *EmptyNameError) Fault() (string, []any) { return "document.empty", nil }

// NoMoveError says that a move cannot be played on the board as it is.
type NoMoveError struct{}

func (e *NoMoveError) Error() string { return "this move is no longer possible on the board" }

func (e *NoMoveError) Fault() (string, []any) { return "document.move", nil }

// FileError says what went wrong with the board's file, and is told as the cause with what to try.
type FileError struct {
	Path   string
	Saving bool
	Err    error
}

func (e *FileError) Error() string {
	if e.Saving {
		return fmt.Sprintf("the board was not saved: %v; save it under another name or in another folder", e.Err)
	}
	return fmt.Sprintf("the board was not opened: %v", e.Err)
}

func (e *FileError) Unwrap() error { return e.Err }

func (e *FileError) Fault() (string, []any) {
	if e.Saving {
		return "document.save", []any{e.Err}
	}
	return "document.open", []any{e.Err}
}

// ExportError says that a file which is not the board's own was not written: a picture, or a copy in another format. What
// was there before is there still.
type ExportError struct{ Err error }

func (e *ExportError) Error() string {
	return fmt.Sprintf("nothing was written: %v; try another name or another folder", e.Err)
}

func (e *ExportError) Unwrap() error { return e.Err }

func (e *ExportError) Fault() (string, []any) { return "document.export", []any{e.Err} }
