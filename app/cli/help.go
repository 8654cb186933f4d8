package cli

import (
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
)

// help is the help of the program.
func help(l lang.Language) string {
	var w strings.Builder
	w.WriteString(lang.HelpAbout[l] + "\n\n" + lang.HelpUsage[l] + "\n")
	rows := [][]string{{"  mexboard [FILE...]", lang.HelpWindow[l]}}
	for _, c := range commands {
		rows = append(rows, []string{"  mexboard " + c.usage[0], c.about[l]})
		if c.also != (lang.Message{}) {
			rows = append(rows, []string{"  " + c.usage[1], c.also[l]})
		}
	}
	rows = append(rows,
		[]string{"  mexboard COMMAND --help", lang.HelpHelp[l]},
		[]string{"  mexboard --version", lang.HelpVersion[l]})
	table(&w, rows)
	w.WriteString("\n" + lang.HelpBoard[l] + "\n\n" + lang.HelpStatus[l] + "\n")
	table(&w, [][]string{
		{"  " + strconv.Itoa(done), lang.HelpDone[l]},
		{"  " + strconv.Itoa(failed), lang.HelpFailed[l]},
		{"  " + strconv.Itoa(wrong), lang.HelpWrong[l]},
	})
	examples(&w, l, []string{
		"echo 'digraph { B -> A; C -> A; C -> B; C [chips=1] }' | mexboard solve -",
		"mexboard export board.gv -o board.svg --theme print",
		"mexboard convert --from edges contest.txt -o board.gv",
	})
	return w.String()
}

// commandHelp is the help of one command.
func commandHelp(l lang.Language, c command) string {
	var w strings.Builder
	w.WriteString("mexboard " + c.name + ": " + c.about[l] + "\n\n" + lang.HelpUsage[l] + "\n")
	for i, line := range c.usage {
		if i == 0 {
			line = "mexboard " + line
		}
		w.WriteString("  " + line + "\n")
	}
	w.WriteString("\n" + c.note(l) + "\n\n" + lang.HelpFlags[l] + "\n")
	var rows [][]string
	for _, f := range c.flags {
		name := f.name
		if name == "--help" {
			name = "-h, --help"
		}
		if f.value != "" {
			name += " " + f.value
		}
		rows = append(rows, []string{"  " + name, f.about(l)})
	}
	table(&w, rows)
	examples(&w, l, c.examples)
	return w.String()
}

func examples(w *strings.Builder, l lang.Language, lines []string) {
	w.WriteString("\n" + lang.HelpExamples[l] + "\n")
	for _, line := range lines {
		w.WriteString("  " + line + "\n")
	}
}
