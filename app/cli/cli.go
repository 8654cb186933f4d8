// Package cli is the program's work without its window: solve, export and convert a board, make one from a game, check a
// lesson.
package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
)

// command is one command of the program.
type command struct {
	name     string
	usage    []string // what stands after "mexboard ", line by line
	about    lang.Message
	also     lang.Message               // what its second line of usage does, where that is a work of its own
	note     func(lang.Language) string // about its files
	flags    []flag
	examples []string
	run      func(*session) error
}

// commands lists the commands in the order of the help.
var commands = []command{solveCommand, exportCommand, convertCommand, newCommand, valuesCommand, lessonCommand}

// commandNames is the names of the commands, in order.
func commandNames() []string {
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

func findCommand(name string) (command, bool) {
	for _, c := range commands {
		if c.name == name {
			return c, true
		}
	}
	return command{}, false
}

// session is one run of a command.
type session struct {
	command        command
	language       lang.Language
	options        options
	stdin          io.Reader
	stdout, stderr io.Writer
	// listen gives a context that ends when the user interrupts, until it is cancelled.
	listen func() (context.Context, context.CancelFunc)
}

// The exit statuses.
const (
	done        = 0
	failed      = 1   // a file cannot be read or written, our fault
	wrong       = 2   // the input or the command line is wrong
	interrupted = 130 // by the user: what there is by then is written. 128 and the number of the signal, as shells have it
)

// inputError says that the input or the command line is wrong.
type inputError struct{ error }

func (e inputError) Unwrap() error { return e.error }

// interruptError says that the user has interrupted the command, which has written what there was.
type interruptError struct{ error }

// Wants tells whether a command line is for Run rather than for the window: it begins with a command, a flag, or with
// a word that is neither a file nor looks like one (a mistyped command, which Run explains).
func Wants(args []string) bool {
	if len(args) == 0 || args[0] == "--" {
		return false
	}
	first := args[0]
	if _, ok := findCommand(first); ok || first == "help" || strings.HasPrefix(first, "-") {
		return true
	}
	_, err := os.Stat(first)
	return err != nil && !strings.ContainsAny(first, "./\\")
}

// Run does what a command line (without the program's name) says and returns the exit status: 0 done; 2 the input or
// the command line is wrong; 1 a file cannot be read or written, or our fault. On 1 and 2 stdout is empty, nothing is
// written, and stderr has a sentence in the language of the environment or --lang.
// It is 130 for a sequence that the user has interrupted: stdout has the values there were.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	s := &session{language: lang.Locale(os.Getenv), stdin: stdin, stdout: stdout, stderr: stderr}
	s.listen = func() (context.Context, context.CancelFunc) {
		return signal.NotifyContext(context.Background(), os.Interrupt)
	}
	return s.status(s.do(args))
}

// status says what is wrong, if something is, and gives the exit status.
func (s *session) status(err error) int {
	if err == nil {
		return done
	}
	s.say(err)
	switch {
	case errors.As(err, new(inputError)):
		return wrong
	case errors.As(err, new(interruptError)):
		return interrupted
	}
	return failed
}

func (s *session) do(args []string) error {
	if len(args) == 0 {
		return s.write(help(s.language))
	}
	if isHelp(args[0]) {
		return s.help(args[1:])
	}
	c, ok := findCommand(args[0])
	if !ok {
		return noCommand(args[0])
	}
	s.command = c
	opts, err := parse(c, args[1:])
	if err != nil {
		return err
	}
	s.options = opts
	if l, ok := lang.Parse(opts.value("--lang")); ok {
		s.language = l
	}
	if opts.has("--help") {
		return s.write(commandHelp(s.language, c))
	}
	return c.run(s)
}

// help shows the help of the command that is named, else that of the program.
func (s *session) help(args []string) error {
	o, err := parse(command{name: "help", flags: []flag{langFlag, helpFlag}}, args)
	if err != nil {
		return err
	}
	if l, ok := lang.Parse(o.value("--lang")); ok {
		s.language = l
	}
	switch len(o.files) {
	case 0:
		return s.write(help(s.language))
	case 1:
	default:
		return usage(lang.UsageHelp, strings.Join(o.files, ", "))
	}
	c, ok := findCommand(o.files[0])
	if !ok {
		return noCommand(o.files[0])
	}
	return s.write(commandHelp(s.language, c))
}

func isHelp(arg string) bool { return arg == "help" || arg == "--help" || arg == "-h" }

func noCommand(word string) error {
	if strings.HasPrefix(word, "-") {
		return usage(lang.UsageFlagFirst, word, strings.Join(commandNames(), ", "))
	}
	if near := nearest(word, commandNames()); near != "" {
		return usage(lang.UsageNearCommand, word, near)
	}
	return usage(lang.UsageNoCommand, word, strings.Join(commandNames(), ", "))
}

// usage is what is wrong with a command line.
func usage(m lang.Message, args ...any) error { return inputError{trouble(m, args...)} }

func trouble(m lang.Message, args ...any) error { return &lang.Trouble{Message: m, Args: args} }

// write puts a finished answer on standard output.
func (s *session) write(text string) error {
	_, err := io.WriteString(s.stdout, text)
	return err
}

// say puts a sentence on standard error, in one line whatever names are in it.
func (s *session) say(err error) {
	io.WriteString(s.stderr, "mexboard: "+oneLine(lang.Error(s.language, err))+"\n")
}

// oneLine is text with what would steer a terminal or break the line written out, as in tables.
func oneLine(text string) string {
	var line strings.Builder
	for _, r := range text {
		if strconv.IsGraphic(r) {
			line.WriteRune(r)
		} else {
			line.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return line.String()
}
