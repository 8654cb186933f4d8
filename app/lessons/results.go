package lessons

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strconv"
	"time"

	"dev.mexboard/app/lang"
)

// Result is how one exercise went.
type Result struct {
	Code     string        `json:"code"`
	Kind     string        `json:"kind"`
	Answered bool          `json:"answered"` // rightly
	Tries    int           `json:"tries"`    // wrong answers before
	Hints    int           `json:"hints"`    // the greatest degree that was asked for
	Time     time.Duration `json:"time"`
}

// Results is how the exercises of one sitting went, in order.
type Results []Result

// Note is the results with what was said of an answer to an exercise, the time it took so far included. The exercise's row
// is made when it is met first.
func (r Results) Note(e Exercise, v Verdict, took time.Duration) Results {
	return r.change(e, func(x *Result) {
		if x.Answered {
			return
		}
		x.Answered, x.Time = v.Done, took
		if !v.Right {
			x.Tries++
		}
	})
}

// Hint is the results with a hint that was asked for, and the time so far.
func (r Results) Hint(e Exercise, degree int, took time.Duration) Results {
	return r.change(e, func(x *Result) {
		if !x.Answered {
			x.Hints, x.Time = max(x.Hints, degree), took
		}
	})
}

func (r Results) change(e Exercise, by func(*Result)) Results {
	list := append(Results{}, r...)
	code := e.Code()
	for i := range list {
		if list[i].Code == code {
			by(&list[i])
			return list
		}
	}
	x := Result{Code: code, Kind: e.Kind}
	by(&x)
	return append(list, x)
}

// Rows is the sheet in a language: a heading, and a row an exercise.
func (r Results) Rows(l lang.Language) [][]string {
	rows := [][]string{{
		lang.SheetNumber[l], lang.SheetExercise[l], lang.SheetCode[l], lang.SheetState[l],
		lang.SheetTries[l], lang.SheetHints[l], lang.SheetTime[l],
	}}
	for i, x := range r {
		title := x.Kind
		if k, ok := ExerciseKindNamed(x.Kind); ok {
			title = k.Title[l]
		}
		state := lang.SheetOpen[l]
		if x.Answered {
			state = lang.SheetRight[l]
		}
		rows = append(rows, []string{
			strconv.Itoa(i + 1), title, x.Code, state, strconv.Itoa(x.Tries), strconv.Itoa(x.Hints), clock(x.Time),
		})
	}
	return rows
}

// Sum is all of the sheet in a sentence.
func (r Results) Sum(l lang.Language) string {
	answered, once := 0, 0
	var all time.Duration
	for _, x := range r {
		all += x.Time
		if x.Answered {
			answered++
			if x.Tries == 0 {
				once++
			}
		}
	}
	return lang.SheetAll.In(l, answered, len(r), once, clock(all))
}

// CSV is the sheet as comma-separated values, with the mark that tells spreadsheet programs that it is UTF-8.
func (r Results) CSV(l lang.Language) []byte {
	var b bytes.Buffer
	b.WriteString("\uFEFF")
	w := csv.NewWriter(&b)
	_ = w.WriteAll(r.Rows(l)) // a buffer takes everything
	return b.Bytes()
}

// clock is a time as minutes and seconds: 1:05.
func clock(d time.Duration) string {
	s := int(d.Round(time.Second) / time.Second)
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
