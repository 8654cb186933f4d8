package cli

import (
	"bytes"
	"context"
	"errors"
	"strconv"
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

var exportCommand = command{
	name: "export",
	usage: []string{
		"export [--from FORMAT] FILE|- -o OUT",
		"                [--theme T] [--scale K] [--engine E] [--step N] [--lang L]",
	},
	about: lang.HelpExport,
	note:  func(l lang.Language) string { return lang.HelpOut.In(l, strings.Join(pictureEndings(), ", ")) },
	flags: []flag{
		outFlag,
		fromFlag,
		bushFlag,
		{name: "--theme", value: "T", about: choice(lang.FlagTheme, themes, "light"), choices: themes},
		{name: "--scale", value: "K", about: text(lang.FlagScale)},
		{name: "--engine", value: "E", about: choice(lang.FlagEngine, engines), choices: engines},
		{name: "--step", value: "N", about: text(lang.FlagStep)},
		langFlag,
		helpFlag,
	},
	examples: []string{
		"mexboard export board.gv -o board.svg --theme print",
		"mexboard export board.gv -o step-24.png --step 24 --scale 2 --lang fi",
		"mexboard export board.gv -o board.png --engine dot-lr",
	},
	run: export,
}

func themes() []string {
	var names []string
	for _, t := range render.Themes {
		names = append(names, t.Name)
	}
	return names
}

func engines() []string {
	var names []string
	for _, e := range layout.Engines {
		names = append(names, e.Name)
	}
	return names
}

func pictureEndings() []string {
	var all []string
	for _, f := range render.Formats {
		all = append(append(all, f.Ending), f.Endings...)
	}
	return all
}

// exporting is what the flags of export say.
type exporting struct {
	file, out string
	format    render.Format
	theme     render.Theme
	scale     float64
	step      int // -1: solved
}

func export(s *session) error {
	e, err := s.exporting()
	if err != nil {
		return err
	}
	in, err := s.read(e.file)
	if err != nil {
		return err
	}
	if err := in.check(); err != nil {
		return err
	}
	p := render.Picture{Board: in.board, Scale: e.scale, Look: render.Look{Theme: e.theme}}
	p.Geometry = s.geometry(p.Board)
	show := s.solved
	if !p.Board.Directed {
		show = s.reduced
	}
	if err := show(&p, e.step); err != nil {
		return err
	}
	p.Scene = render.NewScene(p.Board, p.Geometry, p.Facts, p.Look)
	var picture bytes.Buffer
	if err := e.format.Write(&picture, p); err != nil {
		return err
	}
	return document.Export(e.out, picture.Bytes())
}

func (s *session) exporting() (e exporting, err error) {
	if e.file, err = s.file(); err != nil {
		return e, err
	}
	if e.out, err = s.output(); err != nil {
		return e, err
	}
	var ok bool
	if e.format, ok = render.FormatFor(e.out); !ok {
		return e, usage(lang.UsageEnding, e.out, strings.Join(pictureEndings(), ", "))
	}
	e.theme = render.Themes[0]
	for _, t := range render.Themes {
		if t.Name == s.options.value("--theme") {
			e.theme = t
		}
	}
	e.scale, e.step = 1, -1
	if s.options.has("--scale") {
		text := s.options.value("--scale")
		if e.scale, err = strconv.ParseFloat(text, 64); err != nil || !(1 <= e.scale && e.scale <= 4) {
			return e, usage(lang.UsageScale, text)
		}
	}
	if s.options.has("--step") {
		text := s.options.value("--step")
		n, err := strconv.ParseUint(text, 10, 31)
		if err != nil && !errors.Is(err, strconv.ErrRange) { // beyond the end is the end
			return e, usage(lang.UsageStep, text)
		}
		e.step = int(n)
	}
	return e, nil
}

// solved makes the picture of a directed board after some steps, or solved for -1. At the last step and beyond all is
// known, as in the window.
func (s *session) solved(p *render.Picture, step int) error {
	a, err := solver.Solve(context.Background(), p.Board.Problem())
	if err != nil {
		return err
	}
	p.Facts = render.Solved(a)
	if step >= 0 {
		if trace := solver.NewTrace(a); step < len(trace.Steps) {
			p.Facts = render.AtStep(a.Graph, trace.At(step))
		}
	}
	p.Look.Legend = Legend(s.language, a, p.Facts)
	return nil
}

// geometry is where the parts of the board go: by --engine, else where they are, else by the engine fit for the board.
// A layout that had to be made in another way is told on standard error.
func (s *session) geometry(b board.Board) render.Geometry {
	e, asked := layout.Named(s.options.value("--engine"))
	switch {
	case !asked && b.Placed():
		return render.GeometryOf(b)
	case !asked:
		e = layout.Automatic(b)
	}
	var client layout.Client
	defer client.Close()
	g, err := client.Layout(context.Background(), b, e)
	if err != nil {
		s.say(err)
	}
	return g
}
