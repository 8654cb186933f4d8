package games

// ofCode is the rules of a game that a code says, with its own name.
func ofCode(text string, start Param) func([]string) (rules, error) {
	return func([]string) (rules, error) {
		c, err := parseCode(text, 15, text)
		if err != nil {
			return rules{}, err
		}
		return c.heapRules(start).rules(), nil
	}
}
