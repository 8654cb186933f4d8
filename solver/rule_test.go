package solver

import "testing"

func TestNamesOfRules(t *testing.T) {
	for _, row := range []struct{ got, want string }{
		{Normal.String(), "normal"},
		{Misere.String(), "misere"},
		{Play(7).String(), "#7"},
		{Disjunctive.String(), "disjunctive"},
		{ContinuedConjunctive.String(), "continued-conjunctive"},
		{Conjunctive.String(), "conjunctive"},
		{Selective.String(), "selective"},
		{DiminishedDisjunctive.String(), "diminished-disjunctive"},
		{ShortenedSelective.String(), "shortened-selective"},
		{Rule{}.String(), "disjunctive normal"},
		{Unknown.String() + P.String() + N.String() + D.String(), "?PND"},
	} {
		if row.got != row.want {
			t.Errorf("%s, want %s", row.got, row.want)
		}
	}
}

func TestParseRules(t *testing.T) {
	for p := Normal; p <= Misere; p++ {
		if got, ok := ParsePlay(p.String()); got != p || !ok {
			t.Error(p, got, ok)
		}
	}
	for c := Disjunctive; c <= ShortenedSelective; c++ {
		if got, ok := ParseCompound(c.String()); got != c || !ok {
			t.Error(c, got, ok)
		}
	}
	if p, ok := ParsePlay(""); p != Normal || !ok {
		t.Error("empty play", p, ok)
	}
	if c, ok := ParseCompound(""); c != Disjunctive || !ok {
		t.Error("empty compound", c, ok)
	}
	for _, text := range []string{"Misere", "misère", "anti", " normal", "#7"} {
		if p, ok := ParsePlay(text); ok || p != Normal {
			t.Errorf("%q is read as %v", text, p)
		}
		if c, ok := ParseCompound(text); ok || c != Disjunctive {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}
