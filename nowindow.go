//go:build !cgo

package main

import (
	"os"

	"dev.mexboard/app/cli"
)

// hasWindow tells whether this build can open a window.
const hasWindow = false

// window would open the window with files; this build has none and says so.
func window([]string) int { return cli.NoWindow(os.Stderr) }
