package cachedir

import "os"

// mostFiles bounds what is read in a start: one file for each kind of processor and each build mode.
const mostFiles = 4

// files lists the files that the runtime keeps in a folder, with their paths below it.
func files(folder string) []string {
	var list []string
	versions, _ := os.ReadDir(folder + slash + "go-graphviz")
	for _, v := range versions {
		dir := "go-graphviz" + slash + v.Name()
		entries, _ := os.ReadDir(folder + slash + dir)
		for _, e := range entries {
			list = append(list, dir+slash+e.Name())
		}
	}
	return list
}

// checksum is the seal of a folder: the sum of its files and their paths, and how many they are. ok is false when
// there is none, or too many, or one cannot be read. 3 ms for 6 MB.
func checksum(folder string) (seal string, ok bool) {
	list := files(folder)
	if len(list) == 0 || len(list) > mostFiles {
		return "", false
	}
	h := uint64(seed)
	buffer := make([]byte, 1<<17)
	for _, name := range list {
		h = hash(h, []byte(name))
		if h, ok = hashFile(h, folder+slash+name, buffer); !ok {
			return "", false
		}
	}
	return hexadecimal(h) + decimal(len(list)), true
}

// hashFile goes on with h over a file and its length, a buffer at a time, which is faster than all of it at once.
func hashFile(h uint64, name string, buffer []byte) (uint64, bool) {
	at, err := os.Lstat(name)
	if err != nil || !at.Mode().IsRegular() {
		return h, false
	}
	f, err := os.Open(name)
	if err != nil {
		return h, false
	}
	defer f.Close()
	rest := at.Size()
	for rest > 0 {
		part := buffer[:min(rest, int64(len(buffer)))]
		n := 0
		for n < len(part) {
			k, err := f.Read(part[n:])
			if n += k; err != nil {
				return h, false
			}
		}
		h = hash(h, part)
		rest -= int64(n)
	}
	return hash(h, []byte(decimal(int(at.Size())))), true
}

// seals is the number of files that a seal is for.
func seals(seal string) int {
	if len(seal) != 17 {
		return 0
	}
	return int(seal[16] - '0') // mostFiles has one digit
}

const seed = 0xcbf29ce484222325

// hash goes on with h over text: FNV-1a (Fowler, Noll, Vo), but eight bytes at a time, and turned after each so that high bits come down.
func hash(h uint64, text []byte) uint64 {
	const prime = 0x100000001b3
	for len(text) >= 8 {
		w := uint64(text[0]) | uint64(text[1])<<8 | uint64(text[2])<<16 | uint64(text[3])<<24 |
			uint64(text[4])<<32 | uint64(text[5])<<40 | uint64(text[6])<<48 | uint64(text[7])<<56
		h = (h ^ w) * prime
		h = h<<29 | h>>35
		text = text[8:]
	}
	for _, c := range text {
		h = (h ^ uint64(c)) * prime
	}
	return h
}

func decimal(n int) string {
	digits := []byte{byte('0' + n%10)}
	for n /= 10; n > 0; n /= 10 {
		digits = append([]byte{byte('0' + n%10)}, digits...)
	}
	return string(digits)
}

func hexadecimal(n uint64) string {
	const digit = "0123456789abcdef"
	var text [16]byte
	for i := range text {
		text[i] = digit[n>>(60-4*i)&15]
	}
	return string(text[:])
}
