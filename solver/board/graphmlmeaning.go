package board

import (
	"slices"
	"strings"
)

// meaning makes the board of what was read.
func (g *graphML) meaning() (Board, error) {
	if err := g.connectAll(); err != nil {
		return Board{}, err
	}
	defaults := g.defaults("node")
	for _, part := range g.parts {
		settings, err := g.withDefaults(part.settings, defaults)
		if err != nil {
			return Board{}, err
		}
		settings = placed(settings)
		for _, s := range part.shape {
			if find(settings, s.Key) < 0 {
				if s.Key == "label" {
					s.Value = label(s.Value)
				}
				settings = append(slices.Clip(settings), s)
			}
		}
		g.vertices = append(g.vertices, vertexText{part.id, settings})
	}
	graph, err := g.withDefaults(g.graph, g.defaults("graph"))
	if err != nil {
		return Board{}, err
	}
	g.scopes = []scope{{settings: graph}}
	return g.board()
}

// connectAll makes the edges, when all nodes are known.
func (g *graphML) connectAll() error {
	defaults := g.defaults("edge")
	if len(g.links) > MaxEdges {
		return &LimitError{placeIn(g.file, g.src, g.links[MaxEdges].at), "edges", MaxEdges}
	}
	for _, link := range g.links {
		from, okFrom := g.nodes[link.source]
		to, okTo := g.nodes[link.target]
		switch {
		case !okFrom || !okTo:
			return g.tagFault(noEdgeEnd, link.at)
		case link.directed != g.links[0].directed:
			return g.tagFault(mixedEdges, link.at)
		}
		settings, err := g.withDefaults(link.settings, defaults)
		if err != nil {
			return err
		}
		attrs, curve := edgeAttrs(settings)
		g.parser.edges = append(g.parser.edges, Edge{From: int(from), To: int(to), Attrs: attrs, Curve: curve})
	}
	if len(g.links) > 0 {
		g.directed = g.links[0].directed
	}
	return nil
}

// defaults are the data of every node, edge or graph that has none of its own.
func (g *graphML) defaults(of string) []setting {
	var all []setting
	for _, k := range g.order {
		if k.hasDefault && (k.of == of || k.of == "all") && find(all, k.name) < 0 && len(all) < MaxAttrs {
			all = append(all, setting{Attr{Key: k.name, Value: meant(k.name, k.byDefault)}, k.at})
		}
	}
	return all
}

// maxDefaults bounds the data that parts have by default, so that a short text with many keys cannot fill the memory.
const maxDefaults = 2_000_000

// withDefaults is settings, then the defaults of those that are missing.
func (g *graphML) withDefaults(settings, defaults []setting) ([]setting, error) {
	all := slices.Clip(settings)
	for _, s := range defaults {
		if find(settings, s.Key) < 0 {
			all = append(all, s)
		}
	}
	if g.given += len(all) - len(settings); g.given > maxDefaults || len(all) > MaxAttrs {
		return nil, &LimitError{placeIn(g.file, g.src, all[len(all)-1].at), "attributes", MaxAttrs}
	}
	return all, nil
}

// placed is the settings of a vertex in the words of DOT: x, y and pinned as pos, the label with its escapes.
func placed(settings []setting) []setting {
	x, y := find(settings, "x"), find(settings, "y")
	pos := ""
	if x >= 0 && y >= 0 && find(settings, "pos") < 0 {
		px, okX := parseNumber(settings[x].Value)
		py, okY := parseNumber(settings[y].Value)
		if okX && okY {
			pos = Point{px, py}.String()
		}
	}
	var all []setting
	for _, s := range settings {
		switch {
		case s.Key == "label":
			s.Value = label(s.Value)
		case pos == "":
		case s.Key == "x":
			s.Key, s.Value = "pos", pos
			if i := find(settings, "pinned"); i >= 0 && strings.EqualFold(settings[i].Value, "true") {
				s.Value += "!"
			}
		case s.Key == "y", s.Key == "pinned":
			continue
		}
		all = append(all, s)
	}
	return all
}

// label is the label that shows a plain text.
func label(text string) string {
	s := strings.NewReplacer(`\`, `\\`, "\n", `\n`).Replace(text)
	if strings.HasSuffix(text, "\n") {
		s += `\n` // the end of the last line is not shown
	}
	if labelText(s, "", "") != text {
		s = strings.ReplaceAll(s, "&", "&amp;")
	}
	return s
}
