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

// often is how many edits there are from one record to the next.
const often = 10

// TestVictim edits a board, says so after each edit, and records it every few edits. It is a test of its own only when
// started by TestKilled.
func TestVictim(t *testing.T) {
	folder := os.Getenv(victim)
	if folder == "" {
		return
	}
	r := recorder(t, folder)
	d := New(board.New())
	for n := 1; ; n++ {
		d.Do(AddVertex(board.Point{X: float64(n)}))
		if n%often == 0 {
			for _, record := range r.Due(time.Now(), []Opened{{ID: 1, Document: d}}) {
				if err := r.Write(record); err != nil {
					t.Fatal(err)
				}
			}
		}
		fmt.Println("edit", n)
	}
}

// TestKilled kills it at any moment, while it writes too: the record is whole, and lacks nothing that was done before
// the last time a record was due.
func TestKilled(t *testing.T) {
	for round := range 6 {
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
		done := 0
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if k, _ := fmt.Sscanf(lines.Text(), "edit %d", &done); k == 1 && done == 60+37*round {
				_ = c.Process.Kill() // it goes on while it dies
			}
		}
		_ = c.Wait()
		left := recovered(t, recorder(t, folder), 1)
		b := left[0].Board
		if n := len(b.Vertices); n < done/often*often || n > done+1 {
			t.Errorf("round %d: %d edits were told, %d recovered", round, done, n)
		}
		if text := strings.TrimSpace(ids(b, []int{0})); text != "A" {
			t.Errorf("round %d: the first vertex is %q", round, text)
		}
	}
}
