package games

import "strings"

// code is a take-and-break code d0.d1d2d3...: digit k says what may be left of a heap after taking k from it. Bit 0:
// nothing, only if the heap is k; bit 1: one heap that is not empty; bit 2: two; bit 3: three. (Winning Ways ch. 4;
// Guy and Smith 1956.)
type code struct {
	digits []uint8
	repeat bool // the last digit stands for all after it too
	// Two variants that no code says: the two heaps of a split must differ; heaps smaller than least stay as they are.
	unequal bool
	least   int
}

// The bits of a digit.
const (
	nothing = 1 << iota
	oneHeap
	twoHeaps
	threeHeaps
)

// maxDigits is how many digits a code may have.
const maxDigits = 64

// parseCode reads a code such as 0.77, .137, 4.3... with digits up to most.
func parseCode(text string, most uint8, example string) (code, error) {
	whole, fraction, ok := strings.Cut(text, ".")
	if whole == "" {
		whole = "0"
	}
	first, known := digit(whole[0])
	if !ok || fraction == "" || len(whole) != 1 || !known || first&(nothing|oneHeap) != 0 {
		return code{}, wrong(codeStart, text, example)
	}
	c := code{digits: []uint8{first}}
	for _, dots := range []string{"...", "…"} {
		if f, found := strings.CutSuffix(fraction, dots); found && f != "" {
			fraction, c.repeat = f, true
		}
	}
	at := len(text) - len(strings.TrimPrefix(text, whole+"."))
	for i, r := range fraction {
		d, known := uint8(0), false
		if r < 128 {
			d, known = digit(byte(r))
		}
		if !known {
			return code{}, wrong(notCode, text, at+i+1, string(r), highest(most), example)
		}
		c.digits = append(c.digits, d)
	}
	return c.within(text, most)
}

// within checks the size of a code and of its digits.
func (c code) within(text string, most uint8) (code, error) {
	if len(c.digits) > maxDigits+1 {
		return code{}, wrong(codeLong, maxDigits, len(c.digits)-1)
	}
	for _, d := range c.digits {
		if d > most {
			return code{}, wrong(codeHexa, text)
		}
	}
	return c, nil
}

func highest(most uint8) string { return string("0123456789ABCDEF"[most]) }

// digit is a hexadecimal digit.
func digit(b byte) (uint8, bool) {
	switch {
	case '0' <= b && b <= '9':
		return b - '0', true
	case 'a' <= b && b <= 'f':
		return b - 'a' + 10, true
	case 'A' <= b && b <= 'F':
		return b - 'A' + 10, true
	}
	return 0, false
}

// digit is what may be left after taking k.
func (c code) digit(k int) uint8 {
	switch {
	case k < len(c.digits):
		return c.digits[k]
	case c.repeat:
		return c.digits[len(c.digits)-1]
	}
	return 0
}

// last is the number of the last digit that is not 0; 0 when there is none.
func (c code) last() int {
	for k := len(c.digits) - 1; k > 0; k-- {
		if c.digits[k] != 0 {
			return k
		}
	}
	return 0
}

// some tells whether a digit has one of the bits.
func (c code) some(bits uint8) bool {
	for _, d := range c.digits {
		if d&bits != 0 {
			return true
		}
	}
	return false
}

// moves says what each move leaves of a heap of n.
func (c code) moves(n int, leave func(parts ...int)) error {
	if n < c.least {
		return nil
	}
	for k := 0; k <= n && (c.repeat || k < len(c.digits)); k++ {
		d, rest := c.digit(k), n-k
		if d&nothing != 0 && rest == 0 && k > 0 {
			leave(0)
		}
		if d&oneHeap != 0 && rest > 0 && k > 0 {
			leave(rest)
		}
		if d&twoHeaps != 0 {
			for a := 1; 2*a <= rest; a++ {
				if !c.unequal || 2*a != rest {
					leave(a, rest-a)
				}
			}
		}
		if d&threeHeaps != 0 {
			for a := 1; 3*a <= rest; a++ {
				for b := a; a+2*b <= rest; b++ {
					leave(a, b, rest-a-b)
				}
			}
		}
	}
	return nil
}

// joints is at most how many splits there are below a heap of n.
func (c code) joints(n int) float64 {
	all := 0.0
	if c.some(twoHeaps) {
		all += pairs(n)
	}
	if c.some(threeHeaps) {
		all += triples(n)
	}
	return all
}

// heapRules is the game of the code.
func (c code) heapRules(start Param) heapRules {
	return heapRules{piles: start, moves: c.moves, joints: c.joints, values: c.values}
}
