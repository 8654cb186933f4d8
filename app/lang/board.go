package lang

// What is wrong with a board's text. {0} is the place, "board.gv:3:14: " (or empty), {1} what was found there: characters in
// quotes, or syntaxEnd.
var (
	syntaxEnd  = Message{"the end of the text", "文件结尾", "конец текста", "tekstin loppu"}
	syntaxUTF8 = Message{
		"{0}expected text in UTF-8, found {1}; try saving the file as UTF-8",
		"{0}此处应为 UTF-8 文本，却是 {1}；请把文件另存为 UTF-8",
		"{0}ожидался текст в UTF-8, а здесь {1}; попробуйте сохранить файл в UTF-8",
		"{0}odotettiin UTF-8-tekstiä, löytyi {1}; kokeile tallentaa tiedosto UTF-8-muodossa",
	}
	syntaxToken = Message{
		"{0}expected a name, a string or one of { } [ ] ; , = :, found {1}; try double quotes round a name or value that holds other characters, as in \"a-b\"",
		"{0}此处应为名称、字符串或 { } [ ] ; , = : 之一，却是 {1}；含有其他字符的名称或值请加双引号，如 \"a-b\"",
		"{0}ожидалось имя, строка или один из знаков { } [ ] ; , = :, а здесь {1}; попробуйте взять в двойные кавычки имя или значение с другими знаками, например \"a-b\"",
		"{0}odotettiin nimeä, merkkijonoa tai jotakin merkeistä { } [ ] ; , = :, löytyi {1}; kokeile lainausmerkkejä muita merkkejä sisältävän nimen tai arvon ympärille, esim. \"a-b\"",
	}
	syntaxNumber = Message{
		"{0}expected a number or a name that does not begin like a number, found {1}; try double quotes round it",
		"{0}此处应为数字，或不以数字开头的名称，却是 {1}；请给它加上双引号",
		"{0}ожидалось число или имя, которое не начинается как число, а здесь {1}; попробуйте взять его в двойные кавычки",
		"{0}odotettiin lukua tai nimeä, joka ei ala kuin luku, löytyi {1}; kokeile lainausmerkkejä sen ympärille",
	}
	syntaxString = Message{
		"{0}expected a string that ends, found {1}; try closing it with \" (and writing a quote inside it as \\\")",
		"{0}此处的字符串没有结束：{1}；请用 \" 结束它（字符串里的引号写作 \\\"）",
		"{0}строка нигде не кончается: {1}; попробуйте закрыть её знаком \" (а кавычку внутри писать как \\\")",
		"{0}merkkijono ei pääty: {1}; kokeile sulkea se merkillä \" (ja kirjoittaa sen sisällä oleva lainausmerkki \\\")",
	}
	syntaxHTML = Message{
		"{0}expected an HTML string that ends, found {1}; try closing each < with a >",
		"{0}此处的 HTML 字符串没有结束：{1}；请让每个 < 都有对应的 >",
		"{0}строка HTML нигде не кончается: {1}; попробуйте закрыть каждый знак < знаком >",
		"{0}HTML-merkkijono ei pääty: {1}; kokeile sulkea jokainen < merkillä >",
	}
	syntaxComment = Message{
		"{0}expected a comment that ends, found {1}; try closing it with */",
		"{0}此处的注释没有结束：{1}；请用 */ 结束它",
		"{0}комментарий нигде не кончается: {1}; попробуйте закрыть его знаками */",
		"{0}kommentti ei pääty: {1}; kokeile sulkea se merkeillä */",
	}
	syntaxEmpty = Message{
		"{0}expected a graph, found {1}; try text such as digraph { a -> b; a [chips=1] }",
		"{0}此处应为一个图，却是{1}；可写作 digraph { a -> b; a [chips=1] }",
		"{0}ожидался граф, а здесь {1}; попробуйте такой текст: digraph { a -> b; a [chips=1] }",
		"{0}odotettiin verkkoa, löytyi {1}; kokeile tekstiä digraph { a -> b; a [chips=1] }",
	}
	syntaxStart = Message{
		"{0}expected \"digraph\" or \"graph\", found {1}; try text such as digraph { a -> b; a [chips=1] }, or another format",
		"{0}此处应为 \"digraph\" 或 \"graph\"，却是 {1}；可写作 digraph { a -> b; a [chips=1] }，或换一种格式",
		"{0}ожидалось \"digraph\" или \"graph\", а здесь {1}; попробуйте такой текст: digraph { a -> b; a [chips=1] } — или другой формат",
		"{0}odotettiin \"digraph\" tai \"graph\", löytyi {1}; kokeile tekstiä digraph { a -> b; a [chips=1] } tai toista muotoa",
	}
	syntaxBody = Message{
		"{0}expected \"{\", found {1}; try an opening brace after the graph's name (and double quotes round a name of several words)",
		"{0}此处应为 \"{\"，却是 {1}；图名之后要有左花括号（多个单词的图名要加双引号）",
		"{0}ожидалась \"{\", а здесь {1}; попробуйте поставить открывающую скобку после имени графа (а имя из нескольких слов взять в двойные кавычки)",
		"{0}odotettiin \"{\", löytyi {1}; kokeile aloittavaa aaltosulkua verkon nimen jälkeen (ja lainausmerkkejä monisanaisen nimen ympärille)",
	}
	syntaxStatement = Message{
		"{0}expected a vertex, an edge, an attribute or \"}\", found {1}; try removing it, or double quotes if it is a name",
		"{0}此处应为顶点、边、属性或 \"}\"，却是 {1}；请删去它，若是名称请加双引号",
		"{0}ожидалась вершина, ребро, атрибут или \"}\", а здесь {1}; попробуйте убрать это, а если это имя — взять в двойные кавычки",
		"{0}odotettiin solmua, kaarta, määrettä tai merkkiä \"}\", löytyi {1}; kokeile poistaa se tai, jos se on nimi, panna se lainausmerkkeihin",
	}
	syntaxClose = Message{
		"{0}expected \"}\", found {1}; try adding the closing brace that is missing",
		"{0}此处应为 \"}\"，却是{1}；请补上缺少的右花括号",
		"{0}ожидалась \"}\", а здесь {1}; попробуйте добавить недостающую закрывающую скобку",
		"{0}odotettiin \"}\", löytyi {1}; kokeile lisätä puuttuva lopettava aaltosulku",
	}
	syntaxHead = Message{
		"{0}expected a vertex at the edge's other end, found {1}; try naming it (a keyword only in double quotes)",
		"{0}此处应为边另一端的顶点，却是 {1}；请写出它的名称（关键字要加双引号）",
		"{0}ожидалась вершина на другом конце ребра, а здесь {1}; попробуйте назвать её (ключевое слово — только в двойных кавычках)",
		"{0}odotettiin solmua kaaren toiseen päähän, löytyi {1}; kokeile nimetä se (avainsana vain lainausmerkeissä)",
	}
	syntaxVertex = Message{
		"{0}expected a vertex after \",\", found {1}; try naming it, or removing the comma",
		"{0}逗号之后应为顶点，却是 {1}；请写出它的名称，或删去逗号",
		"{0}после \",\" ожидалась вершина, а здесь {1}; попробуйте назвать её или убрать запятую",
		"{0}merkin \",\" jälkeen odotettiin solmua, löytyi {1}; kokeile nimetä se tai poistaa pilkku",
	}
	syntaxPort = Message{
		"{0}expected a port's name after \":\", found {1}; try naming it, or double quotes round a name that holds \":\"",
		"{0}冒号之后应为端口名，却是 {1}；请写出端口名，含有 \":\" 的名称请加双引号",
		"{0}после \":\" ожидалось имя порта, а здесь {1}; попробуйте назвать его или взять в двойные кавычки имя с \":\"",
		"{0}merkin \":\" jälkeen odotettiin portin nimeä, löytyi {1}; kokeile nimetä se tai panna lainausmerkkeihin nimi, jossa on \":\"",
	}
	syntaxMembers = Message{
		"{0}expected \"{\" after \"subgraph\", found {1}; try the members in braces, even when there are none",
		"{0}\"subgraph\" 之后应为 \"{\"，却是 {1}；请把成员写在花括号里，没有成员也要写",
		"{0}после \"subgraph\" ожидалась \"{\", а здесь {1}; попробуйте поместить вершины в фигурные скобки, даже если их нет",
		"{0}sanan \"subgraph\" jälkeen odotettiin \"{\", löytyi {1}; kokeile panna jäsenet aaltosulkuihin, vaikka niitä ei olisikaan",
	}
	syntaxArrow = Message{
		"{0}expected \"->\", found {1}; try \"->\" for each edge, or a board that begins with graph",
		"{0}此处应为 \"->\"，却是 {1}；请把每条边都写作 \"->\"，或让文件以 graph 开头",
		"{0}ожидалось \"->\", а здесь {1}; попробуйте писать \"->\" в каждом ребре или начать доску словом graph",
		"{0}odotettiin \"->\", löytyi {1}; kokeile merkintää \"->\" joka kaaressa tai aloita lauta sanalla graph",
	}
	syntaxLine = Message{
		"{0}expected \"--\", found {1}; try \"--\" for each edge, or a board that begins with digraph",
		"{0}此处应为 \"--\"，却是 {1}；请把每条边都写作 \"--\"，或让文件以 digraph 开头",
		"{0}ожидалось \"--\", а здесь {1}; попробуйте писать \"--\" в каждом ребре или начать доску словом digraph",
		"{0}odotettiin \"--\", löytyi {1}; kokeile merkintää \"--\" joka kaaressa tai aloita lauta sanalla digraph",
	}
	syntaxList = Message{
		"{0}expected \"[\", found {1}; try attributes in brackets, or double quotes if it is the name of a vertex",
		"{0}此处应为 \"[\"，却是 {1}；请把属性写在方括号里，若前面是顶点名请加双引号",
		"{0}ожидалась \"[\", а здесь {1}; попробуйте поместить атрибуты в квадратные скобки, а если это имя вершины — взять его в двойные кавычки",
		"{0}odotettiin \"[\", löytyi {1}; kokeile panna määreet hakasulkuihin tai, jos se on solmun nimi, nimi lainausmerkkeihin",
	}
	syntaxKey = Message{
		"{0}expected an attribute's name or \"]\", found {1}; try closing the list, or double quotes round a name that is a keyword",
		"{0}此处应为属性名或 \"]\"，却是 {1}；请结束这个列表，若属性名是关键字请加双引号",
		"{0}ожидалось имя атрибута или \"]\", а здесь {1}; попробуйте закрыть список или взять в двойные кавычки имя, которое совпадает с ключевым словом",
		"{0}odotettiin määreen nimeä tai merkkiä \"]\", löytyi {1}; kokeile sulkea luettelo tai panna avainsanan kaltainen nimi lainausmerkkeihin",
	}
	syntaxEquals = Message{
		"{0}expected \"=\", found {1}; try a value for each attribute, as in chips=1",
		"{0}此处应为 \"=\"，却是 {1}；每个属性都要有值，如 chips=1",
		"{0}ожидалось \"=\", а здесь {1}; попробуйте дать значение каждому атрибуту, например chips=1",
		"{0}odotettiin \"=\", löytyi {1}; kokeile antaa joka määreelle arvo, esim. chips=1",
	}
	syntaxValue = Message{
		"{0}expected a value, found {1}; try double quotes round a value that is a keyword or holds other characters than letters and digits",
		"{0}此处应为一个值，却是 {1}；若值是关键字或含有字母数字以外的字符，请加双引号",
		"{0}ожидалось значение, а здесь {1}; попробуйте взять его в двойные кавычки, если это ключевое слово или в нём не только буквы и цифры",
		"{0}odotettiin arvoa, löytyi {1}; kokeile lainausmerkkejä, jos arvo on avainsana tai siinä on muutakin kuin kirjaimia ja numeroita",
	}
	syntaxJoin = Message{
		"{0}expected a string in double quotes after \"+\", found {1}; try double quotes round both parts",
		"{0}\"+\" 之后应为双引号里的字符串，却是 {1}；请给两部分都加上双引号",
		"{0}после \"+\" ожидалась строка в двойных кавычках, а здесь {1}; попробуйте взять в кавычки обе части",
		"{0}merkin \"+\" jälkeen odotettiin merkkijonoa lainausmerkeissä, löytyi {1}; kokeile lainausmerkkejä molempien osien ympärille",
	}
	syntaxAfter = Message{
		"{0}expected the end of the text, found {1}; try one graph a file, and nothing after its closing brace",
		"{0}此处应为文件结尾，却是 {1}；一个文件只放一个图，右花括号之后不能再有内容",
		"{0}ожидался конец текста, а здесь {1}; попробуйте оставить в файле один граф и ничего после его закрывающей скобки",
		"{0}odotettiin tekstin loppua, löytyi {1}; kokeile pitää tiedostossa yksi verkko eikä mitään sen lopettavan aaltosulun jälkeen",
	}
	edgesNumber = Message{
		"{0}expected a whole number, 0 or more, found {1}; try one edge a line, as in \"1 2\"",
		"{0}此处应为非负整数，却是 {1}；每行写一条边，如 \"1 2\"",
		"{0}ожидалось целое неотрицательное число, а здесь {1}; попробуйте писать по одному ребру в строке, например \"1 2\"",
		"{0}odotettiin kokonaislukua, joka on vähintään 0, löytyi {1}; kokeile yhtä kaarta riviä kohti, esim. \"1 2\"",
	}
	edgesPair = Message{
		"{0}expected a second number, found {1}; try two numbers a line: where the edge begins and where it ends",
		"{0}此处应为第二个数，却是{1}；每行写两个数：边的起点和终点",
		"{0}ожидалось второе число, а здесь {1}; попробуйте писать по два числа в строке: начало и конец ребра",
		"{0}odotettiin toista lukua, löytyi {1}; kokeile kahta lukua riviä kohti: kaaren alku ja loppu",
	}
	edgesExtra = Message{
		"{0}expected the end of the line, found {1}; try two numbers a line: where the edge begins and where it ends",
		"{0}此处应为行尾，却是 {1}；每行写两个数：边的起点和终点",
		"{0}ожидался конец строки, а здесь {1}; попробуйте писать по два числа в строке: начало и конец ребра",
		"{0}odotettiin rivin loppua, löytyi {1}; kokeile kahta lukua riviä kohti: kaaren alku ja loppu",
	}
	edgesRange = Message{
		"{0}expected a vertex that exists, found {1}; try numbers from 0 to n - 1, or from 1 to n, after a first line \"n m\"",
		"{0}此处应为存在的顶点，却是 {1}；首行为 \"n m\" 时，编号应从 0 到 n - 1，或从 1 到 n",
		"{0}ожидалась существующая вершина, а здесь {1}; попробуйте номера от 0 до n - 1 или от 1 до n после первой строки \"n m\"",
		"{0}odotettiin olemassa olevaa solmua, löytyi {1}; kokeile numeroita 0 ... n - 1 tai 1 ... n, kun ensimmäinen rivi on \"n m\"",
	}
	syntaxLineEnd = Message{"the end of the line", "行尾", "конец строки", "rivin loppu"}
)

