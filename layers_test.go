package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "dev.mexboard"

// layers says what each package may import of this module, as CONTRIBUTING.md explains. "" is the program itself.
var layers = map[string][]string{
	"solver":                 {},
	"solver/board":           {"solver"},
	"solver/games":           {"solver", "solver/board"},
	"render":                 {"solver", "solver/board"},
	"render/layout":          {"solver/board", "render", "render/layout/cachedir"},
	"render/layout/cachedir": {},
	"app/lang":               {"solver"},
	"app/document":           {"solver/board", "app/lang"},
	"app/lessons":            {"solver", "solver/board", "solver/games", "render", "app/lang"},
	"app/editor":             {"solver", "solver/board", "render", "app/document", "app/lang"},
	"app/cli": {
		"solver", "solver/board", "solver/games", "render", "render/layout", "render/layout/cachedir",
		"app/document", "app/lessons", "app/lang",
	},
}

// everything is what app and the program itself may import: all packages.
var everything = []string{"", "app"}

// restricted says which packages alone may import a library (or what begins with it and a slash).
var restricted = []struct {
	library string
	users   []string
	files   []string // further files by name
}{
	{"fyne.io/fyne/v2", []string{"app", "app/editor"}, []string{"window.go"}},
	{"fyne.io/fyne/v2/app", nil, []string{"window.go"}},
	{"github.com/goccy/go-graphviz", []string{"render/layout"}, nil},
	{"go.starlark.net", []string{"solver/games"}, nil},
	{"github.com/yuin/goldmark", []string{"app/lessons"}, nil},
}

// standardOnly lists the packages that import the standard library and ours, nothing else; osOnly those that import os
// (and syscall below it, for who owns a folder) alone, so that they are ready before everything else.
var (
	standardOnly = []string{"solver", "solver/board", "app/lang"}
	osOnly       = []string{"render/layout/cachedir"}
)

// source is one parsed file of the module.
type source struct {
	pkg  string // "" for the root
	name string
	tree *ast.File
	test bool
}

func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir(".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if p != "." && (strings.HasPrefix(name, ".") || name == "testdata" || name == "build") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		tree, err := parser.ParseFile(token.NewFileSet(), p, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		pkg := path.Dir(filepath.ToSlash(p))
		if pkg == "." {
			pkg = ""
		}
		all = append(all, source{pkg, name, tree, strings.HasSuffix(name, "_test.go")})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func imports(s source) []string {
	var paths []string
	for _, i := range s.tree.Imports {
		p, _ := strconv.Unquote(i.Path.Value)
		paths = append(paths, p)
	}
	return paths
}

func TestLayers(t *testing.T) {
	files := sources(t)
	if len(files) < 20 {
		t.Fatalf("only %d source files seen", len(files))
	}
	for _, s := range files {
		if s.test {
			continue // a test may compare packages of any layer
		}
		allowed, listed := layers[s.pkg]
		if !listed && !slices.Contains(everything, s.pkg) {
			t.Errorf("package %s is not in the table of layers", s.pkg)
			continue
		}
		for _, p := range imports(s) {
			checkImport(t, s, p, allowed)
		}
	}
}

func checkImport(t *testing.T, s source, p string, allowed []string) {
	t.Helper()
	where := path.Join(s.pkg, s.name)
	if p == module || strings.HasPrefix(p, module+"/") {
		ours := strings.TrimPrefix(strings.TrimPrefix(p, module), "/")
		if !slices.Contains(everything, s.pkg) && !slices.Contains(allowed, ours) {
			t.Errorf("%s imports %s, which its layer may not", where, p)
		}
		return
	}
	standard := !strings.Contains(strings.Split(p, "/")[0], ".")
	if slices.Contains(standardOnly, s.pkg) && !standard {
		t.Errorf("%s imports %s: only the standard library is allowed", where, p)
	}
	if slices.Contains(osOnly, s.pkg) && p != "os" && p != "syscall" {
		t.Errorf("%s imports %s: only os is allowed", where, p)
	}
	for _, r := range restricted {
		if (p == r.library || strings.HasPrefix(p, r.library+"/")) &&
			!slices.Contains(r.users, s.pkg) && (s.pkg != "" || !slices.Contains(r.files, s.name)) {
			t.Errorf("%s imports %s, which is for %v %v alone", where, p, r.users, r.files)
		}
	}
}

// TestOneInit holds that only cachedir acts before main: it has to set the folder of Graphviz's compile cache.
func TestOneInit(t *testing.T) {
	for _, s := range sources(t) {
		for _, d := range s.tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && f.Name.Name == "init" && s.pkg != "render/layout/cachedir" {
				t.Errorf("%s has an init function", path.Join(s.pkg, s.name))
			}
		}
	}
}
