package games

import (
	"encoding/json"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

// ProgramCommand is the hidden subcommand that runs a program; main calls ServeProgram for it.
const ProgramCommand = "program-server"

// allowance is what a program's process may use.
type allowance struct {
	Memory uint64 // bytes, besides what it needs before the program starts
	Time   time.Duration
}

// granted is the allowance of every program.
var granted = allowance{Memory: 384 << 20, Time: 10 * time.Second}

// slack is how much memory a process may ask of the system without using it.
const slack = 256 << 20

func (a allowance) memoryFault() *ProgramError { return fault("memory", int(a.Memory>>20)) }
func (a allowance) timeFault() *ProgramError   { return fault("time", a.Time) }

// MostProgram is how many characters a program may have.
const MostProgram = 100_000

// The child and its parent talk in JSON: a task on the child's standard input; then reports on its standard output, the
// last one with the result or why there is none.

// task is a program to be run.
type task struct {
	Text      string
	Allowance allowance
}

// report is one report of the child.
type report struct {
	Found int  // positions so far
	Last  bool // nothing follows
	Fault *ProgramError
	Told  told
}

// ServeProgram is the child: it runs the program that in holds and reports to out. It ends within its bounds, whatever
// the program does: what Starlark cannot bound ends with the process.
func ServeProgram(in io.Reader, out io.Writer) error {
	var t task
	if err := json.NewDecoder(in).Decode(&t); err != nil {
		return err
	}
	// The guard must come to its turn while the program is in the middle of one long operation.
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))
	speaker := &speaker{write: json.NewEncoder(out)}
	done := make(chan struct{})
	defer close(done)
	wall(t.Allowance.Memory + slack)
	go guard(speaker, t.Allowance, done)
	result, err := interpret(t.Text, usual, func(found int) { speaker.say(report{Found: found}) })
	return speaker.say(report{Last: true, Fault: asFault(err), Told: result})
}

func asFault(err error) *ProgramError {
	f, _ := err.(*ProgramError)
	return f
}

// guard ends the process when it uses too much memory or time.
func guard(s *speaker, a allowance, done <-chan struct{}) {
	most := used() + a.Memory
	debug.SetMemoryLimit(int64(most))
	late := time.After(a.Time)
	look := time.NewTicker(2 * time.Millisecond)
	defer look.Stop()
	for {
		select {
		case <-done:
			return
		case <-late:
			s.last(a.timeFault())
		case <-look.C:
			if used() > most {
				s.last(a.memoryFault())
			}
		}
	}
}

// used is the memory that the process has of the system.
func used() uint64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64() - samples[1].Value.Uint64()
}

// speaker writes reports, whole ones.
type speaker struct {
	mu    sync.Mutex
	write *json.Encoder
}

func (s *speaker) say(r report) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.write.Encode(r)
}

// last says why there is no result, and ends the process.
func (s *speaker) last(f *ProgramError) {
	s.mu.Lock() // for good: nothing is said after this
	if s.write.Encode(report{Last: true, Fault: f}) != nil {
		os.Exit(1)
	}
	os.Exit(0)
}
