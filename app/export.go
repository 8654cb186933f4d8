package app

import (
	"bytes"
	"context"
	"image"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// exporter is the dialog that makes a picture of the board as a file: its choices, and what they give.
type exporter struct {
	w       *Window
	moment  moment // the step shown when the dialog was opened
	format  int    // index of render.Formats
	theme   int    // index of render.Themes
	scale   int    // 1 to 4
	solved  bool   // not the step but the result
	legend  bool
	preview *canvas.Image
	painter editor.Worker[render.Picture, image.Image]
	scales  *pick
}

const (
	previewWidth  = 380
	previewHeight = 280
)

// askExport opens the dialog.
func (w *Window) askExport() {
	x := w.newExporter()
	frame := canvas.NewRectangle(nil)
	frame.StrokeColor, frame.StrokeWidth = theme.Color(colourLine), 1
	content := container.New(line{16}, x.form(), container.NewStack(frame, container.New(inset{1, 1, 1, 1}, x.preview)))
	x.show()
	w.ask(lang.ExportTitle.In(w.say), container.New(inset{8, 8, 8, 8}, content),
		answer{name: lang.DialogCancel, do: x.painter.Cancel},
		answer{name: lang.DialogExport, do: x.ask, main: true})
}

// newExporter is an exporter of the moment shown, at first looking as the window does.
func (w *Window) newExporter() *exporter {
	m := w.solved.at(w.step)
	x := &exporter{w: w, moment: m, scale: 2, solved: m.done, legend: m.known(), theme: w.themeIndex()}
	x.preview = canvas.NewImageFromImage(nil)
	x.preview.FillMode = canvas.ImageFillContain
	x.preview.SetMinSize(fyne.NewSize(previewWidth, previewHeight))
	x.painter = editor.Worker[render.Picture, image.Image]{Do: paintPreview, Post: w.post, Done: func(_ render.Picture, i image.Image, err error) {
		if err != nil {
			w.tell(lang.Error(w.say, err))
			return
		}
		x.preview.Image = i
		x.preview.Refresh()
	}}
	return x
}

// themeIndex is the picture theme that looks as the window does.
func (w *Window) themeIndex() int {
	for i, t := range render.Themes {
		if t.Name == w.picture().Name {
			return i
		}
	}
	return 0
}

// form is the choices.
func (x *exporter) form() fyne.CanvasObject {
	say := x.w.say
	var formats, themes []string
	for _, f := range render.Formats {
		formats = append(formats, f.Title)
	}
	for _, t := range render.Themes {
		themes = append(themes, themeName(t, say))
	}
	choose := func(options []string, at int, set func(int)) *pick {
		return newPick(options, at, func(i int) {
			set(i)
			x.show()
		})
	}
	x.scales = choose([]string{"1×", "2×", "3×", "4×"}, x.scale-1, func(i int) { x.scale = i + 1 })
	x.showScales()
	moments := []string{lang.ExportSolved.In(say)}
	if !x.moment.done {
		moments = append(moments, lang.ExportStep.In(say, x.moment.step))
	}
	legend := newTick(lang.ExportLegend.In(say), x.legend, func(on bool) {
		x.legend = on
		x.show()
	})
	row := func(name lang.Message, o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(column{2}, newText(name.In(say), colourQuiet, smallSize), o)
	}
	return container.New(column{10},
		row(lang.ExportFormat, choose(formats, x.format, func(i int) {
			x.format = i
			x.showScales()
		})),
		row(lang.ExportTheme, choose(themes, x.theme, func(i int) { x.theme = i })),
		row(lang.ExportScale, x.scales),
		row(lang.ExportMoment, choose(moments, len(moments)-1, func(i int) { x.solved = i == 0 })),
		legend)
}

// showScales lets the scale be chosen for pictures made of pixels only.
func (x *exporter) showScales() {
	if render.Formats[x.format].Name == "png" {
		x.scales.Enable()
	} else {
		x.scales.Disable()
	}
}

func themeName(t render.Theme, say lang.Language) string {
	switch t.Name {
	case render.Light.Name:
		return lang.ThemeLight.In(say)
	case render.Dark.Name:
		return lang.ThemeDark.In(say)
	case render.Contrast.Name:
		return lang.ThemeContrast.In(say)
	case render.Print.Name:
		return lang.ThemePrint.In(say)
	}
	return t.Name
}

// picture is what the choices give, but for its scene: drawn makes that, in the background.
func (x *exporter) picture() render.Picture {
	m := x.moment
	if x.solved {
		m = m.solution.at(m.steps())
	}
	g, f := m.pictured(x.w.geo)
	p := render.Picture{
		Board:    m.board,
		Geometry: g,
		Facts:    f,
		Look: render.Look{
			Theme: render.PaletteNamed(x.w.settings.palette()).In(render.Themes[x.theme]), Labels: x.w.settings.labels(),
			Unnamed: !x.w.settings.on(showNames),
		},
		Scale: float64(x.scale),
	}
	if x.legend {
		p.Look.Legend = legendOf(x.w.say, m, p.Facts)
	}
	return p
}

func drawn(p render.Picture) render.Picture {
	p.Scene = render.NewScene(p.Board, p.Geometry, p.Facts, p.Look)
	return p
}

// show paints the preview anew.
func (x *exporter) show() { x.painter.Request(x.picture()) }

// paintPreview draws a picture in the middle of the preview, at twice its size for fine screens.
func paintPreview(_ context.Context, p render.Picture, _ func(float64)) (image.Image, error) {
	const fine = 2
	return small(drawn(p).Scene, previewWidth*fine, previewHeight*fine), nil
}

// ask asks where to put the picture.
func (x *exporter) ask() {
	name := x.w.fileName()
	if !x.solved {
		name += "-" + strconv.Itoa(x.moment.step)
	}
	x.w.askPicture(name+render.Formats[x.format].Ending, render.Formats, x.write)
}

// write makes the picture and puts it into a file. The ending that was typed decides the format, where it means one.
func (x *exporter) write(path string) {
	f, ok := render.FormatFor(path)
	if !ok {
		f = render.Formats[x.format]
	}
	p := x.picture()
	x.w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) {
		var b bytes.Buffer
		err := f.Write(&b, drawn(p))
		return b.Bytes(), err
	}})
}
