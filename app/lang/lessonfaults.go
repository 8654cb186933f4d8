package lang

// What can be wrong with a lesson's file. The place comes first: lessonProblem's {0} is "mex.md:12: ", {1} what is wrong.
var lessonProblem = Message{"{0}{1}", "{0}{1}", "{0}{1}", "{0}{1}"}

// The file as a whole. {0} is what was found, where there is one.
var (
	LessonTooLong = Message{
		"the lesson is over {0} MB; try making two of it",
		"课程超过 {0} MB；请拆成两课",
		"урок больше {0} МБ; попробуйте сделать из него два",
		"oppitunti on yli {0} Mt; kokeile jakaa se kahtia",
	}
	LessonNotUTF8 = Message{
		"the text is not UTF-8; try saving the file as UTF-8",
		"文本不是 UTF-8；请把文件另存为 UTF-8",
		"текст не в UTF-8; попробуйте сохранить файл как UTF-8",
		"teksti ei ole UTF-8:aa; kokeile tallentaa tiedosto UTF-8:na",
	}
	LessonNoName = Message{
		"the lesson has no name; try a first line such as: # my-lesson",
		"课程没有名称；请在首行写上例如：# my-lesson",
		"у урока нет имени; попробуйте первую строку вида: # my-lesson",
		"oppitunnilla ei ole nimeä; kokeile ensimmäistä riviä kuten: # my-lesson",
	}
	LessonSecondName = Message{
		"the lesson's name stands once, before the pages; pages begin with ##",
		"课程名称只能在所有页之前出现一次；页以 ## 开头",
		"имя урока пишется один раз, перед страницами; страницы начинаются с ##",
		"oppitunnin nimi on vain kerran, ennen sivuja; sivut alkavat merkeillä ##",
	}
	LessonName = Message{
		"“{0}” cannot be a name; try small letters a–z, digits and single hyphens, as in my-lesson",
		"“{0}”不能作名称；请只用小写字母 a–z、数字和单个连字符，如 my-lesson",
		"«{0}» не может быть именем; попробуйте строчные буквы a–z, цифры и одиночные дефисы: my-lesson",
		"”{0}” ei kelpaa nimeksi; kokeile pieniä kirjaimia a–z, numeroita ja yksittäisiä yhdysmerkkejä: my-lesson",
	}
	LessonNoLanguage = Message{
		"the lesson has no title; try a line below its name such as: ### en: My lesson",
		"课程没有标题；请在名称下写一行，例如：### zh: 我的课程",
		"у урока нет названия; попробуйте под именем строку вида: ### ru: Мой урок",
		"oppitunnilla ei ole otsikkoa; kokeile nimen alle riviä kuten: ### fi: Oma oppitunti",
	}
	LessonNoPages = Message{
		"the lesson has no pages; a page begins with a line such as: ## first-steps",
		"课程没有页；页以这样一行开头：## first-steps",
		"в уроке нет страниц; страница начинается строкой вида: ## first-steps",
		"oppitunnilla ei ole sivuja; sivu alkaa rivillä kuten: ## first-steps",
	}
)

