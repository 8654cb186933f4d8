package lang

// What is wrong with a command line. {0} is what was typed.
var (
	UsageNoCommand = Message{
		"there is no command or file “{0}”; the commands are {1}",
		"没有名为“{0}”的命令或文件；可用的命令有 {1}",
		"нет команды или файла «{0}»; команды: {1}",
		"komentoa tai tiedostoa ”{0}” ei ole; komennot ovat {1}",
	}
	UsageNearCommand = Message{
		"there is no command or file “{0}”; did you mean “{1}”?",
		"没有名为“{0}”的命令或文件；您是不是要用“{1}”？",
		"нет команды или файла «{0}»; может быть, «{1}»?",
		"komentoa tai tiedostoa ”{0}” ei ole; tarkoititko ”{1}”?",
	}
	UsageFlagFirst = Message{
		"the command comes before “{0}”; the commands are {1}",
		"命令应写在“{0}”之前；可用的命令有 {1}",
		"команда пишется перед «{0}»; команды: {1}",
		"komento kirjoitetaan ennen valitsinta ”{0}”; komennot ovat {1}",
	}
	// {0} lists what was named.
	UsageHelp = Message{
		"help takes one command, not several ({0}); without one it lists them all",
		"help 一次只接受一个命令，而不是多个（{0}）；不带命令时列出全部命令",
		"help принимает одну команду, а не несколько ({0}); без неё выводится список всех команд",
		"help ottaa yhden komennon, ei useita ({0}); ilman komentoa se luettelee kaikki",
	}
	UsageNoFlag = Message{
		"{1} has no flag “{0}”; try “mexboard {1} --help”",
		"{1} 没有选项“{0}”；请运行“mexboard {1} --help”查看用法",
		"у {1} нет ключа «{0}»; попробуйте «mexboard {1} --help»",
		"komennolla {1} ei ole valitsinta ”{0}”; kokeile ”mexboard {1} --help”",
	}
	UsageNearFlag = Message{
		"{1} has no flag “{0}”; did you mean “{2}”?",
		"{1} 没有选项“{0}”；您是不是要用“{2}”？",
		"у {1} нет ключа «{0}»; может быть, «{2}»?",
		"komennolla {1} ei ole valitsinta ”{0}”; tarkoititko ”{2}”?",
	}
	UsageFlagAlone = Message{
		"{0} takes no value",
		"{0} 不带参数值",
		"{0} не принимает значения",
		"{0} ei ota arvoa",
	}
	UsageFlagEmpty = Message{
		"{0} needs a value: {0} {1}",
		"{0} 需要一个值：{0} {1}",
		"{0} требует значения: {0} {1}",
		"{0} tarvitsee arvon: {0} {1}",
	}
	// {1} is a value, {2} what it may be.
	UsageFlagValue = Message{
		"{0} cannot be “{1}”; it may be {2}",
		"{0} 不能是“{1}”；可以是 {2}",
		"{0} не может быть «{1}»; допустимо: {2}",
		"{0} ei voi olla ”{1}”; se voi olla {2}",
	}
	UsageScale = Message{
		"--scale cannot be “{0}”; it is a number from 1 to 4",
		"--scale 不能是“{0}”；应为 1 到 4 之间的数",
		"--scale не может быть «{0}»; это число от 1 до 4",
		"--scale ei voi olla ”{0}”; se on luku väliltä 1–4",
	}
	UsageStep = Message{
		"--step cannot be “{0}”; it is a whole number, 0 or more",
		"--step 不能是“{0}”；应为大于或等于 0 的整数",
		"--step не может быть «{0}»; это целое число, не меньше 0",
		"--step ei voi olla ”{0}”; se on kokonaisluku, vähintään 0",
	}
	UsageNoFile = Message{
		"{0} needs a FILE (or - for standard input); try “mexboard {0} --help”",
		"{0} 需要 FILE（或用 - 表示标准输入）；请运行“mexboard {0} --help”查看用法",
		"{0} требует FILE (или - для стандартного ввода); попробуйте «mexboard {0} --help»",
		"{0} tarvitsee tiedoston FILE (tai - vakiosyötteelle); kokeile ”mexboard {0} --help”",
	}
	UsageFiles = Message{
		"{0} takes one FILE, not {1} ({2}); flags with values are written --flag VALUE",
		"{0} 只接受一个 FILE，而不是 {1} 个（{2}）；带值的选项写作 --flag VALUE",
		"{0} принимает один FILE, а не {1} ({2}); ключи со значением пишутся так: --flag VALUE",
		"{0} ottaa yhden tiedoston FILE, ei {1} ({2}); arvolliset valitsimet kirjoitetaan --flag VALUE",
	}
	UsageNoOutput = Message{
		"{0} needs -o OUT, the file to write",
		"{0} 需要 -o OUT，即要写入的文件",
		"{0} требует -o OUT — файл, в который писать",
		"{0} tarvitsee valitsimen -o OUT, kirjoitettavan tiedoston",
	}
	// {0} lists what can be done with a lesson.
	UsageLesson = Message{
		"lesson needs what to do: {0}; try “mexboard lesson --help”",
		"lesson 需要操作：{0}；请运行“mexboard lesson --help”查看用法",
		"lesson требует действия: {0}; попробуйте «mexboard lesson --help»",
		"lesson tarvitsee toiminnon: {0}; kokeile ”mexboard lesson --help”",
	}
	// {1} lists what can be done.
	UsageLessonAlone = Message{
		"lesson {0} takes no FILE; it writes to standard output",
		"lesson {0} 不接受 FILE；它写到标准输出",
		"lesson {0} не принимает FILE; он пишет в стандартный вывод",
		"lesson {0} ei ota tiedostoa FILE; se kirjoittaa vakiotulosteeseen",
	}
	UsageLessonWork = Message{
		"lesson cannot “{0}”; it can {1}",
		"lesson 不能“{0}”；可用的操作有 {1}",
		"lesson не умеет «{0}»; умеет: {1}",
		"lesson ei osaa toimintoa ”{0}”; se osaa: {1}",
	}
	// {1} lists the endings.
	UsageEnding = Message{
		"{0}: the ending does not tell the format; it may be {1}",
		"{0}：无法从扩展名判断格式；可用的扩展名有 {1}",
		"{0}: по расширению формат не определить; допустимы {1}",
		"{0}: pääte ei kerro muotoa; se voi olla {1}",
	}
)

