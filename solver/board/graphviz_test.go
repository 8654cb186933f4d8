package board_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// factsProgram prints what the real Graphviz makes of a graph: a line for each vertex, edge and named subgraph, with its attributes
// in force.
const factsProgram = `
BEG_G {
  string a;
  graph_t S;
  node_t n;
  edge_t e;
  printf("graph %s %s", $G.name, $G.directed ? "directed" : "undirected");
  for (a = fstAttr($G, "G"); a != ""; a = nxtAttr($G, "G", a))
    if (aget($G, a) != "") printf("\t%s=%s", a, aget($G, a));
  printf("\n");
  for (n = fstnode($G); n; n = nxtnode(n)) {
    printf("vertex %s", n.name);
    for (a = fstAttr($G, "N"); a != ""; a = nxtAttr($G, "N", a))
      if (aget(n, a) != "" && !(a == "label" && aget(n, a) == "\\N")) printf("\t%s=%s", a, aget(n, a));
    printf("\n");
  }
  for (n = fstnode($G); n; n = nxtnode(n))
    for (e = fstout(n); e; e = nxtout(e)) {
      printf("edge %s %s", e.tail.name, e.head.name);
      for (a = fstAttr($G, "E"); a != ""; a = nxtAttr($G, "E", a))
        if (aget(e, a) != "") printf("\t%s=%s", a, aget(e, a));
      printf("\n");
    }
  for (S = fstsubg($G); S; S = nxtsubg(S))
    if (substr(S.name, 0, 1) != "%") {
      printf("subgraph %s", S.name);
      for (a = fstAttr($G, "G"); a != ""; a = nxtAttr($G, "G", a))
        if (aget(S, a) != "" && aget(S, a) != aget($G, a)) printf("\t%s=%s", a, aget(S, a));
      for (n = fstnode(S); n; n = nxtnode_sg(S, n)) printf("\t%s", n.name);
      printf("\n");
    }
}`

// graphvizFacts are the facts of a text in a fixed order: the order of attributes and edges is a matter of Graphviz.
func graphvizFacts(t *testing.T, text []byte) ([]string, bool) {
	t.Helper()
	cmd := exec.Command("gvpr", factsProgram)
	cmd.Stdin = bytes.NewReader(text)
	out, err := cmd.Output()
	if err != nil || len(out) == 0 {
		return nil, false
	}
	facts := strings.Split(string(out), "\n")
	for i, fact := range facts {
		parts := strings.Split(fact, "\t")
		for j, part := range parts[1:] {
			if strings.Contains(part, "=") {
				parts[j+1] = spelled(part)
			}
		}
		slices.Sort(parts[1:])
		facts[i] = strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
	}
	slices.Sort(facts)
	return facts, true
}

// spelled is an attribute as Write spells it, "" for one that says nothing.
func spelled(attr string) string {
	key, value, _ := strings.Cut(attr, "=")
	switch key {
	case "split", "ground", "loopy":
		value = strings.ToLower(value)
	case "chips":
		value = strings.TrimLeft(value, "0")
	}
	if value == "false" || value == "" || attr == "play=normal" || attr == "compound=disjunctive" {
		return ""
	}
	return key + "=" + value
}

// TestGraphvizSeesTheSame lets the real Graphviz read a text and what Write makes of it.
func TestGraphvizSeesTheSame(t *testing.T) {
	if _, err := exec.LookPath("gvpr"); err != nil {
		t.Skip("gvpr of Graphviz is not installed")
	}
	texts := make(map[string][]byte)
	files, _ := filepath.Glob("../../testdata/cases/*.dot")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[filepath.Base(file)] = text
	}
	for _, row := range dialect {
		if !strings.Contains(row.text, "\\\r\n") { // which Graphviz 2.43 does not join
			texts[row.name] = []byte(row.text)
		}
	}
	compared := 0
	for name, text := range texts {
		b, err := board.Read(text, "")
		if err != nil {
			continue
		}
		want, ok := graphvizFacts(t, text)
		if !ok {
			continue // Graphviz itself does not read it: a byte order mark
		}
		got, ok := graphvizFacts(t, board.Write(b))
		if !ok {
			t.Errorf("%s: Graphviz does not read\n%s", name, board.Write(b))
			continue
		}
		compared++
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n%.400s\n got %q\nwant %q", name, text, got, want)
		}
	}
	if compared < 300 {
		t.Errorf("only %d boards compared", compared)
	}
}

