package document

import (
	"errors"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

func TestRenameMany(t *testing.T) {
	b := read1(t, "digraph { A; B; C; D; a1; x; A -> B }")
	at := []board.Point{{X: 10, Y: 0}, {X: 0, Y: 5}, {X: 50, Y: 100}, {X: -50, Y: 90}, {}, {}}
	for _, test := range []struct {
		name     string
		vertices string
		naming   Naming
		want     string
	}{
		{"in the board's order", "C A B", Naming{Pattern: "v#", Start: 1}, "v1 v2 v3 D a1 x"},
		{"by rows", "A B C D", Naming{Pattern: "v#", At: at}, "v3 v2 v1 v0 a1 x"},
		{"padded", "A B", Naming{Pattern: "n##-x", Start: 9}, "n09-x n10-x C D a1 x"},
		{"without a place for the number", "A B", Naming{Pattern: "q", Start: 7}, "q7 q8 C D a1 x"},
		{"one without a number", "A", Naming{Pattern: " q\t"}, "q B C D a1 x"},
		{"names change places", "A B C D a1 x", Naming{Pattern: "a#"}, "a0 a1 a2 a3 a4 a5"},
		{"a second number stays", "A", Naming{Pattern: "#_#"}, "0_# B C D a1 x"},
		{"a start below", "A B", Naming{Pattern: "k#", Start: -5}, "k0 k1 C D a1 x"},
		{"nobody", "", Naming{Pattern: "k#"}, "A B C D a1 x"},
	} {
		e, err := RenameMany(b, named(b, test.vertices), test.naming)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := ids(e.Apply(b), Every(b)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	_, err := RenameMany(b, named(b, "A B"), Naming{Pattern: "a#", Start: 1})
	var clash *ClashError
	if !errors.As(err, &clash) || len(clash.IDs) != 1 || clash.IDs[0] != "a1" {
		t.Errorf("a name that is taken: %v", err)
	}
	if _, err := RenameMany(b, []int{0}, Naming{Pattern: " "}); !errors.As(err, new(*EmptyNameError)) {
		t.Errorf("no name: %v", err)
	}
}

func TestReplaceText(t *testing.T) {
	b := read1(t, `digraph { ab1 [label="ab\nx"]; ab2 [label=<<b title="ab">ab &amp; c</b>>]; c [label="ab"]; d }`)
	both := Texts{IDs: true, Labels: true}
	for _, test := range []struct {
		name     string
		vertices []int
		old, new string
		in       Texts
		count    int
		want     string
	}{
		{"IDs", nil, "ab", "z", Texts{IDs: true}, 2, `z1=ab\nx z2=<b title="ab">ab &amp; c</b> c=ab d=`},
		{"labels, but no tags", nil, "ab", "z", Texts{Labels: true}, 3, `ab1=z\nx ab2=<b title="ab">z &amp; c</b> c=z d=`},
		{"some vertices", []int{2}, "ab", "", both, 1, `ab1=ab\nx ab2=<b title="ab">ab &amp; c</b> c= d=`},
		{"what HTML writes otherwise", nil, "& c", "< d", both, 1, `ab1=ab\nx ab2=<b title="ab">ab &lt; d</b> c=ab d=`},
		{"capitals count", nil, "AB", "z", both, 0, `ab1=ab\nx ab2=<b title="ab">ab &amp; c</b> c=ab d=`},
		{"an empty text is nowhere", nil, "", "z", both, 0, `ab1=ab\nx ab2=<b title="ab">ab &amp; c</b> c=ab d=`},
	} {
		e, n, err := ReplaceText(b, test.vertices, test.old, test.new, test.in)
		if err != nil || n != test.count {
			t.Errorf("%s: %d changed (%v), want %d", test.name, n, err, test.count)
			continue
		}
		after, got := e.Apply(b), ""
		for v, x := range after.Vertices {
			if v > 0 {
				got += " "
			}
			got += x.ID + "=" + x.Label
			if x.HasLabel != (x.Label != "") {
				t.Errorf("%s: %s has an empty label", test.name, x.ID)
			}
		}
		if got != test.want {
			t.Errorf("%s:\n%s, want\n%s", test.name, got, test.want)
		}
	}
	if _, _, err := ReplaceText(b, nil, "1", "2", both); !errors.As(err, new(*ClashError)) {
		t.Errorf("two would have one name: %v", err)
	}
	if _, _, err := ReplaceText(b, nil, "d", "", both); !errors.As(err, new(*EmptyNameError)) {
		t.Errorf("no name is left: %v", err)
	}
}

// TestFaultsOfEdits: each error has its row in the table, in English the same.
func TestFaultsOfEdits(t *testing.T) {
	long := make([]string, 30)
	for i := range long {
		long[i] = letters(i)
	}
	for _, err := range []error{
		&ClashError{IDs: []string{"a", "b"}, Count: 7},
		&UnfoldSizeError{ID: "A", Size: 20_001, Limit: 20_000}, &UnfoldSizeError{ID: "A", Size: MostTree, Limit: 20_000},
		&UnfoldCycleError{ID: "A", Cycle: []string{"a", "b"}}, &UnfoldCycleError{ID: "A", Cycle: long},
		&UndirectedError{}, &ChangedError{Path: "a.gv"}, &RecoveryError{Err: errors.New("why")},
		&QueryError{"number", "sg="}, &QueryError{"what", "x="}, &QueryError{"quote", `"x`},
	} {
		english := lang.Error(lang.English, err)
		if english != err.Error() {
			t.Errorf("the table says %q, the error %q", english, err)
		}
		for _, l := range lang.Languages[1:] {
			if got := lang.Error(l, err); got == english || got == "" {
				t.Errorf("%q is not said in %s", english, l.Name())
			}
		}
	}
}
