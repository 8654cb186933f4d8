package render

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// pictureOf is the solved picture of a board, with a legend.
func pictureOf(t testing.TB, b board.Board, theme Theme) Picture {
	t.Helper()
	p := Picture{Board: b, Geometry: GeometryOf(b), Facts: solved(t, b)}
	p.Look = Look{Theme: theme, Legend: []LegendEntry{
		{Outcome: solver.P, Text: "P: previous player wins"}, {Outcome: solver.N, Text: "N: следующий"}, {Outcome: solver.Unknown, Text: "必胜 move"},
	}}
	p.Scene = NewScene(b, p.Geometry, p.Facts, p.Look)
	return p
}

// trying is a small board with one of everything: names that need care, a split, more than three chips, a pinned vertex.
func trying(t testing.TB) board.Board {
	b := boardOf(t,
		"A @0,0",
		"B*1 @120,80 -> A",
		"C*5 @-120,80 -> A s",
		"s split @-20,130 -> A B",
		"D @60,220 -> B")
	b.Name, b.HasName = "a <b> & c", true
	b.Vertices[0].Label, b.Vertices[0].HasLabel = `终点 "<&>"`, true
	b.Vertices[1].ID = `b "1" \N`
	b.Vertices[2].Label, b.Vertices[2].HasLabel, b.Vertices[2].HTMLLabel = "<b>Ж</b>", true, true
	b.Vertices[4].Label, b.Vertices[4].HasLabel = "", true
	b.Vertices[4].Pinned = true
	return b
}

func written(t testing.TB, f Format, p Picture) []byte {
	t.Helper()
	var w bytes.Buffer
	if err := f.Write(&w, p); err != nil {
		t.Fatal(err)
	}
	return w.Bytes()
}

// golden compares with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(got, want) {
		return
	}
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("%s, line %d:\n%s\nwant\n%s", path, i+1, a[i], b[i])
		}
	}
	t.Fatalf("%s: %d lines, want %d", path, len(a), len(b))
}

func TestSVG(t *testing.T) {
	golden(t, "specimen.svg", written(t, formatNamed(t, "svg"), Picture{Scene: specimen()}))
	golden(t, "trying.svg", written(t, formatNamed(t, "svg"), pictureOf(t, trying(t), Light)))
}

func formatNamed(t testing.TB, name string) Format {
	t.Helper()
	f, ok := FormatFor("x." + name)
	if !ok {
		t.Fatalf("no format %s", name)
	}
	return f
}

// elements parses XML and gives its texts and ids.
func elements(t *testing.T, text []byte) (texts, ids []string) {
	t.Helper()
	decoder := xml.NewDecoder(bytes.NewReader(text))
	in := ""
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return texts, ids
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			in = x.Name.Local
			for _, a := range x.Attr {
				if a.Name.Local == "id" {
					ids = append(ids, a.Value)
				}
			}
		case xml.EndElement:
			in = ""
		case xml.CharData:
			if in == "text" || in == "title" {
				texts = append(texts, string(x))
			}
		}
	}
}

func TestSVGIsXML(t *testing.T) {
	texts, ids := elements(t, written(t, formatNamed(t, "svg"), pictureOf(t, trying(t), Print)))
	all := strings.Join(texts, "\n")
	for _, want := range []string{"a <b> & c", `终点 "<&>"`, `b "1" \N`, "Ж", `C → A`, "必胜 move", "5"} {
		if !strings.Contains(all, want) {
			t.Errorf("no text %q in\n%s", want, all)
		}
	}
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			t.Errorf("id %q stands twice", id)
		}
		seen[id] = true
	}
	for _, want := range []string{"vertex-A", "vertex-b_20__22_1_22__20__5C_N", "edge-1", "chips-C", "name-A"} {
		if !seen[want] {
			t.Errorf("no id %q", want)
		}
	}
}

