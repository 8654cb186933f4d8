package lang

// The menus. A name with "…" opens a dialog.
var (
	MenuFile     = Message{"File", "文件", "Файл", "Tiedosto"}
	MenuNew      = Message{"New", "新建", "Создать", "Uusi"}
	MenuOpen     = Message{"Open…", "打开…", "Открыть…", "Avaa…"}
	MenuExamples = Message{"Examples", "示例", "Примеры", "Esimerkit"}
	MenuSave     = Message{"Save", "保存", "Сохранить", "Tallenna"}
	MenuSaveAs   = Message{"Save as…", "另存为…", "Сохранить как…", "Tallenna nimellä…"}
	MenuExport   = Message{"Export picture…", "导出图片…", "Экспорт изображения…", "Vie kuva…"}
	MenuQuit     = Message{"Quit", "退出", "Выйти", "Lopeta"}

	MenuEdit      = Message{"Edit", "编辑", "Правка", "Muokkaa"}
	MenuUndo      = Message{"Undo", "撤销", "Отменить", "Kumoa"}
	MenuRedo      = Message{"Redo", "重做", "Вернуть", "Tee uudelleen"}
	MenuUndoNamed = Message{"Undo: {0}", "撤销：{0}", "Отменить: {0}", "Kumoa: {0}"}
	MenuRedoNamed = Message{"Redo: {0}", "重做：{0}", "Вернуть: {0}", "Tee uudelleen: {0}"}
	MenuSelectAll = Message{"Select all", "全选", "Выделить всё", "Valitse kaikki"}

	MenuView        = Message{"View", "视图", "Вид", "Näytä"}
	MenuZoomIn      = Message{"Zoom in", "放大", "Увеличить", "Lähennä"}
	MenuZoomOut     = Message{"Zoom out", "缩小", "Уменьшить", "Loitonna"}
	MenuActualSize  = Message{"100 %", "100 %", "100 %", "100 %"}
	MenuFit         = Message{"Fit the board", "显示整个棋盘", "Показать всю доску", "Sovita lauta näkyviin"}
	MenuValueLabels = Message{"Inside a vertex", "顶点内显示", "Внутри вершин", "Solmun sisällä"}
	MenuTheme       = Message{"Theme", "主题", "Тема", "Teema"}
	MenuLanguage    = Message{"Language", "语言", "Язык", "Kieli"}

	LabelsSG      = Message{"SG value", "SG 值", "Значение SG", "SG-arvo"}
	LabelsOutcome = Message{"P or N", "P 或 N", "P или N", "P tai N"}
	LabelsBoth    = Message{"Both", "两者", "Оба", "Molemmat"}
	LabelsNone    = Message{"Nothing", "不显示", "Ничего", "Ei mitään"}

	ThemeLight  = Message{"Light", "浅色", "Светлая", "Vaalea"}
	ThemeDark   = Message{"Dark", "深色", "Тёмная", "Tumma"}
	ThemeSystem = Message{"As the system", "跟随系统", "Как в системе", "Järjestelmän mukaan"}
	ThemePrint  = Message{"Print", "打印", "Печать", "Tuloste"}

	MenuBoard   = Message{"Board", "棋盘", "Доска", "Lauta"}
	MenuArrange = Message{"Arrange", "布局", "Разложить", "Asettele"}

	MenuSolve = Message{"Solve", "求解", "Решение", "Ratkaise"}

	MenuHelp  = Message{"Help", "帮助", "Справка", "Ohje"}
	MenuKeys  = Message{"Keys…", "快捷键…", "Клавиши…", "Näppäimet…"}
	MenuAbout = Message{"About Mexboard…", "关于 Mexboard…", "О программе Mexboard…", "Tietoja Mexboardista…"}
)

