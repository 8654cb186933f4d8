package document

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// recorder is a Recorder of a folder, which stands for a running program.
func recorder(t *testing.T, folder string) *Recorder {
	t.Helper()
	r, err := OpenRecorder(folder)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// kill ends a recorder as kill -9 ends a program: nothing is tidied up, the system lets go of the locks.
func (r *Recorder) kill() {
	r.lock.release()
	for _, set := range sortedKeys(r.claimed) {
		r.claimed[set].release()
	}
}

// tick writes all that is due.
func tick(t *testing.T, r *Recorder, open ...Opened) int {
	t.Helper()
	due := r.Due(time.Now(), open)
	for _, record := range due {
		if err := r.Write(record); err != nil {
			t.Fatal(err)
		}
	}
	return len(due)
}

func recovered(t *testing.T, r *Recorder, want int) []Leftover {
	t.Helper()
	left, err := r.Recover()
	if err != nil {
		t.Fatal(err)
	}
	if len(left) != want {
		t.Fatalf("%d records are left, want %d", len(left), want)
	}
	return left
}

func filesIn(t *testing.T, folder string) string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var endings []string
	for _, e := range entries {
		endings = append(endings, filepath.Ext(e.Name()))
	}
	return strings.Join(endings, " ")
}

func TestRecorderWritesWhatChanged(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made", "when needed")
	r := recorder(t, folder)
	clean, d := New(read1(t, sample)), New(read1(t, sample))
	open := []Opened{{ID: 1, Document: clean}, {ID: 2, Document: d}}
	for i, step := range []struct {
		name   string
		do     func()
		due    int
		record string
	}{
		{"no changes", func() {}, 0, ".lock"},
		{"a change", func() { d.Do(AddVertex(board.Point{})) }, 1, ".gv .lock"},
		{"nothing since", func() {}, 0, ".gv .lock"},
		{"a change back", func() { d.Undo() }, 1, ".lock"},
		{"and forth", func() { d.Redo() }, 1, ".gv .lock"},
		{"the other too", func() { clean.Do(TakeChip(0)) }, 1, ".gv .gv .lock"},
		{"saved", func() { clean.Saved("x.gv", clean.Board()) }, 1, ".gv .lock"},
		{"closed", func() { open = open[:1] }, 1, ".lock"},
	} {
		step.do()
		if n := tick(t, r, open...); n != step.due {
			t.Errorf("%d, %s: %d due, want %d", i, step.name, n, step.due)
		}
		files := filesIn(t, folder)
		if n := strings.Count(step.record, ".gv"); strings.Count(files, ".gv") != n || strings.Count(files, ".lock") != 1 || strings.Contains(files, ".tmp") {
			t.Errorf("%d, %s: %s", i, step.name, files)
		}
	}
	clean.Do(TakeChip(0))
	tick(t, r, open...)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if files := filesIn(t, folder); files != "" {
		t.Errorf("closed, it leaves %s", files)
	}
}

// TestDroppedRecords: what a worker dropped, or could not write, is due again; what is overtaken is not written.
func TestDroppedRecords(t *testing.T) {
	r := recorder(t, t.TempDir())
	d := New(read1(t, sample))
	d.Do(AddVertex(board.Point{}))
	open := []Opened{{ID: 7, Document: d}}
	old := r.Due(time.Now(), open)
	d.Do(AddVertex(board.Point{}))
	due := r.Due(time.Now().Add(time.Second), open)
	if len(old) != 1 || len(due) != 1 {
		t.Fatalf("%d and %d due", len(old), len(due))
	}
	if err := errors.Join(r.Write(due[0]), r.Write(old[0])); err != nil {
		t.Fatal(err)
	}
	r.kill()
	left := recovered(t, recorder(t, r.folder), 1)
	if n := len(left[0].Board.Vertices); n != 6 {
		t.Errorf("%d vertices recovered, want 6", n)
	}
}

