package games

import "context"

// valueOf is the value of a position, found depth first with a stack of its own; what is known is kept.
func valueOf(ctx context.Context, p Position, known map[Position]uint32, options func(Position) ([]Option, error)) (uint32, error) {
	type frame struct {
		at      Position
		options []Option
	}
	stack := []frame{{at: p}}
	for looks := 0; len(stack) > 0; looks++ {
		if looks%256 == 0 {
			if err := ctx.Err(); err != nil {
				return 0, err
			}
		}
		top := &stack[len(stack)-1]
		if top.options == nil {
			list, err := options(top.at)
			if err != nil {
				return 0, err
			}
			top.options = list
		}
		if next, open := unknown(top.options, known); open {
			stack = append(stack, frame{at: next})
			continue
		}
		var seen marks
		seen.clear()
		for _, o := range top.options {
			sum := uint32(0)
			for _, part := range o {
				sum ^= known[part]
			}
			seen.add(sum)
		}
		known[top.at] = seen.mex()
		stack = stack[:len(stack)-1]
	}
	return known[p], nil
}

// unknown is a part of an option whose value is not known yet.
func unknown(options []Option, known map[Position]uint32) (Position, bool) {
	for _, o := range options {
		for _, part := range o {
			if _, ok := known[part]; !ok {
				return part, true
			}
		}
	}
	return "", false
}