// What the commands say besides their answer.
var (
	NoWindowBuild = Message{
		"this build of Mexboard has no window; its commands are {0}: try “mexboard --help”",
		"此版本的 Mexboard 不含窗口；可用的命令有 {0}：请运行“mexboard --help”",
		"эта сборка Mexboard — без окна; её команды: {0}; попробуйте «mexboard --help»",
		"tässä Mexboardin koosteessa ei ole ikkunaa; sen komennot ovat {0}: kokeile ”mexboard --help”",
	}
	NoDisplay = Message{
		"there is no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); without one there are the commands {0}: try “mexboard --help”",
		"没有可用的显示（未设置 DISPLAY 和 WAYLAND_DISPLAY），无法打开窗口；没有显示时可用命令 {0}：请运行“mexboard --help”",
		"нет экрана для окна (не заданы DISPLAY и WAYLAND_DISPLAY); без него есть команды {0}; попробуйте «mexboard --help»",
		"ikkunalle ei ole näyttöä (DISPLAY ja WAYLAND_DISPLAY puuttuvat); ilman sitä on komennot {0}: kokeile ”mexboard --help”",
	}
	// {0} is the file, {1} how many pages it has, {2} how many ask something.
	LessonSound = Message{
		"{0}: {1} {1|page|pages}, {2} {2|question|questions}, nothing is wrong",
		"{0}：{1} 页，{2} 个问题，没有错误",
		"{0}: {1} {1|страница|страницы|страниц}, {2} {2|вопрос|вопроса|вопросов}, ошибок нет",
		"{0}: {1} {1|sivu|sivua}, {2} {2|kysymys|kysymystä}, ei virheitä",
	}
	MovesNone = Message{"No move wins.", "没有制胜走法。", "Выигрышных ходов нет.", "Mikään siirto ei voita."}
	MovesRest = Message{
		"… and {0} more",
		"……另有 {0} 种",
		"… и ещё {0}",
		"… ja {0} muuta",
	}
	EmptyBoard = Message{"The board is empty.", "棋盘是空的。", "Доска пуста.", "Lauta on tyhjä."}
)

