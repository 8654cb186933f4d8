package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

// gameForm is the parameters of a game, each in a field that fits it, the start last.
type gameForm struct {
	root   *fyne.Container
	params []games.Param
	fields []gameField
	starts bool // the last field is the start, which may be several words
}

// gameField is one field of a form.
type gameField interface {
	fyne.CanvasObject
	value() string
	put(text string)
}

// newGameForm makes the form; keys hears of keys that belong to the dialog.
func newGameForm(say lang.Language, params []games.Param, starts bool, changed func(), keys func(*fyne.KeyEvent)) *gameForm {
	f := &gameForm{root: container.New(column{8}), params: params, starts: starts}
	for _, p := range params {
		field := newGameField(say, p, changed, keys)
		f.fields = append(f.fields, field)
		name := newText(capitalised(lang.GameParams[p.Key].In(say)), colourQuiet, smallSize)
		f.root.Add(container.New(column{2}, name, field))
	}
	return f
}

// fill puts arguments into the fields; where there are fewer, the examples.
func (f *gameForm) fill(args []string) {
	for i, field := range f.fields {
		switch {
		case i >= len(args):
			field.put(f.params[i].Example)
		case f.starts && i == len(f.fields)-1:
			field.put(games.Line(args[i:]))
		default:
			field.put(args[i])
		}
	}
}

// has tells whether there is a field of a form.
func (f *gameForm) has(form games.Form) bool {
	return slices.ContainsFunc(f.params, func(p games.Param) bool { return p.Form == form })
}

// take puts a text into the first field of a form.
func (f *gameForm) take(form games.Form, text string) {
	if field := f.field(form); field != nil {
		field.put(text)
	}
}

// field is the first field of a form; nil where there is none.
func (f *gameForm) field(form games.Form) gameField {
	if i := slices.IndexFunc(f.params, func(p games.Param) bool { return p.Form == form }); i >= 0 {
		return f.fields[i]
	}
	return nil
}

// args are the arguments that the fields make.
func (f *gameForm) args() []string {
	var list []string
	for i, field := range f.fields {
		text := strings.TrimSpace(field.value())
		if f.starts && i == len(f.fields)-1 {
			list = append(list, games.Words(text)...)
		} else {
			list = append(list, text)
		}
	}
	return list
}

// parameters are the arguments without the start.
func (f *gameForm) parameters() []string {
	n := len(f.fields)
	if f.starts && n > 0 {
		n--
	}
	return f.args()[:n]
}

func newGameField(say lang.Language, p games.Param, changed func(), keys func(*fyne.KeyEvent)) gameField {
	if p.Form == games.Choice {
		c := &choiceField{choices: p.Choices}
		for _, choice := range p.Choices {
			c.Options = append(c.Options, choiceName(say, choice))
		}
		c.ExtendBaseWidget(c)
		c.OnChanged = func(string) { changed() }
		return c
	}
	e := &textField{keys: keys, choices: p.Choices}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(p.Example)
	e.OnChanged = func(string) { changed() }
	if len(p.Choices) > 0 {
		e.ActionItem = newChoiceButton(e)
	}
	return e
}

// choiceField is a field in which one of some things is chosen.
type choiceField struct {
	widget.Select
	choices []string
}

// choiceName is what a choice is called: the game of a factor by its title.
func choiceName(say lang.Language, choice string) string {
	if m, ok := lang.GameChoices[choice]; ok {
		return capitalised(m.In(say))
	}
	if text, ok := lang.Games[choice]; ok {
		return text.Title.In(say)
	}
	return choice
}

func (c *choiceField) value() string {
	if i := c.SelectedIndex(); i >= 0 {
		return c.choices[i]
	}
	return ""
}

func (c *choiceField) put(text string) {
	if i := slices.Index(c.choices, text); i >= 0 {
		c.SetSelectedIndex(i)
	}
}

// textField is a field in which anything is typed; Return and Escape are the dialog's, and Up and Down go through the
// choices where it has some.
type textField struct {
	widget.Entry
	keys    func(*fyne.KeyEvent)
	choices []string
}

func (e *textField) value() string   { return e.Text }
func (e *textField) put(text string) { e.SetText(text) }

func (e *textField) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter || k.Name == fyne.KeyEscape:
		e.keys(k)
	case k.Name == fyne.KeyDown && len(e.choices) > 0:
		e.turn(1)
	case k.Name == fyne.KeyUp && len(e.choices) > 0:
		e.turn(-1)
	default:
		e.Entry.TypedKey(k)
	}
}

// turn puts the next choice into the field.
func (e *textField) turn(by int) {
	at := slices.Index(e.choices, e.Text)
	if at < 0 && by < 0 {
		at = 0
	}
	e.SetText(e.choices[(at+by+len(e.choices))%len(e.choices)])
}

// newChoiceButton opens the choices of a field as a menu.
func newChoiceButton(e *textField) fyne.CanvasObject {
	var b *button
	b = newButton("", func() {
		var items []*fyne.MenuItem
		for _, c := range e.choices {
			items = append(items, fyne.NewMenuItem(c, func() { e.SetText(c) }))
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(e)
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), fyne.CurrentApp().Driver().CanvasForObject(b), at.AddXY(0, e.Size().Height))
	})
	b.Icon, b.Importance = theme.MenuDropDownIcon(), widget.LowImportance
	return b
}
