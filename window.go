//go:build cgo

package main

import (
	fyneapp "fyne.io/fyne/v2/app"

	"dev.mexboard/app"
)

// hasWindow tells whether this build can open a window.
const hasWindow = true

// window opens a window for each file, or one with the first example, and stays until all are closed.
func window(files []string) int {
	a := fyneapp.NewWithID("dev.mexboard")
	app.Start(a, files)
	a.Run()
	return 0
}
