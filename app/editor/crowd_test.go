package editor

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// crowd is a board of n placed vertices and 2n edges between near ones.
func crowd(n int) string {
	r := rand.New(rand.NewPCG(1, 2))
	side := 1
	for side*side < n {
		side++
	}
	var s strings.Builder
	s.WriteString("digraph {\n")
	for v := range n {
		fmt.Fprintf(&s, "v%d [pos=\"%d,%d\"]\n", v, v%side*90+r.IntN(20), v/side*90+r.IntN(20))
	}
	for range 2 * n {
		a := r.IntN(n)
		b := min(a+1+r.IntN(3*side), n-1)
		fmt.Fprintf(&s, "v%d -> v%d\n", a, b)
	}
	return s.String() + "}"
}

// all lists the first n vertices.
func all(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}
