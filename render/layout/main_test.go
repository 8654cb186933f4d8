package layout

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"dev.mexboard/render/layout/cachedir"
)

// TestMain lets the test program be the child: the real one, and some that misbehave.
func TestMain(m *testing.M) {
	cachedir.Restore()
	if len(os.Args) < 2 {
		os.Exit(m.Run())
	}
	in := bufio.NewReader(os.Stdin)
	switch os.Args[1] {
	case ServeCommand:
		if err := Serve(os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "crashes": // in the middle of an answer
		in.ReadString('\n')
		fmt.Print(`{"ID":1,"Geometry":{"Vert`)
		panic("as the test wants it")
	case "hangs":
		in.ReadString('\n')
		time.Sleep(time.Hour)
	case "deaf": // does not even read
		time.Sleep(time.Hour)
	case "babbles":
		in.ReadString('\n')
		fmt.Println(strings.Repeat("PASS\n", 100))
		time.Sleep(time.Hour)
	case "confuses": // answers for another board
		in.ReadString('\n')
		fmt.Println(`{"ID":1,"Geometry":{"Vertices":[{"X":1,"Y":2}],"Curves":null}}`)
		time.Sleep(time.Hour)
	case "fails":
		in.ReadString('\n')
		fmt.Println(`{"ID":1,"Failure":"nothing came out"}`)
		time.Sleep(time.Hour)
	default:
		os.Exit(m.Run())
	}
}

// as makes a client whose child misbehaves in one of the ways of TestMain.
func as(t *testing.T, way string) *Client {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := &Client{command: []string{program, way}}
	t.Cleanup(c.Close)
	return c
}
