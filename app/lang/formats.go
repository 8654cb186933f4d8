package lang

import "strings"

// What is wrong with a text in another format than DOT. {0} is the place, {1} what was found there.
var (
	parentsNumber = Message{
		"{0}expected a whole number, or -1 for the root, found {1}; try the parent of each vertex by its number, as in \"1 1 2\"",
		"{0}此处应为整数（根写作 -1），却是 {1}；请依次写出每个顶点的父顶点编号，如 \"1 1 2\"",
		"{0}ожидалось целое число (или -1 для корня), а здесь {1}; попробуйте перечислить номера родителей вершин, например \"1 1 2\"",
		"{0}odotettiin kokonaislukua (tai juurelle -1), löytyi {1}; kokeile luetella solmujen vanhempien numerot, esim. \"1 1 2\"",
	}
	parentsRange = Message{
		"{0}expected a vertex that exists, found {1}; try numbers from 1 to n, with 0, -1 or itself as the parent of the root",
		"{0}此处应为存在的顶点，却是 {1}；编号应从 1 到 n，根的父顶点写 0、-1 或它自己",
		"{0}ожидалась существующая вершина, а здесь {1}; попробуйте номера от 1 до n, а родителем корня — 0, -1 или его самого",
		"{0}odotettiin olemassa olevaa solmua, löytyi {1}; kokeile numeroita 1 ... n ja juuren vanhemmaksi lukua 0 tai -1 tai juurta itseään",
	}
	parentsCycle = Message{
		"{0}expected a parent on the way to the root, found {1}; try parents that lead to the root and do not go round",
		"{0}此处应为通往根的父顶点，却是 {1}；沿父顶点走应到达根，不能成环",
		"{0}ожидался родитель на пути к корню, а здесь {1}; попробуйте таких родителей, что путь по ним ведёт к корню, а не по кругу",
		"{0}odotettiin vanhempaa, josta pääsee juureen, löytyi {1}; kokeile vanhempia, joita pitkin päädytään juureen eikä kierretä kehää",
	}
	adjacencyNumber = Message{
		"{0}expected a whole number, 0 or more, found {1}; try the numbers of the targets of each vertex on its line, or lines such as \"a: b c\"",
		"{0}此处应为非负整数，却是 {1}；每行写一个顶点的各后继编号，或写作 \"a: b c\"",
		"{0}ожидалось целое неотрицательное число, а здесь {1}; попробуйте в строке каждой вершины писать номера концов её рёбер или строки вида \"a: b c\"",
		"{0}odotettiin kokonaislukua, joka on vähintään 0, löytyi {1}; kokeile kirjoittaa kunkin solmun riville sen seuraajien numerot tai rivejä kuten \"a: b c\"",
	}
	adjacencyRange = Message{
		"{0}expected a vertex that exists, found {1}; try numbers from 0 to n - 1, or from 1 to n, where each vertex has its line",
		"{0}此处应为存在的顶点，却是 {1}；编号应从 0 到 n - 1，或从 1 到 n，每个顶点占一行",
		"{0}ожидалась существующая вершина, а здесь {1}; попробуйте номера от 0 до n - 1 или от 1 до n, по строке на вершину",
		"{0}odotettiin olemassa olevaa solmua, löytyi {1}; kokeile numeroita 0 ... n - 1 tai 1 ... n ja joka solmulle omaa riviä",
	}
	adjacencyLines = Message{
		"{0}expected one line for each of the n vertices, found {1}; try a first line n that counts the lines after it",
		"{0}n 个顶点应各占一行，此处却是 {1}；首行的 n 应等于其后的行数",
		"{0}ожидалось по строке на каждую из n вершин, а здесь {1}; попробуйте в первой строке указать n — число следующих строк",
		"{0}odotettiin yhtä riviä kullekin n solmusta, löytyi {1}; kokeile ensimmäisenä rivinä lukua n, joka on sitä seuraavien rivien määrä",
	}
	adjacencyName = Message{
		"{0}expected a vertex and \":\", found {1}; try lines such as \"a: b c\", with one name before the colon",
		"{0}此处应为顶点和冒号，却是 {1}；每行写作 \"a: b c\"，冒号前只有一个名称",
		"{0}ожидалась вершина и \":\", а здесь {1}; попробуйте строки вида \"a: b c\" с одним именем перед двоеточием",
		"{0}odotettiin solmua ja merkkiä \":\", löytyi {1}; kokeile rivejä kuten \"a: b c\", joissa on yksi nimi ennen kaksoispistettä",
	}
	graphmlXML = Message{
		"{0}expected well-formed XML, found {1}; try saving it once more as GraphML in the program it came from",
		"{0}此处应为格式正确的 XML，却是 {1}；请在原来的程序中重新保存为 GraphML",
		"{0}ожидался правильный XML, а здесь {1}; попробуйте ещё раз сохранить файл как GraphML в исходной программе",
		"{0}odotettiin oikein muodostettua XML:ää, löytyi {1}; kokeile tallentaa se GraphML-muotoon uudelleen alkuperäisessä ohjelmassa",
	}
	graphmlStart = Message{
		"{0}expected <graphml> with a <graph>, found {1}; try another format",
		"{0}此处应为含有 <graph> 的 <graphml>，却是 {1}；请换一种格式",
		"{0}ожидался элемент <graphml> с <graph>, а здесь {1}; попробуйте другой формат",
		"{0}odotettiin elementtiä <graphml>, jossa on <graph>, löytyi {1}; kokeile toista muotoa",
	}
	graphmlSecond = Message{
		"{0}expected one graph, found {1}; try a file for each graph",
		"{0}此处应只有一个图，却又有 {1}；请为每个图单独建一个文件",
		"{0}ожидался один граф, а здесь {1}; попробуйте отдельный файл для каждого графа",
		"{0}odotettiin yhtä verkkoa, löytyi {1}; kokeile omaa tiedostoa kullekin verkolle",
	}
	graphmlID = Message{
		"{0}expected an id that no other node has, found {1}; try ids that differ",
		"{0}此处应为不与其他节点重复的 id，却是 {1}；请使用各不相同的 id",
		"{0}ожидался id, которого нет у других узлов, а здесь {1}; попробуйте разные id",
		"{0}odotettiin id:tä, jota ei ole muilla solmuilla, löytyi {1}; kokeile eri id:itä",
	}
	graphmlEnd = Message{
		"{0}expected the id of a node at each end of the edge, found {1}; try source and target that are ids of nodes",
		"{0}边的两端都应为某个节点的 id，却是 {1}；source 和 target 请写节点的 id",
		"{0}ожидался id узла на каждом конце ребра, а здесь {1}; попробуйте указать в source и target id узлов",
		"{0}odotettiin solmun id:tä kaaren kummassakin päässä, löytyi {1}; kokeile antaa source ja target solmujen id:inä",
	}
	graphmlMixed = Message{
		"{0}expected edges that are all directed or all undirected, found {1}; try one edgedefault, and edges without the attribute \"directed\"",
		"{0}边应全部有向或全部无向，却是 {1}；请只用一种 edgedefault，边上不写 \"directed\" 属性",
		"{0}ожидались рёбра либо все ориентированные, либо все неориентированные, а здесь {1}; попробуйте один edgedefault и рёбра без атрибута \"directed\"",
		"{0}odotettiin, että kaaret ovat kaikki suunnattuja tai kaikki suuntaamattomia, löytyi {1}; kokeile yhtä edgedefault-arvoa ja kaaria ilman määrettä \"directed\"",
	}
	graphmlHyperedge = Message{
		"{0}expected edges with two ends, found {1}; try an edge for each pair of ends",
		"{0}边应有两端，却是 {1}；请为每对端点各写一条边",
		"{0}ожидались рёбра с двумя концами, а здесь {1}; попробуйте отдельное ребро для каждой пары концов",
		"{0}odotettiin kaaria, joilla on kaksi päätä, löytyi {1}; kokeile omaa kaarta kullekin pääteparille",
	}
)

