package lang

// Commands of the menus, the palette and the key sheet.
var (
	MenuClose      = Message{"Close", "关闭", "Закрыть", "Sulje"}
	MenuDelete     = Message{"Delete", "删除", "Удалить", "Poista"}
	MenuRename     = Message{"Rename", "重命名", "Переименовать", "Nimeä uudelleen"}
	MenuTool       = Message{"Tool", "工具", "Инструмент", "Työkalu"}
	MenuSelectNone = Message{"Select nothing", "取消选择", "Снять выделение", "Poista valinta"}
	MenuInvert     = Message{"Invert selection", "反选", "Обратить выделение", "Käännä valinta"}
	MenuSelect     = Message{"Select", "选择", "Выделение", "Valinta"}
	MenuConnected  = Message{"Connected part", "连通部分", "Связная часть", "Yhtenäinen osa"}
	MenuReachable  = Message{"Reachable from here", "从此处可达", "Достижимое отсюда", "Täältä saavutettavat"}
	MenuLeading    = Message{"Leading here", "可到达此处", "Ведущее сюда", "Tänne johtavat"}

	MenuZoomTo       = Message{"Zoom to selection", "缩放到所选", "Показать выделенное", "Näytä valitut"}
	MenuPresentation = Message{"Presentation", "演示", "Презентация", "Esitys"}
	MenuFullScreen   = Message{"Full screen", "全屏", "Во весь экран", "Koko näyttö"}
	MenuPalette      = Message{"All commands…", "所有命令…", "Все команды…", "Kaikki komennot…"}

	MenuChild   = Message{"Add a successor", "添加后继", "Добавить последователя", "Lisää seuraaja"}
	MenuSibling = Message{"Add a sibling", "添加同级顶点", "Добавить соседа по уровню", "Lisää sisarsolmu"}
)

// The palette of commands.
var (
	PaletteHint    = Message{"Type the name of a command", "输入命令名称", "Введите название команды", "Kirjoita komennon nimi"}
	PalettePath    = Message{"{0}: {1}", "{0}：{1}", "{0}: {1}", "{0}: {1}"}
	PaletteNothing = Message{"No command is called that.", "没有此名称的命令。", "Такой команды нет.", "Sen nimistä komentoa ei ole."}
)

// The find bar.
var (
	MenuFind         = Message{"Find…", "查找…", "Найти…", "Etsi…"}
	MenuFindNext     = Message{"Find next", "查找下一个", "Найти следующую", "Etsi seuraava"}
	MenuFindPrevious = Message{"Find previous", "查找上一个", "Найти предыдущую", "Etsi edellinen"}

	FindHint = Message{
		"Find vertices: a name, sg=0, P, chips>0",
		"查找顶点：名称、sg=0、P、chips>0",
		"Найти вершины: имя, sg=0, P, chips>0",
		"Etsi solmuja: nimi, sg=0, P, chips>0",
	}
	FindNone  = Message{"none", "无", "нет", "ei löydy"}
	FindCount = Message{"{0} found", "找到 {0} 个", "найдено: {0}", "löytyi {0}"}
	FindAt    = Message{"{0} of {1}", "第 {0} / {1} 个", "{0} из {1}", "{0} / {1}"}
	FindAll   = Message{"Select all", "全选", "Выделить все", "Valitse kaikki"}
	FindClose = Message{"Close the search (Esc)", "关闭查找（Esc）", "Закрыть поиск (Esc)", "Sulje haku (Esc)"}
)

// Arranging by hand.
var (
	MenuAlign         = Message{"Align", "对齐", "Выровнять", "Tasaa"}
	AlignLeft         = Message{"Left", "左对齐", "По левому краю", "Vasemmalle"}
	AlignColumn       = Message{"In one column", "排成一列", "В один столбец", "Yhteen sarakkeeseen"}
	AlignRight        = Message{"Right", "右对齐", "По правому краю", "Oikealle"}
	AlignTop          = Message{"Top", "顶端对齐", "По верхнему краю", "Ylös"}
	AlignRow          = Message{"In one row", "排成一行", "В одну строку", "Yhdelle riville"}
	AlignBottom       = Message{"Bottom", "底端对齐", "По нижнему краю", "Alas"}
	MenuDistribute    = Message{"Distribute", "均匀分布", "Распределить", "Jaa tasavälein"}
	DistributeAcross  = Message{"From left to right", "横向", "По горизонтали", "Vaakasuunnassa"}
	DistributeUpright = Message{"From top to bottom", "纵向", "По вертикали", "Pystysuunnassa"}

	MenuArrangeBest = Message{"Arrange the board", "自动布局", "Разложить доску", "Asettele lauta"}
	MenuTidy        = Message{"Tidy the selection", "整理所选部分", "Привести в порядок выделенное", "Siisti valitut"}
	MenuPin         = Message{"Pin", "固定位置", "Закрепить", "Kiinnitä"}
	ArrangeTree     = Message{"Trees, siblings in order", "树形，保持同级顺序", "Деревья, порядок соседей сохраняется", "Puut, sisarukset järjestyksessä"}

	EditPin = Message{ // {0} vertices
		"pin {0} {0|vertex|vertices}", "固定 {0} 个顶点", "закрепление {0} {0|вершины|вершин|вершин}", "{0} solmun kiinnitys",
	}
	EditUnpin = Message{
		"unpin {0} {0|vertex|vertices}", "取消固定 {0} 个顶点", "открепление {0} {0|вершины|вершин|вершин}", "{0} solmun irrotus",
	}
)

