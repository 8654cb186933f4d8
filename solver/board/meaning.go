package board

import (
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver"
)

// board gives the text read its meaning.
func (p *parser) board() (Board, error) {
	b := Board{Name: p.name, HasName: p.hasName, Directed: p.directed, Edges: p.edges}
	if err := p.graphMeaning(&b); err != nil {
		return Board{}, err
	}
	b.Vertices = make([]Vertex, len(p.vertices))
	chips := 0
	for i, text := range p.vertices {
		v := &b.Vertices[i]
		v.ID = text.id
		if len(text.settings) == 0 {
			continue
		}
		if err := p.vertexMeaning(v, text.settings); err != nil {
			return Board{}, err
		}
		if chips += v.Chips; chips > MaxChips && p.directed {
			at := text.settings[find(text.settings, "chips")].at
			return Board{}, &LimitError{placeIn(p.file, p.src, at), "chips", MaxChips}
		}
	}
	b = Unannotated(b)
	b.Attrs = withoutScale(b)
	subgraphs, err := p.subgraphs()
	if err != nil {
		return Board{}, err
	}
	b.Subgraphs = subgraphs
	return b, nil
}

// withoutScale are the board's attributes without inputscale=72, which goes without saying on a placed board: Write
// adds it.
func withoutScale(b Board) []Attr {
	if i := slices.Index(b.Attrs, implied); i >= 0 && b.Placed() {
		return slices.Delete(slices.Clone(b.Attrs), i, i+1)
	}
	return b.Attrs
}

// implied tells neato that places are in points, not inches.
var implied = Attr{Key: "inputscale", Value: "72"}

// graphMeaning reads the graph's own attributes.
func (p *parser) graphMeaning(b *Board) error {
	for _, s := range p.scopes[0].settings {
		ok := true
		switch s.Key {
		case "play":
			b.Rule.Play, ok = solver.ParsePlay(s.Value)
		case "compound":
			b.Rule.Compound, ok = solver.ParseCompound(s.Value)
		case "loopy":
			if b.Loopy, ok = truth(s.Value); !ok && !p.directed {
				b.Attrs, ok = append(b.Attrs, s.Attr), true // it means nothing there
			}
		default:
			b.Attrs = append(b.Attrs, s.Attr)
		}
		if !ok {
			return p.attribute("", s)
		}
	}
	return nil
}

// vertexMeaning reads the attributes of a vertex. Those that mean nothing on this kind of board may be anything and
// are kept.
func (p *parser) vertexMeaning(v *Vertex, settings []setting) error {
	for _, s := range settings {
		ok, matters := true, p.directed
		switch s.Key {
		case "chips":
			v.Chips, ok = parseChips(s.Value)
			if !matters && v.Chips > MaxChips {
				v.Chips, ok = 0, false
			}
		case "split":
			v.Split, ok = truth(s.Value)
		case "ground":
			matters = !p.directed
			v.Ground, ok = truth(s.Value)
		case "label":
			v.Label, v.HasLabel, v.HTMLLabel = s.Value, true, s.HTML
		case "pos":
			v.Pos, v.Pinned, v.Placed = parsePlace(s.Value)
			if !v.Placed {
				v.Pos, v.Pinned = Point{}, false
			}
			ok, matters = v.Placed, false
		default:
			ok, matters = false, false
		}
		if !ok && matters {
			return p.attribute(v.ID, s)
		}
		if !ok {
			v.Attrs = append(v.Attrs, s.Attr)
		}
	}
	return nil
}

// attribute is the error that a value has no meaning.
func (p *parser) attribute(vertex string, s setting) error {
	return &AttributeError{placeIn(p.file, p.src, s.at), vertex, s.Key, s.Value}
}

// truth reads true or false in any letter case; empty is false.
func truth(s string) (value, ok bool) {
	value = strings.EqualFold(s, "true")
	return value, value || s == "" || strings.EqualFold(s, "false")
}

// parseChips reads ASCII digits; empty is 0. Numbers too large for a board are MaxChips + 1.
func parseChips(s string) (int, bool) {
	if strings.Trim(s, "0123456789") != "" {
		return 0, false
	}
	s = strings.TrimLeft(s, "0")
	if len(s) > 9 {
		return MaxChips + 1, true
	}
	n, _ := strconv.Atoi("0" + s)
	return n, true
}
