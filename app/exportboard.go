package app

import (
	"path/filepath"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// formatRows are the formats in which a copy of the board can be saved.
func formatRows(*Window) []command {
	var rows []command
	for _, f := range board.Formats {
		rows = append(rows, command{
			named: func(w *Window) string { return lang.FormatName(w.say, f.Name) + "…" },
			do:    func(w *Window) { w.askCopy(f) }, able: (*Window).drawn,
		})
	}
	return rows
}

// askCopy asks where to write the board in a format; its own file stays what it is. What the format cannot say is told
// before, what it leaves out afterwards.
func (w *Window) askCopy(f board.Format) {
	b := w.doc.Board()
	if _, err := f.Write(b); err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.askWhere(w.fileName()+f.Endings[0], func(path string) {
		w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) { return f.Write(b) }, then: func() {
			w.tellLost(path, f.Lost(b))
		}})
	})
}

// tellLost tells what a file does not keep.
func (w *Window) tellLost(path string, lost []board.Loss) {
	if len(lost) == 0 {
		return
	}
	var names []string
	for _, l := range lost {
		names = append(names, lang.Loss(w.say, string(l)))
	}
	w.tell(lang.Lost.In(w.say, filepath.Base(path), names))
}
