package lang

// Commands of the menus, the palette and the key sheet.
var (
	MenuClose      = Message{"Close", "关闭", "Закрыть", "Sulje"}
	MenuDelete     = Message{"Delete", "删除", "Удалить", "Poista"}
	MenuRename     = Message{"Rename", "重命名", "Переименовать", "Nimeä uudelleen"}
	MenuTool       = Message{"Tool", "工具", "Инструмент", "Työkalu"}
	MenuSelectNone = Message{"Select nothing", "取消选择", "Снять выделение", "Poista valinta"}
	MenuInvert     = Message{"Invert selection", "反选", "Обратить выделение", "Käännä valinta"}
	MenuSelectMore = Message{"Extend selection", "扩展选择", "Расширить выделение", "Laajenna valintaa"}
	MenuConnected  = Message{"Connected part", "连通部分", "Связная часть", "Yhtenäinen osa"}
	MenuReachable  = Message{"Reachable from here", "从此处可达", "Достижимое отсюда", "Täältä saavutettavat"}
	MenuLeading    = Message{"Leading here", "可到达此处", "Ведущее сюда", "Tänne johtavat"}

	MenuZoomTo     = Message{"Zoom to selection", "缩放到所选", "Показать выделенное", "Näytä valitut"}
	MenuFullScreen = Message{"Full screen", "全屏", "Во весь экран", "Koko näyttö"}
	MenuPalette    = Message{"All commands…", "所有命令…", "Все команды…", "Kaikki komennot…"}

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
