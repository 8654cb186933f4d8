package document

// ReadStamped reads a file of text, with its stamp. The error is a *FileError.
func ReadStamped(path string) ([]byte, Stamp, error) {
	text, stamp, err := stamped(path)
	if err != nil {
		return nil, Stamp{}, &FileError{Path: path, Err: err}
	}
	return text, stamp, nil
}

// ReadText reads a file of any format. The error is a *FileError.
func ReadText(path string) ([]byte, error) {
	text, _, err := ReadStamped(path)
	return text, err
}
