package board

// scope is the graph or a subgraph while the text is read.
type scope struct {
	name     string // "" for those without a name
	parent   int32
	settings []setting
	// inherited are the settings of what is round it, as they were when it was opened first.
	inherited []setting
	items     []int32 // members in the order met: a vertex v as v, a subgraph s as ^s
	edges     []int   // named scopes only
	// Defaults set in it; they are in force again when it is opened again.
	nodes, edgesDefault []setting
}

// scopeKey finds a named subgraph: its name within the innermost named one round it.
type scopeKey struct {
	home int32
	name string
}

// member is an item of a named scope.
type member struct{ scope, item int32 }

// open reads "{" or "subgraph name {".
func (p *parser) open() error {
	name := ""
	if p.token.kind == subgraphWord {
		p.next()
		if p.token.kind.isID() {
			var err error
			if name, _, err = p.id(); err != nil {
				return err
			}
		}
		if p.token.kind != openBrace {
			return p.expected(noMembers)
		}
	}
	if len(p.frames) > MaxDepth {
		return p.limit("depth", MaxDepth)
	}
	outer := *p.top()
	s := p.scope(outer, name)
	if err := p.bounded(p.scopes[s].inherited); err != nil {
		return err
	}
	p.addItem(outer.scope, ^s)
	f := frame{
		scope: s, home: outer.home, ends: len(p.ends), groups: len(p.groups),
		nodes: merge(outer.nodes, p.scopes[s].nodes), edges: merge(outer.edges, p.scopes[s].edgesDefault), start: p.start,
	}
	if name != "" {
		f.home = s
	}
	p.frames = append(p.frames, f)
	p.next()
	return nil
}

// scope is the subgraph with a name inside a frame: a new one, or the one that is opened again.
func (p *parser) scope(outer frame, name string) int32 {
	key := scopeKey{outer.home, name}
	if s, ok := p.named[key]; ok && name != "" {
		return s
	}
	s := int32(len(p.scopes))
	round := &p.scopes[outer.scope]
	inherited := merge(round.inherited, round.settings)
	p.scopes = append(p.scopes, scope{name: name, parent: outer.scope, inherited: inherited})
	if name != "" {
		if p.named == nil {
			p.named = make(map[scopeKey]int32)
		}
		p.named[key] = s
	}
	return s
}

// close reads "}". A subgraph may be the end of an edge; its statement goes on where it was opened.
func (p *parser) close() error {
	s := p.top().scope
	p.start = p.top().start
	p.frames = p.frames[:len(p.frames)-1]
	p.next()
	if len(p.frames) == 0 {
		return nil
	}
	if !p.token.kind.isEdge() && len(p.groups) == p.top().groups {
		p.semicolon()
		return nil
	}
	if err := p.collect(s); err != nil {
		return err
	}
	p.groups = append(p.groups, len(p.ends))
	return p.chain()
}

// addItem notes a member of a scope. The graph itself keeps no list.
func (p *parser) addItem(s, item int32) {
	if s == 0 {
		return
	}
	if p.scopes[s].name != "" {
		if p.members == nil {
			p.members = make(map[member]struct{})
		}
		key := member{s, item}
		if _, known := p.members[key]; known {
			return
		}
		p.members[key] = struct{}{}
	}
	p.scopes[s].items = append(p.scopes[s].items, item)
}

// visits tells which vertices and scopes a walk has met, without being cleared for the next walk.
type visits struct {
	walk     int32
	vertices []int32
	scopes   []int32
	work     int
}

// begin starts a walk over so many vertices and scopes.
func (x *visits) begin(vertices, scopes int) {
	x.walk++
	x.vertices = append(x.vertices, make([]int32, vertices-len(x.vertices))...)
	x.scopes = append(x.scopes, make([]int32, scopes-len(x.scopes))...)
}

// first tells whether a walk meets a thing for the first time.
func (x *visits) first(seen []int32, i int32) bool {
	if seen[i] == x.walk {
		return false
	}
	seen[i] = x.walk
	return true
}

// maxWork bounds the members of all sets that edges begin or end at, so that a short text that opens a large subgraph
// again and again cannot fill the memory.
const maxWork = 20_000_000

// collect adds all the vertices of a subgraph, with those of the subgraphs in it, as ends of an edge: each once, in the order met.
func (p *parser) collect(s int32) error {
	p.walk(s, func(int32) bool { return true }, func(v int32) {
		p.ends = append(p.ends, end{vertex: v})
	})
	if p.visited.work > maxWork {
		return p.limit("members", maxWork)
	}
	return nil
}

// walk visits the vertices of a scope, each once, in the order met; inner scopes only where enter allows.
func (p *parser) walk(s int32, enter func(int32) bool, visit func(v int32)) {
	type place struct {
		scope int32
		item  int
	}
	x := &p.visited
	x.begin(len(p.vertices), len(p.scopes))
	stack := []place{{s, 0}}
	for len(stack) > 0 {
		at := &stack[len(stack)-1]
		items := p.scopes[at.scope].items
		if at.item == len(items) {
			stack = stack[:len(stack)-1]
			continue
		}
		item := items[at.item]
		at.item++
		x.work++
		switch {
		case item >= 0 && x.first(x.vertices, item):
			visit(item)
		case item < 0 && enter(^item) && x.first(x.scopes, ^item):
			stack = append(stack, place{^item, 0})
		}
	}
}

// target is what defaults are for.
type target uint8

const (
	forNodes target = iota
	forEdges
)

// setDefaults puts p.list in force for what is made later in this scope.
func (p *parser) setDefaults(t target) error {
	f, s := p.top(), &p.scopes[p.top().scope]
	if t == forNodes {
		f.nodes, s.nodes = merge(f.nodes, p.list), merge(s.nodes, p.list)
		return p.bounded(f.nodes)
	}
	f.edges, s.edgesDefault = merge(f.edges, p.list), merge(s.edgesDefault, p.list)
	return p.bounded(f.edges)
}

// setScope gives p.list to this scope itself.
func (p *parser) setScope() error {
	s := &p.scopes[p.top().scope]
	s.settings = merge(s.settings, p.list)
	return p.bounded(s.settings)
}

func (p *parser) bounded(settings []setting) error {
	if len(settings) > MaxAttrs {
		return p.limit("attributes", MaxAttrs)
	}
	return nil
}

// merge is the settings with newer ones set: in their old place where the key was set before. It changes neither.
func merge(old, newer []setting) []setting {
	if len(newer) == 0 {
		return old
	}
	merged := make([]setting, len(old), len(old)+len(newer))
	copy(merged, old)
	for _, s := range newer {
		if i := find(merged[:len(old)], s.Key); i >= 0 {
			merged[i] = s
		} else {
			merged = append(merged, s)
		}
	}
	return merged
}

// find is the index of a key, or -1.
func find(settings []setting, key string) int {
	for i := range settings {
		if settings[i].Key == key {
			return i
		}
	}
	return -1
}
