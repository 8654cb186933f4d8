package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/lang"
)

// ruleLine says by what rule the board is played, with a link to change it.
type ruleLine struct {
	root   *fyne.Container
	text   *paragraph
	change *press
}

func newRuleLine(say lang.Language, change func()) *ruleLine {
	l := &ruleLine{text: newParagraph(""), change: newLink(lang.RuleChange.In(say), change)}
	l.root = container.NewBorder(nil, nil, nil, container.New(column{}, l.change), l.text.root)
	return l
}

func (l *ruleLine) set(text string) { l.text.set(text) }