// The engines of the Arrange menu: what each makes, and its name as on the command line.
var (
	ArrangeDot    = Message{"Layers, top down (dot)", "分层，自上而下 (dot)", "Слои сверху вниз (dot)", "Kerrokset ylhäältä alas (dot)"}
	ArrangeDotLR  = Message{"Layers, left to right (dot)", "分层，自左向右 (dot)", "Слои слева направо (dot)", "Kerrokset vasemmalta oikealle (dot)"}
	ArrangeNeato  = Message{"Springs (neato)", "弹簧 (neato)", "Пружины (neato)", "Jouset (neato)"}
	ArrangeFdp    = Message{"Forces (fdp)", "力导向 (fdp)", "Силы (fdp)", "Voimat (fdp)"}
	ArrangeSfdp   = Message{"Forces, for large boards (sfdp)", "力导向，适合大棋盘 (sfdp)", "Силы, для больших досок (sfdp)", "Voimat suurille laudoille (sfdp)"}
	ArrangeCirco  = Message{"Circles (circo)", "环形 (circo)", "Окружности (circo)", "Ympyrät (circo)"}
	ArrangeTwopi  = Message{"Rings round a middle (twopi)", "同心圆 (twopi)", "Кольца вокруг центра (twopi)", "Kehät keskuksen ympärillä (twopi)"}
	ArrangeLayers = Message{"Plain layers", "简单分层", "Простые слои", "Pelkät kerrokset"}
)

// The toolbar.
var (
	ToolbarArrange = Message{"Arrange", "布局", "Разложить", "Asettele"}
	ToolbarUndo    = Message{"Undo", "撤销", "Отменить", "Kumoa"}
	ToolbarRedo    = Message{"Redo", "重做", "Вернуть", "Palauta"}
	ToolbarFit     = Message{"Fit", "适应", "Целиком", "Sovita"}
	ToolbarExport  = Message{"Export", "导出", "Экспорт", "Vie"}
	HintTool       = Message{"{0} (key {1})", "{0}（{1} 键）", "{0} (клавиша {1})", "{0} (näppäin {1})"}
)

