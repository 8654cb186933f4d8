package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// About is what the program tells of itself.
type About struct {
	Version string
	Licence string
	Notices string // the licences of what the program is made with
}

// showAbout shows what this program is, and leads to the licences.
func (w *Window) showAbout() {
	text := widget.NewLabel(lang.AboutText.In(w.say, w.about.Version))
	text.Wrapping = fyne.TextWrapWord
	w.ask("Mexboard", paddedTo(text, min(scaled(420), w.win.Canvas().Size().Width-120)),
		answer{name: lang.DialogClose},
		answer{name: lang.AboutLicences, do: w.showLicences},
	)
}

// showLicences shows the licences of the program and of what it is made with.
func (w *Window) showLicences() {
	text := widget.NewLabel(w.about.Licence + "\n" + w.about.Notices)
	text.Wrapping = fyne.TextWrapWord
	text.SizeName = theme.SizeNameCaptionText
	scroll := container.NewVScroll(text)
	size := w.win.Canvas().Size()
	scroll.SetMinSize(fyne.NewSize(min(scaled(680), size.Width-80), min(520, size.Height-170)))
	w.ask(lang.AboutLicences.In(w.say), scroll, answer{name: lang.DialogClose, main: true})
}
