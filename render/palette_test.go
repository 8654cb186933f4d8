package render

import (
	"image/color"
	"math"
	"testing"
)

// sights are what people see who lack one kind of cone, as matrices on linear colours: Machado, Oliveira, Fernandes, A
// Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1.
var sights = []struct {
	name string
	m    [3][3]float64
}{
	{"all cones", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no long cones", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"no middle cones", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"no short cones", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// lab is a colour as it is seen, in CIE L*a*b*.
func lab(c color.NRGBA, m [3][3]float64) [3]float64 {
	var rgb, seen [3]float64
	for i, x := range [3]uint8{c.R, c.G, c.B} {
		v := float64(x) / 255
		rgb[i] = v / 12.92
		if v > 0.04045 {
			rgb[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	for i := range seen {
		seen[i] = min(max(m[i][0]*rgb[0]+m[i][1]*rgb[1]+m[i][2]*rgb[2], 0), 1)
	}
	f := func(r, g, b, white float64) float64 {
		t := (r*seen[0] + g*seen[1] + b*seen[2]) / white
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x, y, z := f(0.4124, 0.3576, 0.1805, 0.95047), f(0.2126, 0.7152, 0.0722, 1), f(0.0193, 0.1192, 0.9505, 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// differ is how different two colours look: about 2 is just seen, 10 at a glance.
func differ(a, b color.NRGBA, m [3][3]float64) float64 {
	p, q := lab(a, m), lab(b, m)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

func TestPalettesTellPFromN(t *testing.T) {
	if got := differ(rgb(0xB34A00), rgb(0x627200), sights[2].m); got > 15 {
		t.Fatalf("red and green without middle cones: %.1f apart, the test sees too much", got)
	}
	for _, p := range Palettes {
		for _, x := range []Theme{Light, Dark, Contrast} {
			x = p.In(x)
			for _, s := range sights {
				if got := differ(x.PLine, x.NLine, s.m); got < 35 {
					t.Errorf("%s, %s, %s: the lines are %.0f apart", p.Name, x.Name, s.name, got)
				}
				if got := differ(x.PFill, x.NFill, s.m); got < 12 {
					t.Errorf("%s, %s, %s: the fills are %.0f apart", p.Name, x.Name, s.name, got)
				}
			}
		}
	}
}

func TestTheFirstPaletteIsTheThemes(t *testing.T) {
	for _, x := range Themes {
		if Palettes[0].In(x) != x {
			t.Errorf("%s has other inks", x.Name)
		}
	}
	if PaletteNamed("teal-brown").Name != "teal-brown" || PaletteNamed("").Name != Palettes[0].Name {
		t.Error("palettes by name")
	}
}
