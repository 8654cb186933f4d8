package layout

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"testing"
)

// BenchmarkLayout compares our child, warm and started anew, with the dot program of the system on the same text, which
// starts anew each time.
func BenchmarkLayout(b *testing.B) {
	ctx := context.Background()
	native, missing := exec.LookPath("dot")
	for _, n := range []int{100, 500} {
		board := random(n, 2*n)
		r := newRequest(board, "dot")
		p, err := r.plan()
		if err != nil {
			b.Fatal(err)
		}
		text := r.dot(p)
		layout := func(b *testing.B, c *Client) {
			g, err := c.Layout(ctx, board, Engines[0])
			if err != nil || len(g.Vertices) != n {
				b.Fatal(err)
			}
		}
		b.Run(fmt.Sprintf("n=%d/child warm", n), func(b *testing.B) {
			c := &Client{}
			defer c.Close()
			layout(b, c)
			for b.Loop() {
				layout(b, c)
			}
		})
		b.Run(fmt.Sprintf("n=%d/child cold", n), func(b *testing.B) {
			for b.Loop() {
				c := &Client{}
				layout(b, c)
				c.Close()
			}
		})
		b.Run(fmt.Sprintf("n=%d/native", n), func(b *testing.B) {
			if missing != nil {
				b.Skip("Graphviz's dot is not installed")
			}
			for b.Loop() {
				dot := exec.Command(native, "-Tjson0")
				dot.Stdin = bytes.NewReader([]byte(text))
				if out, err := dot.Output(); err != nil || len(out) == 0 {
					b.Fatal(err)
				}
			}
		})
	}
}
