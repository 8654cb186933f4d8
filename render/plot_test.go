package render

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"testing"
)

// dotsOf is the dots of a plot.
func dotsOf(s Scene) []Point {
	var list []Point
	for _, shape := range s.Shapes {
		if shape.Kind == DiscShape {
			list = append(list, shape.P[0])
		}
	}
	return list
}

// A plot has a dot for each value, farther right the larger the number is and higher the larger the value is.
func TestPlotDots(t *testing.T) {
	values := []uint32{0, 1, 2, 3, 1, 4}
	dots := dotsOf(PlotScene(values, 5, [2]string{"n", "value"}, PlotSize, Light))
	if len(dots) != len(values) {
		t.Fatalf("%d dots", len(dots))
	}
	for i := 1; i < len(dots); i++ {
		if dots[i].X <= dots[i-1].X || (dots[i].Y < dots[i-1].Y) != (values[i] > values[i-1]) {
			t.Errorf("dot %d at %v after %v", i, dots[i], dots[i-1])
		}
	}
}

func TestPlotTexts(t *testing.T) {
	var texts []string
	for _, shape := range PlotScene(make([]uint32, 11), 0, [2]string{"n", "SG 值"}, PlotSize, Dark).Shapes {
		if shape.Kind == TextShape {
			texts = append(texts, shape.Text)
		}
	}
	for _, want := range []string{"n", "SG 值", "0", "4", "10"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not among %q", want, texts)
		}
	}
}

// The picture of very many values is not larger than that of some thousands.
func TestPlotOfMany(t *testing.T) {
	values := make([]uint32, 1_000_000)
	for i := range values {
		values[i] = uint32(i*i) % 997
	}
	dots := dotsOf(PlotScene(values, 0, [2]string{"n", "v"}, PlotSize, Light))
	if len(dots) < 1000 || len(dots) > 70_000 {
		t.Errorf("%d dots", len(dots))
	}
}

func TestPlotOfFew(t *testing.T) {
	for _, values := range [][]uint32{nil, {0}, {7}} {
		s := PlotScene(values, 0, [2]string{"n", "v"}, PlotSize, Print)
		if len(dotsOf(s)) != len(values) {
			t.Errorf("%v: %d dots", values, len(dotsOf(s)))
		}
		var b bytes.Buffer
		if err := WriteSVG(&b, Picture{Scene: s}); err != nil {
			t.Fatal(err)
		}
		for read := xml.NewDecoder(&b); ; {
			if _, err := read.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%v: %v", values, err)
			}
		}
	}
}
