package lang

import "testing"

func TestParse(t *testing.T) {
	rows := []struct {
		code string
		want Language
		ok   bool
	}{
		{"en", English, true},
		{"zh", Chinese, true},
		{"ru", Russian, true},
		{"fi", Finnish, true},
		{"ru_RU.UTF-8", Russian, true},
		{"zh-Hans-CN", Chinese, true},
		{"FI_fi@euro", Finnish, true},
		{"C", English, true},
		{"C.UTF-8", English, true},
		{"POSIX", English, true},
		{"de_DE.UTF-8", English, false},
		{"english", English, false},
		{"", English, false},
	}
	for _, row := range rows {
		if got, ok := Parse(row.code); got != row.want || ok != row.ok {
			t.Errorf("Parse(%q) = %v, %v, want %v, %v", row.code, got, ok, row.want, row.ok)
		}
	}
	for _, l := range Languages {
		if got, ok := Parse(l.Code()); got != l || !ok {
			t.Errorf("Parse(%q) = %v, %v", l.Code(), got, ok)
		}
	}
}

func TestLocale(t *testing.T) {
	rows := []struct {
		name string
		env  map[string]string
		want Language
	}{
		{"nothing set", nil, English},
		{"LANG alone", map[string]string{"LANG": "fi_FI.UTF-8"}, Finnish},
		{"LC_MESSAGES before LANG", map[string]string{"LC_MESSAGES": "ru_RU", "LANG": "fi_FI"}, Russian},
		{"LC_ALL before all", map[string]string{"LC_ALL": "zh_CN", "LC_MESSAGES": "ru_RU", "LANG": "fi_FI"}, Chinese},
		{"empty is not set", map[string]string{"LC_ALL": "", "LANG": "ru"}, Russian},
		{"a language not spoken", map[string]string{"LC_ALL": "de_DE", "LANG": "ru"}, English},
		{"C", map[string]string{"LC_ALL": "C", "LANG": "ru"}, English},
		{"LANGUAGE before the locale", map[string]string{"LANGUAGE": "ru", "LC_ALL": "zh_CN.UTF-8"}, Russian},
		{"the first of LANGUAGE that is spoken", map[string]string{"LANGUAGE": "de:fi:ru", "LANG": "en_US.UTF-8"}, Finnish},
		{"LANGUAGE has none that is spoken", map[string]string{"LANGUAGE": "de_AT:fr", "LANG": "ru_RU.UTF-8"}, Russian},
		{"LANGUAGE does not count in C", map[string]string{"LANGUAGE": "ru", "LC_ALL": "C.UTF-8"}, English},
		{"LANGUAGE without a locale", map[string]string{"LANGUAGE": "ru"}, English},
	}
	for _, row := range rows {
		if got := Locale(func(name string) string { return row.env[name] }); got != row.want {
			t.Errorf("%s: %v, want %v", row.name, got.Code(), row.want.Code())
		}
	}
}