// Pages and texts.
var (
	LessonSamePage = Message{
		"there is a page “{0}” already; try another name",
		"已有名为“{0}”的页；请换一个名称",
		"страница «{0}» уже есть; попробуйте другое имя",
		"sivu ”{0}” on jo olemassa; kokeile toista nimeä",
	}
	// {0} is the heading, {1} the codes of the languages.
	LessonLanguage = Message{
		"“{0}” is no heading of a text; try a language ({1}), a colon and a title: ### en: Title",
		"“{0}”不是正文标题；请写语言代码（{1}）、冒号和标题：### zh: 标题",
		"«{0}» — не заголовок текста; попробуйте язык ({1}), двоеточие и название: ### ru: Название",
		"”{0}” ei ole tekstin otsikko; kokeile kieltä ({1}), kaksoispistettä ja otsikkoa: ### fi: Otsikko",
	}
	LessonTitle = Message{
		"a title holds no facts in double braces; try putting them into the text",
		"标题中不能有双花括号里的事实；请写进正文",
		"в названии нет места фактам в двойных скобках; попробуйте перенести их в текст",
		"otsikossa ei ole tietoja kaksoisaaltosulkeissa; kokeile siirtää ne tekstiin",
	}
	LessonTwice = Message{
		"there is a text in “{0}” here already; try joining the two",
		"这里已有“{0}”的正文；请合并两段",
		"текст на «{0}» здесь уже есть; попробуйте соединить их",
		"tässä on jo teksti kielellä ”{0}”; kokeile yhdistää ne",
	}
	// {0} is the page, {1} the code and {2} the name of the language.
	LessonLacks = Message{
		"page “{0}” has no text in {2}; try adding: ### {1}: Title",
		"页“{0}”缺少{2}的正文；请添加：### {1}: 标题",
		"на странице «{0}» нет текста на языке {2}; попробуйте добавить: ### {1}: Название",
		"sivulla ”{0}” ei ole tekstiä kielellä {2}; kokeile lisätä: ### {1}: Otsikko",
	}
	LessonExtra = Message{
		"the lesson has no title in “{0}”; try adding one below its name, or leave this text out",
		"课程没有“{0}”的标题；请在课程名称下添加，或去掉这段正文",
		"у урока нет названия на «{0}»; попробуйте добавить его под именем или убрать этот текст",
		"oppitunnilla ei ole otsikkoa kielellä ”{0}”; kokeile lisätä se nimen alle tai poista tämä teksti",
	}
	LessonEmptyText = Message{
		"there is no text below this heading; try a sentence",
		"此标题下没有正文；请写一句话",
		"под этим заголовком нет текста; попробуйте написать предложение",
		"tämän otsikon alla ei ole tekstiä; kokeile yhtä lausetta",
	}
	LessonLoose = Message{
		"text stands outside a language; try a heading above it such as: ### en: Title",
		"这段文字不属于任何语言；请在上面加标题，例如：### zh: 标题",
		"текст не относится ни к какому языку; попробуйте заголовок над ним: ### ru: Название",
		"teksti ei kuulu mihinkään kieleen; kokeile sen yläpuolelle otsikkoa: ### fi: Otsikko",
	}
	LessonTwoBreaks = Message{
		"a text has one line --- at most: what stands below it is shown after the answer",
		"一段正文最多有一条 ---：其下内容在作答后显示",
		"в тексте не больше одной черты ---: что под ней, видно после ответа",
		"tekstissä on enintään yksi viiva ---: sen alla oleva näytetään vastauksen jälkeen",
	}
	LessonAfterNothing = Message{
		"nothing is asked on this page, so that no text can be shown after the answer; try leaving out the line ---",
		"此页没有提问，无法在作答后显示文字；请去掉 --- 这一行",
		"на этой странице ничего не спрашивают, поэтому показать текст после ответа нельзя; попробуйте убрать черту ---",
		"tällä sivulla ei kysytä mitään, joten vastauksen jälkeen ei voi näyttää tekstiä; kokeile jättää viiva --- pois",
	}
	LessonDeep = Message{
		"headings have one to three #; try **bold** text",
		"标题只能有一到三个 #；请改用**粗体**文字",
		"у заголовков от одного до трёх #; попробуйте **жирный** текст",
		"otsikoissa on yhdestä kolmeen #-merkkiä; kokeile **lihavoitua** tekstiä",
	}
	LessonHTML = Message{
		"HTML is not shown; try Markdown",
		"不显示 HTML；请用 Markdown",
		"HTML не показывается; попробуйте Markdown",
		"HTML:ää ei näytetä; kokeile Markdownia",
	}
	LessonTangled = Message{
		"too many signs without a blank line, or quotations and lists too deep inside one another; try simpler text",
		"没有空行隔开的标记过多，或引用与列表嵌套过深；请简化文字",
		"слишком много знаков без пустой строки или слишком глубокая вложенность цитат и списков; попробуйте текст попроще",
		"liikaa merkkejä ilman tyhjää riviä tai lainauksia ja luetteloita liian syvällä sisäkkäin; kokeile yksinkertaisempaa tekstiä",
	}
	LessonStars = Message{
		"two stars make nothing bold here; try them next to letters, not between a letter and a quotation mark or bracket",
		"此处的两个星号没有变成粗体；请紧贴文字，不要夹在文字与引号或括号之间",
		"две звёздочки здесь ничего не выделяют; попробуйте ставить их у букв, а не между буквой и кавычкой или скобкой",
		"kaksi tähteä ei tässä lihavoi mitään; kokeile niitä kirjainten vieressä, ei kirjaimen ja lainausmerkin tai sulkeen välissä",
	}
	LessonMarkdown = Message{
		"this is not shown in a lesson; there are paragraphs, lists, quotations, bold, italic, code and links",
		"课程不显示这种内容；可用段落、列表、引用、粗体、斜体、代码和链接",
		"в уроке это не показывается; есть абзацы, списки, цитаты, жирный, курсив, код и ссылки",
		"tätä ei näytetä oppitunnissa; käytössä ovat kappaleet, luettelot, lainaukset, lihavointi, kursiivi, koodi ja linkit",
	}
)

