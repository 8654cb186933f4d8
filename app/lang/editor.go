package lang

// The names of edits, as Undo and Redo show them ("Undo: add vertex").
var (
	EditAddVertex = Message{"add vertex", "添加顶点", "добавление вершины", "solmun lisäys"}
	EditAddEdge   = Message{"add edge", "添加边", "добавление ребра", "kaaren lisäys"}
	EditAddEdgeTo = Message{
		"add edge and vertex", "添加边和顶点", "добавление ребра и вершины", "kaaren ja solmun lisäys",
	}
	EditMove     = Message{"move vertex", "移动顶点", "перемещение вершины", "solmun siirto"}
	EditMoveMany = Message{ // {0} vertices
		"move {0} {0|vertex|vertices}",
		"移动 {0} 个顶点",
		"перемещение {0} {0|вершины|вершин|вершин}",
		"{0} solmun siirto",
	}
	EditAddChip   = Message{"add chip", "放置棋子", "добавление фишки", "pelinappulan lisäys"}
	EditTakeChip  = Message{"take chip", "取走棋子", "снятие фишки", "pelinappulan poisto"}
	EditAddChips  = Message{"add chips", "放置多枚棋子", "добавление фишек", "pelinappuloiden lisäys"}
	EditTakeChips = Message{"take chips", "取走多枚棋子", "снятие фишек", "pelinappuloiden poisto"}
	EditSetChips  = Message{"set chips", "设置棋子数", "изменение числа фишек", "pelinappuloiden määrä"}
	EditSplit     = Message{"make split", "改为分裂点", "превращение в развилку", "muutos jakosolmuksi"}
	EditUnsplit   = Message{"make vertex", "改回顶点", "превращение в вершину", "muutos solmuksi"}
	EditAddSplit  = Message{"add split", "添加分裂点", "добавление развилки", "jakosolmun lisäys"}
	EditErase     = Message{ // {0} vertices and edges
		"erase {0} {0|part|parts}",
		"删除 {0} 个对象",
		"удаление {0} {0|объекта|объектов|объектов}",
		"{0} osan poisto",
	}
	EditArrange      = Message{"arrange", "布局", "раскладка", "asettelu"}
	EditPlay         = Message{"play {0} → {1}", "走 {0} → {1}", "ход {0} → {1}", "siirto {0} → {1}"}
	EditPermitCycles = Message{"permit cycles", "允许环", "разрешение циклов", "syklien salliminen"}
	EditForbidCycles = Message{"forbid cycles", "不允许环", "запрет циклов", "syklien kielto"}
	EditRename       = Message{"rename vertex", "重命名顶点", "переименование вершины", "solmun nimen muutos"}
	EditLabel        = Message{"change label", "修改标签", "изменение подписи", "nimiön muutos"}
)

// What the keys of the board do, as the key sheet shows them.
var (
	KeyWalk     = Message{"Go to the next vertex", "移到下一个顶点", "К следующей вершине", "Siirry seuraavaan solmuun"}
	KeyWalkMore = Message{
		"Go there and add it to the selection", "移过去并加入选择", "Перейти и добавить к выделению", "Siirry ja lisää valintaan",
	}
	KeyWalkOnly = Message{
		"Go there, keep the selection", "只移动，不改变选择", "Перейти, не меняя выделения", "Siirry, valinta säilyy",
	}
	KeyToggle    = Message{"Select the vertex, or not", "选择或取消选择顶点", "Выделить вершину или снять выделение", "Valitse solmu tai poista valinta"}
	KeyChild     = Message{"Add a successor", "添加后继", "Добавить последователя", "Lisää seuraaja"}
	KeySibling   = Message{"Add a sibling", "添加同级顶点", "Добавить соседа по уровню", "Lisää sisarsolmu"}
	KeyRename    = Message{"Rename", "重命名", "Переименовать", "Nimeä uudelleen"}
	KeyLink      = Message{"Begin an edge here, or end it", "从这里开始画边，或结束", "Начать ребро здесь или закончить", "Aloita kaari tästä tai päätä se"}
	KeyEdge      = Message{"Select the next edge here", "选择此处的下一条边", "Выделить следующее ребро здесь", "Valitse solmun seuraava kaari"}
	KeyChips     = Message{"Add a chip, take one", "放置棋子，取走棋子", "Поставить фишку, снять", "Lisää pelinappula, poista"}
	KeyErase     = Message{"Delete the selection", "删除所选对象", "Удалить выделенное", "Poista valitut"}
	KeyNudge     = Message{"Move the selection", "移动所选对象", "Сдвинуть выделенное", "Siirrä valittuja"}
	KeyNudgeFine = Message{"Move it a little", "微移所选对象", "Сдвинуть чуть-чуть", "Siirrä hieman"}
	KeyPan       = Message{"Scroll", "滚动视图", "Прокрутить", "Vieritä"}
	KeyZoom      = Message{"Zoom in, out, fit", "放大、缩小、适合窗口", "Крупнее, мельче, вся доска", "Lähennä, loitonna, sovita"}
	KeyEscape    = Message{"Cancel, select nothing", "取消，清除选择", "Отменить, снять выделение", "Peru, poista valinta"}
)

