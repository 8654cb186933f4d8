package layout

import (
	"errors"
	"fmt"
	"time"
)

// FallbackError says that another engine than the one asked for made the layout, and why.
type FallbackError struct {
	Asked, Used string
	Cause       error
}

func (e *FallbackError) Error() string {
	return fmt.Sprintf("laid out with %s instead of %s: %v", e.Used, e.Asked, e.Cause)
}

// Fault is the row of the table of messages: the engine used, the one asked for, and the cause.
func (e *FallbackError) Fault() (key string, args []any) {
	return "layout.fallback", []any{e.Used, e.Asked, e.Cause}
}

func (e *FallbackError) Unwrap() error { return e.Cause }

// TooLargeError says that an engine would take too long for a board.
type TooLargeError struct {
	Engine        string
	Limit, Number int // of vertices
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("%s is for at most %d vertices, and here are %d", e.Engine, e.Limit, e.Number)
}

func (e *TooLargeError) Fault() (key string, args []any) {
	return "layout.too-large", []any{e.Engine, e.Limit, e.Number}
}

// TimeoutError says that an engine was stopped because it took too long.
type TimeoutError struct {
	Engine string
	After  time.Duration
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("%s was stopped after %v seconds", e.Engine, e.After.Seconds())
}

func (e *TimeoutError) Fault() (key string, args []any) {
	return "layout.timeout", []any{e.Engine, e.After.Seconds()}
}

// CrashError says that an engine failed, or its process could not be started or ended before it answered.
type CrashError struct {
	Engine string
	Detail string // for a report, in English
}

func (e *CrashError) Error() string { return fmt.Sprintf("%s failed (%s)", e.Engine, e.Detail) }

func (e *CrashError) Fault() (key string, args []any) {
	return "layout.crash", []any{e.Engine, e.Detail}
}

// errClosed ends a layout whose client was closed.
var errClosed = errors.New("the layout process was closed")
