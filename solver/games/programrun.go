package games

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
	"unicode/utf8"

	"dev.mexboard/solver/board"
)

// ProgramAttribute is the key of the board attribute that holds the program a board was made by.
const ProgramAttribute = "program"

// ProgramOf is the program that a board was made by; ok is false when there is none. Reading a board never runs it.
func ProgramOf(b board.Board) (text string, ok bool) {
	for _, a := range b.Attrs {
		if a.Key == ProgramAttribute && !a.HTML {
			return a.Value, true
		}
	}
	return "", false
}

// Ran is a program that ran: the game it told of, and what it printed.
type Ran struct {
	Setup   Setup
	Text    string // the program
	Printed string
}

// RunProgram runs a program in a process of its own, which is this program with the hidden subcommand ProgramCommand:
// memory and time are bounded, and a program that is not well behaved takes nothing with it. tell, unless nil, hears
// how many positions were found so far, on another goroutine. The error is a *ProgramError, or the context's.
func RunProgram(ctx context.Context, text string, tell func(found int)) (Ran, error) {
	if utf8.RuneCountInString(text) > MostProgram {
		return Ran{}, fault("size", MostProgram)
	}
	last, err := task{text, granted}.ask(ctx, tell)
	if err != nil {
		return Ran{}, err
	}
	return Ran{last.Told.setup(), text, last.Told.Printed}, nil
}

// ask has a child do the task; the last report comes back.
func (t task) ask(ctx context.Context, tell func(int)) (report, error) {
	limited, cancel := context.WithTimeout(ctx, t.Allowance.Time+2*time.Second)
	defer cancel()
	var complaints bytes.Buffer
	p, out, err := t.child(limited, &complaints)
	if err != nil {
		return report{}, fault("crash", oneLine(err.Error()))
	}
	var last report
	for read := json.NewDecoder(out); !last.Last; {
		last = report{}
		if err = read.Decode(&last); err != nil {
			break
		}
		if tell != nil {
			tell(last.Found)
		}
	}
	p.Wait() // how it ended its state tells
	switch {
	case ctx.Err() != nil:
		return last, ctx.Err()
	case last.Fault != nil:
		return last, whole(last.Fault)
	case last.Last:
		return last, nil
	case limited.Err() != nil:
		return last, t.Allowance.timeFault()
	}
	return last, t.death(complaints.String(), p.ProcessState.String())
}

// child starts a process for the task.
func (t task) child(ctx context.Context, complaints *bytes.Buffer) (*exec.Cmd, io.Reader, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	asked, err := json.Marshal(t)
	if err != nil {
		return nil, nil, err
	}
	p := exec.CommandContext(ctx, program, ProgramCommand)
	p.Stdin, p.Stderr = bytes.NewReader(asked), &opening{to: complaints}
	out, err := p.StdoutPipe()
	if err != nil {
		return nil, nil, err
	}
	return p, out, p.Start()
}

// lacks are what the runtime of Go says when the system refuses it memory.
var lacks = []string{"out of memory", "cannot allocate memory", "pthread_create failed", "newosproc"}

// death says why a process ended that was not done.
func (t task) death(complaints, state string) *ProgramError {
	for _, says := range lacks {
		if strings.Contains(complaints, says) {
			return t.Allowance.memoryFault()
		}
	}
	if strings.Contains(complaints, "stack overflow") {
		return fault("depth", usual.depth)
	}
	return fault("crash", state)
}

// whole gives the whole numbers back that JSON has made of another kind.
func whole(f *ProgramError) *ProgramError {
	for i, a := range f.Args {
		if x, ok := a.(float64); ok {
			f.Args[i] = int(x)
		}
	}
	return f
}

// opening keeps the beginning of what a child complains.
type opening struct{ to *bytes.Buffer }

func (o *opening) Write(p []byte) (int, error) {
	if room := 4096 - o.to.Len(); room > 0 {
		o.to.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}
