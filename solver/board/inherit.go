package board

// graphOnly lists attributes that Graphviz, or Mexboard, looks at in the graph itself and never in a subgraph, among those
// that people set: a subgraph has no need to be kept from inheriting them.
var graphOnly = map[string]bool{
	"bb": true, "center": true, "charset": true, "clusterrank": true, "comment": true, "compound": true,
	"concentrate": true, "dim": true, "dpi": true, "epsilon": true, "esep": true, "forcelabels": true, "game": true,
	"inputscale": true, "landscape": true, "layout": true, "levels": true, "loopy": true, "maxiter": true,
	"mode": true, "model": true, "newrank": true, "nodesep": true, "normalize": true, "notranslate": true,
	"ordering": true, "outputorder": true, "overlap": true, "pack": true, "packmode": true, "pad": true, "page": true,
	"play": true, "program": true, "quantum": true, "rankdir": true, "ranksep": true, "ratio": true, "root": true,
	"rotate": true, "searchsize": true, "sep": true, "size": true, "smoothing": true, "splines": true, "start": true,
	"stylesheet": true, "truecolor": true, "viewport": true, "xdotversion": true,
}

// ownSettings are the settings of a subgraph such that it is what it was when the settings of what is round it, inForce,
// stand before it. In DOT a subgraph inherits what was set before it: a title set after the clusters is the graph's alone,
// but Write says it first, so that the clusters must say that they have none.
func (s *scope) ownSettings(inForce []setting) []setting {
	var others []setting
	for _, outer := range inForce {
		if graphOnly[outer.Key] || find(s.settings, outer.Key) >= 0 {
			continue
		}
		was := setting{Attr: Attr{Key: outer.Key}}
		if i := find(s.inherited, outer.Key); i >= 0 {
			was = s.inherited[i]
		}
		if was.Attr != outer.Attr {
			others = append(others, was)
		}
	}
	return merge(s.settings, others)
}
