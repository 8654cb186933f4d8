package cachedir

import "os"

// version names the sealed folder: it changes with the modules that compile the code, since a sealed folder is never
// written again.
const version = "graphviz-0.2.10-wazero-1.12.0"

// room is how many bytes must be free before a folder is filled. The code takes 6.1 MB; the rest is for other starts
// that fill theirs at the same moment.
const room = 16 << 20

// old is the age in nanoseconds after which a folder that is being filled, or thrown away, belongs to no living start.
const old = 3600e9

// store is one base folder: the sealed folder in it, and the folder that this start fills.
type store struct {
	base   string
	folder string // "" when this start fills none
}

// ready is the sealed folder. Machines that share a home may differ in their processors, hence the host's name.
func (s store) ready() string {
	host, _ := os.Hostname()
	return s.base + slash + version + "-" + hexadecimal(hash(seed, []byte(host)))
}

// sound tells whether the sealed folder is there and is what was sealed.
func (s store) sound() bool {
	if !private(s.ready()) {
		return false
	}
	seal, err := os.ReadFile(s.ready() + slash + "seal")
	if err != nil {
		return false
	}
	sum, ok := checksum(s.ready())
	return ok && string(seal) == sum
}

// begin makes the folder that this start fills, in place of a sealed one that is not sound. It is false when
// the base has no room or cannot be written.
func (s *store) begin() bool {
	folder, err := os.MkdirTemp(s.base, "filling-")
	if err != nil {
		return false
	}
	s.folder = folder
	s.sweep()
	if !s.hasRoom() || !s.discard() {
		os.RemoveAll(folder)
		s.folder = ""
		return false
	}
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

// discard takes the sealed folder away, if there is one: first out of sight in one step, since another start may be about to
// read it.
func (s store) discard() bool {
	if _, err := os.Lstat(s.ready()); os.IsNotExist(err) {
		return true
	}
	away := s.folder + "-old"
	if os.Rename(s.ready(), away) != nil {
		return false
	}
	os.RemoveAll(away)
	return true
}

// sweep removes what starts that were killed have left: folders that were being filled an hour before this one.
func (s store) sweep() {
	now, err := os.Stat(s.folder)
	if err != nil {
		return
	}
	entries, _ := os.ReadDir(s.base)
	for _, e := range entries {
		then, err := e.Info()
		if err == nil && len(e.Name()) > 8 && e.Name()[:8] == "filling-" && now.ModTime().Sub(then.ModTime()) > old {
			os.RemoveAll(s.base + slash + e.Name())
		}
	}
}

// publish seals the folder that this start filled and gives it its name. When another start was faster, or nothing
// was compiled into it, the folder goes.
func (s store) publish() {
	sum, ok := checksum(s.folder)
	if ok && os.WriteFile(s.folder+slash+"seal", []byte(sum), 0o600) == nil && os.Rename(s.folder, s.ready()) == nil {
		return
	}
	os.RemoveAll(s.folder)
}