// Attributes that count with a value that is none: {0} is the place, {1} the value, {2} the vertex.
var (
	attributeChips = Message{
		"{0}chips={1} of vertex {2} has no meaning; try a whole number, 0 or more",
		"{0}顶点 {2} 的 chips={1} 没有意义；请写非负整数",
		"{0}chips={1} у вершины {2} ничего не значит; попробуйте целое неотрицательное число",
		"{0}solmun {2} chips={1} ei merkitse mitään; kokeile kokonaislukua, joka on vähintään 0",
	}
	attributeSplit = Message{
		"{0}split={1} of vertex {2} has no meaning; try true or false",
		"{0}顶点 {2} 的 split={1} 没有意义；请写 true 或 false",
		"{0}split={1} у вершины {2} ничего не значит; попробуйте true или false",
		"{0}solmun {2} split={1} ei merkitse mitään; kokeile true tai false",
	}
	attributeGround = Message{
		"{0}ground={1} of vertex {2} has no meaning; try true or false",
		"{0}顶点 {2} 的 ground={1} 没有意义；请写 true 或 false",
		"{0}ground={1} у вершины {2} ничего не значит; попробуйте true или false",
		"{0}solmun {2} ground={1} ei merkitse mitään; kokeile true tai false",
	}
	attributeLoopy = Message{
		"{0}loopy={1} has no meaning; try true or false",
		"{0}loopy={1} 没有意义；请写 true 或 false",
		"{0}loopy={1} ничего не значит; попробуйте true или false",
		"{0}loopy={1} ei merkitse mitään; kokeile true tai false",
	}
	attributePlay = Message{
		"{0}play={1} has no meaning; try normal or misere",
		"{0}play={1} 没有意义；请写 normal 或 misere",
		"{0}play={1} ничего не значит; попробуйте normal или misere",
		"{0}play={1} ei merkitse mitään; kokeile normal tai misere",
	}
	attributeCompound = Message{
		"{0}compound={1} has no meaning; try disjunctive, \"continued-conjunctive\", conjunctive, selective, \"diminished-disjunctive\" or \"shortened-selective\"",
		"{0}compound={1} 没有意义；请写 disjunctive、\"continued-conjunctive\"、conjunctive、selective、\"diminished-disjunctive\" 或 \"shortened-selective\"",
		"{0}compound={1} ничего не значит; попробуйте disjunctive, \"continued-conjunctive\", conjunctive, selective, \"diminished-disjunctive\" или \"shortened-selective\"",
		"{0}compound={1} ei merkitse mitään; kokeile disjunctive, \"continued-conjunctive\", conjunctive, selective, \"diminished-disjunctive\" tai \"shortened-selective\"",
	}
)

