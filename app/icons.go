package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// drawings are the icons of the narrow toolbar: paths on a field of 24 by 24, strokes but where they are closed by Z.
var drawings = map[string]string{
	"S":       `<path d="M6 3 L6 19 L10 15 L13 21 L15.5 20 L12.7 14 L18 14 Z" fill="#000"/>`,
	"V":       `<circle cx="12" cy="12" r="7.5" fill="none" stroke="#000" stroke-width="2.2"/>`,
	"E":       `<path d="M4 20 L17 7" fill="none" stroke="#000" stroke-width="2.2"/><path d="M20 4 L18.5 12 L12 5.5 Z" fill="#000"/>`,
	"C":       `<circle cx="12" cy="12" r="7" fill="#000"/>`,
	"M":       `<circle cx="7" cy="12" r="5" fill="#000"/><path d="M13 12 L17 12" fill="none" stroke="#000" stroke-width="2.2"/><path d="M22 12 L16 8 L16 16 Z" fill="#000"/>`,
	"X":       `<path d="M12 3 L12 11 M12 12 L5 20 M12 12 L19 20" fill="none" stroke="#000" stroke-width="2.2"/><path d="M9 8.5 L15 8.5 L15 14.5 L9 14.5 Z" fill="#000"/>`,
	"G":       `<path d="M3 14 L21 14 M6 14 L3 19 M11 14 L8 19 M16 14 L13 19 M21 14 L18 19" fill="none" stroke="#000" stroke-width="2"/><circle cx="12" cy="8" r="4.2" fill="none" stroke="#000" stroke-width="2.2"/>`,
	"K":       `<circle cx="6" cy="18" r="3" fill="none" stroke="#000" stroke-width="2"/><circle cx="18" cy="18" r="3" fill="none" stroke="#000" stroke-width="2"/><path d="M8 15.5 L17 3 M16 15.5 L7 3" fill="none" stroke="#000" stroke-width="2"/>`,
	"D":       `<path d="M5 5 L19 19 M19 5 L5 19" fill="none" stroke="#000" stroke-width="2.4"/>`,
	"arrange": `<circle cx="12" cy="5" r="2.8" fill="#000"/><circle cx="5" cy="18" r="2.8" fill="#000"/><circle cx="19" cy="18" r="2.8" fill="#000"/><path d="M11 7 L6 16 M13 7 L18 16" fill="none" stroke="#000" stroke-width="1.8"/>`,
	"fit":     `<path d="M4 9 L4 4 L9 4 M15 4 L20 4 L20 9 M20 15 L20 20 L15 20 M9 20 L4 20 L4 15" fill="none" stroke="#000" stroke-width="2.2"/>`,
	"export":  `<path d="M12 15 L12 4 M7.5 8.5 L12 4 L16.5 8.5 M4 14 L4 20 L20 20 L20 14" fill="none" stroke="#000" stroke-width="2.2"/>`,
}

// drawing is one of the icons, in the theme's colour of text. (Fyne's own way of colouring pictures knows fills only.)
func drawing(name string) fyne.Resource {
	c := toNRGBA(theme.Color(theme.ColorNameForeground))
	colour := fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	svg := `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">` +
		strings.ReplaceAll(drawings[name], "#000", colour) + `</svg>`
	return fyne.NewStaticResource("icon-"+name+colour+".svg", []byte(svg))
}
