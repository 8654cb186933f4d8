package layout

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// FallbackError says that another engine than the one asked for made the layout, and why.
type FallbackError struct {
	Asked, Used string
	Cause       error
}

func (e *FallbackError) Error() string {
	if e.Used == "layers" {
		return fmt.Sprintf("%v; laid out in plain layers instead", e.Cause)
	}
	return fmt.Sprintf("%v; laid out with %s instead", e.Cause, e.Used)
}

// Fault is the row of the table of messages, the engine used, and the cause.
func (e *FallbackError) Fault() (key string, args []any) {
	if e.Used == "layers" {
		return "layout.layers", []any{e.Used, e.Cause}
	}
	return "layout.other", []any{e.Used, e.Cause}
}

func (e *FallbackError) Unwrap() error { return e.Cause }

// TooLargeError says that an engine would take too long for a board.
type TooLargeError struct {
	Engine        string
	Limit, Number int // of vertices
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("%s is for at most %d vertices, and this board has %d", e.Engine, e.Limit, e.Number)
}

func (e *TooLargeError) Fault() (key string, args []any) {
	return "layout.size", []any{e.Engine, e.Limit, e.Number}
}

// TooDenseError says that a board has too many or too long edges for an engine that lays out in ranks.
type TooDenseError struct {
	Engine string
	Edges  int
}

func (e *TooDenseError) Error() string {
	return fmt.Sprintf("%s would take too long for this many edges (%d)", e.Engine, e.Edges)
}

func (e *TooDenseError) Fault() (key string, args []any) {
	return "layout.dense", []any{e.Engine, e.Edges}
}

// TimeoutError says that an engine was stopped because it took too long.
type TimeoutError struct {
	Engine string
	After  time.Duration
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("%s was stopped after %v s", e.Engine, e.After.Seconds())
}

func (e *TimeoutError) Fault() (key string, args []any) {
	return "layout.time", []any{e.Engine, e.After.Seconds()}
}

// CrashError says that an engine failed, or its process could not be started or ended before it answered.
type CrashError struct {
	Engine string
	Detail string // for a report, in English
}

// crash makes one line of what Graphviz or the system says, and not too long a one.
func crash(engine, detail string) *CrashError {
	const most = 200
	detail = strings.Join(strings.Fields(strings.ToValidUTF8(detail, "?")), " ")
	if letters := []rune(detail); len(letters) > most {
		detail = string(letters[:most]) + "..."
	}
	return &CrashError{Engine: engine, Detail: detail}
}

func (e *CrashError) Error() string { return fmt.Sprintf("%s failed (%s)", e.Engine, e.Detail) }

func (e *CrashError) Fault() (key string, args []any) {
	return "layout.crash", []any{e.Engine, e.Detail}
}

// errClosed ends a layout whose client was closed.
var errClosed = errors.New("the layout process was closed")