// Boards that are too large: {0} is the place, {1} the limit.
var (
	limitChips = Message{
		"{0}more than {1} chips on a board; try fewer: equal chips often cancel",
		"{0}棋盘上的棋子超过 {1} 枚；请减少棋子：相同的棋子往往互相抵消",
		"{0}фишек на доске больше, чем {1}; попробуйте взять меньше: одинаковые фишки часто взаимно уничтожаются",
		"{0}laudalla on yli {1} nappulaa; kokeile vähempää: samanlaiset nappulat usein kumoavat toisensa",
	}
	limitEdges = Message{
		"{0}more than {1} edges on a board; try smaller sets: {a b} -> {c d} makes an edge for each pair",
		"{0}棋盘上的边超过 {1} 条；请用小一些的集合：{a b} -> {c d} 会给每一对顶点连一条边",
		"{0}рёбер на доске больше, чем {1}; попробуйте множества поменьше: {a b} -> {c d} даёт ребро для каждой пары",
		"{0}laudalla on yli {1} kaarta; kokeile pienempiä joukkoja: {a b} -> {c d} tekee kaaren joka parille",
	}
	limitVertices = Message{
		"{0}more than {1} vertices on a board; try a smaller board",
		"{0}棋盘上的顶点超过 {1} 个；请用小一些的棋盘",
		"{0}вершин на доске больше, чем {1}; попробуйте доску поменьше",
		"{0}laudalla on yli {1} solmua; kokeile pienempää lautaa",
	}
	limitDepth = Message{
		"{0}more than {1} subgraphs inside each other; try fewer levels",
		"{0}子图嵌套超过 {1} 层；请减少层数",
		"{0}подграфов, вложенных друг в друга, больше, чем {1}; попробуйте меньше уровней",
		"{0}sisäkkäisiä aliverkkoja on yli {1}; kokeile vähemmän tasoja",
	}
	limitAttributes = Message{
		"{0}more than {1} attributes of one part; try fewer",
		"{0}一个部分的属性超过 {1} 个；请减少属性",
		"{0}атрибутов у одной части больше, чем {1}; попробуйте меньше",
		"{0}yhdellä osalla on yli {1} määrettä; kokeile vähempää",
	}
	limitMembers = Message{
		"{0}more than {1} members of sets at the ends of edges; try smaller sets",
		"{0}边两端集合的成员超过 {1} 个；请用小一些的集合",
		"{0}вершин в множествах на концах рёбер больше, чем {1}; попробуйте множества поменьше",
		"{0}kaarten päissä olevissa joukoissa on yli {1} jäsentä; kokeile pienempiä joukkoja",
	}
	limitText = Message{
		"{0}more than {1} bytes in a file; try a smaller file",
		"{0}文件超过 {1} 字节；请用小一些的文件",
		"{0}в файле больше {1} байт; попробуйте файл поменьше",
		"{0}tiedostossa on yli {1} tavua; kokeile pienempää tiedostoa",
	}
)

