package lang

// The gallery of games.
var (
	MenuNewGame = Message{"New game…", "新建游戏…", "Новая игра…", "Uusi peli…"}
	MenuAddGame = Message{"Add a game to this board…", "在本棋盘上添加游戏…", "Добавить игру на эту доску…", "Lisää peli tälle laudalle…"}
	MenuProgram = Message{"The board's program…", "本棋盘的程序…", "Программа этой доски…", "Laudan ohjelma…"}

	GalleryTitle    = Message{"New game", "新建游戏", "Новая игра", "Uusi peli"}
	GalleryAddTitle = Message{"Add a game to this board", "在本棋盘上添加游戏", "Добавить игру на эту доску", "Lisää peli tälle laudalle"}
	GallerySearch   = Message{"Search the games", "搜索游戏", "Поиск игры", "Etsi peliä"}
	GalleryNothing  = Message{"No game fits", "没有符合的游戏", "Подходящих игр нет", "Sopivaa peliä ei ole"}
	GalleryMake     = Message{"Make the board", "生成棋盘", "Создать доску", "Luo lauta"}
	GalleryAdd      = Message{"Add", "添加", "Добавить", "Lisää"}
	GallerySequence = Message{"Sequence…", "序列…", "Последовательность…", "Arvojono…"}
	GalleryStart    = Message{"The start", "开局", "Начало", "Alku"}
	GalleryBoard    = Message{"Its board", "对应的棋盘", "Доска игры", "Pelin lauta"}
	GallerySource   = Message{"Source: {0}", "出处：{0}", "Источник: {0}", "Lähde: {0}"}
	// {0} is about how many positions the board has.
	GalleryAbout = Message{"about {0} positions", "约 {0} 个局面", "примерно {0} позиций", "noin {0} asemaa"}
	// {0} is the number of positions, {1} that of moves.
	GalleryExact = Message{
		"{0} {0|position|positions}, {1} {1|edge|edges}",
		"{0} 个局面，{1} 条边",
		"{0} {0|позиция|позиции|позиций}, {1} {1|ребро|ребра|рёбер}",
		"{0} {0|asema|asemaa}, {1} {1|kaari|kaarta}",
	}
	GalleryCounting = Message{"Looking…", "正在计算…", "Смотрю…", "Katsotaan…"}
	// {0} is how much is done, in percent.
	GalleryMaking = Message{"Making the board… {0} %", "正在生成棋盘… {0} %", "Создаю доску… {0} %", "Luodaan lautaa… {0} %"}
	GalleryDrawn  = Message{"Take the board that is open", "使用当前棋盘", "Взять открытую доску", "Käytä avointa lautaa"}
	EditAddGame   = Message{"add game", "添加游戏", "добавление игры", "pelin lisäys"}
	StatusMade    = Message{"from a game", "由游戏生成", "из игры", "pelistä"}
)

