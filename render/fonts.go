package render

import (
	"bytes"
	_ "embed"
	"io"
	"log"
	"os"
	"path/filepath"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
)

// The typefaces that the program carries; dist/fonts/make-fonts.sh makes them.
var (
	//go:embed fonts/NotoSans-Regular.ttf
	regularFont []byte
	//go:embed fonts/NotoSans-Bold.ttf
	boldFont []byte
	//go:embed fonts/MexboardSupplement.ttf
	supplementFont []byte
)

// RegularFont is Noto Sans (Latin, Greek, Cyrillic, punctuation, sub- and superscripts) as TrueType. Read only.
func RegularFont() []byte { return regularFont }

// BoldFont is the bold face of RegularFont. Read only.
func BoldFont() []byte { return boldFont }

// SupplementFont has what Noto Sans lacks and Mexboard shows: Chinese, mathematics, arrows and shapes, and the space,
// with Noto Sans's ascent and descent. It is TrueType. Read only.
func SupplementFont() []byte { return supplementFont }

// Measures of Noto Sans in ems; the supplement has the same, and a line keeps them whatever face its characters need.
const (
	fontAscent  = 1.069
	fontDescent = 0.293
	capHeight   = 0.714
)

// fontChain finds a face for each character: Noto Sans, the supplement, then the fonts of the system. The system's are
// looked for only when a character needs them, so that a picture that does not is the same everywhere. A character that
// no font has gets the hollow box of Noto Sans. Not safe for use by several goroutines.
type fontChain struct {
	regular, bold, supplement *font.Face
	system                    *fontscan.FontMap
	searched                  bool
}

func newFontChain() *fontChain {
	return &fontChain{regular: parseFont(regularFont), bold: parseFont(boldFont), supplement: parseFont(supplementFont)}
}

// parseFont reads a face that the program carries; one that cannot be read is our own fault.
func parseFont(ttf []byte) *font.Face {
	face, err := font.ParseTTF(bytes.NewReader(ttf))
	if err != nil {
		panic("render: embedded font: " + err.Error())
	}
	return face
}

// weighted is a font chain that prefers one weight; it is what go-text asks for faces.
type weighted struct {
	*fontChain
	weight *font.Face
	script language.Script
}

// SetScript notes the script of the characters asked for next.
func (w *weighted) SetScript(s language.Script) { w.script = s }

// ResolveFace is the first face that can draw r, and the preferred one when none can.
func (w *weighted) ResolveFace(r rune) *font.Face {
	for _, face := range []*font.Face{w.weight, w.supplement} {
		if _, ok := face.NominalGlyph(r); ok {
			return face
		}
	}
	if face := w.systemFace(r, w.script, w.weight == w.bold); face != nil {
		return face
	}
	return w.weight
}

// systemFace is a face of the system that has an outline for r, nil when there is none (pictures of emoji are not outlines).
func (c *fontChain) systemFace(r rune, script language.Script, bold bool) *font.Face {
	if !c.searched {
		c.searched = true
		c.system = systemFonts()
	}
	if c.system == nil {
		return nil
	}
	query := fontscan.Query{Families: []string{"Noto Sans", "sans-serif"}}
	if bold {
		query.Aspect.Weight = font.WeightBold
	}
	c.system.SetQuery(query)
	c.system.SetScript(script)
	face := c.system.ResolveFace(r)
	if face == nil {
		return nil
	}
	id, ok := face.NominalGlyph(r)
	if !ok {
		return nil
	}
	if _, ok := outline(face, id); !ok {
		return nil
	}
	return face
}

// outline is the shape of a glyph in units of its font.
func outline(face *font.Face, id font.GID) (font.GlyphOutline, bool) {
	data, ok := face.GlyphData(id).(font.GlyphOutline)
	return data, ok
}

// systemFonts lists the fonts of the system, nil when there are none. The list is kept in the user's cache.
func systemFonts() *fontscan.FontMap {
	folder, err := os.UserCacheDir()
	if err != nil {
		return nil
	}
	folder = filepath.Join(folder, "mexboard")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil
	}
	fonts := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if err := fonts.UseSystemFonts(folder); err != nil {
		return nil
	}
	return fonts
}
