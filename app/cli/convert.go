package cli

import (
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

var convertCommand = command{
	name:  "convert",
	usage: []string{"convert [--from FORMAT] FILE|- -o OUT"},
	about: lang.HelpConvert,
	note:  func(l lang.Language) string { return lang.HelpOut.In(l, strings.Join(boardEndings(), ", ")) },
	flags: []flag{outFlag, fromFlag, bushFlag, langFlag, helpFlag},
	examples: []string{
		"mexboard convert --from edges contest.txt -o board.gv",
		"mexboard convert --from parents tree.txt -o tree.gv",
		"mexboard convert --from parents --hackenbush tree.txt -o stalks.gv",
		"mexboard convert board.graphml -o board.gv",
	},
	run: convert,
}

// outFlag is the file that a command writes.
var outFlag = flag{name: "-o", value: "OUT", about: text(lang.FlagOut)}

func convert(s *session) error {
	file, err := s.file()
	if err != nil {
		return err
	}
	out, err := s.output()
	if err != nil {
		return err
	}
	f, ok := board.FormatOf(out)
	if !ok {
		return usage(lang.UsageEnding, out, strings.Join(boardEndings(), ", "))
	}
	in, err := s.read(file)
	if err != nil {
		return err
	}
	content, err := f.Write(in.board)
	if err != nil {
		return inputError{err} // the format cannot say it
	}
	if err := document.Export(out, content); err != nil {
		return err
	}
	s.tellLost(out, f.Lost(in.board))
	return nil
}

// tellLost says on standard error what the file does not keep.
func (s *session) tellLost(out string, lost []board.Loss) {
	var names []string
	for _, l := range lost {
		names = append(names, lang.Loss(s.language, string(l)))
	}
	if names != nil {
		s.say(trouble(lang.Lost, out, names))
	}
}

func boardEndings() []string {
	var all []string
	for _, f := range board.Formats {
		all = append(all, f.Endings...)
	}
	return all
}