// Programs in the gallery.
var (
	ProgramRun = Message{"Run", "运行", "Запустить", "Suorita"}
	// {0} is the number of positions found so far.
	ProgramFinds = Message{
		"Running… {0} {0|position|positions} so far (Stop ends it)",
		"正在运行… 已找到 {0} 个局面（可按“停止”）",
		"Выполняется… найдено {0} {0|позиция|позиции|позиций} (можно остановить)",
		"Suoritetaan… {0} {0|asema|asemaa} löydetty (voi pysäyttää)",
	}
	// {0} is a line, {1} a column.
	ProgramPlace     = Message{"Go to line {0}, column {1}", "转到第 {0} 行第 {1} 列", "К строке {0}, столбцу {1}", "Riville {0}, sarakkeeseen {1}"}
	FormulaPlace     = Message{"Go to character {0}", "转到第 {0} 个字符", "К символу {0}", "Merkkiin {0}"}
	ProgramStop      = Message{"Stop", "停止", "Остановить", "Pysäytä"}
	ProgramStopped   = Message{"Stopped. Run tries it again.", "已停止。按“运行”可重试。", "Остановлено. «Запустить» — попробовать ещё раз.", "Pysäytetty. Suorita yrittää uudelleen."}
	ProgramDraft     = Message{"Your last program", "您上次写的程序", "Ваша последняя программа", "Viimeksi kirjoittamasi ohjelma"}
	ProgramDraftMove = Message{
		"As you left it in this gallery.",
		"保持您离开时的样子。",
		"В том виде, в каком вы её оставили.",
		"Sellaisena kuin jätit sen.",
	}
	ProgramPrinted = Message{"It printed:", "输出：", "Вывод программы:", "Ohjelma tulosti:"}
	ProgramTitle   = Message{"The board's program", "本棋盘的程序", "Программа этой доски", "Laudan ohjelma"}
	ProgramForeign = Message{
		"This program came with the board. It has not been run; read it, and run it if you like. It can reach nothing outside and is bounded in time and memory.",
		"这个程序随棋盘一起保存，尚未运行。可以先阅读再运行。它不能访问外部的任何内容，运行时间和内存也受限制。",
		"Эта программа сохранена вместе с доской и ещё не запускалась. Прочтите её и запустите, если хотите. Она не имеет доступа ни к чему снаружи, её время и память ограничены.",
		"Ohjelma on tallennettu laudan mukana, eikä sitä ole suoritettu. Lue se ja suorita, jos haluat. Se ei pääse käsiksi mihinkään ulkopuoliseen, ja sen aika ja muisti on rajattu.",
	}
	ProgramAbout = Message{
		"A program in Starlark, a small Python: start is a position (a list: one chip each), and options(p) returns the positions that a move may lead to; an option that is a list is a split. The program is saved with its board.",
		"用 Starlark（一种小型 Python）写的程序：start 是开局（列表表示每个局面各放一枚棋子），options(p) 返回一步能到达的局面；其中的列表表示拆分。程序随棋盘保存。",
		"Программа на Starlark (это небольшой Python): start — начальная позиция (список: по фишке на каждую), options(p) возвращает позиции, в которые ведёт ход; список среди них означает разделение. Программа сохраняется вместе с доской.",
		"Ohjelma on Starlarkia, pientä Pythonia: start on alkuasema (listassa yksi nappula kullekin), ja options(p) palauttaa asemat, joihin siirto voi johtaa; lista niiden joukossa on jako. Ohjelma tallennetaan laudan mukana.",
	}
)

// ProgramExamples are the programs of the gallery by name: what each is called, and what it shows.
var ProgramExamples = map[string]GameText{
	"take": {
		Message{"Program: take 1, 3 or 4", "程序：取 1、3 或 4 个", "Программа: взять 1, 3 или 4", "Ohjelma: ota 1, 3 tai 4"},
		Message{"The shortest program: one heap, one rule.", "最短的程序：一堆石子，一条规则。", "Самая короткая программа: одна кучка, одно правило.", "Lyhin ohjelma: yksi kasa, yksi sääntö."},
	},
	"divide": {
		Message{"Program: divide a heap", "程序：分堆", "Программа: разделить кучку", "Ohjelma: jaa kasa"},
		Message{"Grundy's game: a move that leaves two heaps is a split, a list in the options.", "Grundy 游戏：一步分成两堆，就是拆分，写成后继里的列表。", "Игра Гранди: ход, после которого остаются две кучки, — это разделение, список среди вариантов.", "Grundyn peli: siirto, joka jättää kaksi kasaa, on jako, lista vaihtoehtojen joukossa."},
	},
	"pins": {
		Message{"Program: bowling pins", "程序：保龄球瓶", "Программа: кегли", "Ohjelma: keilat"},
		Message{"Kayles as a row of letters; gaps part it.", "用一行字母表示 Kayles，空隙把它分开。", "Кейлс как строка букв; промежутки делят её.", "Kayles kirjainrivinä; aukot jakavat sen."},
	},
	"coins": {
		Message{"Program: turning coins", "程序：翻硬币", "Программа: переворачивание монет", "Ohjelma: kolikoiden kääntö"},
		Message{"Heads and tails as a text; a function of its own turns one coin.", "用文本表示正反面，用自己的函数翻一枚硬币。", "Орлы и решки записаны строкой; своя функция переворачивает монету.", "Kruunat ja klaavat tekstinä; oma funktio kääntää kolikon."},
	},
	"chocolate": {
		Message{"Program: a bar of chocolate", "程序：巧克力", "Программа: плитка шоколада", "Ohjelma: suklaalevy"},
		Message{"Chomp; a position is a tuple of the rows' lengths.", "Chomp 游戏：局面是各行长度的元组。", "Щёлк; позиция — кортеж длин рядов.", "Chomp; asema on rivien pituuksien monikko."},
	},
	"knight": {
		Message{"Program: a knight", "程序：马", "Программа: конь", "Ohjelma: ratsu"},
		Message{"A chess piece; label gives the squares the names that chess players use.", "一枚棋子；label 给方格起国际象棋的名字。", "Шахматная фигура; label даёт полям шахматные имена.", "Shakkinappula; label antaa ruuduille shakin nimet."},
	},
	"strip": {
		Message{"Program: coins on a strip", "程序：纸带上的硬币", "Программа: монеты на полосе", "Ohjelma: kolikot nauhalla"},
		Message{"Silver Dollar: slide a coin to the left; with a while loop.", "银币游戏：把一枚硬币向左滑动；用到 while 循环。", "«Серебряный доллар»: сдвиньте монету влево; с циклом while.", "Hopeadollari: liu'uta kolikkoa vasemmalle; while-silmukalla."},
	},
	"map": {
		Message{"Program: roads between towns", "程序：城镇间的道路", "Программа: дороги между городами", "Ohjelma: teitä kaupunkien välillä"},
		Message{"Geography: a dictionary of roads, and a position that remembers where one has been.", "地理游戏：道路写成字典，局面记住去过的地方。", "География: словарь дорог и позиция, которая помнит, где уже были.", "Maantiede: teiden sanakirja ja asema, joka muistaa, missä on käyty."},
	},
}