// Boards that are no game: {0} is the place, then names.
var (
	checkCycle = Message{
		"{0}play can go round for ever: {1}; try removing one of these edges, or loopy=true if it is meant",
		"{0}对局可能无休止地循环：{1}；请删去其中一条边，若有意如此请设 loopy=true",
		"{0}игра может идти по кругу без конца: {1}; попробуйте убрать одно из этих рёбер или, если так задумано, поставить loopy=true",
		"{0}peli voi kiertää loputtomiin: {1}; kokeile poistaa jokin näistä kaarista tai, jos kierto on tarkoitettu, asettaa loopy=true",
	}
	checkCycleSplits = Message{
		"{0}play can go round for ever: {1}; try removing one of these edges (a board with splits may have no cycle)",
		"{0}对局可能无休止地循环：{1}；请删去其中一条边（有分裂点的棋盘不能有环）",
		"{0}игра может идти по кругу без конца: {1}; попробуйте убрать одно из этих рёбер (на доске с развилками циклов быть не должно)",
		"{0}peli voi kiertää loputtomiin: {1}; kokeile poistaa jokin näistä kaarista (laudalla, jolla on jakosolmuja, ei saa olla sykliä)",
	}
	checkSplitChips = Message{
		"{0}chips on the split {1}, which is a joint and holds none; try a vertex before it",
		"{0}分裂点 {1} 上有棋子，但分裂点只是分支处，不能放棋子；请把棋子放在它前面的顶点上",
		"{0}на развилке {1} стоят фишки, а на ней их быть не может; попробуйте поставить их на вершину перед ней",
		"{0}jakosolmussa {1} on nappuloita, mutta siinä ei voi olla niitä; kokeile sitä edeltävää solmua",
	}
	checkSplitTarget = Message{
		"{0}the split {1} leads to the split {2}; try edges from {1} to the targets of {2}",
		"{0}分裂点 {1} 通向分裂点 {2}；请把 {1} 直接连到 {2} 的目标",
		"{0}развилка {1} ведёт к развилке {2}; попробуйте провести рёбра из {1} сразу к целям {2}",
		"{0}jakosolmu {1} johtaa jakosolmuun {2}; kokeile vetää kaaret solmusta {1} suoraan solmun {2} kohteisiin",
	}
	checkCompound = Message{
		"{0}compound={1} has no meaning on an undirected board, which is one game; try removing it",
		"{0}无向棋盘只是一个游戏，compound={1} 没有意义；请删去它",
		"{0}compound={1} ничего не значит на неориентированной доске: она — одна игра; попробуйте убрать его",
		"{0}compound={1} ei merkitse mitään suuntaamattomalla laudalla, joka on yksi peli; kokeile poistaa se",
	}
	checkGround = Message{
		"{0}no vertex is the ground; try ground=true at one",
		"{0}没有地面顶点；请给一个顶点设 ground=true",
		"{0}ни одна вершина не является землёй; попробуйте поставить у какой-нибудь ground=true",
		"{0}mikään solmu ei ole maassa; kokeile asettaa jollekin ground=true",
	}
	checkLoose = Message{
		"{0}not joined to the ground: {1}; try an edge to a part that is, or ground=true",
		"{0}没有与地面相连：{1}；请连一条边到已接地的部分，或设 ground=true",
		"{0}не соединены с землёй: {1}; попробуйте провести ребро к тому, что с ней соединено, или поставить ground=true",
		"{0}ei yhteyttä maahan: {1}; kokeile vetää kaari osaan, jolla se on, tai asettaa ground=true",
	}
)

// Formats that cannot hold a board: {0} is the format.
var (
	formatSplits = Message{
		"the format {0} has no splits; try dot",
		"格式 {0} 不能表示分裂点；请用 dot",
		"в формате {0} нет развилок; попробуйте dot",
		"muodossa {0} ei ole jakosolmuja; kokeile muotoa dot",
	}
	formatUndirected = Message{
		"the format {0} has no undirected boards; try dot",
		"格式 {0} 不能表示无向棋盘；请用 dot",
		"в формате {0} нет неориентированных досок; попробуйте dot",
		"muodossa {0} ei ole suuntaamattomia lautoja; kokeile muotoa dot",
	}
)
