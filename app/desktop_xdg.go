//go:build linux || freebsd || openbsd || netbsd

package app

import (
	"os"

	"github.com/rymdport/portal/settings/appearance"
)

// desktopTells tells whether the desktop says if it is light or dark. It may take long where there is no desktop.
func desktopTells() bool {
	if os.Getenv("FYNE_THEME") != "" {
		return true
	}
	_, err := appearance.GetColorScheme()
	return err == nil
}