// Fenced blocks. {0} is the word after the fence.
var (
	// {1} lists the words.
	LessonFence = Message{
		"“{0}” is no kind of block; the kinds are {1}",
		"没有名为“{0}”的代码块；可用的有 {1}",
		"блока «{0}» нет; есть {1}",
		"lohkoa ”{0}” ei ole; lohkot ovat {1}",
	}
	LessonOutside = Message{
		"a block “{0}” belongs to a page; try putting it below a line such as: ## first-steps",
		"“{0}”块属于某一页；请放在这样一行之下：## first-steps",
		"блок «{0}» принадлежит странице; попробуйте поставить его под строкой вида: ## first-steps",
		"lohko ”{0}” kuuluu sivulle; kokeile siirtää se rivin alle kuten: ## first-steps",
	}
	LessonTwoBoards = Message{
		"a page has one board; try a page for each",
		"一页只有一个棋盘；请分成多页",
		"на странице одна доска; попробуйте по странице на каждую",
		"sivulla on yksi lauta; kokeile omaa sivua kullekin",
	}
	LessonNoBoard = Message{
		"no board before is called “{0}”; try the board itself in this block",
		"前面没有名为“{0}”的棋盘；请在此块中写出棋盘",
		"доски «{0}» раньше не было; попробуйте написать саму доску в этом блоке",
		"aiempaa lautaa ”{0}” ei ole; kokeile kirjoittaa lauta tähän lohkoon",
	}
	LessonSameBoard = Message{
		"there is a board “{0}” already; try another name",
		"已有名为“{0}”的棋盘；请换一个名称",
		"доска «{0}» уже есть; попробуйте другое имя",
		"lauta ”{0}” on jo olemassa; kokeile toista nimeä",
	}
	LessonLarge = Message{
		"a board in a lesson has up to {0} vertices and {1} edges; try a smaller one",
		"课程中的棋盘最多 {0} 个顶点、{1} 条边；请用小一些的棋盘",
		"в уроке на доске не больше {0} вершин и {1} рёбер; попробуйте доску поменьше",
		"oppitunnin laudassa on enintään {0} solmua ja {1} kaarta; kokeile pienempää",
	}
	LessonBoardless = Message{
		"the page has no board; try a block dot on it or on a page before",
		"此页没有棋盘；请在此页或前面的页加 dot 块",
		"на странице нет доски; попробуйте блок dot на ней или раньше",
		"sivulla ei ole lautaa; kokeile lohkoa dot tällä tai aiemmalla sivulla",
	}
	LessonTwoAsks = Message{
		"a page asks one thing; try a page for each",
		"一页只问一个问题；请分成多页",
		"на странице один вопрос; попробуйте по странице на каждый",
		"sivulla on yksi kysymys; kokeile omaa sivua kullekin",
	}
	// {0} lists the kinds.
	LessonAskForm = Message{
		"a block ask has one line that begins with one of {0}",
		"ask 块只有一行，以下列之一开头：{0}",
		"в блоке ask одна строка, она начинается с одного из: {0}",
		"lohkossa ask on yksi rivi, joka alkaa jollakin näistä: {0}",
	}
	// {1} lists the kinds.
	LessonAskKind = Message{
		"“{0}” is no question; the questions are {1}",
		"没有“{0}”这种问题；可用的有 {1}",
		"вопроса «{0}» нет; есть {1}",
		"kysymystä ”{0}” ei ole; kysymykset ovat {1}",
	}
	LessonAskExtra = Message{
		"“{0}” takes nothing more; try leaving out “{1}”",
		"“{0}”后面不能再有内容；请去掉“{1}”",
		"«{0}» больше ничего не принимает; попробуйте убрать «{1}»",
		"”{0}” ei ota enempää; kokeile jättää pois ”{1}”",
	}
	LessonAskVertex = Message{
		"“{0}” needs a vertex or numbers, as in {0} D or {0} {0, 1, 3}",
		"“{0}”需要一个顶点或一些数，如 {0} D 或 {0} {0, 1, 3}",
		"«{0}» требует вершины или чисел: {0} D или {0} {0, 1, 3}",
		"”{0}” tarvitsee solmun tai lukuja: {0} D tai {0} {0, 1, 3}",
	}
	LessonAskSteps = Message{
		"a page asks or shows steps, not both; try a page for each",
		"一页要么提问，要么演示步骤；请分成两页",
		"страница либо спрашивает, либо показывает шаги; попробуйте две страницы",
		"sivu joko kysyy tai näyttää vaiheita; kokeile kahta sivua",
	}
)

