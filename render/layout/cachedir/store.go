package cachedir

import "os"

// version names the sealed folder: with the modules the code changes.
const version = "graphviz-0.2.10-wazero-1.12.0"

// room is how many bytes must be free before a folder is filled. The code takes 6.1 MB; the rest is for other starts
// that fill theirs at the same moment.
const room = 16 << 20

// Ages in nanoseconds. After an hour a folder that is being filled belongs to no living start; after a season a sealed one of
// another version is given up.
const (
	hour   = 3600e9
	season = 90 * 24 * hour
)

// store is one base folder and the folder in it that this start uses: the sealed one or one to be filled.
type store struct {
	base   string // "" when nothing is kept
	folder string
}

// sealed is the folder of code that went well once. Machines that share a home may differ in their processors, hence
// the host in its name.
func (s store) sealed() string {
	host, _ := os.Hostname()
	return s.base + slash + version + "-" + hexadecimal(hash(seed, []byte(host)))
}

// sound tells whether the sealed folder is there and holds what was sealed.
func (s store) sound() bool {
	if !private(s.sealed()) {
		return false
	}
	seal, err := os.ReadFile(s.sealed() + slash + "seal")
	if err != nil {
		return false
	}
	sum, ok := checksum(s.sealed())
	return ok && string(seal) == sum
}

// begin makes a folder for this start to fill, and takes away a sealed one that is not sound. It is false when the
// base has no room or cannot be written.
func (s *store) begin() bool {
	folder, err := os.MkdirTemp(s.base, "filling-")
	if err != nil {
		return false
	}
	s.folder = folder
	s.sweep()
	if s.discard() && s.hasRoom() {
		return true
	}
	os.RemoveAll(folder)
	return false
}

// discard takes the sealed folder away, if there is one: first out of sight in one step, since another start may be about to
// read it.
func (s store) discard() bool {
	if _, err := os.Lstat(s.sealed()); os.IsNotExist(err) {
		return true
	}
	away := s.folder + "-old"
	if os.Rename(s.sealed(), away) != nil {
		return false
	}
	os.RemoveAll(away)
	return true
}

// hasRoom finds out by writing: the standard library cannot ask how much is free.
func (s store) hasRoom() bool {
	name := s.folder + slash + "room"
	f, err := os.Create(name)
	if err != nil {
		return false
	}
	defer os.Remove(name)
	zeros := make([]byte, 1<<20)
	for n := 0; n < room && err == nil; n += len(zeros) {
		_, err = f.Write(zeros)
	}
	if err == nil {
		err = f.Sync() // some file systems find out only now
	}
	return f.Close() == nil && err == nil
}

// sweep removes what starts that were killed and older versions have left. The folder just made tells the time.
func (s store) sweep() {
	now, err := os.Stat(s.folder)
	if err != nil {
		return
	}
	entries, _ := os.ReadDir(s.base)
	for _, e := range entries {
		then, err := e.Info()
		if err != nil {
			continue
		}
		age := now.ModTime().Sub(then.ModTime())
		name := e.Name()
		if begins(name, "filling-") && age > hour || begins(name, "graphviz-") && age > season {
			os.RemoveAll(s.base + slash + name)
		}
	}
}

func begins(name, with string) bool { return len(name) >= len(with) && name[:len(with)] == with }

// keep makes what this start has compiled the sealed folder, if it has compiled anything.
func (s store) keep() {
	switch s.folder {
	case s.sealed():
		s.reseal()
	default:
		s.publish()
	}
}

// publish seals the folder that this start filled and gives it its name. When another start was faster, or nothing
// was compiled into it, the folder goes.
func (s store) publish() {
	if s.base == "" {
		return
	}
	sum, ok := checksum(s.folder)
	if ok && os.WriteFile(s.folder+slash+"seal", []byte(sum), 0o600) == nil && os.Rename(s.folder, s.sealed()) == nil {
		return
	}
	os.RemoveAll(s.folder)
}

// reseal takes in code that this start has compiled into the sealed folder, since that of another processor was there.
func (s store) reseal() {
	seal, err := os.ReadFile(s.folder + slash + "seal")
	if err != nil || len(files(s.folder)) == seals(string(seal)) {
		return
	}
	sum, ok := checksum(s.folder)
	f, err := os.CreateTemp(s.folder, "seal-")
	if err != nil {
		return
	}
	_, written := f.WriteString(sum)
	if closed := f.Close(); !ok || written != nil || closed != nil || os.Rename(f.Name(), s.folder+slash+"seal") != nil {
		os.Remove(f.Name())
	}
}