// What a format cannot hold. {0} is its name.
var (
	formatMerges = Message{
		"the format {0} has no vertices with several parents; try dot",
		"格式 {0} 不能表示有多个父顶点的顶点；请用 dot",
		"в формате {0} нет вершин с несколькими родителями; попробуйте dot",
		"muodossa {0} ei ole solmuja, joilla on useita vanhempia; kokeile muotoa dot",
	}
	formatCycles = Message{
		"the format {0} has no cycles; try dot",
		"格式 {0} 不能表示环；请用 dot",
		"в формате {0} нет циклов; попробуйте dot",
		"muodossa {0} ei ole syklejä; kokeile muotoa dot",
	}
	formatCharacters = Message{
		"the format {0} has no names with control characters; try dot",
		"格式 {0} 不能表示含控制字符的名称；请用 dot",
		"в формате {0} нет имён с управляющими символами; попробуйте dot",
		"muodossa {0} ei ole nimiä, joissa on ohjausmerkkejä; kokeile muotoa dot",
	}
)

// Lost says what of a board a file in another format does not keep. {0} is the file, {1} lists the losses.
var Lost = Message{
	"{0} does not keep: {1}",
	"{0} 未保留：{1}",
	"{0} не сохраняет: {1}",
	"{0} ei säilytä näitä: {1}",
}

