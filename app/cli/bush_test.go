package cli

import (
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// TestBushesAreTold holds that every ready board of Hackenbush, and every word of its sizes, has a text.
func TestBushesAreTold(t *testing.T) {
	for _, x := range games.Bushes {
		if lang.Bushes[x.Name] == (lang.Message{}) {
			t.Errorf("%s has no title in lang.Bushes", x.Name)
		}
		for _, p := range x.Sizes {
			if lang.GameParams[p.Key] == (lang.Message{}) {
				t.Errorf("%s: nothing is told of %q", x.Name, p.Key)
			}
		}
	}
	if len(lang.Bushes) != len(games.Bushes) {
		t.Errorf("%d titles for %d boards", len(lang.Bushes), len(games.Bushes))
	}
}

func TestNewBush(t *testing.T) {
	here(t)
	for _, row := range []struct{ args, says string }{
		{"new hackenbush stalks 3 4 5", `game="hackenbush stalks 3 4 5"`},
		{"new Hackenbush random-tree 9 4", `game="hackenbush random-tree 9 4"`},
		{"new", "hackenbush balloon 3 5"},
	} {
		if r := run(t, "", strings.Fields(row.args)...); r.status != done || !strings.Contains(r.stdout, row.says) {
			t.Errorf("%s: %+v", row.args, r)
		}
	}
	if r := run(t, "", "new", "hackenbush", "house", "-o", "h.gv"); r.status != done {
		t.Fatalf("%+v", r)
	}
	if r := run(t, "", "solve", "--json", "h.gv"); r.status != done || !strings.Contains(r.stdout, `"sg":2`) {
		t.Errorf("%+v", r)
	}
	for _, row := range []struct{ args, says string }{
		{"new hackenbush", "random-graph"},
		{"new hackenbush shrub", "no board of Hackenbush called “shrub”"},
		{"new hackenbush ring 0", "number of edges"},
	} {
		if r := run(t, "", strings.Fields(row.args)...); r.status != wrong || r.stdout != "" || !strings.Contains(r.stderr, row.says) {
			t.Errorf("%s: %+v", row.args, r)
		}
	}
}

// TestTreesAsHackenbush: a parent array of a contest, played as Hackenbush.
func TestTreesAsHackenbush(t *testing.T) {
	here(t)
	const tree = "5\n1 1 2 2\n" // two leaves on one of the root's two edges: 1 + 0, and 1
	if r := run(t, tree, "solve", "--json", "--from", "parents", "--hackenbush", "-"); r.status != done ||
		!strings.HasPrefix(r.stdout, `{"kind":"graph","play":"normal","sg":0,`) {
		t.Errorf("%+v", r)
	}
	if r := run(t, tree, "convert", "--from", "parents", "--hackenbush", "-", "-o", "t.gv"); r.status != done || r.stderr != "" {
		t.Fatalf("%+v", r)
	}
	b, err := board.Read([]byte(content(t, "t.gv")), "")
	if err != nil || b.Directed || len(b.Edges) != 4 || !b.Vertices[0].Ground || b.Vertices[1].Ground {
		t.Errorf("%v: %+v", err, b)
	}
	if r := run(t, tree, "export", "--from", "parents", "--hackenbush", "-", "-o", "t.svg"); r.status != done || !strings.Contains(content(t, "t.svg"), "SG 0 · P") {
		t.Errorf("%+v", r)
	}
	if r := run(t, "graph { g [ground=true]; g -- a }", "solve", "--hackenbush", "-"); r.status != done {
		t.Errorf("what is Hackenbush already: %+v", r)
	}
	if r := run(t, "digraph { a -> c; b -> c }", "solve", "--hackenbush", "-"); r.status != wrong || r.stdout != "" || !strings.Contains(r.stderr, "c") {
		t.Errorf("no tree: %+v", r)
	}
}
