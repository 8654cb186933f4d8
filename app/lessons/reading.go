package lessons

import (
	"encoding/json"
	"slices"

	"dev.mexboard/solver"
)

// Reading is one reader's way through a lesson: data that can be stored. Every change gives a new one.
type Reading struct {
	Lesson string   `json:"lesson"` // Lesson.Name
	Page   string   `json:"page"`   // the page that is open; "": the lesson's introduction
	Pages  []Record `json:"pages"`  // what happened on each page that was opened, in the order of first opening
}

// Record is what happened on one page.
type Record struct {
	Page     string `json:"page"`
	Answered bool   `json:"answered,omitempty"` // rightly
	Tries    int    `json:"tries,omitempty"`    // wrong answers before
	Hints    int    `json:"hints,omitempty"`    // the greatest degree that was asked for
}

// Resume is a reading of a lesson fitted to the lesson as it is now: pages that are gone are forgotten. The zero Reading
// begins at the introduction.
func (r Reading) Resume(l Lesson) Reading {
	r.Lesson = l.Name
	r.Pages = slices.DeleteFunc(slices.Clone(r.Pages), func(p Record) bool { return l.Page(p.Page) < 0 })
	if l.Page(r.Page) < 0 {
		r.Page = ""
	}
	return r
}

// At is the index of the open page, -1 for the introduction.
func (r Reading) At(l Lesson) int { return l.Page(r.Page) }

// Open opens a page by its index; below 0 is the introduction, beyond the last page the last.
func (r Reading) Open(l Lesson, page int) Reading {
	page = min(page, len(l.Pages)-1)
	if page < 0 {
		r.Page = ""
		return r
	}
	r.Page = l.Pages[page].Name
	return r.record(func(*Record) {})
}

// Next and Back open the page after and before the open one.
func (r Reading) Next(l Lesson) Reading { return r.Open(l, r.At(l)+1) }

// Back opens the page before.
func (r Reading) Back(l Lesson) Reading { return r.Open(l, r.At(l)-1) }

// Waits tells whether the open page asks something that is not answered yet.
func (r Reading) Waits(l Lesson) bool {
	i := r.At(l)
	return i >= 0 && l.Pages[i].Ask != nil && !r.Record(r.Page).Answered
}

// Answer takes note of what was said of an answer on the open page: an answer that is done, or one that is wrong.
func (r Reading) Answer(v Verdict) Reading {
	return r.record(func(p *Record) {
		switch {
		case p.Answered:
		case v.Done:
			p.Answered = true
		case !v.Right:
			p.Tries++
		}
	})
}

// Hint takes note of a hint on the open page.
func (r Reading) Hint(degree int) Reading {
	return r.record(func(p *Record) { p.Hints = max(p.Hints, degree) })
}

// Record is what happened on a page; the zero Record, with its name, where nothing did.
func (r Reading) Record(page string) Record {
	if i := slices.IndexFunc(r.Pages, func(p Record) bool { return p.Page == page }); i >= 0 {
		return r.Pages[i]
	}
	return Record{Page: page}
}

// record changes the record of the open page.
func (r Reading) record(change func(*Record)) Reading {
	if r.Page == "" {
		return r
	}
	p := r.Record(r.Page)
	change(&p)
	r.Pages = slices.Clone(r.Pages)
	if i := slices.IndexFunc(r.Pages, func(x Record) bool { return x.Page == r.Page }); i >= 0 {
		r.Pages[i] = p
	} else {
		r.Pages = append(r.Pages, p)
	}
	return r
}

// Done counts the pages of a lesson that were opened and wait for nothing, of all its pages: how far the reader is.
func (r Reading) Done(l Lesson) (done, all int) {
	for _, p := range l.Pages {
		opened := slices.ContainsFunc(r.Pages, func(x Record) bool { return x.Page == p.Name })
		if opened && (p.Ask == nil || r.Record(p.Name).Answered) {
			done++
		}
	}
	return done, len(l.Pages)
}

// Progress is how far a reader is in all lessons, in the order in which they were begun.
type Progress []Reading

// ParseProgress reads what Bytes writes. What is not that, as after a newer program, is no progress.
func ParseProgress(text []byte) Progress {
	var p Progress
	if json.Unmarshal(text, &p) != nil {
		return nil
	}
	return p
}

// Bytes is the progress as JSON; the same progress gives the same bytes.
func (p Progress) Bytes() []byte {
	if p == nil {
		p = Progress{}
	}
	text, _ := json.Marshal(p) // strings and numbers only: it cannot fail
	return text
}

// Of is the reading of a lesson, fitted to it.
func (p Progress) Of(l Lesson) Reading {
	if i := slices.IndexFunc(p, func(r Reading) bool { return r.Lesson == l.Name }); i >= 0 {
		return p[i].Resume(l)
	}
	return Reading{}.Resume(l)
}

// With is the progress with a reading in it.
func (p Progress) With(r Reading) Progress {
	p = slices.Clone(p)
	if i := slices.IndexFunc(p, func(x Reading) bool { return x.Lesson == r.Lesson }); i >= 0 {
		p[i] = r
		return p
	}
	return append(p, r)
}

// FirstStep is how many steps of a board's computation come before those that a page's player begins with: of the vertex
// it names, or of the sum. It is 0 where the page begins at the beginning.
func (s Steps) FirstStep(k Known) int {
	if s.From == "" || !k.Board.Directed {
		return 0
	}
	v, named := k.vertex(s.From)
	n := 0
	for x := range k.Answer.Steps() {
		if named && x.Vertex == v && beginsVertex(x) || !named && beginsSum(x) {
			return n
		}
		n++
	}
	return n
}

// beginsVertex tells whether a step is the first about its vertex.
func beginsVertex(x solver.Step) bool {
	switch x.Kind {
	case solver.StepReady, solver.StepJoin, solver.StepEnded, solver.StepBack, solver.StepPlayed:
		return true
	}
	return false
}

// beginsSum tells whether a step is about the chips.
func beginsSum(x solver.Step) bool {
	switch x.Kind {
	case solver.StepChip, solver.StepNimSum, solver.StepVerdict, solver.StepSJ, solver.StepFold, solver.StepOver, solver.StepSearch:
		return true
	}
	return false
}