// The Game tab: the position as the game looks, the heaps it equals, and the moves by hand.
var (
	TabGame  = Message{"Game", "游戏", "Игра", "Peli"}
	GameHint = Message{"The position as it looks in the game", "局面在游戏中的样子", "Позиция, как она выглядит в игре", "Asema sellaisena kuin se pelissä näyttää"}
	HandNone = Message{
		"This board was not made by a game. Make one: its position is shown here as coins, heaps or squares, and can be played by hand.",
		"这个棋盘不是由游戏生成的。新建一个游戏，这里就会用硬币、石子堆或方格显示局面，并可以动手走棋。",
		"Эта доска создана не игрой. Создайте игру: здесь будет видна позиция в виде монет, кучек или клеток, и ходить можно будет рукой.",
		"Tämä lauta ei ole pelistä. Luo peli: sen asema näkyy tässä kolikkoina, kasoina tai ruutuina, ja siirtoja voi tehdä käsin.",
	}
	HandEmpty = Message{
		"There is no chip on the board.",
		"棋盘上没有棋子。",
		"На доске нет фишек.",
		"Laudalla ei ole nappuloita.",
	}
	HandHeaps = Message{"As much as these heaps of Nim", "等价的 Nim 堆", "Равносильно этим кучкам нима", "Yhtä paljon kuin nämä Nim-kasat"}
	// Of a board with another rule than that of Sprague and Grundy.
	HandHeapsUsual = Message{
		"By the usual rule as much as these heaps of Nim", "按通常规则等价的 Nim 堆",
		"По обычному правилу равносильно этим кучкам нима", "Tavallisella säännöllä yhtä paljon kuin nämä Nim-kasat",
	}
	HandMoves = Message{"Moves", "走法", "Ходы", "Siirrot"}
	// {0} is the number of moves that go on with what was touched.
	HandChoose = Message{
		"{0} {0|move begins|moves begin} so; touch on, or take one below",
		"有 {0} 种走法这样开始；请继续点，或在下面选一种",
		"так {0|начинается|начинаются|начинаются} {0} {0|ход|хода|ходов}; продолжайте или выберите ниже",
		"näin alkaa {0} {0|siirto|siirtoa}; jatka koskettamalla tai valitse alta",
	}
	HandTouch = Message{
		"Touch what moves: rings show where a move may begin.",
		"请点要动的地方：圆环表示可以从哪里开始。",
		"Коснитесь того, чем ходите: кольца показывают, где может начаться ход.",
		"Kosketa sitä, mitä siirrät: renkaat näyttävät, mistä siirto voi alkaa.",
	}
	HandUnseen = Message{
		"These positions have no picture: take a move below.", "这些局面没有图：请从下面选择走法。",
		"У этих позиций нет рисунка: выберите ход ниже.", "Näillä asemilla ei ole kuvaa: valitse siirto alta.",
	}
	HandOver = Message{"There is no move left.", "没有可走的了。", "Ходов больше нет.", "Siirtoja ei enää ole."}
	// {0} is the number of chips that are not shown.
	HandOthers = Message{
		"{0} {0|chip stands|chips stand} on the board besides.", "棋盘上另有 {0} 枚棋子没有在此显示。",
		"Кроме того, на доске {0} {0|фишка|фишки|фишек}.", "Laudalla on lisäksi {0} {0|nappula|nappulaa}.",
	}
	HandMany  = Message{"and {0} more", "还有 {0} 种", "и ещё {0}", "ja vielä {0}"}
	HandJoint = Message{
		"Under this rule a move may take several chips: choose it in the Solve tab.",
		"按此规则一步可以动几枚棋子：请在“求解”页里选择。",
		"По этому правилу ход может затрагивать несколько фишек: выберите его на вкладке «Решение».",
		"Tällä säännöllä siirto voi koskea useaa nappulaa: valitse se Ratkaise-välilehdeltä.",
	}
	HandBack = Message{"Back", "取消选择", "Назад", "Takaisin"}
)

