package render

import (
	"bytes"
	"image"
	"math"
	"sync"
	"testing"

	"github.com/go-text/typesetting/font"
)

func TestMeasureText(t *testing.T) {
	width := func(text string, bold bool) float64 {
		w, _, _ := MeasureText(text, 1000, bold)
		return w
	}
	for _, row := range []struct {
		name, text string
		bold       bool
		width      float64
	}{
		{"nothing", "", false, 0},
		{"digits are equally wide", "1234567890", false, 10 * 572},
		{"bold digits too", "80", true, 2 * 572},
		{"a Chinese character is an em", "值", false, 1000},
		{"bold or not", "值", true, 1000},
		{"a mark takes no room", "e\u0301", false, width("e", false)},
		{"a line end is a space", "a\nb", false, width("a b", false)},
		{"two scripts add up", "Жук值", false, width("Жук", false) + 1000},
	} {
		if got := width(row.text, row.bold); math.Abs(got-row.width) > 0.5 {
			t.Errorf("%s: %q is %.1f wide, not %.1f", row.name, row.text, got, row.width)
		}
	}
	w10, up, down := MeasureText("Mex", 10, false)
	w20, up2, down2 := MeasureText("Mex 值", 20, false)
	if math.Abs(up-10.69)+math.Abs(down-2.93)+math.Abs(up2-21.38)+math.Abs(down2-5.86) > 1e-9 {
		t.Errorf("heights %v %v and %v %v", up, down, up2, down2)
	}
	if w10 <= 0 || w20 <= 2*w10 {
		t.Errorf("widths %v and %v", w10, w20)
	}
}

// What the program writes must not need a font of the system.
func TestFontsCover(t *testing.T) {
	sets := []struct{ name, text string }{
		{"Latin", "Aa Zz Åå Öö Žž ß €"},
		{"Greek", "ΑΩ αω ά ς"},
		{"Cyrillic", "Аа Яя Ёё Ґґ"},
		{"Chinese", "先手后手异或和必胜局面棋子顶点弈，。；：！？（）《》"},
		{"mathematics", "⊕ ≠ ≤ ≥ ∞ ∈ ∉ → ← ↔ ↦ ⇒ ∅ ∖ ∪ ∩ ≡ · … − × ÷ ⌊⌋ ℕ"},
		{"indices", "₀₁₂₃₄₅₆₇₈₉ ⁰¹²³⁴⁵⁶⁷⁸⁹ ₙ"},
		{"shapes", "★ ● ○ ◎ ✓ ✗ ⏮ ⏭ ▶ ◀ ⏸ ■ □ ▲"},
	}
	chain := newFontChain()
	for _, set := range sets {
		for _, r := range set.text {
			_, regular := chain.regular.NominalGlyph(r)
			_, supplement := chain.supplement.NominalGlyph(r)
			if !regular && !supplement {
				t.Errorf("%s: no glyph for %q (%U)", set.name, r, r)
			}
			_, bold := chain.bold.NominalGlyph(r)
			if bold != regular {
				t.Errorf("%s: %q is in one weight only", set.name, r)
			}
		}
	}
}

// All characters of level 1 of GB 2312 are there: from 啊 to 座, with a few looked at one by one.
func TestSupplement(t *testing.T) {
	face := parseFont(SupplementFont())
	chinese := 0
	for r := rune(0x4E00); r < 0xA000; r++ {
		if id, ok := face.NominalGlyph(r); ok {
			chinese++
			if shape, ok := outline(face, id); !ok || len(shape.Segments) < 4 {
				t.Errorf("%c has no outline", r)
			}
		}
	}
	if chinese < 3755 {
		t.Errorf("%d Chinese characters, fewer than level 1 of GB 2312", chinese)
	}
	if size := len(SupplementFont()); size > 1_600_000 {
		t.Errorf("%d bytes", size)
	}
	if _, ok := face.NominalGlyph('a'); ok {
		t.Error("the supplement hides Noto Sans's Latin")
	}
	own, _ := face.FontHExtents()
	sans, _ := parseFont(RegularFont()).FontHExtents()
	if own != sans {
		t.Errorf("heights %v, Noto Sans has %v", own, sans)
	}
}