// The Solve panel.
var (
	TabSolve = Message{"Solve", "求解", "Решение", "Ratkaisu"}

	RuleUndirect = Message{"Green Hackenbush · a move cuts an edge", "Green Hackenbush · 每步剪断一条边", "Зелёный Хакенбуш · ход разрезает ребро", "Vihreä Hackenbush · siirto katkaisee kaaren"}

	StepFirst   = Message{"First step", "第一步", "Первый шаг", "Ensimmäinen vaihe"}
	StepBack    = Message{"Step back", "上一步", "Шаг назад", "Edellinen vaihe"}
	StepNext    = Message{"Next step", "下一步", "Следующий шаг", "Seuraava vaihe"}
	StepLast    = Message{"Solved", "显示结果", "Готовое решение", "Ratkaistu"}
	StepPlay    = Message{"Play the steps", "自动播放", "Показать шаги подряд", "Toista vaiheet"}
	StepStop    = Message{"Stop", "停止", "Остановить", "Pysäytä"}
	StepSpeed   = Message{"Speed {0}", "速度 {0}", "Скорость {0}", "Nopeus {0}"}
	StepSolved  = Message{"solved", "已求解", "решено", "ratkaistu"}
	StepHunting = Message{"searching…", "搜索中…", "поиск…", "haetaan…"}
	StepOpen    = Message{"not decided", "未判定", "не решено", "ratkaisematta"}
	StepCount   = Message{"{0} / {1}", "{0} / {1}", "{0} / {1}", "{0} / {1}"}
	StepNothing = Message{
		"Nothing is known yet. Each step tells one fact.",
		"尚无已知结果。每一步给出一个结论。",
		"Пока ничего не известно. Каждый шаг — один факт.",
		"Vielä ei tiedetä mitään. Joka vaihe kertoo yhden asian.",
	}
	StepsTooMany = Message{
		"The board is solved; it has too many parts to tell the steps one by one.",
		"棋盘已求解；规模太大，无法逐步演示。",
		"Доска решена; она слишком велика, чтобы показывать шаги по одному.",
		"Lauta on ratkaistu; se on liian suuri näytettäväksi vaihe vaiheelta.",
	}
	FullStop = Message{".", "。", ".", "."}

	Solving = Message{"Solving…", "正在求解…", "Идёт решение…", "Ratkaistaan…"}

	VerdictNoChips = Message{
		"Every vertex has its value. Put chips on the board to see who wins and how: press *C* and click on a vertex.",
		"每个顶点都有了 SG 值。在棋盘上放棋子即可看到谁胜、怎么走：按 *C*，再点击顶点。",
		"У каждой вершины есть значение. Поставьте фишки, чтобы узнать, кто выигрывает и как: нажмите *C* и щёлкните по вершине.",
		"Jokaisella solmulla on arvonsa. Pane laudalle nappuloita, niin näet, kuka voittaa ja miten: paina *C* ja napsauta solmua.",
	}

	PanelEmpty = Message{
		"The board is empty. Press *V* and click on it to make a vertex, or take an example.",
		"棋盘是空的。按 *V* 并点击棋盘添加顶点，或打开一个示例。",
		"Доска пуста. Нажмите *V* и щёлкните по ней, чтобы поставить вершину, или возьмите пример.",
		"Lauta on tyhjä. Paina *V* ja napsauta lautaa, niin syntyy solmu, tai ota esimerkki.",
	}
	// {0} is the cycle: "A → B → A".
	PanelCycle = Message{
		"The board has a cycle: *{0}*. The vertices that can reach it have no value (*?*); the others are solved.",
		"棋盘上有环：*{0}*。能走到环的顶点没有 SG 值（*?*），其余顶点已求解。",
		"На доске есть цикл: *{0}*. У вершин, из которых в него можно попасть, значения нет (*?*); остальные решены.",
		"Laudalla on sykli: *{0}*. Solmuilla, joista siihen pääsee, ei ole arvoa (*?*); muut on ratkaistu.",
	}
	PanelPermitted = Message{
		"Cycles are permitted here (*{0}*), but beside splits they cannot be played: the chips might become more and more. The vertices that cannot reach one are solved.",
		"这里允许环（*{0}*），但有分裂点时无法求解：棋子可能越来越多。不能走到环的顶点已求解。",
		"Циклы здесь разрешены (*{0}*), но вместе с развилками играть нельзя: фишек могло бы становиться всё больше. Вершины, из которых в цикл не попасть, решены.",
		"Syklit on sallittu (*{0}*), mutta jakosolmujen kanssa niitä ei voi pelata: nappuloita voisi tulla aina lisää. Solmut, joista sykliin ei pääse, on ratkaistu.",
	}
	PermitCycles = Message{"Permit cycles", "允许环", "Разрешить циклы", "Salli syklit"}
	ForbidCycles = Message{"Forbid cycles", "不允许环", "Запретить циклы", "Kiellä syklit"}

	ColumnSG = Message{"SG", "SG", "SG", "SG"}
	SumLater = Message{"comes when every vertex has its value", "待每个顶点都有 SG 值后给出", "появится, когда у каждой вершины будет значение", "tulee, kun jokaisella solmulla on arvonsa"}
	PlayIt   = Message{"play it", "走这步", "сделать ход", "siirrä"}
	Mex      = Message{"mex", "mex", "mex", "mex"}
)

// The status line.
var (
	StatusVertices = Message{"{0} {0|vertex|vertices}", "{0} 个顶点", "{0} {0|вершина|вершины|вершин}", "{0} {0|solmu|solmua}"}
	StatusEdges    = Message{"{0} {0|edge|edges}", "{0} 条边", "{0} {0|ребро|ребра|рёбер}", "{0} {0|kaari|kaarta}"}
	StatusChips    = Message{"{0} {0|chip|chips}", "{0} 枚棋子", "{0} {0|фишка|фишки|фишек}", "{0} {0|nappula|nappulaa}"}
	StatusComma    = Message{", ", "，", ", ", ", "} // between the counts
	StatusAcyclic  = Message{"acyclic", "无环", "без циклов", "syklitön"}
	StatusCycle    = Message{"has a cycle", "有环", "есть цикл", "sykli"}
	StatusVerdict  = Message{"{0}, value {1}", "{0}，SG 值 {1}", "{0}, значение {1}", "{0}, arvo {1}"}
	StatusSaved    = Message{"saved", "已保存", "сохранено", "tallennettu"}
	StatusUnsaved  = Message{"unsaved", "未保存", "не сохранено", "tallentamatta"}
	StatusExample  = Message{"example", "示例", "пример", "esimerkki"}
	StatusNew      = Message{"new board", "新棋盘", "новая доска", "uusi lauta"}
	StatusLayout   = Message{"Laying out the board… (Esc stops)", "正在布局…（Esc 停止）", "Раскладываю доску… (Esc — прервать)", "Asetellaan lautaa… (Esc keskeyttää)"}
	StatusReading  = Message{"Reading {0}…", "正在读取 {0}…", "Читаю {0}…", "Luetaan {0}…"}
	StatusWriting  = Message{"Writing {0}…", "正在写入 {0}…", "Записываю {0}…", "Kirjoitetaan {0}…"}
	StatusExported = Message{"Exported {0}.", "已导出 {0}。", "Экспортировано: {0}.", "Viety: {0}."}
)

