package solver

// foreclosed tells the foreclosed value of v: that it has ended, that it can be ended at once, or the mex over the
// options that do not lose at once.
func (t *ruleTeller) foreclosed(v int32) {
	options := t.g.Options(v)
	if number := t.number(v); number == Over || number == Won {
		s := about(StepForeclosed, v)
		s.Measure, s.Value = Foreclosed, number
		s.Option = t.first(options, func(w int32) bool { return t.number(w) == Over })
		t.say(s)
		return
	}
	for m := range t.number(v) {
		s := about(StepPresent, v)
		s.Measure, s.Value = Foreclosed, m
		s.Option = t.first(options, func(w int32) bool { return t.number(w) == m })
		t.say(s)
	}
	s := about(StepMex, v)
	s.Measure, s.Value, s.Options = Foreclosed, t.number(v), options
	t.say(s)
}
