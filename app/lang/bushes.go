package lang

import (
	"unicode"
	"unicode/utf8"
)

// Bushes are the titles of the ready boards of Green Hackenbush, by name.
var Bushes = map[string]Message{
	"stalks":       {"Stalks, the heaps of Nim", "链，即 Nim 的石子堆", "Стебли, то есть кучки Нима", "Varret eli Nimin kasat"},
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

// BushTitle is the title of a ready board among the games.
func BushTitle(name string) Message {
	var m Message
	for l := range m {
		m[l] = bushRow.In(Language(l), lowered(Bushes[name][l]))
	}
	return m
}

// lowered is a text with a small first letter.
func lowered(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + text[n:]
}

var (
	// bushRow: {0} is the title of a board.
	bushRow = Message{"Hackenbush: {0}", "Hackenbush 棋盘：{0}", "Хакенбуш: {0}", "Hackenbush-lauta: {0}"}
	// BushMove is what a move is, BushBoard what it is played on.
	BushMove = Message{
		"Cut an edge; what is no longer joined to the ground falls.",
		"剪断一条边；不再与地面相连的部分随之落下。",
		"Разрежьте ребро; всё, что больше не связано с землёй, упадёт.",
		"Katkaise kaari; se, mikä ei enää ole kiinni maassa, putoaa.",
	}
	BushBoard = Message{
		"Edges that stand on the ground: on the vertices with a line under them.",
		"立在地面上的边：下方有横线的顶点就是地面。",
		"Рёбра, стоящие на земле — на вершинах с чертой внизу.",
		"Kaaria, jotka kasvavat maasta eli solmuista, joiden alla on viiva.",
	}
	// BushSize: {0} is the number of vertices, {1} that of edges.
	BushSize = Message{
		"{0} {0|vertex|vertices}, {1} {1|edge|edges}",
		"{0} 个顶点，{1} 条边",
		"{0} {0|вершина|вершины|вершин}, {1} {1|ребро|ребра|рёбер}",
		"{0} {0|solmu|solmua}, {1} {1|kaari|kaarta}",
	}
)

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