// Dialogs.
var (
	Untitled       = Message{"Untitled", "未命名", "Без имени", "Nimetön"}
	UnsavedTitle   = Message{"Unsaved changes", "未保存的更改", "Несохранённые изменения", "Tallentamattomia muutoksia"}
	UnsavedMessage = Message{
		"“{0}” has changes that are not saved.",
		"“{0}”有尚未保存的更改。",
		"В «{0}» есть несохранённые изменения.",
		"Laudassa ”{0}” on tallentamattomia muutoksia.",
	}
	ReplaceTitle   = Message{"Replace the file?", "替换文件？", "Заменить файл?", "Korvataanko tiedosto?"}
	ReplaceMessage = Message{
		"There is already a file “{0}” in this folder.",
		"此文件夹中已有文件“{0}”。",
		"В этой папке уже есть файл «{0}».",
		"Kansiossa on jo tiedosto ”{0}”.",
	}
	DialogReplace  = Message{"Replace", "替换", "Заменить", "Korvaa"}
	DialogSave     = Message{"Save", "保存", "Сохранить", "Tallenna"}
	DialogDontSave = Message{"Don't save", "不保存", "Не сохранять", "Älä tallenna"}
	DialogCancel   = Message{"Cancel", "取消", "Отмена", "Peruuta"}
	DialogClose    = Message{"Close", "关闭", "Закрыть", "Sulje"}
	DialogExport   = Message{"Export…", "导出…", "Экспортировать…", "Vie…"}

	ExportTitle  = Message{"Export picture", "导出图片", "Экспорт изображения", "Vie kuva"}
	ExportFormat = Message{"Format", "格式", "Формат", "Muoto"}
	ExportTheme  = Message{"Theme", "主题", "Тема", "Teema"}
	ExportScale  = Message{"Scale", "缩放", "Масштаб", "Mittakaava"}
	ExportMoment = Message{"Show", "显示", "Показать", "Näytä"}
	ExportSolved = Message{"solved", "求解结果", "решение", "ratkaisu"}
	ExportStep   = Message{"step {0}", "第 {0} 步", "шаг {0}", "vaihe {0}"}
	ExportLegend = Message{"With a legend", "附图例", "С легендой", "Selitteen kanssa"}

	KeysTitle  = Message{"Keys", "快捷键", "Клавиши", "Näppäimet"}
	KeysTools  = Message{"Tools", "工具", "Инструменты", "Työkalut"}
	KeysSteps  = Message{"Steps", "步骤", "Шаги", "Vaiheet"}
	KeysBoard  = Message{"Board", "棋盘", "Доска", "Lauta"}
	KeysDelete = Message{"Delete what is selected", "删除所选", "Удалить выделенное", "Poista valitut"}
	KeysRename = Message{"Rename the vertex", "重命名顶点", "Переименовать вершину", "Nimeä solmu"}
	KeysCancel = Message{"Stop a gesture", "取消操作", "Прервать действие", "Keskeytä ele"}

	AboutText = Message{
		"Mexboard {0}\n\nImpartial games on graphs: draw a board, see every Grundy value, walk through the mex, find every winning move.",
		"Mexboard {0}\n\n图上的公平组合游戏：画出棋盘，查看每个顶点的 SG 值，逐步演示 mex，找出所有制胜走法。",
		"Mexboard {0}\n\nБеспристрастные игры на графах: нарисуйте доску, увидьте все значения Шпрага–Гранди, пройдите mex по шагам, найдите все выигрышные ходы.",
		"Mexboard {0}\n\nPuolueettomia pelejä verkoilla: piirrä lauta, näe joka solmun SG-arvo, kulje mex vaihe vaiheelta, löydä kaikki voittosiirrot.",
	}
)

