package app

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// player is the row that goes through the steps: first, back, next, last, play with its speed, and the slider.
type player struct {
	root   *fyne.Container
	say    lang.Language
	step   int
	steps  int
	do     panelActions
	slider *knob
	where  *canvas.Text
	play   *press
	icon   *widget.Icon
	speed  *press
	pace   *canvas.Text
	back   []*press // first, back
	ahead  []*press // next, last

	playing int // the number of the run that plays, 0 when none does
	runs    int
	fast    int // index of speeds
}

// speeds are steps a second.
var speeds = []float64{0.5, 1, 2, 4, 8}

func newPlayer(say lang.Language, fast int, do panelActions) *player {
	p := &player{say: say, do: do, fast: fast}
	first, _ := p.button(theme.MediaSkipPreviousIcon(), lang.StepFirst, func() { p.turn(0) })
	back, _ := p.button(theme.NavigateBackIcon(), lang.StepBack, func() { p.turn(p.step - 1) })
	next, _ := p.button(theme.NavigateNextIcon(), lang.StepNext, func() { p.turn(p.step + 1) })
	last, _ := p.button(theme.MediaSkipNextIcon(), lang.StepLast, func() { p.turn(p.steps) })
	p.back, p.ahead = []*press{first, back}, []*press{next, last}
	p.play, p.icon = p.button(theme.MediaPlayIcon(), lang.StepPlay, p.toggle)
	p.pace = newBold("", colourQuiet, smallSize)
	p.pace.Alignment = fyne.TextAlignCenter
	p.speed = newPress(container.New(atLeast{fyne.NewSize(26, 20)}, p.pace), fyne.NewSize(4, 6), p.faster)
	p.explain(p.play, func() string {
		if p.playing != 0 {
			return lang.StepStop.In(say)
		}
		return lang.StepPlay.In(say)
	})
	p.explain(p.speed, func() string { return lang.StepSpeed.In(say, p.pace.Text) })
	p.speed.outline, p.speed.fill = colourLine, colourBoard
	p.showPace()
	p.where = newText("", colourQuiet, smallSize)
	p.slider = newKnob(1)
	p.slider.OnChanged = func(x float64) {
		if int(x) != p.step {
			p.turn(int(x))
		}
	}
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(gap), first, back, next, last, spacer(gap), p.play, p.speed)
	row := container.NewBorder(nil, nil, buttons, nil, container.New(spare{}, p.where))
	knob := container.NewThemeOverride(p.slider, sliderLook{theme.Current()})
	p.root = container.New(column{}, row, container.New(inset{left: -11, top: 2, right: -11, bottom: -6}, knob))
	return p
}

func (p *player) button(icon fyne.Resource, name lang.Message, tap func()) (*press, *widget.Icon) {
	i := widget.NewIcon(icon)
	b := newPress(container.New(atLeast{fyne.NewSquareSize(20)}, i), fyne.NewSquareSize(6), tap)
	b.outline, b.fill = colourLine, colourBoard
	b.onOff = func(off bool) { i.SetResource(greyedIcon(icon, off)) }
	p.explain(b, func() string { return name.In(p.say) })
	return b, i
}

// explain tells in the status line what the pointer is on.
func (p *player) explain(b *press, text func() string) {
	b.onHover = func(in bool) {
		if in {
			p.do.hint(text())
		} else {
			p.do.hint("")
		}
	}
}

// turn goes to a step by hand: what plays stops.
func (p *player) turn(step int) {
	p.stop()
	p.do.step(max(0, min(step, p.steps)))
}

// show shows where in the steps a moment is.
func (p *player) show(m moment) {
	if m.telling {
		p.stop()
		return // as it was, for a moment
	}
	p.step, p.steps = m.step, m.steps()
	if p.steps == 0 {
		p.stop()
		return
	}
	p.slider.Max = float64(p.steps)
	p.slider.Value = float64(p.step)
	p.slider.Refresh()
	p.where.Text = p.place(m)
	p.where.Refresh()
	for _, b := range p.back {
		b.setOff(p.step == 0)
	}
	for _, b := range p.ahead {
		b.setOff(m.done)
	}
	p.root.Refresh()
}

// place is where in the steps a moment is. After the last everything is told, but not all of it need be decided.
func (p *player) place(m moment) string {
	switch {
	case !m.done:
		return lang.StepCount.In(p.say, p.step, p.steps)
	case m.hunt.state == hunted:
		return lang.StepHunting.In(p.say)
	case m.hunt.state == halted, m.undecided():
		return lang.StepOpen.In(p.say)
	}
	return lang.StepSolved.In(p.say)
}

// toggle plays or stops. From the end it plays from the start.
func (p *player) toggle() {
	if p.playing != 0 {
		p.stop()
		return
	}
	if p.step >= p.steps {
		p.do.step(0)
	}
	p.runs++
	p.playing = p.runs
	p.icon.SetResource(theme.MediaPauseIcon())
	p.wait()
}

func (p *player) stop() {
	if p.playing != 0 {
		p.playing = 0
		p.icon.SetResource(theme.MediaPlayIcon())
	}
}

// wait comes back after the time a step is shown; a run that was stopped meanwhile is over.
func (p *player) wait() {
	run := p.playing
	p.do.later(time.Duration(float64(time.Second)/speeds[p.fast]), func() { p.tick(run) })
}

// tick shows the next step of a run.
func (p *player) tick(run int) {
	if run != p.playing {
		return
	}
	p.do.step(p.step + 1)
	if p.step >= p.steps {
		p.stop()
		return
	}
	p.wait()
}

func (p *player) faster() {
	p.fast = (p.fast + 1) % len(speeds)
	p.showPace()
	p.do.speed(p.fast)
}

func (p *player) showPace() {
	p.pace.Text = strconv.FormatFloat(speeds[p.fast], 'g', -1, 64) + "×"
	p.pace.Refresh()
}
