package document

// ReadText reads a file of any format. The error is a *FileError.
func ReadText(path string) ([]byte, error) {
	text, _, err := stamped(path)
	if err != nil {
		return nil, &FileError{Path: path, Err: err}
	}
	return text, nil
}
