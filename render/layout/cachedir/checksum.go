package cachedir

import "os"

// checksum is the sum of all files below folder/go-graphviz, their names included; ok is false when there is none or one cannot be
// read. 2 ms for 6 MB.
func checksum(folder string) (sum string, ok bool) {
	h, size := uint64(seed), uint64(0)
	root := folder + slash + "go-graphviz"
	versions, err := os.ReadDir(root)
	if err != nil {
		return "", false
	}
	for _, v := range versions {
		dir := root + slash + v.Name()
		files, err := os.ReadDir(dir)
		if err != nil {
			return "", false
		}
		for _, f := range files {
			text, err := os.ReadFile(dir + slash + f.Name())
			if err != nil {
				return "", false
			}
			h = hash(hash(h, []byte(f.Name())), text)
			size += uint64(len(text))
		}
	}
	return hexadecimal(h) + " " + decimal(size) + "\n", size > 0
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

func decimal(n uint64) string {
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
