package layout

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"
)

// child is a process that runs Serve.
type child struct {
	process *exec.Cmd
	in      io.WriteCloser
	write   *json.Encoder
	read    *json.Decoder
	jobs    int
	memory  uint64
}

// After so many jobs or so much memory a child is replaced: Graphviz's module never gives memory back.
const (
	mostJobs   = 50
	mostMemory = 512 << 20
)

// startChild starts a program as a child. With no command it is this program, with the hidden subcommand.
func startChild(command []string) (*child, error) {
	if len(command) == 0 {
		program, err := os.Executable()
		if err != nil {
			return nil, err
		}
		if len(os.Args) > 1 && os.Args[1] == ServeCommand {
			return nil, errors.New("a layout process starts no others")
		}
		command = []string{program, ServeCommand}
	}
	p := exec.Command(command[0], command[1:]...)
	in, err := p.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.Start(); err != nil {
		return nil, err
	}
	return &child{process: p, in: in, write: json.NewEncoder(in), read: json.NewDecoder(out)}, nil
}

// result is what came of a request.
type result struct {
	response response
	err      error
}

// ask sends a request; the result comes on the channel. When it is an error the process has ended and is waited for.
func (c *child) ask(r request) <-chan result {
	c.jobs++
	r.ID = c.jobs
	done := make(chan result, 1)
	go func() {
		a, err := c.exchange(r)
		if err != nil {
			err = fmt.Errorf("%w, %s", err, c.reap())
		}
		done <- result{a, err}
	}()
	return done
}

func (c *child) exchange(r request) (response, error) {
	var a response
	if err := c.write.Encode(r); err != nil {
		return a, err
	}
	if err := c.read.Decode(&a); err != nil {
		return a, err
	}
	if a.ID != r.ID {
		return a, errors.New("not the answer to the question")
	}
	c.memory = a.Memory
	return a, nil
}

// spent tells whether the child should be replaced.
func (c *child) spent() bool { return c.jobs >= mostJobs || c.memory >= mostMemory }

// kill ends the process at once.
func (c *child) kill() { c.process.Process.Kill() }

// reap kills the process, waits for it and tells how it ended.
func (c *child) reap() string {
	c.kill()
	c.process.Wait()
	return c.process.ProcessState.String()
}

// retire lets the process end by itself, since its input ends, and kills it when it does not.
func (c *child) retire() {
	c.in.Close()
	late := time.AfterFunc(time.Second, c.kill)
	go func() {
		c.process.Wait()
		late.Stop()
	}()
}
