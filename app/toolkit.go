package app

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	fynelang "fyne.io/fyne/v2/lang"

	"dev.mexboard/app/lang"
)

// speakToolkit makes Fyne's own dialogs and menus speak a language. Fyne knows only the system's: so the texts of the
// language chosen are given to it as those of the system's.
func speakToolkit(l lang.Language) {
	texts := map[string]string{}
	for key, m := range lang.Toolkit {
		texts[key] = m.In(l)
	}
	bundle, err := json.Marshal(texts)
	if err == nil {
		err = fynelang.AddTranslationsForLocale(bundle, fynelang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("the texts of the toolkit", err)
	}
}
