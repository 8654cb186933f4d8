package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/app/lessons"
)

func TestLesson(t *testing.T) {
	t.Setenv("LC_ALL", "en_US.UTF-8")
	file := func(text string) string {
		path := filepath.Join(t.TempDir(), "x.md")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	sound := file(lessons.Template)
	broken := file(strings.NewReplacer("outcome = P", "outcome = N", "outcome C = N", "outcome C = P", "{{sg C}}", "{{sg X}}").Replace(lessons.Template))
	rows := []struct {
		args   []string
		status int
		out    string
		errs   []string
	}{
		{[]string{"lesson", "check", sound}, done, "3 pages, 2 questions, nothing is wrong\n", nil},
		{[]string{"lesson", "check", broken}, wrong, "", []string{"x.md:30: the claim outcome C = P is false: it is N", "x.md:35: the board has no vertex “X”"}},
		{[]string{"lesson", "template"}, done, lessons.Template, nil},
		{[]string{"lesson", "template", sound}, wrong, "", []string{"lesson template takes no FILE"}},
		{[]string{"lesson"}, wrong, "", []string{"lesson needs what to do"}},
		{[]string{"lesson", "chekc", sound}, wrong, "", []string{"lesson cannot “chekc”"}},
		{[]string{"lesson", "check"}, wrong, "", []string{"needs a FILE"}},
		{[]string{"lesson", "check", filepath.Join(t.TempDir(), "none.md")}, failed, "", []string{"there is no such file"}},
	}
	for _, row := range rows {
		var out, errs strings.Builder
		status := Run(row.args, strings.NewReader(""), &out, &errs)
		if status != row.status || !strings.HasSuffix(out.String(), row.out) || row.out == "" && out.Len() > 0 {
			t.Errorf("%v: status %d, out %q, errors %q", row.args, status, out.String(), errs.String())
		}
		if n := strings.Count(errs.String(), "\n"); n != len(row.errs) {
			t.Errorf("%v: %d lines of errors:\n%s", row.args, n, errs.String())
		}
		for _, want := range row.errs {
			if !strings.Contains(errs.String(), want) {
				t.Errorf("%v: no error %q:\n%s", row.args, want, errs.String())
			}
		}
	}
}
