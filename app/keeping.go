package app

import (
	"context"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

// keeper keeps what a window that is killed would lose: the boards with changes, and which files are open.
type keeper struct {
	folder   string
	recorder *document.Recorder
	mine     bool             // the files of this window are the session: it is no second window, and no file was named at its start
	session  document.Session // as it was written last
	told     string           // the trouble that was told last
	writer   editor.Worker[keepJob, struct{}]

	writing sync.Mutex
	ended   bool
}

// keepJob is what is to be written.
type keepJob struct {
	records []document.Record
	session *document.Session
}

// heartbeat is how often changes are looked for: so much, and the time of one write, is missing after a kill.
const heartbeat = time.Second

// begin opens what was left by a window that was killed, then the files; without files those of the last session, else
// the first example. folder is where all this is kept.
func (w *Window) begin(folder string, files []string) {
	w.recover(folder, len(files) == 0)
	front := 0
	if k := w.keep; k != nil && k.mine {
		k.session = document.ReadSession(folder)
		s := k.session.Present(w.listedExists)
		files, front = s.Files, max(s.Active, 0)
		if w.recovered {
			front = -1 // what was being drawn stays in front
		}
	}
	for i, path := range files {
		w.openListed(path, i != front)
	}
	if w.learn != nil {
		w.turnTab(learnTab)
	}
	if len(files) == 0 && w.fresh() {
		w.showExample(examples[0])
	}
}

// recover begins to keep, and opens what was left.
func (w *Window) recover(folder string, session bool) {
	k := &keeper{folder: folder}
	var err error
	if k.recorder, err = document.OpenRecorder(filepath.Join(folder, "recovery")); err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	k.writer = editor.Worker[keepJob, struct{}]{Do: k.write, Done: w.kept, Post: w.post, Finish: true}
	w.keep = k
	left, err := k.recorder.Recover()
	k.mine = session && k.recorder.Alone()
	for _, l := range left {
		s := w.newSheet(l.Document(), lang.StatusNew)
		s.stamp, s.recovered = l.Stamp, true
		if text, ok := scriptOf(l.Text); ok && l.Draft {
			s.resumeScript(l.Path, text, l.Stamp)
		} else {
			taught := l.About != "" && w.relearn(s, l.About, l.Board)
			s.typing = resumeTyping(s.doc, l.Text, l.Draft && !taught)
		}
		s.notice = w.recoveredNotice(s, l)
		if adoption := k.recorder.Adopt(l, s.id); adoption != nil {
			err = adoption // it stays where it was, and is written once more
		}
		w.add(s, false)
	}
	if err != nil {
		w.tellMore(lang.Error(w.say, err))
	}
}

// recoveredNotice is what is told of a board that was left; "": nothing need be.
func (w *Window) recoveredNotice(s *sheet, l document.Leftover) string {
	if !s.recovered {
		return ""
	}
	message := lang.RecoveredNew
	if l.Path != "" {
		message = lang.RecoveredFile
	}
	notice := message.In(w.say, l.Time.Local().Format("15:04"))
	if l.Draft && s.script == nil {
		notice += "\n" + lang.RecoveredText.In(w.say)
	}
	return notice
}

// beat looks for changes from now on.
func (w *Window) beat() {
	w.later(heartbeat, func() {
		if k := w.keep; k != nil && !k.ended {
			w.keepNow()
			w.beat()
		}
	})
}

// keepNow has written what has changed.
func (w *Window) keepNow() {
	k := w.keep
	var open []document.Opened
	for _, s := range w.sheets {
		if s.script != nil {
			open = append(open, s.script.opened(s.id))
			continue
		}
		text, draft := s.typing.typing()
		open = append(open, document.Opened{ID: s.id, Document: s.doc, Stamp: s.stamp, Text: text, Draft: draft, About: s.kept()})
	}
	j := keepJob{records: k.recorder.Due(time.Now(), open)}
	if s := w.session(); k.mine && len(w.queue) == 0 && !sameSession(s, k.session) {
		j.session = &s
	}
	switch {
	case len(j.records) > 0 || j.session != nil:
		k.writer.Request(j)
	case k.told != "": // all is saved, or undone
		w.untell(k.told)
		k.told = ""
	}
}

// session is the files and lessons that are open.
func (w *Window) session() document.Session {
	s := document.Session{Active: -1}
	for _, x := range w.sheets {
		if what := x.listed(); what != "" {
			if x == w.sheet {
				s.Active = len(s.Files)
			}
			s.Files = append(s.Files, what)
		}
	}
	return s
}

func sameSession(a, b document.Session) bool {
	return a.Active == b.Active && slices.Equal(a.Files, b.Files)
}

// write is done by the worker. Nothing is written once the window has closed.
func (k *keeper) write(_ context.Context, j keepJob, _ func(float64)) (none struct{}, err error) {
	k.writing.Lock()
	defer k.writing.Unlock()
	if k.ended {
		return none, nil
	}
	for _, r := range j.records {
		if trouble := k.recorder.Write(r); trouble != nil {
			err = trouble
		}
	}
	if j.session != nil {
		if trouble := document.WriteSession(k.folder, *j.session); trouble != nil {
			err = trouble
		}
	}
	return none, err
}

// kept tells once what can't be written; it is tried again every second.
func (w *Window) kept(j keepJob, _ struct{}, err error) {
	k := w.keep
	if err == nil {
		w.untell(k.told)
		k.told = ""
		if j.session != nil {
			k.session = *j.session
		}
		return
	}
	if text := lang.Error(w.say, err); text != k.told {
		k.told = text
		w.tellMore(text)
	}
}

// endKeeping ends it: the boards are saved or given up.
func (w *Window) endKeeping() {
	k := w.keep
	if k == nil {
		return
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	if k.ended {
		return
	}
	k.ended = true
	if k.mine && len(w.queue) == 0 {
		_ = document.WriteSession(k.folder, w.session()) // nobody is there to be told
	}
	_ = k.recorder.Close()
}
