package cli

import (
	"context"
	"slices"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

var lessonCommand = command{
	name:  "lesson",
	usage: []string{"lesson check FILE|-", "mexboard lesson template"},
	about: lang.HelpLesson,
	also:  lang.HelpTemplate,
	note:  text(lang.HelpLessonFile),
	flags: []flag{langFlag, helpFlag},
	examples: []string{
		"mexboard lesson template > my-lesson.md",
		"mexboard lesson check my-lesson.md",
		"mexboard lesson check --lang fi my-lesson.md",
	},
	run: lesson,
}

// lessonWorks lists what can be done with a lesson.
var lessonWorks = []string{"check", "template"}

// lesson checks a lesson's file: every problem is told, by line. Or it writes a lesson to begin from.
func lesson(s *session) error {
	works := strings.Join(lessonWorks, ", ")
	if len(s.options.files) == 0 {
		return usage(lang.UsageLesson, works)
	}
	work := s.options.files[0]
	s.options.files = s.options.files[1:]
	switch {
	case !slices.Contains(lessonWorks, work):
		return usage(lang.UsageLessonWork, work, works)
	case work == "check":
		return s.checkLesson()
	case len(s.options.files) > 0:
		return usage(lang.UsageLessonAlone, work)
	}
	return s.write(lessons.Template)
}

func (s *session) checkLesson() error {
	file, err := s.file()
	if err != nil {
		return err
	}
	text, err := s.readAll(file)
	if err != nil {
		return err
	}
	if file == "-" {
		file = "stdin"
	}
	l, problems, err := lessons.Proof(context.Background(), text, file)
	if err != nil {
		return err
	}
	for i, p := range problems {
		if i == len(problems)-1 {
			return inputError{p}
		}
		s.say(p)
	}
	return s.write(lang.LessonSound.In(s.language, file, len(l.Pages), l.Questions()) + "\n")
}