// Help.
var (
	HelpAbout = Message{
		"Mexboard: impartial games on graphs. Values, steps, winning moves.",
		"Mexboard：图上的公平组合游戏。SG 值、求解步骤、制胜走法。",
		"Mexboard: беспристрастные игры на графах. Значения, шаги, выигрышные ходы.",
		"Mexboard: puolueettomat pelit verkoilla. Arvot, vaiheet, voittosiirrot.",
	}
	HelpUsage    = Message{"Usage:", "用法：", "Использование:", "Käyttö:"}
	HelpFlags    = Message{"Flags (before or after FILE; -- ends them):", "选项（可写在 FILE 前后，-- 表示选项结束）：", "Ключи (до или после FILE; -- их завершает):", "Valitsimet (ennen tiedostoa FILE tai sen jälkeen; -- päättää ne):"}
	HelpExamples = Message{"Examples:", "示例：", "Примеры:", "Esimerkkejä:"}
	HelpStatus   = Message{"Exit status (nothing is written on 1 and 2):", "退出状态（为 1 或 2 时不写任何内容）：", "Код завершения (при 1 и 2 ничего не записывается):", "Paluuarvo (arvoilla 1 ja 2 mitään ei kirjoiteta):"}
	HelpDone     = Message{"done", "完成", "готово", "valmis"}
	HelpFailed   = Message{
		"a file cannot be read or written",
		"文件无法读写",
		"файл не читается или не пишется",
		"tiedostoa ei voi lukea tai kirjoittaa",
	}
	HelpWrong = Message{
		"the input or the command line is wrong",
		"输入或命令行有误",
		"ошибка во входных данных или в командной строке",
		"syötteessä tai komentorivissä on virhe",
	}
	HelpBoard = Message{
		"A board is a Graphviz DOT file: edges are moves, chips=1 puts a chip on a vertex,\nsplit=true makes a vertex a split.",
		"棋盘是 Graphviz DOT 文件：边是走法，chips=1 在顶点上放一枚棋子，\nsplit=true 把顶点设为分裂点。",
		"Доска — это файл Graphviz DOT: рёбра — ходы, chips=1 ставит фишку на вершину,\nsplit=true превращает вершину в развилку.",
		"Lauta on Graphvizin DOT-tiedosto: kaaret ovat siirtoja, chips=1 panee solmuun nappulan,\nsplit=true tekee solmusta jakosolmun.",
	}
	HelpWindow   = Message{"open the window, with the boards in FILE", "打开窗口，并载入 FILE 中的棋盘", "открыть окно с досками из FILE", "avaa ikkuna ja tiedostojen FILE laudat"}
	HelpSolve    = Message{"values, outcome and winning moves of a board", "棋盘的 SG 值、胜负与制胜走法", "значения, исход и выигрышные ходы доски", "laudan arvot, voittaja ja voittosiirrot"}
	HelpExport   = Message{"the annotated picture of a board", "导出带标注的棋盘图片", "картинка доски с пометками", "laudan kuva arvoineen"}
	HelpConvert  = Message{"a board in another format", "把棋盘转换为另一种格式", "доска в другом формате", "lauta toisessa muodossa"}
	HelpTemplate = Message{"write a lesson to begin from", "写出一份可供修改的课程", "написать урок, с которого можно начать", "kirjoita oppitunti, josta voi aloittaa"}
	HelpLesson   = Message{"hold a lesson's file against the solver", "用求解器检查课程文件", "проверить файл урока решателем", "tarkista oppituntitiedosto ratkaisijalla"}
	HelpHelp     = Message{"what a command does and takes", "查看某个命令的用法", "что команда делает и принимает", "mitä komento tekee ja ottaa"}
	HelpVersion  = Message{"the version", "版本号", "версия", "versio"}

	HelpFile = Message{
		"FILE is the board; - is standard input.",
		"FILE 是棋盘文件；- 表示标准输入。",
		"FILE — доска; - означает стандартный ввод.",
		"FILE on lauta; - on vakiosyöte.",
	}
	HelpLessonFile = Message{
		"FILE is a lesson (Markdown); - is standard input. Every board, claim and question is\nsolved; what is wrong is told by line.",
		"FILE 是课程文件（Markdown）；- 表示标准输入。其中每个棋盘、断言和问题都会求解；\n错误按行列出。",
		"FILE — урок (Markdown); - означает стандартный ввод. Каждая доска, утверждение и вопрос\nрешаются; ошибки названы по строкам.",
		"FILE on oppitunti (Markdown); - on vakiosyöte. Jokainen lauta, väite ja kysymys ratkaistaan;\nvirheet kerrotaan riveittäin.",
	}
	HelpOut = Message{
		"FILE is the board; - is standard input. The format of OUT is its ending: {0}.",
		"FILE 是棋盘文件；- 表示标准输入。OUT 的格式由扩展名决定：{0}。",
		"FILE — доска; - означает стандартный ввод. Формат OUT определяется расширением: {0}.",
		"FILE on lauta; - on vakiosyöte. Tiedoston OUT muoto on sen pääte: {0}.",
	}
	FlagJSON   = Message{"one JSON object", "输出一个 JSON 对象", "один объект JSON", "yksi JSON-olio"}
	FlagFrom   = Message{"the format of FILE: {0} (else by its ending)", "FILE 的格式：{0}（默认按扩展名）", "формат FILE: {0} (иначе по расширению)", "tiedoston FILE muoto: {0} (muuten päätteen mukaan)"}
	FlagBush   = Message{"play the tree of FILE as Green Hackenbush: edges are cut, roots are the ground", "把 FILE 中的树作为 Green Hackenbush：剪断边，根即地面", "играть на дереве из FILE в зелёный Хакенбуш: рёбра режутся, корни — земля", "pelaa tiedoston FILE puuta vihreänä Hackenbushina: kaaret katkaistaan, juuret ovat maa"}
	FlagOut    = Message{"the file to write; it is replaced whole", "要写入的文件；会整体替换", "файл для записи; заменяется целиком", "kirjoitettava tiedosto; korvataan kokonaan"}
	FlagTheme  = Message{"the colours: {0} (else {1})", "配色：{0}（默认 {1}）", "цвета: {0} (иначе {1})", "värit: {0} (muuten {1})"}
	FlagScale  = Message{"pixels a point, 1 to 4, for formats made of pixels (else 1)", "每点的像素数，1 到 4，用于像素格式（默认 1）", "пикселей на точку, от 1 до 4, для растровых форматов (иначе 1)", "kuvapisteitä pistettä kohti, 1–4, rasterimuodoissa (muuten 1)"}
	FlagEngine = Message{"lay the board out anew: {0}", "重新布局：{0}", "разложить доску заново: {0}", "asettele lauta uudelleen: {0}"}
	FlagStep   = Message{"show what is known after N steps; 0 is nothing (else solved)", "显示前 N 步之后已知的内容；0 表示尚无（默认为求解结果）", "показать известное после N шагов; 0 — ничего (иначе решение)", "näytä, mitä tiedetään N vaiheen jälkeen; 0 on ei mitään (muuten ratkaisu)"}
	FlagLang   = Message{"the language: {0} (else the system's)", "语言：{0}（默认为系统语言）", "язык: {0} (иначе системный)", "kieli: {0} (muuten järjestelmän)"}
	FlagHelp   = Message{"this help", "显示此帮助", "эта справка", "tämä ohje"}
)
