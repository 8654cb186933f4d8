package lang

import "testing"

// Synonyms are those of games that there are.
func TestSynonymsAreOfGames(t *testing.T) {
	for name := range GameSynonyms {
		if _, ok := Games[name]; !ok && name != "hackenbush" {
			t.Errorf("no game is called %q", name)
		}
	}
	for name := range Games {
		if GameSynonyms[name] == "" {
			t.Errorf("%s has no synonyms", name)
		}
	}
}