// Names of the example boards.
var (
	ExampleFirst    = Message{"First board: A to F", "第一个棋盘：A 到 F", "Первая доска: от A до F", "Ensimmäinen lauta: A–F"}
	ExampleNim      = Message{"Nim: heaps of 3, 4 and 5", "Nim：3、4、5 三堆", "Ним: кучки 3, 4 и 5", "Nim: kasat 3, 4 ja 5"}
	ExampleSubtract = Message{"Subtraction game {1, 3, 4}", "减法游戏 {1, 3, 4}", "Игра на вычитание {1, 3, 4}", "Vähennyspeli {1, 3, 4}"}
	ExampleGrundy   = Message{"Grundy's game: a strip of 10", "Grundy 游戏：10 格纸带", "Игра Гранди: полоска из 10 клеток", "Grundyn peli: kymmenen ruudun nauha"}
	ExampleKayles   = Message{"Kayles: a row of 5 pins", "Kayles：一排 5 个木瓶", "Кейлс: ряд из 5 кеглей", "Kayles: viiden keilan rivi"}
	ExampleCycle    = Message{"A board with a cycle", "有环的棋盘", "Доска с циклом", "Lauta, jossa on sykli"}
)

// Toolkit has the texts of Fyne's own dialogs and menus by their keys, so that they follow the language chosen and not
// the system's.
var Toolkit = map[string]Message{
	"Advanced":          {"Advanced", "高级", "Дополнительно", "Lisäasetukset"},
	"Cancel":            {"Cancel", "取消", "Отмена", "Peruuta"},
	"Confirm":           {"Confirm", "确认", "Подтвердить", "Vahvista"},
	"Copy":              {"Copy", "复制", "Копировать", "Kopioi"},
	"Create Folder":     {"Create folder", "新建文件夹", "Создать папку", "Luo kansio"},
	"Cut":               {"Cut", "剪切", "Вырезать", "Leikkaa"},
	"Enter filename":    {"File name", "文件名", "Имя файла", "Tiedoston nimi"},
	"Error":             {"Error", "错误", "Ошибка", "Virhe"},
	"Favourites":        {"Favourites", "收藏", "Избранное", "Suosikit"},
	"File":              {"File", "文件", "Файл", "Tiedosto"},
	"Folder":            {"Folder", "文件夹", "Папка", "Kansio"},
	"New Folder":        {"New folder", "新文件夹", "Новая папка", "Uusi kansio"},
	"No":                {"No", "否", "Нет", "Ei"},
	"OK":                {"OK", "确定", "ОК", "OK"},
	"Open":              {"Open", "打开", "Открыть", "Avaa"},
	"Paste":             {"Paste", "粘贴", "Вставить", "Liitä"},
	"Quit":              {"Quit", "退出", "Выйти", "Lopeta"},
	"Redo":              {"Redo", "重做", "Вернуть", "Tee uudelleen"},
	"Save":              {"Save", "保存", "Сохранить", "Tallenna"},
	"Select all":        {"Select all", "全选", "Выделить всё", "Valitse kaikki"},
	"Show Hidden Files": {"Show hidden files", "显示隐藏文件", "Показывать скрытые файлы", "Näytä piilotiedostot"},
	"Undo":              {"Undo", "撤销", "Отменить", "Kumoa"},
	"Yes":               {"Yes", "是", "Да", "Kyllä"},
	"file.name":         {"Name", "名称", "Имя", "Nimi"},
	"file.parent":       {"Parent folder", "上级文件夹", "Вверх", "Ylempi kansio"},
}
