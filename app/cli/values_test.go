package cli

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
)

// ending is a context that ends after it was asked a number of times, as if somebody pressed Ctrl-C then.
type ending struct {
	context.Context
	left *int
	end  context.CancelFunc
}

func (e ending) Err() error {
	if *e.left--; *e.left < 0 {
		e.end()
	}
	return e.Context.Err()
}

// An interrupted sequence is written as far as it came, in every form, and the status is that of an interrupt.
func TestValuesInterrupted(t *testing.T) {
	for _, form := range []string{"", "--csv", "--json"} {
		var stdout, stderr strings.Builder
		s := &session{language: lang.English, stdin: strings.NewReader(""), stdout: &stdout, stderr: &stderr}
		s.listen = func() (context.Context, context.CancelFunc) {
			ctx, end := context.WithCancel(t.Context())
			left := 3
			return ending{ctx, &left, end}, end
		}
		status := s.status(s.do(strings.Fields("values grundy -n 100000 " + form)))
		got := stdout.String()
		n := 0
		if _, err := fmt.Sscanf(stderr.String(), "mexboard: interrupted: %d of 100000 values\n", &n); err != nil || n == 0 {
			t.Errorf("%s: %q", form, stderr.String())
			continue
		}
		if want := run(t, "", strings.Fields(fmt.Sprint("values grundy -n ", n, " ", form))...).stdout; got != want {
			t.Errorf("%s: %d values, %.60q, want %.60q", form, n, got, want)
		}
		if status != 130 {
			t.Errorf("%s: status %d", form, status)
		}
	}
}
