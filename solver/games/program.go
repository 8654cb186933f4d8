package games

import (
	"errors"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// A program is a game that somebody wrote, in Starlark (https://github.com/bazelbuild/starlark, a small Python):
//
//	start = 9                  # a position, or a list of positions with a chip on each
//	def options(p):            # the positions that a move from p may lead to
//	    return [p - n for n in (1, 3, 4) if n <= p]
//
// A position is a whole number, a text, True or False, or a tuple of these. An option that is a list is a split: a chip
// goes to each of its positions. A program may also say how a position is called:
//
//	def label(p):
//	    return "heap of %d" % p
//
// Whoever opens a board from elsewhere must not fear its program: it can read and change nothing outside, and it is
// bounded in everything. What it can still do is to use up memory and time inside one operation, so it runs in a process
// of its own (RunProgram).

// bounds are what a program may use.
type bounds struct {
	positions int    // that the start leads to
	options   int    // in all
	steps     uint64 // of Starlark
	depth     int    // of calls
	text      int    // characters of a position
}

// usual are the bounds of every program; its memory and time are those of its process.
var usual = bounds{positions: 50_000, options: 1_000_000, steps: 300_000_000, depth: 1_000, text: 120}

// told is what a program said: its positions in the order found, each with its options. An option is a list of parts.
type told struct {
	Start     []int
	Positions []string // how each is called; no two alike
	Options   [][][]int
	Printed   string // what it printed, at first
}

// programFile is what Starlark calls the text.
const programFile = "program"

// interpret runs a program to its end, in this process: memory and time are not bounded. tell hears now and then
// how many positions were found. The error is a *ProgramError.
func interpret(text string, limit bounds, tell func(positions int)) (told, error) {
	p := &interpreter{limit: limit, tell: tell, index: map[string]int{}, names: map[string]bool{}}
	p.thread = &starlark.Thread{Name: programFile, Print: p.print, Load: p.refuse, OnMaxSteps: p.pause}
	p.thread.SetMaxExecutionSteps(pace)
	if err := p.load(text); err != nil {
		return told{}, p.fault(err)
	}
	if err := p.explore(); err != nil {
		return told{}, p.fault(err)
	}
	return p.told, nil
}

// interpreter runs one program.
type interpreter struct {
	limit  bounds
	tell   func(int)
	thread *starlark.Thread
	start  starlark.Value
	opts   starlark.Callable
	label  starlark.Callable // nil: positions are called as they are written
	at     syntax.Position   // where the function stands that is at work
	told   told
	values []starlark.Value // of the positions
	index  map[string]int   // by key: no two positions share one
	names  map[string]bool
	size   int             // options so far
	why    *ProgramError   // why the thread was cancelled
	lowest syntax.Position // of the last steps of a program that makes too many
}

// pace is how many steps go between two looks at what a program has used. Few enough that calls cannot go so deep
// between them that the stack runs over.
const pace = 1_000

// pause looks at what was used.
func (p *interpreter) pause(t *starlark.Thread) {
	next := uint64(pace)
	switch over := t.ExecutionSteps() - p.limit.steps; {
	case t.CallStackDepth() > p.limit.depth:
		p.stop(fault("depth", p.limit.depth))
	case t.ExecutionSteps() < p.limit.steps:
	case over < closing:
		// Starlark knows the places of some of its steps only: the lowest one of the loop is well inside it.
		if at := t.CallFrame(0).Pos; at.Line > p.lowest.Line {
			p.lowest = at
		}
		next = 1
	default:
		p.stop(fault("steps", p.limit.steps))
	}
	t.SetMaxExecutionSteps(t.ExecutionSteps() + next)
}

// closing is how many steps are looked at one by one before a program is stopped that has made too many.
const closing = 100

func (p *interpreter) stop(why *ProgramError) {
	if p.why == nil {
		p.why = why
	}
	p.thread.Cancel(why.Problem)
}

// mostPrinted is how much of what a program prints is kept.
const mostPrinted = 2_000

func (p *interpreter) print(_ *starlark.Thread, text string) {
	if room := mostPrinted - len(p.told.Printed); room > 0 {
		p.told.Printed += cut(text, room) + "\n"
	}
}

// load reads the program and what it defines.
func (p *interpreter) load(text string) error {
	dialect := &syntax.FileOptions{Set: true, While: true, TopLevelControl: true, GlobalReassign: true, Recursion: true}
	defined, err := starlark.ExecFileOptions(dialect, p.thread, programFile, text, nil)
	if err != nil {
		return err
	}
	if p.start = defined["start"]; p.start == nil {
		return fault("start")
	}
	if p.opts, err = function(defined, "options"); err != nil {
		return err
	}
	if p.opts == nil {
		return fault("options")
	}
	p.label, err = function(defined, "label")
	return err
}

// function is a function that the program defines; nil when it does not.
func function(defined starlark.StringDict, name string) (starlark.Callable, error) {
	v := defined[name]
	if v == nil {
		return nil, nil
	}
	f, ok := v.(*starlark.Function)
	switch {
	case !ok:
		return nil, fault("function", name, v.Type())
	case f.NumParams() != 1 || f.NumKwonlyParams() > 0:
		return nil, faultAt(f.Position(), "parameter", name)
	}
	return f, nil
}

// explore finds what the start leads to.
func (p *interpreter) explore() error {
	starts := []starlark.Value{p.start}
	if list, ok := p.start.(*starlark.List); ok {
		starts = elements(list)
	}
	if len(starts) == 0 {
		return fault("nothing")
	}
	for _, v := range starts {
		i, err := p.position(v)
		if err != nil {
			return err
		}
		p.told.Start = append(p.told.Start, i)
	}
	for i := 0; i < len(p.values); i++ {
		if i%64 == 0 {
			p.tell(len(p.values))
		}
		options, err := p.optionsOf(i)
		if err != nil {
			return err
		}
		p.told.Options = append(p.told.Options, options)
	}
	return nil
}

// optionsOf asks the program for the options of a position.
func (p *interpreter) optionsOf(i int) ([][]int, error) {
	p.at = p.opts.(*starlark.Function).Position()
	result, err := starlark.Call(p.thread, p.opts, starlark.Tuple{p.values[i]}, nil)
	if err != nil {
		return nil, err
	}
	list, ok := iterable(result)
	if !ok {
		return nil, faultAt(p.at, "result", p.told.Positions[i], result.Type())
	}
	var options [][]int
	for _, v := range list {
		parts := []starlark.Value{v}
		if split, ok := v.(*starlark.List); ok {
			parts = elements(split)
		}
		if p.size += 1 + len(parts); p.size > p.limit.options {
			return nil, faultAt(p.at, "many", p.limit.options)
		}
		option := make([]int, len(parts))
		for k, part := range parts {
			if option[k], err = p.position(part); err != nil {
				return nil, err
			}
		}
		options = append(options, option)
	}
	return options, nil
}

// iterable is what a program may return as its options: a list or a set. (A tuple would be a position.)
func iterable(v starlark.Value) ([]starlark.Value, bool) {
	switch v := v.(type) {
	case *starlark.List:
		return elements(v), true
	case *starlark.Set:
		return elements(v), true
	}
	return nil, false
}

func elements(of starlark.Iterable) []starlark.Value {
	var all []starlark.Value
	for v := range starlark.Elements(of) {
		all = append(all, v)
	}
	return all
}

// fault tells an error of Starlark as ours.
func (p *interpreter) fault(err error) error {
	var ours *ProgramError
	var syntactic syntax.Error
	var unresolved resolve.ErrorList
	var evaluation *starlark.EvalError
	switch {
	case p.why != nil && errors.As(err, &evaluation):
		p.why.Line, p.why.Col = place(evaluation)
		if p.lowest.Line > 0 {
			p.why.at(p.lowest)
		}
		return p.why
	case errors.As(err, &ours):
		return ours
	case errors.As(err, &syntactic):
		return said(syntactic.Msg, "syntax").at(syntactic.Pos)
	case errors.As(err, &unresolved) && len(unresolved) > 0:
		return said(unresolved[0].Msg, "syntax").at(unresolved[0].Pos)
	case errors.As(err, &evaluation):
		f := said(evaluation.Msg, "run")
		f.Line, f.Col = place(evaluation)
		return f
	}
	return said(err.Error(), "run")
}

// place is the innermost place of the program where an error happened.
func place(e *starlark.EvalError) (line, col int) {
	for i := len(e.CallStack) - 1; i >= 0; i-- {
		if at := e.CallStack[i].Pos; at.Filename() == programFile && at.Line > 0 {
			return int(at.Line), int(at.Col)
		}
	}
	return 0, 0
}

// refuse is what load does: the program is one text.
func (p *interpreter) refuse(*starlark.Thread, string) (starlark.StringDict, error) {
	p.why = fault("load")
	return nil, p.why
}