// TestGraphvizReadsRandomBoards: what Write makes is good for the real Graphviz, whatever the names.
func TestGraphvizReadsRandomBoards(t *testing.T) {
	if _, err := exec.LookPath("nop"); err != nil {
		t.Skip("nop of Graphviz is not installed")
	}
	r := rand.New(rand.NewPCG(5, 6))
	var all bytes.Buffer
	const boards = 300
	for range boards {
		all.Write(board.Write(randomBoard(r)))
	}
	cmd := exec.Command("nop", "-p")
	cmd.Stdin = bytes.NewReader(all.Bytes())
	if out, err := cmd.CombinedOutput(); err != nil || bytes.Contains(out, []byte("rror")) {
		t.Errorf("%v: %s", err, out)
	}
}

// randomText is DOT text of statements put together at random.
func randomText(r *rand.Rand) string {
	var s strings.Builder
	directed := r.IntN(3) > 0
	s.WriteString([]string{"", "", "strict "}[r.IntN(3)])
	s.WriteString(map[bool]string{true: "digraph {\n", false: "graph {\n"}[directed])
	w := textWriter{r: r, mark: map[bool]string{true: " -> ", false: " -- "}[directed]}
	w.statements(4, true)
	s.WriteString(w.String())
	s.WriteString("}\n")
	return s.String()
}

// textWriter writes random statements. Those in braces without a name hold no named subgraphs, since such braces
// dissolve and what is in them moves up.
type textWriter struct {
	strings.Builder
	r    *rand.Rand
	mark string
}

func (s *textWriter) statements(depth int, named bool) {
	r := s.r

	for range r.IntN(6) {
		switch r.IntN(8) {
		case 0:
			s.WriteString("node" + randomList(r))
		case 1:
			s.WriteString("edge" + randomList(r))
		case 2:
			s.WriteString("graph" + randomList(r))
		case 3:
			s.WriteString("u=" + itoa(r.IntN(9)))
		case 4:
			s.WriteString(randomName(r) + randomList(r))
		case 5:
			s.end(depth, named)
			if r.IntN(2) == 0 {
				s.WriteString(s.mark)
				s.end(depth, named)
			}
		default:
			s.end(depth, named)
			for range 1 + r.IntN(2) {
				s.WriteString(s.mark)
				s.end(depth, named)
			}
			s.WriteString([]string{"", randomList(r)}[r.IntN(2)])
		}
		s.WriteString([]string{";\n", "\n"}[r.IntN(2)])
	}
}

func randomName(r *rand.Rand) string {
	return []string{"a", "b", "c", "d", `"e e"`, "1", "f", "g"}[r.IntN(8)]
}

func randomList(r *rand.Rand) string {
	s := " ["
	for range r.IntN(3) {
		s += []string{"x", "y", "z"}[r.IntN(3)] + "=" + itoa(1+r.IntN(5)) + " "
	}
	return s + "]"
}

func (s *textWriter) end(depth int, named bool) {
	r := s.r
	inner := false
	switch {
	case depth == 0 || r.IntN(3) > 0:
		s.WriteString(randomName(r) + []string{"", "", ":p", ":p:n"}[r.IntN(4)])
		if r.IntN(6) == 0 {
			s.WriteString(", " + randomName(r))
		}
		return
	case named && r.IntN(3) == 0:
		inner = true
		s.WriteString("subgraph S" + itoa(r.IntN(3)) + " ")
	}
	s.WriteString("{\n")
	s.statements(depth-1, inner)
	s.WriteString("}")
}

// TestGraphvizSeesTheSameAtRandom is TestGraphvizSeesTheSame on random texts.
func TestGraphvizSeesTheSameAtRandom(t *testing.T) {
	if _, err := exec.LookPath("gvpr"); err != nil {
		t.Skip("gvpr of Graphviz is not installed")
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 150 {
		text := []byte(randomText(r))
		b, err := board.Read(text, "")
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		comesBack(t, b)
		want, ok := graphvizFacts(t, text)
		got, ok2 := graphvizFacts(t, board.Write(b))
		if !ok || !ok2 || !slices.Equal(got, want) {
			t.Fatalf("%s\nwritten:\n%s\n got %q\nwant %q", text, board.Write(b), got, want)
		}
	}
}
