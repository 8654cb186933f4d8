package cli

import (
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
)

// flag is one flag of a command.
type flag struct {
	name  string // "--json"
	value string // what stands for its value in the help: "FORMAT"; "" for a flag without one
	about func(lang.Language) string
	// choices are the values it may have; nil: checked elsewhere.
	choices func() []string
}

// helpFlag, langFlag, fromFlag and bushFlag are flags of several commands.
var (
	helpFlag = flag{name: "--help", about: text(lang.FlagHelp)}
	langFlag = flag{name: "--lang", value: "L", about: choice(lang.FlagLang, languageCodes), choices: languageCodes}
	fromFlag = flag{name: "--from", value: "FORMAT", about: choice(lang.FlagFrom, boardFormats), choices: boardFormats}
	bushFlag = flag{name: "--hackenbush", about: text(lang.FlagBush)}
)

// text is a message without arguments.
func text(m lang.Message) func(lang.Language) string {
	return func(l lang.Language) string { return m[l] }
}

// choice is a message with what a flag may be, then other arguments.
func choice(m lang.Message, choices func() []string, args ...any) func(lang.Language) string {
	return func(l lang.Language) string {
		return m.In(l, append([]any{strings.Join(choices(), ", ")}, args...)...)
	}
}

func languageCodes() []string {
	var codes []string
	for _, l := range lang.Languages {
		codes = append(codes, l.Code())
	}
	return codes
}

// options is a command line taken apart.
type options struct {
	values map[string]string // by flag; "" for one without value
	files  []string
}

func (o options) has(name string) bool     { _, ok := o.values[name]; return ok }
func (o options) value(name string) string { return o.values[name] }

// parse takes the arguments of a command apart. Flags may stand before and after files; "--" ends them; "-" is a file;
// a value is the next argument or follows "=". The last of several counts.
func parse(c command, args []string) (options, error) {
	o := options{values: map[string]string{}}
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--" {
			o.files = append(o.files, args...)
			break
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			o.files = append(o.files, arg)
			continue
		}
		name, value, given := strings.Cut(arg, "=")
		f, err := c.flag(name)
		if err != nil {
			return o, err
		}
		switch {
		case f.value == "" && given:
			return o, usage(lang.UsageFlagAlone, f.name)
		case f.value != "" && !given && len(args) == 0:
			return o, usage(lang.UsageFlagEmpty, f.name, f.value)
		case f.value != "" && !given:
			value, args = args[0], args[1:]
		}
		if err := f.check(value); err != nil {
			return o, err
		}
		o.values[f.name] = value
	}
	return o, nil
}

// flag finds a flag of the command.
func (c command) flag(name string) (flag, error) {
	if name == "-h" {
		name = "--help"
	}
	var names []string
	for _, f := range c.flags {
		if f.name == name {
			return f, nil
		}
		names = append(names, f.name)
	}
	if near := nearest(name, names); near != "" {
		return flag{}, usage(lang.UsageNearFlag, name, c.name, near)
	}
	return flag{}, usage(lang.UsageNoFlag, name, c.name)
}

func (f flag) check(value string) error {
	if f.choices == nil {
		return nil
	}
	choices := f.choices()
	for _, c := range choices {
		if c == value {
			return nil
		}
	}
	return usage(lang.UsageFlagValue, f.name, value, strings.Join(choices, ", "))
}

// file is the one file a command works on.
func (s *session) file() (string, error) {
	switch files := s.options.files; {
	case len(files) == 1 && files[0] != "":
		return files[0], nil
	case len(files) <= 1:
		return "", usage(lang.UsageNoFile, s.command.name)
	default:
		return "", usage(lang.UsageFiles, s.command.name, strconv.Itoa(len(files)), strings.Join(files, ", "))
	}
}

// output is the file a command writes.
func (s *session) output() (string, error) {
	out := s.options.value("-o")
	if out == "" {
		return "", usage(lang.UsageNoOutput, s.command.name)
	}
	return out, nil
}