// The names of the tools.
var (
	ToolSelect = Message{"Select", "选择", "Выбор", "Valinta"}
	ToolVertex = Message{"Vertex", "顶点", "Вершина", "Solmu"}
	ToolEdge   = Message{"Edge", "边", "Ребро", "Kaari"}
	ToolChip   = Message{"Chip", "棋子", "Фишка", "Nappula"}
	ToolSplit  = Message{"Split", "分裂点", "Развилка", "Jakosolmu"}
	ToolMove   = Message{"Move", "走子", "Ход", "Siirto"}
	ToolErase  = Message{"Erase", "删除", "Ластик", "Poisto"}
)

// What an edit was refused for; the tables of Faults name them.
var (
	faultChips = Message{
		"a board holds at most {0} chips; take some off first",
		"一个棋盘最多放 {0} 枚棋子；请先取走一些",
		"на доске может быть не больше {0} фишек; сначала снимите несколько",
		"laudalla voi olla enintään {0} pelinappulaa; poista ensin joitakin",
	}
	faultSplitChip = Message{
		"{0}: a split holds no chips; take them off, or make it a vertex again with the split tool",
		"{0}：分裂点上不能有棋子；请取走棋子，或用分裂点工具把它改回顶点",
		"{0}: на развилке не может быть фишек; снимите их или снова сделайте её вершиной инструментом «Развилка»",
		"{0}: jakosolmussa ei voi olla pelinappuloita; poista ne tai muuta se takaisin solmuksi jakosolmutyökalulla",
	}
	faultTaken = Message{
		"another vertex is already called {0}; choose another name",
		"已有名为 {0} 的顶点；请换一个名称",
		"вершина с именем {0} уже есть; выберите другое имя",
		"toisen solmun nimi on jo {0}; valitse toinen nimi",
	}
	faultEmptyName = Message{
		"a vertex needs a name; type at least one character",
		"顶点必须有名称；请至少输入一个字符",
		"вершине нужно имя; введите хотя бы один символ",
		"solmulla on oltava nimi; kirjoita vähintään yksi merkki",
	}
	faultMove = Message{
		"this move is no longer possible on the board",
		"这步棋在当前棋盘上已不能走",
		"этот ход на доске уже невозможен",
		"tätä siirtoa ei enää voi tehdä laudalla",
	}
	faultOpen = Message{
		"the board was not opened: {0}",
		"未能打开棋盘：{0}",
		"доска не открыта: {0}",
		"lautaa ei avattu: {0}",
	}
	faultSave = Message{
		"the board was not saved: {0}; save it under another name or in another folder",
		"棋盘未保存：{0}；请换一个文件名或文件夹保存",
		"доска не сохранена: {0}; сохраните её под другим именем или в другой папке",
		"lautaa ei tallennettu: {0}; tallenna se toisella nimellä tai toiseen kansioon",
	}
	faultExport = Message{
		"nothing was written: {0}; try another name or another folder",
		"未写入任何内容：{0}；请换一个文件名或文件夹",
		"ничего не записано: {0}; попробуйте другое имя или другую папку",
		"mitään ei kirjoitettu: {0}; kokeile toista nimeä tai toista kansiota",
	}
	faultPanic = Message{
		"something went wrong inside Mexboard ({0}); your board is unharmed, please save it",
		"Mexboard 内部出错（{0}）；棋盘没有受损，请保存",
		"внутренняя ошибка Mexboard ({0}); доска не пострадала, сохраните её",
		"Mexboardin sisäinen virhe ({0}); lauta on tallella, tallenna se",
	}
)
