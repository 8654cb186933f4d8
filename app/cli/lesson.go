package cli

import (
	"context"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

var lessonCommand = command{
	name:  "lesson",
	usage: []string{"lesson check FILE|-"},
	about: lang.HelpLesson,
	note:  text(lang.HelpLessonFile),
	flags: []flag{langFlag, helpFlag},
	examples: []string{
		"mexboard lesson check my-lesson.md",
		"mexboard lesson check --lang fi my-lesson.md",
	},
	run: lesson,
}

// lessonWorks lists what can be done with a lesson.
var lessonWorks = []string{"check"}

// lesson checks a lesson's file: every problem is told, by line.
func lesson(s *session) error {
	if len(s.options.files) == 0 {
		return usage(lang.UsageLesson, strings.Join(lessonWorks, ", "))
	}
	if work := s.options.files[0]; work != lessonWorks[0] {
		return usage(lang.UsageLessonWork, work, strings.Join(lessonWorks, ", "))
	}
	s.options.files = s.options.files[1:]
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