// Facts and claims.
var (
	// {0} is the claim as it is written.
	LessonClaimForm = Message{
		"“{0}” is no claim; try fact = value, as in: sg B = 1",
		"“{0}”不是断言；请写“事实 = 值”，如：sg B = 1",
		"«{0}» — не утверждение; попробуйте факт = значение: sg B = 1",
		"”{0}” ei ole väite; kokeile muotoa tieto = arvo: sg B = 1",
	}
	// {0} is the fact, {1} what is claimed, {2} what is true.
	LessonClaim = Message{
		"the claim {0} = {1} is false: it is {2}",
		"断言 {0} = {1} 不成立：应为 {2}",
		"утверждение {0} = {1} неверно: это {2}",
		"väite {0} = {1} ei pidä paikkaansa: oikea on {2}",
	}
	// {0} is the word, {1} lists the facts.
	LessonFact = Message{
		"“{0}” is nothing that is known of a board; there are {1}",
		"棋盘没有“{0}”这样的事实；可用的有 {1}",
		"«{0}» о доске неизвестно; есть {1}",
		"”{0}” ei ole laudasta tiedettävä asia; niitä ovat {1}",
	}
	LessonFactVertex = Message{
		"“{0}” is about a vertex; try its name after it: {0} B",
		"“{0}”是关于顶点的；请在后面写顶点名：{0} B",
		"«{0}» — о вершине; попробуйте её имя после слова: {0} B",
		"”{0}” koskee solmua; kokeile sen nimeä perään: {0} B",
	}
	LessonFactWhole = Message{
		"“{0}” is about the whole board; try leaving out what stands after it",
		"“{0}”是关于整个棋盘的；请去掉后面的内容",
		"«{0}» — о всей доске; попробуйте убрать то, что после слова",
		"”{0}” koskee koko lautaa; kokeile jättää pois mitä sen perässä on",
	}
	LessonSequence = Message{
		"a sequence is of a game that has one, and of up to 2000 values: sequence octal 0.77 12",
		"sequence 用于有数列的游戏，最多 2000 个值：sequence octal 0.77 12",
		"sequence — об игре, у которой есть ряд, не больше 2000 значений: sequence octal 0.77 12",
		"sequence koskee peliä, jolla on jono, ja enintään 2000 arvoa: sequence octal 0.77 12",
	}
	LessonNoVertex = Message{
		"the board has no vertex “{0}” that a chip can stand on",
		"棋盘上没有可放棋子的顶点“{0}”",
		"на доске нет вершины «{0}», где может стоять фишка",
		"laudalla ei ole solmua ”{0}”, jolla nappula voi olla",
	}
	LessonNoFact = Message{
		"there is no “{0}” on this board under its rule",
		"在此棋盘的规则下没有“{0}”",
		"«{0}» на этой доске при её правиле нет",
		"tietoa ”{0}” ei tällä laudalla ja säännöllä ole",
	}
)

