package board

// edgeKey tells equal edges: all with the same ends in a strict graph, those with the same attribute "key" in others.
type edgeKey struct {
	from, to int32
	key      string
}

// vertex is the number of a vertex, made when it is new with the defaults in force.
func (p *parser) vertex(id string) (int32, error) {
	f := p.top()
	v, ok := p.index[id]
	if !ok {
		if len(p.vertices) >= MaxVertices {
			return 0, p.limit("vertices", MaxVertices)
		}
		v = int32(len(p.vertices))
		p.index[id] = v
		p.vertices = append(p.vertices, vertexText{id, f.nodes})
		p.outline.named(p.idAt)
	}
	p.addItem(f.scope, v)
	return v, nil
}

// setVertices gives p.list to vertices.
func (p *parser) setVertices(ends []end) error {
	if len(p.list) == 0 {
		return nil
	}
	for _, e := range ends {
		v := &p.vertices[e.vertex]
		v.settings = merge(v.settings, p.list)
		if err := p.bounded(v.settings); err != nil {
			return err
		}
	}
	return nil
}

// connect makes the edges between each group of ends and the next, with p.list as attributes.
func (p *parser) connect(groups []int) error {
	f := p.top()
	settings := merge(f.edges, p.list)
	if err := p.bounded(settings); err != nil {
		return err
	}
	key, keyed := "", p.strict
	if i := find(p.list, "key"); i >= 0 {
		key, keyed = p.list[i].Value, true
	}
	for _, e := range p.ends[f.ends:] { // the ends of an edge are members wherever it is, those met in inner sets too
		p.addItem(f.home, e.vertex)
	}
	attrs, curve := edgeAttrs(settings)
	from := p.ends[f.ends:groups[0]]
	for i := 1; i < len(groups); i++ {
		to := p.ends[groups[i-1]:groups[i]]
		if len(from)*len(to) > MaxEdges-len(p.edges) {
			return p.limit("edges", MaxEdges)
		}
		for _, a := range from {
			for _, b := range to {
				if keyed && p.mergeEdge(a, b, key) {
					continue
				}
				if f.home != 0 {
					home := &p.scopes[f.home]
					home.edges = append(home.edges, len(p.edges))
				}
				p.edges = append(p.edges, Edge{
					From: int(a.vertex), To: int(b.vertex), FromPort: a.port, ToPort: b.port,
					Attrs: attrs, Curve: curve,
				})
			}
		}
		from = to
	}
	return nil
}

// mergeEdge looks for an edge that is one with the edge from a to b, and gives that the newer ports and p.list. When
// there is none it notes the edge that the caller makes next.
func (p *parser) mergeEdge(a, b end, key string) bool {
	if !p.directed && a.vertex > b.vertex {
		a, b = b, a
	}
	if p.known == nil {
		p.known = make(map[edgeKey]int32)
	}
	k := edgeKey{a.vertex, b.vertex, key}
	if p.strict {
		k.key = ""
	}
	at, ok := p.known[k]
	if !ok {
		p.known[k] = int32(len(p.edges))
		return false
	}
	p.outline.stateEdges(int(at), int(at)+1)
	e := &p.edges[at]
	if e.From != int(a.vertex) {
		a, b = b, a
	}
	if a.port != "" {
		e.FromPort = a.port
	}
	if b.port != "" {
		e.ToPort = b.port
	}
	settings := make([]setting, len(e.Attrs))
	for i, attr := range e.Attrs {
		settings[i] = setting{Attr: attr}
	}
	attrs, curve := edgeAttrs(merge(settings, p.list))
	if find(p.list, "pos") < 0 {
		curve = e.Curve
	}
	e.Attrs, e.Curve = attrs, curve
	return true
}

// edgeAttrs are the attributes of an edge, and its course where it has one that can be read.
func edgeAttrs(settings []setting) (attrs []Attr, curve *Curve) {
	for _, s := range settings {
		if s.Key == "pos" && !s.HTML {
			if c, ok := parseCurve(s.Value); ok {
				curve = c
				continue
			}
		}
		attrs = append(attrs, s.Attr)
	}
	return attrs, curve
}
