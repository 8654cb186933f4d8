package document

import (
	"errors"
	"testing"
)

func TestQuery(t *testing.T) {
	b := read1(t, `digraph { bee [chips=2]; Beetle; "two words" [label="Kimalainen\nx"]; s1 [split=true]; P; end;
		bee -> Beetle; Beetle -> end; "two words" -> s1; s1 -> end; s1 -> P; P -> end }`)
	known := Known{
		Values:  []int32{2, 1, -1, 0, 1, 0},
		Outcome: func(v int) string { return []string{"N", "N", "", "N", "N", "P"}[v] },
	}
	for query, want := range map[string]string{
		"":                 "",
		" ":                "",
		`""`:               "",
		"bee":              "bee Beetle",
		"BEE":              "bee Beetle",
		"ee tl":            "Beetle",
		"kima":             "two words",
		`"two w"`:          "two words",
		`"P"`:              "P",
		"p":                "P",
		"P":                "end",
		"N":                "bee Beetle P",
		"D":                "",
		"sg=0":             "end",
		"sg = 1":           "Beetle P",
		"SG>=1":            "bee Beetle P",
		"sg≥1 sg!=2":       "Beetle P",
		"sg==2":            "bee",
		"sg<0":             "",
		"chips>0":          "bee",
		"chips <= 0 sg <1": "end",
		"split":            "s1",
		"Terminal":         "end",
		"terminal N":       "",
		"sg":               "",
		"a!b":              "",
		"sg=0 split":       "",
		"N bee sg=2":       "bee",
	} {
		q, err := ParseQuery(query)
		if err != nil {
			t.Errorf("%q: %v", query, err)
			continue
		}
		if got := ids(b, q.Find(b, known)); got != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
	q, _ := ParseQuery("sg>=0")
	if got := q.Find(b, Known{}); got != nil {
		t.Errorf("nothing is known and %v found", got)
	}
	if q, _ = ParseQuery("P"); q.Find(b, Known{}) != nil {
		t.Error("an outcome was found where none is known")
	}
	h := read1(t, "graph { a -- b; c }")
	if q, _ = ParseQuery("terminal"); ids(h, q.Find(h, Known{})) != "c" {
		t.Error("on an undirected board only what has no edge is terminal")
	}
}

func TestQueryErrors(t *testing.T) {
	for query, want := range map[string]QueryError{
		"sg=":                     {"number", "sg="},
		"bee sg= 1x":              {"number", "sg=1x"},
		"chips>=-":                {"number", "chips>=-"},
		"sg=99999999999999999999": {"number", "sg=99999999999999999999"},
		"value=3":                 {"what", "value="},
		"=3":                      {"what", "="},
		"a-> b":                   {"what", "a->"},
		`bee "two wo`:             {"quote", `"two wo`},
	} {
		_, err := ParseQuery(query)
		var e *QueryError
		if !errors.As(err, &e) || *e != want {
			t.Errorf("%q: %v, want %v", query, err, &want)
		}
	}
}

func FuzzParseQuery(f *testing.F) {
	f.Add(`bee "a b" sg>=2 P ≠ !=`)
	f.Fuzz(func(t *testing.T, s string) {
		q, err := ParseQuery(s)
		if err == nil {
			q.Find(read1(t, sample), Known{Values: []int32{1, 2}})
		} else if err.Error() == "" {
			t.Error("an error without a message")
		}
	})
}

func TestNextFound(t *testing.T) {
	found := []int{2, 5, 9}
	for _, row := range [][3]int{{-1, 2, 9}, {0, 2, 9}, {2, 5, 9}, {5, 9, 2}, {7, 9, 5}, {9, 2, 5}, {20, 2, 9}} {
		next, ok := NextFound(found, row[0])
		previous, ok2 := PreviousFound(found, row[0])
		if !ok || !ok2 || next != row[1] || previous != row[2] {
			t.Errorf("round %d: %d and %d, want %d and %d", row[0], previous, next, row[2], row[1])
		}
	}
	if _, ok := NextFound(nil, 3); ok {
		t.Error("found where nothing was found")
	}
}
