package cli

import (
	"os"
	"path/filepath"
	"strings"
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

// TestEveryGameIsSolved makes the board of every game's sample by the command line and solves it.
func TestEveryGameIsSolved(t *testing.T) {
	for _, g := range games.All {
		made := run(t, "", append([]string{"new", g.Name}, g.Sample...)...)
		if made.status != done || made.stderr != "" {
			t.Errorf("new %s: %+v", g.Name, made)
			continue
		}
		if solved := run(t, made.stdout, "solve", "--json", "-"); solved.status != done || !strings.Contains(solved.stdout, `"outcome":"`) {
			t.Errorf("%s: %+v", g.Name, solved)
		}
	}
}

func TestNewAndValues(t *testing.T) {
	drawing := filepath.Join(t.TempDir(), "drawing.gv")
	if err := os.WriteFile(drawing, []byte(`graph { a -- b; b -- c; c -- "x y"; a [ground=true] }`), 0o666); err != nil {
		t.Fatal(err)
	}
	rows := []struct {
		name string
		args string
		want ran
	}{
		{"a sequence", "values octal 0.77 -n 10", ran{done, "0 1 2 3 1 4 3 2 1 4\n", "mexboard: no period is proved by these values\n"}},
		{"a period", "values subtraction 1,2 -n 8 --csv", ran{
			done, "n,value\n0,0\n1,1\n2,2\n3,0\n4,1\n5,2\n6,0\n7,1\n",
			"mexboard: the values have the period 3 from 0 on (proved)\n",
		}},
		{"JSON", "values subtraction 1 -n 5 --json", ran{
			done, "{\"game\":\"subtraction 1\",\"from\":0,\n \"values\":[0,1,0,1,0],\n \"period\":{\"from\":0,\"length\":2,\"proved\":true}}\n",
			"mexboard: the values have the period 2 from 0 on (proved)\n",
		}},
		{"coins from 1", "values ruler -n 4 --csv", ran{done, "n,value\n1,1\n2,2\n3,1\n4,4\n", "mexboard: no period is proved by these values\n"}},
		{"a name in words", "values Dawson's Kayles -n 5", ran{done, "0 0 1 1 2\n", "mexboard: no period is proved by these values\n"}},
		{"no such game", "values kails -n 5", ran{wrong, "", "mexboard: there is no game “kails”; did you mean “kayles”?\n"}},
		{"no count", "values kayles", ran{wrong, "", "mexboard: values needs -n COUNT, how many values; try -n 60\n"}},
		{"no parameter", "new octal", ran{wrong, "", "mexboard: Octal game: code is missing; try 0.77\n"}},
		{"a bad code", "new octal 0.7x 5", ran{wrong, "", "mexboard: “0.7x” is no code: character 4, “x”, is no digit from 0 to 7; try 0.77\n"}},
		{"too large", "new cram 6x6", ran{wrong, "", "mexboard: the board may have 69000000000 vertices, and the limit is 200000; try a smaller start\n"}},
		{"an empty formula", "new formula \x00 5", ran{wrong, "", "mexboard: at character 1: the formula ends where a number or a name is missing; try n-1\n"}},
		{"a formula that grows", "new formula n+1 5", ran{
			wrong, "", "mexboard: at character 1: a heap of 0 would leave one of 1, and play might not end; try parts smaller than n\n",
		}},
		{"a drawn graph", "new arc-kayles " + drawing, ran{
			done, "digraph {\n\tgame=\"arc-kayles a-b,b-c,c-#4\";\n\t\"a,b,c,#4\" [chips=1];\n\t\"c,#4\";\n\t\"-\";\n\t\"a,b\";\n" +
				"\t\"a,b,c,#4\" -> \"c,#4\";\n\t\"a,b,c,#4\" -> \"-\";\n\t\"a,b,c,#4\" -> \"a,b\";\n\t\"c,#4\" -> \"-\";\n\t\"a,b\" -> \"-\";\n}\n", "",
		}},
	}
	for _, row := range rows {
		args := strings.Fields(row.args)
		for i := range args {
			args[i] = strings.Trim(args[i], "\x00")
		}
		if got := run(t, "", args...); got != row.want {
			t.Errorf("%s: %+v\nwant %+v", row.name, got, row.want)
		}
	}
}