func TestRecover(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "б \"棋\"\n.dot")
	if err := os.WriteFile(path, []byte(sample), 0o644); err != nil {
		t.Fatal(err)
	}
	folder = filepath.Join(folder, "recovery")
	d, stamp, err := OpenStamped(path)
	if err != nil {
		t.Fatal(err)
	}
	first := recorder(t, folder)
	d.Do(AddVertex(board.Point{X: 1, Y: 2}))
	unnamed := New(board.New())
	unnamed.Do(AddVertex(board.Point{}))
	saved := New(board.New())
	saved.Do(AddVertex(board.Point{X: 9, Y: 9}))
	saved.Path = filepath.Join(t.TempDir(), "saved.gv")
	tick(t, first, Opened{ID: 1, Document: d, Stamp: stamp}, Opened{ID: 2, Document: unnamed}, Opened{ID: 3, Document: saved})

	second := recorder(t, folder)
	recovered(t, second, 0) // the first runs
	if err := WriteBoard(saved.Path, saved.Board()); err != nil {
		t.Fatal(err)
	}
	first.kill() // after the file was saved, before its record was removed

	recovered(t, second, 2)
	third := recorder(t, folder)
	recovered(t, third, 0) // the second has them
	recovered(t, second, 0)
	second.kill() // before it did anything with them
	left := recovered(t, third, 2)
	for _, l := range left {
		again := l.Document()
		switch l.Path {
		case path:
			if l.Stamp.Hash != stamp.Hash || !l.Stamp.Modified.Equal(stamp.Modified) {
				t.Errorf("stamp %v, want %v", l.Stamp, stamp)
			}
			if !board.Equal(again.Board(), d.Board()) || !again.Dirty() || again.Path != path {
				t.Error("the board is another, or clean, or has lost its file")
			}
			if !again.Undo() || again.Dirty() {
				t.Error("what was recovered cannot be undone to what the file holds")
			}
			again.Redo()
			if err := third.Adopt(l, 40); err != nil {
				t.Fatal(err)
			}
			if n := tick(t, third, Opened{ID: 40, Document: again, Stamp: l.Stamp}); n != 0 {
				t.Errorf("an adopted record is written again (%d)", n)
			}
			if u := again.UndoName(lang.English); u != "recovered changes" {
				t.Errorf("the edit is called %q", u)
			}
		case "":
			if !board.Equal(again.Board(), unnamed.Board()) || !again.Dirty() {
				t.Error("the board without a file is another, or clean")
			}
			if err := third.Discard(l); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("recovered %q", l.Path)
		}
	}
	third.kill()
	fourth := recorder(t, folder)
	left = recovered(t, fourth, 1) // the adopted one
	if err := fourth.Discard(left[0]); err != nil {
		t.Fatal(err)
	}
	if err := fourth.Close(); err != nil {
		t.Fatal(err)
	}
	if files := filesIn(t, folder); files != "" {
		t.Errorf("all settled, it leaves %s", files)
	}
}