// A character that no font has is a box: seen, and of some width.
func TestNoFontHasIt(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // where the list of the system's fonts is kept
	const nobodys = "\U0010FFFD"
	set := newLettersForTest().line(nobodys, false)
	if len(set.glyphs) != 1 || set.glyphs[0].id != font.GID(0) || set.width < 0.3 {
		t.Fatalf("set as %+v", set)
	}
	s := Scene{Background: white, Shapes: []Shape{{Kind: TextShape, P: []Point{{30, 30}}, Text: nobodys, Size: 40, Fill: black}}}
	if area := inked(painted(s, image.Rect(0, 0, 60, 60), View{Zoom: 1})); area < 50 {
		t.Errorf("the box covers %.1f pixels", area)
	}
}

func newLettersForTest() *letters {
	return &letters{fonts: newFontChain(), lines: map[lineKey]*line{}, masks: map[maskKey]*mask{}}
}

// A text is drawn round its place: capitals and digits have their middle there.
func TestTextIsCentred(t *testing.T) {
	for _, size := range []float64{11, 22, 40, 200} {
		for _, text := range []string{"0", "H", "88"} {
			s := Scene{Background: white, Shapes: []Shape{{Kind: TextShape, P: []Point{{150, 150}}, Text: text, Size: size, Bold: true, Fill: black}}}
			img := painted(s, image.Rect(0, 0, 300, 300), View{Zoom: 1})
			var sum, x, y float64
			for py := range 300 {
				for px := range 300 {
					ink := 255 - float64(img.RGBAAt(px, py).R)
					sum += ink
					x += ink * (float64(px) + 0.5)
					y += ink * (float64(py) + 0.5)
				}
			}
			if x, y = x/sum, y/sum; math.Abs(x-150) > 0.3+size*0.02 || math.Abs(y-150) > 0.3+size*0.01 {
				t.Errorf("%q at %g px has its middle at %.2f, %.2f", text, size, x, y)
			}
		}
	}
}

// A large text, drawn without the cache, is the small one enlarged.
func TestLargeText(t *testing.T) {
	area := func(zoom float64) float64 {
		s := Scene{Background: white, Shapes: []Shape{{Kind: TextShape, P: []Point{{50, 20}}, Text: "ab 值", Size: 20, Bold: true, Fill: black}}}
		return inked(painted(s, image.Rect(0, 0, int(100*zoom), int(40*zoom)), View{Zoom: zoom})) / zoom / zoom
	}
	if small, large := area(4), area(16); math.Abs(small/large-1) > 0.03 {
		t.Errorf("%.1f and %.1f square points of ink", small, large)
	}
}

func TestBoldIsBolder(t *testing.T) {
	area := func(text string, bold bool) float64 {
		s := Scene{Background: white, Shapes: []Shape{{Kind: TextShape, P: []Point{{50, 50}}, Text: text, Size: 60, Bold: bold, Fill: black}}}
		return inked(painted(s, image.Rect(0, 0, 100, 100), View{Zoom: 1}))
	}
	for _, text := range []string{"8", "值", "⊕"} {
		if area(text, true) < 1.1*area(text, false) {
			t.Errorf("%s: %.0f bold, %.0f regular", text, area(text, true), area(text, false))
		}
	}
}

func TestTextFromSeveralGoroutines(t *testing.T) {
	l := newLettersForTest()
	want := newLettersForTest()
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for n := range 200 {
				text := string(rune('一'+n)) + "Жé" + string(rune('a'+n%26))
				if got := l.line(text, n%2 == 0); got.width <= 0 {
					t.Errorf("%q is %v wide", text, got.width)
				}
				for _, g := range l.line(text, false).glyphs {
					l.mask(g, 20, 3.3, 4.4)
				}
			}
		})
	}
	group.Wait()
	g := l.line("é", false).glyphs[0]
	a, _ := l.mask(g, 20, 3.3, 4.4)
	g = want.line("é", false).glyphs[0]
	b, _ := want.mask(g, 20, 3.3, 4.4)
	if a.bounds != b.bounds || !bytes.Equal(a.pix, b.pix) {
		t.Error("the mask differs")
	}
}

// What is remembered stays within its bounds.
func TestLettersForget(t *testing.T) {
	l := newLettersForTest()
	for n := range linesKept + 10 {
		l.line(string(rune('a'+n%26))+string(rune('0'+n/26%10))+string(rune(0x3B1+n/260)), false)
	}
	if len(l.lines) > linesKept {
		t.Errorf("%d lines kept", len(l.lines))
	}
}

func BenchmarkMeasureText(b *testing.B) {
	MeasureText("B 12", 15, true)
	for b.Loop() {
		MeasureText("B 12", 15, true)
	}
}