// losses has the things that are lost by the names that board.Loss gives them.
var losses = map[string]Message{
	"rule":       {"the rule", "规则", "правило", "sääntö"},
	"names":      {"names", "名称", "имена", "nimet"},
	"chips":      {"chips", "棋子", "фишки", "nappulat"},
	"ground":     {"the ground", "地面", "землю", "maa"},
	"labels":     {"labels", "标签", "подписи", "nimiöt"},
	"places":     {"places", "位置", "места", "paikat"},
	"attributes": {"other attributes", "其他属性", "другие атрибуты", "muut määreet"},
	"subgraphs":  {"subgraphs", "子图", "подграфы", "aliverkot"},
	"ports":      {"ports", "端口", "порты", "portit"},
	"html":       {"HTML", "HTML 标记", "разметку HTML", "HTML-merkinnät"},
}

// Loss is a thing that is lost, by the name that board.Loss gives it.
func Loss(l Language, name string) string { return losses[name][l] }

// How a text of numbers is taken.
var (
	readingEdges     = Message{"edges", "边列表", "список рёбер", "kaariluettelo"}
	readingLines     = Message{"edges, one on every line", "边列表，每行都是一条边", "список рёбер, на каждой строке ребро", "kaariluettelo, joka rivillä kaari"}
	readingAll       = Message{"parents of all vertices", "所有顶点的父顶点", "родители всех вершин", "kaikkien solmujen vanhemmat"}
	readingRest      = Message{"parents of all vertices but the root", "除根以外各顶点的父顶点", "родители всех вершин, кроме корня", "muiden solmujen kuin juuren vanhemmat"}
	readingCount     = Message{"targets of each vertex after their number", "每个顶点的后继数及各后继", "число рёбер из каждой вершины и их концы", "kunkin solmun seuraajien määrä ja seuraajat"}
	readingPlain     = Message{"targets of each vertex", "每个顶点的各后继", "концы рёбер из каждой вершины", "kunkin solmun seuraajat"}
	readingNames     = Message{"targets of each vertex by name", "按名称列出的各顶点后继", "концы рёбер из каждой вершины по именам", "kunkin solmun seuraajat nimillä"}
	readingFirst     = Message{"first {0}", "先是 {0}", "сначала {0}", "ensin {0}"}
	readingFrom      = Message{"vertices from {0}", "顶点从 {0} 起编号", "вершины с {0}", "solmut alkaen {0}"}
	readingSeparator = Message{", ", "，", ", ", ", "}
)

// readings has the titles of the ways to take a text, by format and list as board.Reading gives them.
var readings = map[string]Message{
	"edges":           readingEdges,
	"parents all":     readingAll,
	"parents rest":    readingRest,
	"adjacency count": readingCount,
	"adjacency plain": readingPlain,
	"adjacency names": readingNames,
}

// Reading says how a text is taken: "edges, first n m, vertices from 1". format, list and header are those of a
// board.Reading; first is the number of the first vertex, negative where they are not counted.
func Reading(l Language, format, list, header string, first int) string {
	switch format {
	case "dot":
		return "Graphviz DOT"
	case "graphml":
		return "GraphML"
	}
	if format == "edges" && header == "" {
		return readingLines[l]
	}
	parts := []string{readings[strings.TrimSpace(format+" "+list)][l]}
	if header != "" {
		parts = append(parts, readingFirst.In(l, header))
	}
	if first >= 0 {
		parts = append(parts, readingFrom.In(l, first))
	}
	return strings.Join(parts, readingSeparator[l])
}