// Settings.
var (
	MenuOnBoard    = Message{"On the board", "棋盘显示", "На доске", "Laudalla"}
	MenuAppearance = Message{"Appearance", "外观", "Внешний вид", "Ulkoasu"}
	MenuSettings   = Message{"Settings…", "设置…", "Настройки…", "Asetukset…"}
	SettingsTitle  = Message{"Settings", "设置", "Настройки", "Asetukset"}
	SettingNames   = Message{"Names of vertices", "顶点名称", "Имена вершин", "Solmujen nimet"}
	SettingGrid    = Message{"Grid", "网格", "Сетка", "Ruudukko"}
	SettingMap     = Message{"Small map", "缩略图", "Миникарта", "Pikkukartta"}
	SettingAnimate = Message{"Animation", "动画", "Анимация", "Animaatio"}
	SettingPalette = Message{"Colours of P and N", "P 和 N 的颜色", "Цвета P и N", "P:n ja N:n värit"}
	SettingText    = Message{"Text size", "文字大小", "Размер текста", "Tekstin koko"}

	ThemeContrast = Message{"High contrast", "高对比度", "Высокая контрастность", "Suuri kontrasti"}

	PaletteBlueOrange = Message{"Blue and orange", "蓝与橙", "Синий и оранжевый", "Sininen ja oranssi"}
	PaletteTealBrown  = Message{"Teal and brown", "青与棕", "Бирюзовый и коричневый", "Sinivihreä ja ruskea"}
	PaletteIndigoGold = Message{"Indigo and gold", "靛蓝与金", "Индиго и золотой", "Indigo ja kulta"}
)

// Trees.
var (
	MenuTrees  = Message{"Trees", "树", "Деревья", "Puut"}
	MenuUnfold = Message{"Unfold the game tree…", "展开博弈树…", "Развернуть дерево игры…", "Pura pelipuuksi…"}
	MenuMerge  = Message{"Merge equal vertices", "合并相同顶点", "Слить одинаковые вершины", "Yhdistä samanlaiset solmut"}

	UnfoldTitle   = Message{"Unfold the game tree", "展开博弈树", "Развернуть дерево игры", "Pura pelipuuksi"}
	UnfoldDo      = Message{"Unfold", "展开", "Развернуть", "Pura"}
	UnfoldMessage = Message{ // {0} a vertex, {1} the size, {2} how many are new
		"The game tree below {0} has {1} {1|vertex|vertices}; {2} {2|is|are} added to the board. Undo takes {2|it|them} away again.",
		"{0} 的博弈树有 {1} 个顶点，将向棋盘添加 {2} 个。可以撤销。",
		"В дереве игры от {0} — {1} {1|вершина|вершины|вершин}; на доску {2|добавится {2} вершина|добавятся {2} вершины|добавится {2} вершин}. Это можно отменить.",
		"Solmun {0} pelipuussa on {1} {1|solmu|solmua}; laudalle lisätään {2} {2|solmu|solmua}. Tämän voi kumota.",
	}
	UnfoldTree = Message{ // {0} a vertex
		"What lies below {0} is a tree already.",
		"{0} 之下已经是一棵树。",
		"Ниже {0} уже дерево.",
		"Solmun {0} alla on jo puu.",
	}
	MergeNone = Message{
		"No two vertices are equal: of the same kind and look, with the same options.",
		"没有两个相同的顶点：种类、外观和后继都相同的才算。",
		"Одинаковых вершин нет: у таких совпадают вид, оформление и все ходы.",
		"Samanlaisia solmuja ei ole: niillä olisi sama laji ja ulkoasu ja samat siirrot.",
	}
	MergeDone = Message{
		"Merged: {0} {0|vertex|vertices} fewer.",
		"已合并：减少 {0} 个顶点。",
		"Слияние: вершин меньше на {0}.",
		"Yhdistetty: {0} {0|solmu|solmua} vähemmän.",
	}
)

// The dialog for renaming many vertices.
var (
	MenuRenameMany = Message{"Rename by pattern…", "按模式重命名…", "Переименовать по шаблону…", "Nimeä mallin mukaan…"}
	RenameTitle    = Message{"Rename by pattern", "按模式重命名", "Переименование по шаблону", "Nimeä mallin mukaan"}
	RenameCount    = Message{"{0} {0|vertex|vertices}", "{0} 个顶点", "{0} {0|вершина|вершины|вершин}", "{0} {0|solmu|solmua}"}
	RenamePattern  = Message{"Pattern", "模式", "Шаблон", "Malli"}
	RenameStart    = Message{"First number", "起始编号", "Первый номер", "Ensimmäinen numero"}
	RenameHelp     = Message{
		"# is the number; ## pads it to two digits. Counted by rows, from the left.",
		"# 代表编号；## 补足两位。按行从左到右编号。",
		"# — номер; ## — не меньше двух цифр. Счёт по строкам, слева направо.",
		"# on numero; ## täyttää kaksi numeroa. Laskettu riveittäin vasemmalta.",
	}
	RenameDo   = Message{"Rename", "重命名", "Переименовать", "Nimeä"}
	faultCount = Message{
		"“{0}” does not fit; type how many values, from 1 to {1}",
		"“{0}”不合适；请输入个数，1 到 {1}",
		"«{0}» не подходит; введите количество значений, от 1 до {1}",
		"”{0}” ei kelpaa; kirjoita arvojen määrä, 1–{1}",
	}
	faultNumber = Message{
		"{0} is no whole number; type one such as 1",
		"{0} 不是整数；请输入整数，例如 1",
		"{0} — не целое число; введите, например, 1",
		"{0} ei ole kokonaisluku; kirjoita esimerkiksi 1",
	}
)

// AboutLicences leads to the licences, and heads them.
var AboutLicences = Message{"Licences", "许可证", "Лицензии", "Lisenssit"}
