package render

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image/png"
	"io"
	"math"
	"testing"
)

func TestFormatFor(t *testing.T) {
	for path, want := range map[string]string{
		"a.svg": "svg", "a/b.PNG": "png", "x.dot": "dot", "x.y.gv": "dot", "a": "", "a.txt": "", ".svg": "svg", "svg": "", "": "",
	} {
		f, ok := FormatFor(path)
		if f.Name != want || ok != (want != "") {
			t.Errorf("%q: %q, %t", path, f.Name, ok)
		}
	}
	seen := map[string]bool{}
	for _, f := range Formats {
		for _, ending := range append([]string{f.Ending}, f.Endings...) {
			if seen[ending] {
				t.Errorf("two formats end in %s", ending)
			}
			seen[ending] = true
		}
	}
}

// The same picture gives the same bytes, in every format and theme.
func TestFormatsRepeat(t *testing.T) {
	for _, f := range Formats {
		for _, theme := range Themes {
			a := written(t, f, pictureOf(t, trying(t), theme))
			b := written(t, f, pictureOf(t, trying(t), theme))
			if !bytes.Equal(a, b) || len(a) == 0 {
				t.Errorf("%s %s: %d and %d bytes that differ", f.Name, theme.Name, len(a), len(b))
			}
		}
	}
}

// failing is a writer that takes no byte.
type failing struct{}

var errFull = errors.New("full")

func (failing) Write([]byte) (int, error) { return 0, errFull }

func TestFormatsTellTroubles(t *testing.T) {
	p := pictureOf(t, example(t), Light)
	for _, f := range Formats {
		if err := f.Write(failing{}, p); !errors.Is(err, errFull) {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}

func TestPNG(t *testing.T) {
	p := pictureOf(t, example(t), Light)
	for _, scale := range []float64{0, 1, 2.5, 4} {
		p.Scale = scale
		out := written(t, formatNamed(t, "png"), p)
		img, err := png.Decode(bytes.NewReader(out))
		if err != nil {
			t.Fatal(err)
		}
		k := max(scale, 1)
		width, height := k*(p.Scene.Max.X-p.Scene.Min.X), k*(p.Scene.Max.Y-p.Scene.Min.Y)
		if w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy()); w < width || w >= width+1 || h < height || h >= height+1 {
			t.Errorf("scale %g: %g by %g pixels, for %.1f by %.1f", scale, w, h, width, height)
		}
		at := bytes.Index(out, []byte("pHYs"))
		if at < 0 || binary.BigEndian.Uint32(out[at+4:]) != uint32(72*k/0.0254+0.5) {
			t.Errorf("scale %g: no density", scale)
		}
		if r, g, b, a := img.At(0, 0).RGBA(); r != 0xFFFF || g != 0xFFFF || b != 0xFFFF || a != 0xFFFF {
			t.Errorf("scale %g: the corner is not the background", scale)
		}
	}
}

func TestPNGTooLarge(t *testing.T) {
	for _, row := range []struct {
		width, height, scale, fits float64
		key                        string
	}{
		{20_000, 10_000, 1, 0.8, "render.larger"},
		{20_000, 10_000, 4, 0.8, "render.larger"},
		{8_000, 6_000, 4, 1.7, "render.large"},
		{1e9, 1e9, 1, 0, "render.larger"},
	} {
		p := Picture{Scene: Scene{Max: Point{row.width, row.height}}, Scale: row.scale}
		var large *TooLargeError
		if err := WritePNG(io.Discard, p); !errors.As(err, &large) || large.Width != row.width*row.scale || large.Scale != row.fits {
			t.Errorf("%v: %v", row, err)
			continue
		}
		if key, args := large.Fault(); key != row.key || row.fits >= 1 && args[3] != "1.7" {
			t.Errorf("%v: fault %s %v", row, key, args)
		}
		if row.fits < 1 {
			continue
		}
		if p.Scale = large.Scale; math.Ceil(row.width*p.Scale)*math.Ceil(row.height*p.Scale) > mostPixels {
			t.Errorf("%v: does not fit", row)
		}
		if p.Scale += 0.1; math.Ceil(row.width*p.Scale)*math.Ceil(row.height*p.Scale) <= mostPixels {
			t.Errorf("%v: a larger scale fits", row)
		}
	}
}
