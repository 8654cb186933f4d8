package lang

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Fault is an error that can be told in every language: key is a row of Faults, args fill its message.
type Fault interface {
	error
	Fault() (key string, args []any)
}

// Error is what is wrong, in a language. An error that is (or wraps) a Trouble is told by its message, a Fault by its
// row of Faults, the common troubles with files by messages of their own; others are given as they are. nil is "".
func Error(l Language, err error) string {
	if err == nil {
		return ""
	}
	var trouble *Trouble
	if errors.As(err, &trouble) {
		return trouble.Message.In(l, trouble.Args...)
	}
	var fault Fault
	if errors.As(err, &fault) {
		key, args := fault.Fault()
		if m, ok := Faults[key]; ok {
			return m.In(l, args...)
		}
		if m, ok := gameWord(key); ok {
			return m[l]
		}
		return err.Error()
	}
	if path, m, ok := fileTrouble(err); ok {
		return m.In(l, path)
	}
	return err.Error()
}

// fileTrouble names the file an error is about and what is wrong with it, where that is one of the common troubles.
func fileTrouble(err error) (path string, m Message, ok bool) {
	var p *fs.PathError
	var r *os.LinkError
	switch {
	case errors.As(err, &p):
		path = p.Path
	case errors.As(err, &r):
		path = r.New
	default:
		return "", m, false
	}
	for _, t := range fileTroubles {
		if errors.Is(err, t.cause) {
			return path, t.message, true
		}
	}
	return "", m, false
}

var fileTroubles = []struct {
	cause   error
	message Message
}{
	{syscall.EISDIR, FileIsFolder},
	{syscall.ENOTDIR, FileMissing},
	{syscall.ENOSPC, FileNoSpace},
	{syscall.EROFS, FileForbidden},
	{syscall.ELOOP, FileLinks},
	{syscall.EFBIG, FileTooLarge},
	{fs.ErrInvalid, FileNotOrdinary},
	{fs.ErrNotExist, FileMissing},
	{fs.ErrPermission, FileForbidden},
}

// What can be wrong with a file; {0} is its path.
var (
	FileMissing = Message{
		"{0}: there is no such file or folder",
		"{0}：没有这个文件或文件夹",
		"{0}: нет такого файла или папки",
		"{0}: tällaista tiedostoa tai kansiota ei ole",
	}
	FileForbidden = Message{
		"{0}: no permission to read or write here",
		"{0}：没有读写权限",
		"{0}: нет прав на чтение или запись",
		"{0}: ei oikeutta lukea tai kirjoittaa",
	}
	FileIsFolder = Message{
		"{0}: this is a folder, not a file",
		"{0}：这是文件夹，不是文件",
		"{0}: это папка, а не файл",
		"{0}: tämä on kansio, ei tiedosto",
	}
	FileNoSpace = Message{
		"{0}: the disk is full",
		"{0}：磁盘已满",
		"{0}: на диске нет места",
		"{0}: levy on täynnä",
	}
	FileLinks = Message{
		"{0}: too many links, one to the other",
		"{0}：符号链接层数过多",
		"{0}: слишком длинная цепочка ссылок",
		"{0}: liian monta linkkiä peräkkäin",
	}
	FileTooLarge = Message{
		"{0}: too large for a board",
		"{0}：文件过大，不可能是棋盘",
		"{0}: файл слишком велик для доски",
		"{0}: liian suuri laudaksi",
	}
	FileNotOrdinary = Message{
		"{0}: not an ordinary file, so it is not replaced",
		"{0}：不是普通文件，不能替换",
		"{0}: это не обычный файл, он не заменяется",
		"{0}: ei tavallinen tiedosto, joten sitä ei korvata",
	}
)

// Trouble is an error told by a message.
type Trouble struct {
	Message Message
	Args    []any
}

// Error is the trouble in English.
func (t *Trouble) Error() string { return t.Message.In(English, t.Args...) }
