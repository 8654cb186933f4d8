package render

import (
	"strings"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// MeasureText is the width of a line of text and its height above and below the baseline. Line ends and other control
// characters count as spaces. Lines are remembered: about 50 ns for one seen before. Safe for several goroutines.
func MeasureText(text string, size float64, bold bool) (width, ascent, descent float64) {
	return lettering().line(text, bold).width * size, fontAscent * size, fontDescent * size
}

// Baseline is where the baseline of a line of text lies that is centred at y: capitals and digits have their middle
// there.
func Baseline(y, size float64) float64 { return y + size*capHeight/2 }

// glyph is one glyph of a line, in ems from the start of its baseline, y downwards.
type glyph struct {
	face   *font.Face
	id     font.GID
	x, y   float64
	smear  bool // the face has no bold, so the glyph is made bolder
	spaced bool // it has no outline
}

// line is a line of text set at size 1.
type line struct {
	glyphs []glyph
	width  float64
}

type lineKey struct {
	text string
	bold bool
}

// linesKept bounds the memory of lines: beyond it all are forgotten and set again when needed.
const linesKept = 30_000

// letters sets lines of text and draws their glyphs, and remembers both.
type letters struct {
	shaping   sync.Mutex // held while the fields below are used: go-text is not safe for several goroutines
	fonts     *fontChain
	shaper    shaping.HarfbuzzShaper
	segmenter shaping.Segmenter

	reading sync.RWMutex // held for the maps
	lines   map[lineKey]*line
	masks   map[maskKey]*mask
	kept    int // bytes of the masks
}

// lettering is the one setter of text: what it remembers serves every picture.
var lettering = sync.OnceValue(func() *letters {
	return &letters{fonts: newFontChain(), lines: map[lineKey]*line{}, masks: map[maskKey]*mask{}}
})

// line is the text set at size 1.
func (l *letters) line(text string, bold bool) *line {
	key := lineKey{text, bold}
	l.reading.RLock()
	found := l.lines[key]
	l.reading.RUnlock()
	if found != nil {
		return found
	}
	set := l.set(text, bold)
	l.reading.Lock()
	defer l.reading.Unlock()
	if len(l.lines) >= linesKept {
		clear(l.lines)
	}
	l.lines[key] = set
	return set
}

// em is the size at which lines are set: that of the fonts' own units, so that nothing is rounded.
const em = 1000

// set shapes a line: each run of one face, script and direction by itself, then one after another.
func (l *letters) set(text string, bold bool) *line {
	runes := []rune(strings.Map(printable, text))
	if len(runes) == 0 {
		return &line{}
	}
	l.shaping.Lock()
	defer l.shaping.Unlock()
	faces := &weighted{fontChain: l.fonts, weight: l.fonts.regular}
	if bold {
		faces.weight = l.fonts.bold
	}
	runs := l.segmenter.Split(shaping.Input{
		Text: runes, RunEnd: len(runes), Size: fixed.I(em), Language: language.NewLanguage("en"),
	}, faces)
	outputs := make([]shaping.Output, len(runs))
	for i, run := range runs {
		outputs[i] = l.shaper.Shape(run)
	}
	reorder(outputs)
	set := &line{}
	for _, run := range outputs {
		smear := bold && run.Face.Describe().Aspect.Weight < font.WeightSemibold
		for _, g := range run.Glyphs {
			set.glyphs = append(set.glyphs, glyph{
				face: run.Face, id: g.GlyphID, smear: smear, spaced: g.Width == 0,
				x: set.width + ems(g.XOffset), y: -ems(g.YOffset),
			})
			set.width += ems(g.Advance)
		}
	}
	return set
}

// printable makes a space of each control character.
func printable(r rune) rune {
	if unicode.IsControl(r) {
		return ' '
	}
	return r
}

func ems(v fixed.Int26_6) float64 { return float64(v) / (64 * em) }

// reorder puts runs in the order they are seen: neighbours written from right to left change places.
func reorder(runs []shaping.Output) {
	for i := 0; i < len(runs); i++ {
		end := i
		for end < len(runs) && runs[end].Direction == di.DirectionRTL {
			end++
		}
		for a, b := i, end-1; a < b; a, b = a+1, b-1 {
			runs[a], runs[b] = runs[b], runs[a]
		}
		i = max(i, end-1)
	}
}
