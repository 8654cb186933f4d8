package games

import (
	"fmt"
	"os"
	"testing"
)

// TestMain lets the test program be the child that runs a program.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == ProgramCommand {
		if err := ServeProgram(os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}
