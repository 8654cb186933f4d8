package board

import "slices"

// subgraphs builds the tree of those that are kept: the named ones, and those with attributes. A member of one that is not kept
// is a member of what is round it.
func (p *parser) subgraphs() ([]Subgraph, error) {
	parent := p.keptParents()
	if err := p.settle(parent); err != nil {
		return nil, err
	}
	children := make([][]Subgraph, len(p.scopes))
	for i := int32(len(p.scopes)) - 1; i > 0; i-- {
		if !p.kept(i) {
			continue
		}
		s := &p.scopes[i]
		sub := Subgraph{Name: s.name, Edges: s.edges, Children: children[i]}
		slices.Reverse(sub.Children)
		for _, set := range s.settings {
			sub.Attrs = append(sub.Attrs, set.Attr)
		}
		// A kept subgraph inside speaks for itself, but not one that was opened elsewhere first.
		inside := func(c int32) bool { return !p.kept(c) || parent[c] != i && s.name == "" }
		p.walk(i, inside, func(v int32) { sub.Vertices = append(sub.Vertices, int(v)) })
		if p.visited.work > maxWork {
			return nil, p.limit("members", maxWork)
		}
		children[parent[i]] = append(children[parent[i]], sub)
	}
	slices.Reverse(children[0])
	return children[0], nil
}

// kept tells whether a scope is in the board: those that are not only held their members together.
func (p *parser) kept(s int32) bool {
	return s == 0 || p.scopes[s].name != "" || len(p.scopes[s].settings) > 0
}

// keptParents is, for each scope, the innermost kept one round it. Scopes are numbered from the outside in.
func (p *parser) keptParents() []int32 {
	parent := make([]int32, len(p.scopes))
	for i := 1; i < len(p.scopes); i++ {
		up := p.scopes[i].parent
		if !p.kept(up) {
			up = parent[up]
		}
		parent[i] = up
	}
	return parent
}

// settle gives each kept subgraph the settings that make it what it is when Write has said those round it first.
func (p *parser) settle(parent []int32) error {
	inForce := make([][]setting, len(p.scopes))
	inForce[0] = p.scopes[0].settings
	for i := 1; i < len(p.scopes); i++ {
		if !p.kept(int32(i)) {
			continue
		}
		s := &p.scopes[i]
		s.settings = s.ownSettings(inForce[parent[i]])
		if err := p.bounded(s.settings); err != nil {
			return err
		}
		inForce[i] = merge(inForce[parent[i]], s.settings)
	}
	return nil
}
