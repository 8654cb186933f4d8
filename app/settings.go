package app

import (
	"cmp"
	"os"

	"fyne.io/fyne/v2"
	fynelang "fyne.io/fyne/v2/lang"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
)

// The choices of View > Theme, as they are kept.
const (
	choiceSystem   = "system"
	choiceLight    = "light"
	choiceDark     = "dark"
	choiceContrast = "contrast"
)

// textScales are the choices of View > Text size, in percent.
var textScales = []int{90, 100, 115, 130}

// settings are what is remembered from one start to the next.
type settings struct{ kept fyne.Preferences }

// language is the one chosen, at first that of the environment as for the commands, else the system's.
func (s settings) language() lang.Language {
	if l, ok := lang.Parse(s.kept.String("language")); ok {
		return l
	}
	if cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")) != "" {
		return lang.Locale(os.Getenv)
	}
	l, _ := lang.Parse(fynelang.SystemLocale().LanguageString())
	return l
}

func (s settings) setLanguage(l lang.Language) { s.kept.SetString("language", l.Code()) }

func (s settings) palette() string         { return s.kept.String("palette") }
func (s settings) setPalette(name string)  { s.kept.SetString("palette", name) }
func (s settings) theme() string           { return s.kept.StringWithFallback("theme", choiceSystem) }
func (s settings) setTheme(choice string)  { s.kept.SetString("theme", choice) }
func (s settings) speed() int              { return max(0, min(s.kept.IntWithFallback("speed", 1), len(speeds)-1)) }
func (s settings) setSpeed(fast int)       { s.kept.SetInt("speed", fast) }
func (s settings) folder() string          { return s.kept.String("folder") }
func (s settings) setFolder(folder string) { s.kept.SetString("folder", folder) }

func (s settings) labels() render.ValueLabels {
	return render.ValueLabels(max(0, min(s.kept.Int("labels"), int(render.ShowNone))))
}

func (s settings) setLabels(l render.ValueLabels) { s.kept.SetInt("labels", int(l)) }

// progress is how far the reader is in the lessons.
func (s settings) progress() lessons.Progress {
	return lessons.ParseProgress([]byte(s.kept.String("progress")))
}

func (s settings) setProgress(p lessons.Progress) { s.kept.SetString("progress", string(p.Bytes())) }

// casualRate is how often a casual opponent errs, in percent.
func (s settings) casualRate() int {
	return max(0, min(s.kept.IntWithFallback("casual rate", int(100*lessons.CasualRate)), 100))
}
func (s settings) setCasualRate(percent int) { s.kept.SetInt("casual rate", percent) }

// exerciseSize and exerciseHard are what exercises are made of next.
func (s settings) exerciseSize() int {
	return max(1, min(s.kept.IntWithFallback("exercise size", 2), len(lessons.Sizes)))
}
func (s settings) setExerciseSize(n int) { s.kept.SetInt("exercise size", n) }
func (s settings) exerciseHard() int {
	return max(1, min(s.kept.IntWithFallback("exercise difficulty", 1), len(lessons.Difficulties)))
}
func (s settings) setExerciseHard(n int) { s.kept.SetInt("exercise difficulty", n) }

// textScale is the size of text, in percent.
func (s settings) textScale() int {
	return max(textScales[0], min(s.kept.IntWithFallback("text", 100), textScales[len(textScales)-1]))
}

func (s settings) setTextScale(percent int) { s.kept.SetInt("text", percent) }

// toggle is a setting that is on or off; usual is what it is while nobody has chosen.
type toggle struct {
	name  string
	usual bool
}

var (
	showNames = toggle{"names", true}
	showGrid  = toggle{"grid", false}
	showMap   = toggle{"map", true}
	animate   = toggle{"animate", true}
)

func (s settings) on(t toggle) bool       { return s.kept.BoolWithFallback(t.name, t.usual) }
func (s settings) turn(t toggle, on bool) { s.kept.SetBool(t.name, on) }

// size is the window's, at first one that every screen has room for.
func (s settings) size() fyne.Size {
	w, h := s.kept.FloatWithFallback("width", 1280), s.kept.FloatWithFallback("height", 800)
	return fyne.NewSize(float32(max(640, min(w, 8000))), float32(max(480, min(h, 8000))))
}

func (s settings) setSize(size fyne.Size) {
	s.kept.SetFloat("width", float64(size.Width))
	s.kept.SetFloat("height", float64(size.Height))
}
