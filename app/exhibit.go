package app

import (
	"slices"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/games"
)

// exhibit is one row of the gallery: a game of the table, a ready board of Hackenbush, or an example of a program.
type exhibit struct {
	game    games.Game
	bush    games.Bush // in the place of a game
	program string     // in the place of a game: its text
	foreign bool       // the program came with a board: it is not run before one says so
	text    lang.GameText
	search  searched
}

// exhibits are all rows of the gallery, those of a family together.
func exhibits() []exhibit {
	var all []exhibit
	for _, f := range games.Families {
		if f == games.Own {
			all = append(all, bushExhibits()...)
		}
		for _, g := range games.All {
			if g.Family == f {
				all = append(all, gameExhibit(g))
			}
		}
	}
	for _, e := range games.Examples {
		all = append(all, programExhibit(e.Text(), lang.ProgramExamples[e.Name], "starlark", e.Name))
	}
	return all
}

func gameExhibit(g games.Game) exhibit {
	text, family := lang.Games[g.Name], lang.GameFamilies[string(g.Family)]
	synonyms := slices.Concat(g.Aliases, strings.Split(lang.GameSynonyms[g.Name], ", "))
	return exhibit{game: g, text: text, search: searchedBy(text, g.Name, synonyms, family[:]...)}
}

func bushExhibits() []exhibit {
	var all []exhibit
	for _, x := range games.Bushes {
		text := lang.GameText{Title: lang.BushTitle(x.Name), Move: lang.BushMove}
		synonyms := strings.Split(lang.GameSynonyms[games.Hackenbush], ", ")
		all = append(all, exhibit{bush: sized(x), text: text, search: searchedBy(text, x.Name, synonyms, lang.BushesTitle[:]...)})
	}
	return all
}

func programExhibit(program string, text lang.GameText, words ...string) exhibit {
	return exhibit{program: program, text: text, search: searchedBy(text, "", nil, words...)}
}

// undirected tells whether it is a board whose edges are cut: it is no summand of a board with chips.
func (e exhibit) undirected() bool { return e.bush.Name != "" }

// scene is how the start of the sample looks, for a picture so wide; without shapes where it looks like nothing.
func (e exhibit) scene(wide float64, t render.Theme) render.Scene {
	if e.game.Name == "" {
		return render.Scene{}
	}
	s, err := e.game.Setup(e.game.Sample)
	if err != nil {
		return render.Scene{}
	}
	return startScene(s, wide, t)
}

// thumb is the small picture of an exhibit.
func (e exhibit) thumb(t render.Theme) render.Scene {
	switch {
	case e.program != "":
		return programScene(t)
	case e.bush.Name != "":
		b, err := e.bush.Board(e.bush.Examples())
		if err != nil {
			return render.Scene{}
		}
		if !b.Placed() {
			b = render.Place(b, render.Layers(b))
		}
		return dotScene(b, thumbWidth, thumbHeight, t)
	case e.game.Start.Form == games.Graph || len(e.game.Params) > 0 && e.game.Params[0].Form == games.Graph:
		return dotScene(circled(e.game.Sample[0]), thumbWidth, thumbHeight, t)
	}
	return e.scene(3*thumbWidth, t)
}