// The window of sequences.
var (
	SequenceTitle = Message{"sequence of values", "SG 值序列", "последовательность значений", "arvojono"} // after the title of a game
	SequenceCount = Message{"how many", "个数", "сколько", "kuinka monta"}
	SequenceGo    = Message{"Compute", "计算", "Вычислить", "Laske"}
	SequenceStop  = Message{"Stop", "停止", "Остановить", "Pysäytä"}
	SequenceValue = Message{"SG value", "SG 值", "значение SG", "SG-arvo"}
	// {0} is the number of values, {1} the largest, {2} where it stands first.
	SequenceSummary = Message{
		"{0} {0|value|values}; the largest, {1}, first at n = {2}.",
		"共 {0} 个值；最大值 {1}，首次出现在 n = {2}。",
		"{0} {0|значение|значения|значений}; наибольшее, {1}, впервые при n = {2}.",
		"{0} {0|arvo|arvoa}; suurin, {1}, ensi kerran kohdassa n = {2}.",
	}
	SequenceStopped = Message{"Stopped; what there is stays.", "已停止；已有的值保留。", "Остановлено; найденное остаётся.", "Pysäytetty; tähän asti lasketut jäävät."}
	SequencePeriod  = Message{
		"Period {0} from n = {1}, proved.",
		"已证明：从 n = {1} 起以 {0} 为周期。",
		"Период {0}, начиная с n = {1}, доказан.",
		"Jakso {0} kohdasta n = {1} alkaen, todistettu.",
	}
	SequenceNoPeriod = Message{
		"No period is proved by these values.",
		"这些值不能证明有周期。",
		"Эти значения не доказывают периода.",
		"Nämä arvot eivät todista jaksoa.",
	}
	SequenceRuns   = Message{"Computing… {0} %", "正在计算… {0} %", "Вычисляется… {0} %", "Lasketaan… {0} %"}
	SequenceCopy   = Message{"Copy as CSV", "复制为 CSV", "Копировать как CSV", "Kopioi CSV:nä"}
	SequenceSave   = Message{"Save as CSV…", "保存为 CSV…", "Сохранить как CSV…", "Tallenna CSV:nä…"}
	SequencePlot   = Message{"Export the plot…", "导出图…", "Экспорт графика…", "Vie kuvaaja…"}
	SequenceCopied = Message{"Copied {0} {0|row|rows}", "已复制 {0} 行", "Скопировано {0} {0|строка|строки|строк}", "Kopioitiin {0} {0|rivi|riviä}"}
	MenuSequence   = Message{"Sequence of a game…", "游戏的 SG 值序列…", "Последовательность игры…", "Pelin arvojono…"}
)

// GameChoices are the choices of parameters, where they are words.
var GameChoices = map[string]Message{
	"with-all":    {"the whole heap may be taken", "可以取走整堆", "кучку можно взять целиком", "koko kasan saa ottaa"},
	"without-all": {"something must be left", "必须留下一些", "что-то должно остаться", "jotakin on jätettävä"},
	"with-0":      {"a heap may become 0", "一堆可以变为 0", "кучка может стать нулём", "kasa saa tyhjentyä"},
	"without-0":   {"no heap may become 0", "任何一堆都不能变为 0", "кучка не может стать нулём", "kasa ei saa tyhjentyä"},
	"with-1":      {"1 may always be taken", "总可以取 1 个", "единицу можно брать всегда", "yhden saa aina ottaa"},
	"without-1":   {"from 1 nothing may be taken", "只剩 1 个时不能取", "из единицы брать нельзя", "yhdestä ei saa ottaa"},
}