// TestUnsettledRecordsStay: a program that ends without asking about them leaves them for the next.
func TestUnsettledRecordsStay(t *testing.T) {
	folder := t.TempDir()
	r := recorder(t, folder)
	d := New(board.New())
	d.Do(AddVertex(board.Point{}))
	tick(t, r, Opened{ID: 1, Document: d})
	r.kill()
	for range 3 {
		r = recorder(t, folder)
		recovered(t, r, 1)
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestHarmedFolder: what is no record is reported and left alone, the others are recovered; an emptied folder is filled
// again.
func TestHarmedFolder(t *testing.T) {
	folder := t.TempDir()
	r := recorder(t, folder)
	d := New(read1(t, sample))
	d.Do(AddVertex(board.Point{}))
	open := Opened{ID: 1, Document: d}
	tick(t, r, open)
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.Do(AddVertex(board.Point{}))
	tick(t, r, open)
	recovered(t, recorder(t, folder), 0) // the lock is there again
	whole, err := os.ReadFile(r.file(1))
	if err != nil {
		t.Fatal(err)
	}
	for i, harm := range [][]byte{nil, []byte("digraph { A }"), whole[:len(whole)-3], whole[:20]} {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("dead.%d.gv", i)), harm, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	old := filepath.Join(folder, ".mexboard-1-1.tmp")
	if err := os.WriteFile(old, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(old, time.Time{}, time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	r.kill()
	left, err := recorder(t, folder).Recover()
	if len(left) != 1 || !board.Equal(left[0].Board, d.Board()) || !errors.As(err, new(*RecoveryError)) {
		t.Errorf("%d recovered, %v", len(left), err)
	}
	if files := filesIn(t, folder); strings.Count(files, ".gv") != 5 || strings.Contains(files, ".tmp") {
		t.Errorf("the folder has %s", files)
	}
}

// TestRecordIsDOT: a record can be opened by itself, and a large board's is small.
func TestRecordIsDOT(t *testing.T) {
	b := board.Board{Directed: true}
	for v := range 10_000 {
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("v", v), Placed: true, Pos: board.Point{X: float64(v), Y: 1}})
		b.Edges = append(b.Edges, board.Edge{From: v, To: v / 2}, board.Edge{From: v / 3, To: v})
	}
	record := Record{Path: "a\nb.gv", Time: time.Now(), Board: b}
	content, err := record.encode()
	if err != nil {
		t.Fatal(err)
	}
	if len(content) > 2<<20 {
		t.Errorf("%d bytes", len(content))
	}
	again, err := board.Read(content, "record")
	if err != nil || !board.Equal(again, b) {
		t.Error("read as DOT it is another board:", err)
	}
	back, err := decode(content)
	if err != nil || back.Path != record.Path || !back.Time.Equal(record.Time) || !board.Equal(back.Board, b) {
		t.Error("read as a record it is another:", err)
	}
}

// TestDraftsAreKept: a text that is no board yet is kept with a board that is as its file; once it is gone, so is the record.
func TestDraftsAreKept(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(t.TempDir(), "a.gv")
	if err := os.WriteFile(path, []byte(sample), 0o600); err != nil {
		t.Fatal(err)
	}
	d, stamp, err := OpenStamped(path)
	if err != nil {
		t.Fatal(err)
	}
	const draft = "digraph {\r\n\t\"a\" -> // ребро\n"
	first := recorder(t, folder)
	open := Opened{ID: 1, Document: d, Stamp: stamp, Text: draft, Draft: true}
	if n := tick(t, first, open); n != 1 {
		t.Fatalf("%d written", n)
	}
	if n := tick(t, first, open); n != 0 {
		t.Errorf("written again (%d)", n)
	}
	first.kill()
	second := recorder(t, folder)
	left := recovered(t, second, 1)
	if left[0].Text != draft || !left[0].Draft || left[0].Document().Dirty() {
		t.Errorf("recovered %q", left[0].Text)
	}
	if err := second.Adopt(left[0], 5); err != nil {
		t.Fatal(err)
	}
	tick(t, second, Opened{ID: 5, Document: d, Stamp: stamp, Text: string(sample)})
	second.kill()
	recovered(t, recorder(t, folder), 0)
}

// TestNoFolder: where nothing can be kept the error says what to try, and the document is as it was.
func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := OpenRecorder(filepath.Join(file, "folder"))
	if got := lang.Error(lang.English, err); !strings.Contains(got, "save your boards") {
		t.Errorf("%q", got)
	}
	if err := WriteSession(filepath.Join(file, "folder"), Session{}); !errors.As(err, new(*RecoveryError)) {
		t.Errorf("a session: %v", err)
	}
}

// TestLocksByTime: where the system has no locks the file's time tells who is alive.
func TestLocksByTime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.lock")
	l, err := hold(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := hold(path); !errors.Is(err, errHeld) {
		t.Errorf("held twice: %v", err)
	}
	l.beats = true
	if _, err := l.file.WriteString("held\n"); err != nil {
		t.Fatal(err)
	}
	l.beat()
	if !alive(l.file) {
		t.Error("one that beats is dead")
	}
	old := time.Now().Add(-time.Minute)
	if err := os.Chtimes(path, old, old); err != nil {
		t.Fatal(err)
	}
	if alive(l.file) {
		t.Error("one that stopped is alive")
	}
	l.drop()
	if Exists(path) {
		t.Error("dropped, it is there")
	}
}
