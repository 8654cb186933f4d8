// Package cachedir gives the WebAssembly runtime under Graphviz a private and sound folder for its compiled code.
//
// go-graphviz compiles itself in an init() of its own, in every start of a program that links it, keeps the machine code in
// $TMPDIR/go-graphviz, and panics before main() when what it finds there is cut, corrupt or not to be read, or when the
// disk is full. Its folder can be chosen through the environment only, and only before its init(). Go initialises packages in the
// order of their import paths as soon as their own imports are ready, so this package must import next to nothing and
// its path must sort before github.com/goccy.
//
// The code is kept in two stages. A start that finds no sound code compiles into a folder of its own, and Restore,
// when the start went well, seals that folder with a checksum and publishes it by one rename. A start that finds a sealed folder
// checks it and only reads it. So no start ever sees half a file, however many run at once.
package cachedir

import "os"

// variables name the folder for temporary files: TMPDIR on Unix, the others on Windows.
var variables = [...]string{"TMPDIR", "TMP", "TEMP"}

// setting is one environment variable as it was.
type setting struct {
	value string
	set   bool
}

// What init leaves for Restore: the variables as they were, and the store in use.
var (
	before  [len(variables)]setting
	inUse   store
	changed bool
)

func init() {
	for i, name := range variables {
		before[i].value, before[i].set = os.LookupEnv(name)
	}
	inUse = choose(bases())
	for _, name := range variables {
		os.Setenv(name, inUse.folder)
	}
	changed = true
}

// Restore puts the environment back as it was and keeps what this start compiled, if it did. Call it first thing in
// main; calling it again does nothing. Not for several goroutines at once.
func Restore() {
	if !changed {
		return
	}
	changed = false
	for i, name := range variables {
		if before[i].set {
			os.Setenv(name, before[i].value)
		} else {
			os.Unsetenv(name)
		}
	}
	inUse.keep()
}

// bases lists the folders that may hold the code, the best first.
func bases() []string {
	var list []string
	if dir, err := os.UserCacheDir(); err == nil {
		list = append(list, dir+slash+"mexboard"+slash+"graphviz")
	}
	return append(list, os.TempDir()+slash+"mexboard-"+user())
}

const slash = string(os.PathSeparator)

// user tells users apart in a shared folder for temporary files.
func user() string {
	id := os.Getuid() // -1 on Windows, whose temporary folder is the user's own
	if id < 0 {
		return "cache"
	}
	return decimal(id)
}

// choose is the store to use: a sealed one in the first base that is the user's own, or one to be filled where there is room; at last
// one with a folder that cannot be made, so that the code is compiled and not kept.
func choose(bases []string) store {
	for _, base := range bases {
		if os.MkdirAll(base, 0o700) != nil || !private(base) {
			continue
		}
		s := store{base: base}
		if s.sound() {
			s.folder = s.sealed()
			return s
		}
		if s.begin() {
			return s
		}
	}
	return store{folder: nowhere()}
}

// nowhere is a path that is no folder and cannot become one: it goes on below a file, the program's own.
func nowhere() string {
	program, err := os.Executable()
	if err != nil {
		return os.DevNull
	}
	return program
}
