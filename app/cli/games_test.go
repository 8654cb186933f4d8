package cli

import (
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

// TestGamesAreTold holds that every game, and every word of its parameters, has a text.
func TestGamesAreTold(t *testing.T) {
	for _, g := range games.All {
		text := lang.Games[g.Name]
		if text.Title[0] == "" || text.Move[0] == "" {
			t.Errorf("%s has no title or no move in lang.Games", g.Name)
		}
		if g.Source == "" && g.Family != games.Own {
			t.Errorf("%s names no source", g.Name)
		}
		told := map[string]bool{
			g.Board: lang.GameBoards[g.Board] != lang.Message{}, g.Loser: lang.GameLosers[g.Loser] != lang.Message{},
			string(g.Family): lang.GameFamilies[string(g.Family)] != lang.Message{},
		}
		params := append([]games.Param{g.Start}, g.Params...)
		if g.Along != nil {
			params = append(params, *g.Along)
		}
		for _, p := range params {
			told[p.Key] = lang.GameParams[p.Key] != lang.Message{}
		}
		for key, ok := range told {
			if !ok {
				t.Errorf("%s: nothing is told of %q", g.Name, key)
			}
		}
	}
}
