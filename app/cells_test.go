package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/lang"
)

func TestNoHeadingIsCut(t *testing.T) {
	test.NewTempApp(t)
	rows := []struct {
		heads  []lang.Message
		widths func(float32) []float32
	}{
		{[]lang.Message{lang.SumChip, lang.ColumnSG, lang.TableSuspense, lang.ColumnSG, lang.ChipsPlay}, chipShares},
		{[]lang.Message{lang.TableVertex, lang.TableOptions, lang.TableValues, lang.ColumnSG, lang.TableSuspense}, extraShares},
	}
	for _, l := range lang.Languages {
		for _, r := range rows {
			heads := headings(l, r.heads...)
			list, sum := headed(r.widths, heads)(360), float32(0)
			for i, w := range list {
				sum += w
				if i < len(heads) && fit(heads[i].text, w-2*gap, scaled(smallSize), fyne.TextStyle{Bold: true}) != heads[i].text {
					t.Errorf("%s: %q is cut at %g", l.Code(), heads[i].text, w)
				}
			}
			if sum < 359.9 || sum > 360.1 {
				t.Errorf("%s: widths come to %g", l.Code(), sum)
			}
		}
	}
}

func TestEndingIsAdded(t *testing.T) {
	for _, r := range [][3]string{{"/a.b/c", ".png", "/a.b/c.png"}, {"/a/c.svg", ".png", "/a/c.svg"}, {"/a/c", "", "/a/c"}} {
		if got := ended(r[0], r[1]); got != r[2] {
			t.Errorf("%s with %s: %s", r[0], r[1], got)
		}
	}
}
