//go:build !linux && !freebsd && !openbsd && !netbsd

package app

// desktopTells tells whether the desktop says if it is light or dark.
func desktopTells() bool { return true }