// Why a question cannot be asked of a board.
var (
	LessonFitDirected = Message{
		"this is asked of a board on which chips move; try a digraph",
		"这个问题要求棋子移动的棋盘；请用 digraph",
		"это спрашивают о доске с фишками; попробуйте digraph",
		"tätä kysytään laudasta, jolla nappulat liikkuvat; kokeile digraph-lautaa",
	}
	LessonFitHackenbush = Message{
		"this is asked of Hackenbush; try a graph with ground=true",
		"这个问题针对 Hackenbush；请用带 ground=true 的 graph",
		"это спрашивают о Хакенбуше; попробуйте graph с ground=true",
		"tätä kysytään Hackenbushista; kokeile graph-lautaa, jolla on ground=true",
	}
	LessonFitTerminals = Message{
		"the board has no terminal vertex; try adding one",
		"棋盘没有终止顶点；请添加一个",
		"на доске нет терминальной вершины; попробуйте добавить её",
		"laudalla ei ole päätesolmua; kokeile lisätä sellainen",
	}
	LessonFitDecided = Message{
		"the outcome is not decided here; try a smaller board",
		"此处胜负未能判定；请用小一些的棋盘",
		"исход здесь не решён; попробуйте доску поменьше",
		"voittajaa ei tässä ratkaistu; kokeile pienempää lautaa",
	}
	LessonFitChips = Message{
		"no chips with values stand on the board; try chips=1 on a vertex",
		"棋盘上没有带 SG 值的棋子；请在某个顶点写 chips=1",
		"на доске нет фишек со значениями; попробуйте chips=1 у вершины",
		"laudalla ei ole arvollisia nappuloita; kokeile solmuun chips=1",
	}
	LessonFitWon = Message{
		"no move wins here; try a board that is N",
		"此处没有制胜走法；请用 N 局面",
		"здесь ни один ход не выигрывает; попробуйте доску с исходом N",
		"mikään siirto ei tässä voita; kokeile lautaa, joka on N",
	}
	LessonFitMany = Message{
		"over {0} moves win here: too many to find; try a smaller board",
		"此处有超过 {0} 种制胜走法，太多了；请用小一些的棋盘",
		"здесь выигрывают больше {0} ходов: слишком много, чтобы все найти; попробуйте доску поменьше",
		"tässä voittaa yli {0} siirtoa: liikaa etsittäväksi; kokeile pienempää lautaa",
	}
	LessonFitAcyclic = Message{
		"the board has a cycle; try one without",
		"棋盘有环；请用无环的棋盘",
		"на доске есть цикл; попробуйте доску без него",
		"laudalla on sykli; kokeile lautaa ilman sitä",
	}
	LessonFitMisere = Message{
		"the SJ rule is about misère play with one chip a move; try play=misere",
		"SJ 定理针对每次移动一枚棋子的 misère 规则；请用 play=misere",
		"правило SJ — об игре мизер с ходом одной фишкой; попробуйте play=misere",
		"SJ-sääntö koskee misère-peliä, jossa siirretään yhtä nappulaa; kokeile play=misere",
	}
)

// What facts say in a lesson's texts.
var (
	LessonNone   = Message{"none", "无", "нет", "ei mikään"} // an empty list
	LessonPeriod = Message{"{0} from {1}", "{0}（从 {1} 起）", "{0}, начиная с {1}", "{0} (kohdasta {1} alkaen)"}
	SJApplies    = Message{"applies", "成立", "верно", "pätee"}
	SJFails      = Message{"fails", "不成立", "неверно", "ei päde"}
)
