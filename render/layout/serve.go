package layout

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"dev.mexboard/render"
	"dev.mexboard/render/layout/cachedir"
)

// ServeCommand is the hidden subcommand; main calls Serve for it.
const ServeCommand = "layout-server"

// Serve is the child: it reads requests and writes geometries until in ends. It returns at once when in ends, even in the middle
// of a layout: the parent has gone, and the process should go too.
func Serve(in io.Reader, out io.Writer) error {
	cachedir.Restore()
	// Compiled WebAssembly cannot be interrupted, and collecting garbage must interrupt everything. So there is none while
	// Graphviz works, short of a quarter of a gigabyte, and a second thread of Go to see the end of the input.
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(256 << 20)
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))

	requests := make(chan request)
	defer close(requests)
	go work(requests, json.NewEncoder(out))
	for read := json.NewDecoder(in); ; {
		var r request
		if err := read.Decode(&r); err != nil {
			if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
				return nil
			}
			return fmt.Errorf("reading a layout request: %w", err)
		}
		requests <- r
	}
}

// work answers requests, one at a time: Graphviz's module bears no more.
func work(requests <-chan request, write *json.Encoder) {
	for r := range requests {
		a := response{ID: r.ID}
		g, err := r.layout()
		if err != nil {
			a.Failure = err.Error()
		} else {
			a.Geometry = g
		}
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		a.Memory = m.Sys
		if write.Encode(a) != nil {
			return // nobody reads any more
		}
		runtime.GC()
	}
}

// layout does the work of a request.
func (r request) layout() (g render.Geometry, err error) {
	defer func() {
		if trap := recover(); trap != nil {
			err = fmt.Errorf("a breakdown of Graphviz: %v", trap)
		}
	}()
	p, err := r.plan()
	if err != nil {
		return render.Geometry{}, err
	}
	d, err := r.draw(p)
	if err != nil {
		return render.Geometry{}, err
	}
	return r.geometry(d), nil
}

// draw runs Graphviz. Only dot routes edges: the others would only draw them straight, or take far longer for that than for
// the places.
func (r request) draw(p plan) (drawing, error) {
	text, err := graphvizRun(r.dot(p), p.engine, p.format)
	if err != nil {
		return drawing{}, err
	}
	d, err := parse(text, len(r.Vertices), len(r.Edges), p.curves)
	if err == nil && p.engine != "dot" {
		r.spread(d.places)
	}
	return d, err
}
