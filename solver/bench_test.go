package solver

import (
	"context"
	"flag"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"
)

// The graph of the benchmarks has as many vertices as this flag says and five times as many arcs. Published figures are
// those of 4,000,000: go test -bench . ./solver -vertices 4000000
var benchVertices = flag.Int("vertices", 400_000, "vertices of the benchmarks' random acyclic graph")

const arcsPerVertex = 5

// benchArcs are the arcs of a random acyclic graph whose vertices are numbered at random.
var benchArcs = sync.OnceValue(func() []Arc {
	n := *benchVertices
	r := rand.New(rand.NewPCG(9, 10))
	number := r.Perm(n)
	arcs := make([]Arc, 0, arcsPerVertex*n)
	for len(arcs) < cap(arcs) {
		a, b := r.IntN(n), r.IntN(n)
		if a != b {
			arcs = append(arcs, Arc{int32(number[max(a, b)]), int32(number[min(a, b)])})
		}
	}
	return arcs
})

// BenchmarkBuild makes the compact form; the arcs are there.
func BenchmarkBuild(b *testing.B) {
	arcs := benchArcs()
	for b.Loop() {
		NewGraph(*benchVertices, nil, arcs)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(arcs)), "ns/edge")
}

// BenchmarkValues values the compact form; the form is there.
func BenchmarkValues(b *testing.B) {
	g := NewGraph(*benchVertices, nil, benchArcs())
	for b.Loop() {
		if _, err := g.Values(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(g.to)), "ns/edge")
}

// BenchmarkContest is the usual contest solution on the same graph; its lists are there.
func BenchmarkContest(b *testing.B) {
	lists := make([][]int32, *benchVertices)
	for _, a := range benchArcs() {
		lists[a.From] = append(lists[a.From], a.To)
	}
	b.ResetTimer()
	for b.Loop() {
		c := contest{lists: lists, value: make([]int32, len(lists)), mark: make([]int32, len(lists)+1)}
		for v := range c.value {
			c.value[v] = -1
		}
		for v := range lists {
			c.visit(int32(v))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(benchArcs())), "ns/edge")
}

// contest is depth-first search over slices of slices; mark[x] == v+1 says that an option of v has the value x.
type contest struct {
	lists       [][]int32
	value, mark []int32
}

func (c *contest) visit(v int32) {
	if c.value[v] >= 0 {
		return
	}
	for _, w := range c.lists[v] {
		c.visit(w)
	}
	for _, w := range c.lists[v] {
		c.mark[c.value[w]] = v + 1
	}
	m := int32(0)
	for c.mark[m] == v+1 {
		m++
	}
	c.value[v] = m
}

// BenchmarkMemory builds and values, and reports the most memory in use beyond the arcs given, for each arc.
func BenchmarkMemory(b *testing.B) {
	arcs := benchArcs()
	for b.Loop() {
		before := inUse()
		most := peakWhile(func() {
			g := NewGraph(*benchVertices, nil, arcs)
			if _, err := g.Values(); err != nil {
				b.Fatal(err)
			}
		})
		b.ReportMetric(float64(most-before)/float64(len(arcs)), "B/edge")
	}
}

// inUse is the heap in use after a collection.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapInuse
}

// peakWhile is the most heap seen in use while work runs, garbage counted.
func peakWhile(work func()) uint64 {
	done := make(chan struct{})
	peak := make(chan uint64)
	go func() {
		most := uint64(0)
		for ticker := time.NewTicker(5 * time.Millisecond); ; {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapInuse)
			select {
			case <-ticker.C:
			case <-done:
				ticker.Stop()
				peak <- most
				return
			}
		}
	}()
	work()
	close(done)
	return <-peak
}

// BenchmarkSearch plays games out to the bound, and reports the time between two questions whether to go on, so long it
// takes to stop: the longest, and that which 99 in 100 keep (on a machine that does other work too the longest says little);
// and the most memory in use.
func BenchmarkSearch(b *testing.B) {
	for _, row := range tooBig {
		b.Run(row.name, func(b *testing.B) {
			for b.Loop() {
				p := row.problem()
				last, gaps := time.Now(), []time.Duration(nil)
				ctx := &asked{Context: context.Background(), left: 1 << 40, tell: func() {
					now := time.Now()
					gaps = append(gaps, now.Sub(last))
					last = now
				}}
				before := inUse()
				most := peakWhile(func() {
					if a, err := Solve(ctx, p); err != nil || a.Undecided == nil {
						b.Fatal(err)
					}
				})
				slices.Sort(gaps)
				b.ReportMetric(float64(gaps[len(gaps)*99/100].Microseconds())/1000, "ms-to-stop")
				b.ReportMetric(float64(gaps[len(gaps)-1].Microseconds())/1000, "ms-at-most")
				b.ReportMetric(float64(most-before)/(1<<20), "MiB")
			}
		})
	}
}

// BenchmarkTrace takes all the steps of a board as large as people draw by program.
func BenchmarkTrace(b *testing.B) {
	r := rand.New(rand.NewPCG(21, 22))
	g := shape{vertices: 10_000, arcs: 30_000}.random(r)
	for b.Loop() {
		NewTrace(Answer{Graph: g, Chips: []Stack{{0, 1}}})
	}
}
