package render

import "image/color"

// Inks are the colours that tell P from N, and the winning moves from both.
type Inks struct {
	PLine, PFill, NLine, NFill, Winning color.NRGBA
}

// Palette is a choice of inks for each theme that has colours.
type Palette struct {
	Name                  string // "blue-orange"
	Light, Dark, Contrast Inks
}

// Palettes lists them; the first is that of the themes themselves. Whoever lacks one kind of cone can tell P from N in each
// of them: a test sees them so.
var Palettes = []Palette{
	{
		Name:     "blue-orange",
		Light:    inks(0x0B63A5, 0xDCEBF8, 0xB34A00, 0xFCEBDB, 0x00795A),
		Dark:     inks(0x6DB5F2, 0x173450, 0xF2A65A, 0x46301A, 0x3FD0A4),
		Contrast: inks(0x66CCFF, 0x00304D, 0xFFB347, 0x4D2900, 0x00FF9C),
	},
	{
		Name:     "teal-brown",
		Light:    inks(0x01665E, 0xD7EFEC, 0x8C510A, 0xF8EBD0, 0x2B4FBF),
		Dark:     inks(0x5AC8BA, 0x10403B, 0xDDB06B, 0x43321A, 0x8FB0FF),
		Contrast: inks(0x4DF0DC, 0x003B35, 0xFFC266, 0x4D3200, 0xA0C0FF),
	},
	{
		Name:     "indigo-gold",
		Light:    inks(0x3A3F9E, 0xE3E5FA, 0x806000, 0xFFF2C2, 0x00795A),
		Dark:     inks(0xA5ABFF, 0x2A2E5E, 0xE3C04B, 0x453A0C, 0x3FD0A4),
		Contrast: inks(0xA6ADFF, 0x181B5C, 0xFFE04D, 0x453800, 0x00FF9C),
	},
}

func inks(pLine, pFill, nLine, nFill, winning uint32) Inks {
	return Inks{rgb(pLine), rgb(pFill), rgb(nLine), rgb(nFill), rgb(winning)}
}

// In is a theme in the inks of the palette. Print has no colours and stays as it is.
func (p Palette) In(t Theme) Theme {
	var i Inks
	switch t.Name {
	case Light.Name:
		i = p.Light
	case Dark.Name:
		i = p.Dark
	case Contrast.Name:
		i = p.Contrast
	default:
		return t
	}
	t.PLine, t.PFill, t.NLine, t.NFill, t.Winning = i.PLine, i.PFill, i.NLine, i.NFill, i.Winning
	return t
}

// PaletteNamed is the palette of a name; the first one when there is none of that name.
func PaletteNamed(name string) Palette {
	for _, p := range Palettes {
		if p.Name == name {
			return p
		}
	}
	return Palettes[0]
}
