//go:build cgo

package main

import (
	_ "embed"

	fyneapp "fyne.io/fyne/v2/app"

	"dev.mexboard/app"
)

// hasWindow tells whether this build can open a window.
const hasWindow = true

// The licences that the window shows.
var (
	//go:embed LICENSE
	licence string
	//go:embed dist/notices.txt
	notices string
)

// window opens a window for each file, or one with the first example, and stays until all are closed.
func window(files []string) int {
	spareShaders()
	a := fyneapp.NewWithID("dev.mexboard")
	app.Start(a, app.About{Version: version, Licence: licence, Notices: notices}, files)
	a.Run()
	return 0
}
