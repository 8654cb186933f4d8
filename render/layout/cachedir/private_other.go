//go:build !unix

package cachedir

import "os"

// private tells whether folder is a real folder: on Windows what lies in a user's profile is the user's own.
func private(folder string) bool {
	at, err := os.Lstat(folder)
	return err == nil && at.IsDir()
}
