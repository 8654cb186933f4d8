package cli

import (
	"io"
	"os"
	"strings"

	"dev.mexboard/app/lang"
)

// NoWindow says that this build has no window and names the commands; it returns the exit status.
func NoWindow(stderr io.Writer) int { return explain(stderr, lang.NoWindowBuild) }

// SayNoDisplay says that there is no display for the window and names the commands; it returns the exit status.
func SayNoDisplay(stderr io.Writer) int { return explain(stderr, lang.NoDisplay) }

func explain(stderr io.Writer, m lang.Message) int {
	s := session{language: lang.Locale(os.Getenv), stderr: stderr}
	s.say(trouble(m, strings.Join(commandNames(), ", ")))
	return failed
}

// NoDisplay tells whether a system (runtime.GOOS) that shows windows through a display server has none. getenv is
// os.Getenv.
func NoDisplay(system string, getenv func(string) string) bool {
	switch system {
	case "windows", "darwin":
		return false
	}
	return getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == ""
}
