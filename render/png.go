package render

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"
	"strconv"
)

// mostPixels bounds a picture made of pixels: 4 bytes each are held in memory.
const mostPixels = 150_000_000

// TooLargeError says that a picture would have more pixels than are made at once.
type TooLargeError struct {
	Width, Height float64 // in pixels
	Limit         int     // pixels in all
	Scale         float64 // the largest scale, in tenths, at which it would not; below 1 there is none
}

func (e *TooLargeError) Error() string {
	try := "SVG, or another layout"
	if e.Scale >= 1 {
		try = fmt.Sprintf("a scale of at most %g, or SVG", e.Scale)
	}
	return fmt.Sprintf("the picture would be %.0f by %.0f pixels, more than %d in all; try %s", e.Width, e.Height, e.Limit, try)
}

// Fault is the error's message: width, height and limit, in pixels, and the scale to try.
func (e *TooLargeError) Fault() (key string, args []any) {
	args = []any{int(min(e.Width, 1e15)), int(min(e.Height, 1e15)), e.Limit}
	if e.Scale < 1 {
		return "render.larger", args
	}
	return "render.large", append(args, strconv.FormatFloat(e.Scale, 'f', -1, 64))
}

// WritePNG writes a picture as PNG at its scale, on its background. The error is a *TooLargeError or the writer's.
func WritePNG(w io.Writer, p Picture) error {
	img, err := p.Image()
	if err != nil {
		return err
	}
	var encoded bytes.Buffer
	if err := png.Encode(&encoded, img); err != nil {
		return err
	}
	_, err = w.Write(withDensity(encoded.Bytes(), p.scale()))
	return err
}

// Image is a picture as pixels at its scale, on its background. The error is a *TooLargeError.
func (p Picture) Image() (*image.RGBA, error) {
	scale := p.scale()
	width := max(math.Ceil((p.Scene.Max.X-p.Scene.Min.X)*scale), 1)
	height := max(math.Ceil((p.Scene.Max.Y-p.Scene.Min.Y)*scale), 1)
	if !(width*height <= mostPixels) {
		return nil, &TooLargeError{width, height, mostPixels, scaleFor(p.Scene.Max.X-p.Scene.Min.X, p.Scene.Max.Y-p.Scene.Min.Y)}
	}
	img := image.NewRGBA(image.Rect(0, 0, int(width), int(height)))
	draw.Draw(img, img.Rect, image.NewUniform(p.Scene.Background), image.Point{}, draw.Src)
	p.Scene.Paint(img, View{Origin: p.Scene.Min, Zoom: scale}, nil)
	return img, nil
}

// scaleFor is the largest scale, in tenths, at which a picture of a size in points has no more than the most pixels.
func scaleFor(width, height float64) float64 {
	tenths := math.Floor(10 * math.Sqrt(mostPixels/(width*height)))
	for tenths > 0 && math.Ceil(width*tenths/10)*math.Ceil(height*tenths/10) > mostPixels {
		tenths--
	}
	return max(tenths, 0) / 10
}

// Where the first chunk of a PNG ends: the signature, then the header with its length, name, content and checksum.
const headerEnd = 8 + 4 + 4 + 13 + 4

// withDensity adds to a PNG how many pixels a metre has, so that it prints in the size it has on the board: a point is
// 1/72 inch (PNG specification, 11.3.5.3 pHYs).
func withDensity(encoded []byte, scale float64) []byte {
	perMetre := uint32(math.Round(72 * scale / 0.0254))
	chunk := binary.BigEndian.AppendUint32(nil, 9)
	chunk = append(chunk, "pHYs"...)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // the unit is the metre
	chunk = binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
	out := make([]byte, 0, len(encoded)+len(chunk))
	out = append(out, encoded[:headerEnd]...)
	out = append(out, chunk...)
	return append(out, encoded[headerEnd:]...)
}
