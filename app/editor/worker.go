package editor

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"fyne.io/fyne/v2"
)

// patience is how long a job may run before its progress is told.
const patience = 500 * time.Millisecond

// Worker does one kind of job in the background, one at a time; the newest request wins: it cancels the one that runs
// and replaces one that waits, and what they would still give is dropped. Do runs on a goroutine of the worker; Done and Progress
// are called through Post. A panic in Do is a *PanicError given to Done. A Worker with Do and Done set is ready.
type Worker[Q, R any] struct {
	Do       func(ctx context.Context, q Q, progress func(done float64)) (R, error)
	Done     func(q Q, r R, err error)
	Progress func(q Q, done float64) // how much is done (0..1), from half a second on; may be nil
	Post     func(func())            // runs a function on the goroutine of the window; nil: fyne.Do

	// Finish says that a job that runs is finished and given to Done though a newer request waits: right for pictures
	// that should go on changing while requests keep coming.
	Finish bool

	mu      sync.Mutex
	number  int // of the newest request
	floor   int // jobs up to this number are dropped
	waiting *job[Q]
	cancel  context.CancelFunc // of the job that runs
	running bool
}

type job[Q any] struct {
	q      Q
	number int
	told   bool // Done was called; only for the window's goroutine
}

// Request asks for a job; at once when none runs, else as soon as that has ended.
func (w *Worker[Q, R]) Request(q Q) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.number++
	w.waiting = &job[Q]{q: q, number: w.number}
	if !w.Finish {
		w.drop(w.number - 1)
	}
	if !w.running {
		w.running = true
		go w.run()
	}
}

// Cancel drops the job that runs and the one that waits: Done is called for neither.
func (w *Worker[Q, R]) Cancel() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.waiting = nil
	w.drop(w.number)
}

// Busy tells whether a job runs or waits.
func (w *Worker[Q, R]) Busy() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.running
}

func (w *Worker[Q, R]) drop(upTo int) {
	w.floor = upTo
	if w.cancel != nil {
		w.cancel()
	}
}

// run does jobs until none waits.
func (w *Worker[Q, R]) run() {
	for {
		w.mu.Lock()
		j := w.waiting
		w.waiting = nil
		if j == nil {
			w.running = false
			w.mu.Unlock()
			return
		}
		ctx, cancel := context.WithCancel(context.Background())
		w.cancel = cancel
		w.mu.Unlock()

		w.work(ctx, j)

		w.mu.Lock()
		w.cancel = nil
		w.mu.Unlock()
		cancel()
	}
}

func (w *Worker[Q, R]) work(ctx context.Context, j *job[Q]) {
	told := &teller{tell: func(done float64) {
		w.post(j, func() {
			if w.Progress != nil && !j.told {
				w.Progress(j.q, done)
			}
		})
	}, from: time.Now().Add(patience)}
	slow := time.AfterFunc(patience, told.again)
	r, err := guarded(func() (R, error) { return w.Do(ctx, j.q, told.progress) })
	slow.Stop()
	w.post(j, func() {
		j.told = true
		w.Done(j.q, r, err)
	})
}

// post runs f on the window's goroutine, unless the job has been dropped by then.
func (w *Worker[Q, R]) post(j *job[Q], f func()) {
	post := w.Post
	if post == nil {
		post = fyne.Do
	}
	post(func() {
		w.mu.Lock()
		late := j.number <= w.floor
		w.mu.Unlock()
		if !late {
			f()
		}
	})
}

// teller passes progress on from some time on, and not too often.
type teller struct {
	tell func(float64)
	mu   sync.Mutex
	from time.Time
	last float64
}

func (t *teller) progress(done float64) {
	t.mu.Lock()
	t.last = done
	due := !time.Now().Before(t.from)
	if due {
		t.from = time.Now().Add(patience / 10)
	}
	t.mu.Unlock()
	if due {
		t.tell(done)
	}
}

func (t *teller) again() {
	t.mu.Lock()
	last := t.last
	t.mu.Unlock()
	t.tell(last)
}

// PanicError is a panic in a job: our own fault, which must not cost the document.
type PanicError struct {
	Value any
	Stack []byte
}

func (e *PanicError) Error() string {
	return fmt.Sprintf("something went wrong inside Mexboard (%v); your board is unharmed, please save it", e.Value)
}

// Fault is the row of lang.Faults.
func (e *PanicError) Fault() (string, []any) { return "editor.panic", []any{fmt.Sprint(e.Value)} }

func guarded[R any](do func() (R, error)) (r R, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &PanicError{Value: v, Stack: debug.Stack()}
		}
	}()
	return do()
}
