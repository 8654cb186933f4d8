package app

import (
	"context"

	"dev.mexboard/app/editor"
)

// surroundings is what the system says of itself.
type surroundings struct {
	untold bool // nobody knows whether it is light or dark
	ask    editor.Worker[struct{}, bool]
}

// askDesktop finds out whether the system tells if it is light or dark: where it does not, Fyne calls it dark, and we
// call it light. The answer may take long.
func (w *Window) askDesktop() {
	w.around.untold = true
	w.around.ask.Post = w.post
	w.around.ask.Do = func(context.Context, struct{}, func(float64)) (bool, error) { return desktopTells(), nil }
	w.around.ask.Done = func(_ struct{}, told bool, _ error) {
		if told {
			w.around.untold = false
			w.dress()
		}
	}
	w.dress()
	w.around.ask.Request(struct{}{})
}
