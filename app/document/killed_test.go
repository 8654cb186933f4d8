package document

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"dev.mexboard/solver/board"
)

// victim is the variable by which the test makes itself a program that edits until it is killed.
const victim = "MEXBOARD_TEST_VICTIM"

// TestVictim edits a board every few milliseconds, says so, and records it, as the window would but ten times as often. It is a test of its own only when started by TestKilled.
func TestVictim(t *testing.T) {
	folder := os.Getenv(victim)
	if folder == "" {
		return
	}
	r := recorder(t, folder)
	d := New(board.New())
	written := make(chan bool, 1)
	written <- true
	last := time.Now()
	for {
		d.Do(AddVertex(board.Point{X: float64(len(d.Board().Vertices))}))
		fmt.Printf("edit %d %d\n", len(d.Board().Vertices), time.Now().UnixMilli())
		time.Sleep(3 * time.Millisecond)
		if time.Since(last) < 100*time.Millisecond {
			continue
		}
		select {
		case <-written:
			last = time.Now()
			due := r.Due(last, []Opened{{ID: 1, Document: d}})
			go func() {
				for _, record := range due {
					_ = r.Write(record)
				}
				written <- true
			}()
		default:
		}
	}
}

// TestKilled kills it at any moment: the record is whole, and what it lacks was done in the last second (which leaves
// time for a machine that is busy).
func TestKilled(t *testing.T) {
	for round := range 3 {
		folder := t.TempDir()
		c := exec.Command(os.Args[0], "-test.run=^TestVictim$")
		c.Env = append(os.Environ(), victim+"="+folder)
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		when := map[int]int64{} // by number of vertices: when the edit was done
		lines := bufio.NewScanner(out)
		var begun time.Time
		for lines.Scan() {
			var n int
			var at int64
			if k, _ := fmt.Sscanf(lines.Text(), "edit %d %d", &n, &at); k == 2 {
				when[n] = at
			}
			if begun.IsZero() {
				begun = time.Now()
			}
			if time.Since(begun) > time.Duration(1400+137*round)*time.Millisecond {
				_ = c.Process.Kill()
				break
			}
		}
		killed := time.Now().UnixMilli()
		_ = c.Wait()
		left := recovered(t, recorder(t, folder), 1)
		n := len(left[0].Board.Vertices)
		if next, ok := when[n+1]; ok && killed-next > 1000 {
			t.Errorf("round %d: %d ms are missing", round, killed-next)
		}
		if text := strings.TrimSpace(ids(left[0].Board, []int{0})); text != "A" {
			t.Errorf("round %d: the first vertex is %q", round, text)
		}
	}
}
