package games

// Games of turning so many coins, wherever they lie. (Winning Ways ch. 14; Ferguson, Game Theory, I.5.)

// turningTurtles is Nim: coin n is worth n.
var turningTurtles = coinGame("turning-turtles", "T. S. Ferguson, Game Theory, part I; Winning Ways, ch. 14", "HTTH", 1_000, together(1, 1, 2))

// mockTurtles gives the odious numbers. (Mock turtles are turtles of a kind: up to three are turned.)
var mockTurtles = coinGame("mock-turtles", "Winning Ways, ch. 14; OEIS A000069", "TTTH", 1_000, together(0, upTo(3)...))

var moebius = coinGame("moebius", "Winning Ways, ch. 14", "THH", 300, together(0, upTo(5)...))

var mogul = coinGame("mogul", "Winning Ways, ch. 14", "THH", 100, together(0, upTo(7)...))

var moidores = coinGame("moidores", "Winning Ways, ch. 14", "THH", 48, together(0, upTo(9)...))

var twins = coinGame("twins", "T. S. Ferguson, Game Theory, part I; Winning Ways, ch. 14", "THTTH", 1_000, together(0, 2))

var triplets = coinGame("triplets", "Winning Ways, ch. 14", "HTHH", 1_000, together(0, 3))

// coinGame is a row of the table for a game without parameters.
func coinGame(name, source, example string, most int, t turning) Game {
	start := row(example)
	return Game{
		Name:   name,
		Family: Coins,
		Board:  "coins",
		Loser:  "stuck",
		Source: source,
		Start:  start,
		Worked: Position(example),
		Sample: []string{example},
		Most:   most,
		rules:  ofCoins(t, start),
	}
}