// Text that XML cannot hold must not spoil the file.
func TestSVGOddText(t *testing.T) {
	s := Scene{Max: Point{100, 100}, Shapes: []Shape{
		{Kind: TextShape, P: []Point{{50, 50}}, Size: 12, Fill: black, Text: "a\x00b\x1b\ufffe\n\t]]><"},
	}}
	if texts, _ := elements(t, written(t, formatNamed(t, "svg"), Picture{Scene: s})); len(texts) == 0 || !strings.HasPrefix(texts[0], "a b ") {
		t.Errorf("texts %q", texts)
	}
	elements(t, written(t, formatNamed(t, "svg"), Picture{}))
}

func TestIdentifiers(t *testing.T) {
	seen := map[string]string{}
	for _, name := range []string{"", "a", "A", "a b", "a_20_b", "a_b", "_", "__", "Ж", "顶点", `"`, "a.b", "-1"} {
		id := identifier(name)
		if other, ok := seen[id]; ok {
			t.Errorf("%q and %q are both %q", name, other, id)
		}
		seen[id] = name
	}
}

// ourFonts tells fontconfig, by its environment, to take the fonts that are embedded here, whatever the system has.
func ourFonts(t *testing.T) []string {
	t.Helper()
	fonts, err := filepath.Abs("fonts")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	config := filepath.Join(folder, "fonts.conf")
	text := "<fontconfig><dir>" + fonts + "</dir><cachedir>" + folder + "</cachedir></fontconfig>"
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return append(os.Environ(), "FONTCONFIG_FILE="+config)
}

// What librsvg makes of the SVG is what Paint makes of the scene: compared by blocks of pixels, since letters are
// smoothed in another way there.
func TestSVGLooksLikePNG(t *testing.T) {
	rsvg, err := exec.LookPath("rsvg-convert")
	if err != nil {
		t.Skip("rsvg-convert is not installed")
	}
	fonts := ourFonts(t)
	specimenPicture := Picture{Scene: specimen(), Scale: 2}
	for name, p := range map[string]Picture{
		"specimen": specimenPicture, "light": pictureOf(t, example(t), Light), "dark": pictureOf(t, trying(t), Dark), "print": pictureOf(t, example(t), Print),
	} {
		p.Scale = 2
		ours, err := p.Image()
		if err != nil {
			t.Fatal(err)
		}
		command := exec.Command(rsvg, "--dpi-x", "144", "--dpi-y", "144", "--format", "png")
		command.Env = fonts
		command.Stdin = bytes.NewReader(written(t, formatNamed(t, "svg"), p))
		out, err := command.Output()
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := png.Decode(bytes.NewReader(out))
		if err != nil {
			t.Fatal(err)
		}
		if d := theirs.Bounds().Size().Sub(ours.Rect.Size()); max(d.X, -d.X, d.Y, -d.Y) > 1 {
			t.Errorf("%s: %v pixels, ours %v", name, theirs.Bounds().Size(), ours.Rect.Size())
		}
		far, mean := difference(ours, theirs)
		if far > 0.01 || mean > 1.5 {
			t.Errorf("%s: %.2f %% of the blocks differ much, %.2f on average", name, 100*far, mean)
		}
	}
}

// difference compares two pictures by blocks of 8 x 8 pixels: the share of blocks whose mean differs by more than 40 of 255 in a
// channel, and the mean of the differences.
func difference(a, b image.Image) (far, mean float64) {
	const block = 8
	size := a.Bounds().Size()
	blocks := 0
	for y := 0; y+block <= min(size.Y, b.Bounds().Dy()); y += block {
		for x := 0; x+block <= min(size.X, b.Bounds().Dx()); x += block {
			var sum [3]float64
			for py := y; py < y+block; py++ {
				for px := x; px < x+block; px++ {
					r, g, bl, _ := a.At(px, py).RGBA()
					r2, g2, bl2, _ := b.At(px, py).RGBA()
					sum[0] += (float64(r) - float64(r2)) / 257 / block / block
					sum[1] += (float64(g) - float64(g2)) / 257 / block / block
					sum[2] += (float64(bl) - float64(bl2)) / 257 / block / block
				}
			}
			most := 0.0
			for _, v := range sum {
				most = max(most, v, -v)
			}
			blocks++
			mean += most
			if most > 40 {
				far++
			}
		}
	}
	return far / float64(blocks), mean / float64(blocks)
}
