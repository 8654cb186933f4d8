package lang

// Bushes are the titles of the ready boards of Green Hackenbush, by name.
var Bushes = map[string]Message{
	"stalks":       {"Stalks: the heaps of Nim", "链：即 Nim 的石子堆", "Стебли: кучки Нима", "Varret: Nimin kasat"},
	"tree":         {"A tree", "一棵树", "Дерево", "Puu"},
	"ring":         {"A ring", "一个环", "Кольцо", "Rengas"},
	"balloon":      {"A ring on a stalk", "链上的环", "Кольцо на стебле", "Rengas varren päässä"},
	"cactus":       {"A cactus of rings", "由环组成的仙人掌", "Кактус из колец", "Renkaiden kaktus"},
	"house":        {"A house", "房子", "Дом", "Talo"},
	"person":       {"A person", "人", "Человек", "Ihminen"},
	"garden":       {"A flower garden", "花园", "Цветник", "Kukkatarha"},
	"random-tree":  {"A random tree", "随机树", "Случайное дерево", "Satunnainen puu"},
	"random-graph": {"A random graph", "随机图", "Случайный граф", "Satunnainen verkko"},
}

// BushesTitle is the heading of their list.
var BushesTitle = Message{"Green Hackenbush", "Hackenbush 棋盘", "Зелёный Хакенбуш", "Vihreä Hackenbush"}

var (
	// gamesNoBush: {0} is the names; gamesBush: {0} is what was typed, {1} the names.
	gamesNoBush = Message{
		"which board of Hackenbush? There are {0}",
		"要哪个 Hackenbush 棋盘？可选：{0}",
		"какую доску Хакенбуша? Есть {0}",
		"mikä Hackenbush-lauta? Tarjolla ovat {0}",
	}
	gamesBush = Message{
		"there is no board of Hackenbush called “{0}”; there are {1}",
		"没有名为“{0}”的 Hackenbush 棋盘；可选：{1}",
		"нет доски Хакенбуша «{0}»; есть {1}",
		"Hackenbush-lautaa ”{0}” ei ole; tarjolla ovat {1}",
	}
)
