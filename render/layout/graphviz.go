package layout

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/goccy/go-graphviz"

	_ "dev.mexboard/render/layout/cachedir" // its init must run before go-graphviz's
	"dev.mexboard/solver/board"
)

// errNothing is a failure of Graphviz that it does not tell: its module traps and says that all is well.
var errNothing = errors.New("no layout came of it")

// drawing is what Graphviz found: places by vertex, edges by edge from centre to centre, nil where it drew none.
type drawing struct {
	places []board.Point
	edges  [][]board.Point
}

// graphvizRun lays DOT text out. Only one call at a time; after an error the process is no good any more.
func graphvizRun(text, engine, format string) ([]byte, error) {
	ctx := context.Background() // go-graphviz heeds none: the parent kills us
	gv, err := graphviz.New(ctx)
	if err != nil {
		return nil, err
	}
	g, err := graphviz.ParseBytes([]byte(text))
	if err != nil {
		return nil, err
	}
	if g == nil {
		return nil, errNothing
	}
	var out bytes.Buffer
	if err := gv.SetLayout(graphviz.Layout(engine)).Render(ctx, g, graphviz.Format(format), &out); err != nil {
		return nil, err
	}
	if out.Len() == 0 {
		return nil, errNothing
	}
	g.Close()
	gv.Close() // its error is any warning there was, such as that sfdp cannot spread vertices
	return out.Bytes(), nil
}

// answer is the part of Graphviz's JSON that is wanted.
type answer struct {
	Objects []object
	Edges   []struct{ ID, Pos string }
}

type object struct {
	Name, Pos string
	Draw      []struct {
		Op     string
		Points [][2]float64
	} `json:"_draw_"`
}

// parse reads Graphviz's JSON for n vertices and m edges. Every vertex must be there, and every edge when curves is true.
func parse(text []byte, n, m int, curves bool) (drawing, error) {
	var a answer
	if err := json.Unmarshal(text, &a); err != nil {
		return drawing{}, fmt.Errorf("reading the answer of Graphviz: %w", err)
	}
	d := drawing{places: make([]board.Point, n), edges: make([][]board.Point, m)}
	if len(a.Objects) != n || curves && len(a.Edges) != m {
		return drawing{}, fmt.Errorf("the answer has %d of %d vertices and %d of %d edges", len(a.Objects), n, len(a.Edges), m)
	}
	seen := make([]bool, n)
	for _, o := range a.Objects {
		i, ok := number(o.Name, "n", n)
		at, found := o.place()
		if !ok || !found || seen[i] {
			return drawing{}, fmt.Errorf("the answer has vertex %q at %q", o.Name, o.Pos)
		}
		d.places[i], seen[i] = at, true
	}
	if !curves {
		return d, nil
	}
	for _, e := range a.Edges {
		i, ok := number(e.ID, "e", m)
		course, err := points(e.Pos)
		if !ok || err != nil || len(course)%3 != 1 || len(course) < 4 || d.edges[i] != nil {
			return drawing{}, fmt.Errorf("the answer has edge %q along %q", e.ID, e.Pos)
		}
		d.edges[i] = course
	}
	return d, nil
}

// place is the middle of a vertex: of its box where that is drawn, since its pos has five digits only.
func (o object) place() (at board.Point, ok bool) {
	for _, d := range o.Draw {
		if (d.Op == "p" || d.Op == "P") && len(d.Points) == 4 {
			at.X = (d.Points[0][0] + d.Points[2][0]) / 2
			at.Y = (d.Points[0][1] + d.Points[2][1]) / 2
			return at, !far(at.X) && !far(at.Y)
		}
	}
	list, err := points(o.Pos)
	if err != nil || len(list) != 1 {
		return at, false
	}
	return list[0], true
}

// number reads "n17", a number below limit behind a letter.
func number(name, letter string, limit int) (int, bool) {
	digits, ok := strings.CutPrefix(name, letter)
	i, err := strconv.Atoi(digits)
	return i, ok && err == nil && i >= 0 && i < limit
}

// points reads "1,2 3,4". An exclamation mark of a pinned vertex is passed over.
func points(text string) ([]board.Point, error) {
	fields := strings.Fields(strings.TrimSuffix(text, "!"))
	list := make([]board.Point, len(fields))
	for i, f := range fields {
		x, y, _ := strings.Cut(f, ",")
		var err1, err2 error
		list[i].X, err1 = strconv.ParseFloat(x, 64)
		list[i].Y, err2 = strconv.ParseFloat(y, 64)
		if err := errors.Join(err1, err2); err != nil {
			return nil, err
		}
		if far(list[i].X) || far(list[i].Y) {
			return nil, errNothing
		}
	}
	return list, nil
}

// far is true for what cannot be a place: not a number, or beyond any picture.
func far(x float64) bool { return !(math.Abs(x) < 1e9) }
