package games

import "math/bits"

// ratio is an exact number of a formula. The zero ratio is no number: what comes of a division by 0, or is too large.
type ratio struct{ num, den int64 } // den > 0, in lowest terms

func integer(n int64) ratio { return ratio{n, 1} }

// fraction is num / den in lowest terms.
func fraction(num, den int64) ratio {
	if den == 0 {
		return ratio{}
	}
	if den < 0 {
		num, den = -num, -den
	}
	g := int64(gcd(int(max(num, -num)), int(den)))
	return ratio{num / g, den / g}
}

// known tells whether it is a number.
func (r ratio) known() bool { return r.den != 0 }

// times is a product of whole numbers; ok is false where it is too large for comfort.
func times(a, b int64) (int64, bool) {
	high, low := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	return a * b, high == 0 && low < 1<<60
}

func (r ratio) plus(o ratio, sign int64) ratio {
	a, okA := times(r.num, o.den)
	b, okB := times(o.num*sign, r.den)
	den, ok := times(r.den, o.den)
	if !okA || !okB || !ok {
		return ratio{}
	}
	return fraction(a+b, den)
}

func (r ratio) times(o ratio) ratio {
	num, okN := times(r.num, o.num)
	den, okD := times(r.den, o.den)
	if !okN || !okD {
		return ratio{}
	}
	return fraction(num, den)
}

func (r ratio) over(o ratio) ratio {
	if o.num == 0 || !o.known() {
		return ratio{}
	}
	return r.times(fraction(o.den, o.num))
}

// floor is the greatest whole number not above.
func (r ratio) floor() ratio {
	if !r.known() {
		return r
	}
	n := r.num / r.den
	if r.num < 0 && r.num%r.den != 0 {
		n--
	}
	return integer(n)
}

// modulo is what is left after taking o as often as it goes.
func (r ratio) modulo(o ratio) ratio { return r.plus(o.times(r.over(o).floor()), -1) }

// power is for whole exponents from 0 on.
func (r ratio) power(o ratio) ratio {
	if o.den != 1 || o.num < 0 || !r.known() {
		return ratio{}
	}
	p := integer(1)
	for range min(o.num, 64) {
		p = p.times(r)
	}
	if o.num > 64 && r != integer(1) && r != integer(0) {
		return ratio{}
	}
	return p
}

// compare is -1, 0 or 1; ok is false where one is no number.
func (r ratio) compare(o ratio) (c int, ok bool) {
	d := r.plus(o, -1)
	switch {
	case !r.known() || !o.known() || !d.known():
		return 0, false
	case d.num < 0:
		return -1, true
	case d.num > 0:
		return 1, true
	}
	return 0, true
}
