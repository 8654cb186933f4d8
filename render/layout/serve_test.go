package layout

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The child says nothing but its answers, and ends with its input.
func TestServeIsQuiet(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := exec.Command(program, ServeCommand)
	in, err := p.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := p.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var complaints bytes.Buffer
	p.Stderr = &complaints
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	read := json.NewDecoder(out)
	for id, engine := range []string{"dot", "sfdp", "neato", "no such engine"} {
		r := newRequest(six(t), engine)
		r.ID = id
		if err := json.NewEncoder(in).Encode(r); err != nil {
			t.Fatal(err)
		}
		var a response
		if err := read.Decode(&a); err != nil || a.ID != id || (a.Failure != "") != (engine == "no such engine") {
			t.Errorf("%s: %+v, %v", engine, a, err)
		}
	}
	in.Close()
	var rest bytes.Buffer
	rest.ReadFrom(read.Buffered())
	rest.ReadFrom(out)
	if err := p.Wait(); err != nil || strings.TrimSpace(rest.String()) != "" || complaints.Len() != 0 {
		t.Errorf("ends with %v, after %q and %q", err, rest.String(), complaints.String())
	}
}
