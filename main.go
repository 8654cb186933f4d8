// Mexboard is a desktop program for impartial games on graphs: the window, and the same work as commands.
package main

import (
	"fmt"
	"os"
	"runtime"

	"dev.mexboard/app/cli"
	"dev.mexboard/render/layout"
	"dev.mexboard/render/layout/cachedir"
	"dev.mexboard/solver/games"
)

// version is set by the Makefile when it builds.
var version = "devel"

func main() {
	cachedir.Restore()
	os.Exit(run(os.Args[1:]))
}

// run chooses between the children (layout, a game's program), the commands and the window (window.go, or nowindow.go without cgo: both
// define hasWindow and window). It returns the exit status.
func run(args []string) int {
	switch {
	case len(args) > 0 && args[0] == layout.ServeCommand:
		if layout.Serve(os.Stdin, os.Stdout) != nil {
			return 1
		}
		return 0
	case len(args) > 0 && args[0] == games.ProgramCommand:
		if games.ServeProgram(os.Stdin, os.Stdout) != nil {
			return 1
		}
		return 0
	case len(args) == 1 && args[0] == "--version":
		fmt.Println("mexboard", version)
		return 0
	case cli.Wants(args):
		return cli.Run(args, os.Stdin, os.Stdout, os.Stderr)
	case hasWindow && cli.NoDisplay(runtime.GOOS, os.Getenv):
		return cli.SayNoDisplay(os.Stderr)
	case len(args) > 0 && args[0] == "--": // what follows are files, whatever they look like
		return window(args[1:])
	}
	return window(args)
}
