package solver

import (
	"math/rand/v2"
	"testing"
)

// hackenbushEdges is how many edges the large boards of the benchmarks have.
const hackenbushEdges = 1_000_000

// largeTree is a random tree whose vertices are numbered at random.
func largeTree() (int, []int32, []Link) {
	return randomTree(rand.New(rand.NewPCG(61, 62)), hackenbushEdges)
}

// largeGraph has three edges for two vertices, joined by a random tree.
func largeGraph(edges int) (n int, links []Link) {
	r := rand.New(rand.NewPCG(63, 64))
	n = edges * 2 / 3
	_, _, links = randomTree(r, n-1)
	for len(links) < edges {
		links = append(links, Link{int32(r.IntN(n)), int32(r.IntN(n))})
	}
	return n, links
}

// BenchmarkHackenbushTree builds and values; the edges are there.
func BenchmarkHackenbushTree(b *testing.B) {
	n, ground, links := largeTree()
	for b.Loop() {
		NewHackenbush(n, ground, links).Value()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(links)), "ns/edge")
}

// BenchmarkHackenbushGraph builds and values a graph with rings.
func BenchmarkHackenbushGraph(b *testing.B) {
	n, links := largeGraph(hackenbushEdges)
	for b.Loop() {
		NewHackenbush(n, []int32{0}, links).Value()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(links)), "ns/edge")
}

// BenchmarkHackenbushPath builds, values and finds the winning edge of a path.
func BenchmarkHackenbushPath(b *testing.B) {
	links := longPath(hackenbushEdges)
	for b.Loop() {
		benchSolve(b, NewHackenbush(hackenbushEdges+1, []int32{0}, links))
	}
}

// BenchmarkHackenbushTreeCuts finds all winning edges of a tree; the form is there.
func BenchmarkHackenbushTreeCuts(b *testing.B) {
	h := NewHackenbush(largeTree())
	for b.Loop() {
		benchSolve(b, h)
	}
}

// BenchmarkHackenbushRingCuts finds all winning edges of 2,000, most of them in one part.
func BenchmarkHackenbushRingCuts(b *testing.B) {
	n, links := largeGraph(2_000)
	links[0] = links[len(links)-1] // one value or another is not 0
	h := NewHackenbush(n, []int32{0}, links)
	if h.Value() == 0 {
		h = NewHackenbush(n, []int32{0}, append(links[:1999:1999], Link{0, 0}))
	}
	for b.Loop() {
		benchSolve(b, h)
	}
}

// BenchmarkHackenbushOneRing finds the winning edge of a ring of 2,001.
func BenchmarkHackenbushOneRing(b *testing.B) {
	h := NewHackenbush(2002, []int32{0, 2001}, longPath(2001))
	for b.Loop() {
		benchSolve(b, h)
	}
}

// BenchmarkHackenbushLongRing finds the winning edges of a ring of 20,000 with a stalk on every second vertex.
func BenchmarkHackenbushLongRing(b *testing.B) {
	const n = 13_333
	links := append(longPath(n), Link{n, 0})
	next := int32(n + 1)
	for v := int32(0); len(links) < MostRingEdges-1; v += 2 {
		links = append(links, Link{v, next})
		next++
	}
	h := NewHackenbush(int(next), []int32{1}, links)
	if h.Value() == 0 {
		h = NewHackenbush(int(next), []int32{1}, append(links, Link{1, 1}))
	}
	for b.Loop() {
		benchSolve(b, h)
	}
}

func benchSolve(b *testing.B, h *Hackenbush) {
	a, err := h.Solve(b.Context(), Normal, Limits{})
	if err != nil || a.Outcome == N && len(a.Winning) == 0 {
		b.Fatal(a.Value, a.Winning, err)
	}
}
