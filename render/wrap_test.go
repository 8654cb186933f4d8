package render

import (
	"strings"
	"testing"
)

func TestWrapped(t *testing.T) {
	for _, text := range []string{
		"The stalk of 5 that g1–a makes at g1 must become 3: what stands above g1–a must become 2.",
		"g1–a 在 g1 上形成的长为 5 的链须变为 3：g1–a 上方的部分须变为 2。",
		"short", "", "a-word-that-no-line-can-hold-since-it-is-very-long-indeed and more",
	} {
		m := rulers{}
		lines := m.wrapped(text, legendSize, 180)
		if got := strings.ReplaceAll(strings.Join(lines, ""), " ", ""); got != strings.ReplaceAll(text, " ", "") {
			t.Errorf("%q has become %q", text, lines)
		}
		for _, line := range lines {
			if strings.ContainsRune("，。：", []rune(line + "x")[0]) {
				t.Errorf("a line begins with a closing sign: %q", line)
			}
			if w := m.width(line, legendSize, false); w > 180 && strings.Contains(line, " ") {
				t.Errorf("%q is %.0f wide", line, w)
			}
		}
		if w := m.width(text, legendSize, false); w > 200 && len(lines) < 2 {
			t.Errorf("%q is one line", text)
		}
	}
}
