package app

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/go-text/typesetting/font"

	"dev.mexboard/render"
)

// TestLettersAreCarried holds that all characters of the texts for people are in the typefaces that the program carries: one
// from the system's would stand out, where the system has it at all.
func TestLettersAreCarried(t *testing.T) {
	var faces []*font.Face
	for _, file := range [][]byte{render.RegularFont(), render.SupplementFont()} {
		face, err := font.ParseTTF(bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		faces = append(faces, face)
	}
	carried := func(r rune) bool {
		for _, face := range faces {
			if _, ok := face.NominalGlyph(r); ok {
				return true
			}
		}
		return r == '\n' || r == '\t'
	}
	var files []string
	for _, pattern := range []string{"lang/*.go", "lessons/files/*.md", "examples/*"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(list), err)
		}
		files = append(files, list...)
	}
	told := map[rune]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range string(text) {
			if !carried(r) && !told[r] {
				t.Errorf("%s: %q (%U) is in no typeface of the program", file, r, r)
			}
			told[r] = true
		}
	}
}
