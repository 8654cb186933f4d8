package lang

// Tabs, files, recovery.
var (
	MenuNextTab     = Message{"Next tab", "下一个标签页", "Следующая вкладка", "Seuraava välilehti"}
	MenuPreviousTab = Message{"Previous tab", "上一个标签页", "Предыдущая вкладка", "Edellinen välilehti"}
	MenuRecent      = Message{"Open recent", "打开最近的文件", "Недавние файлы", "Avaa viimeaikainen"}
	MenuImport      = Message{"Import…", "导入…", "Импорт…", "Tuo…"}
	MenuExportBoard = Message{"Save a copy as", "另存副本为", "Сохранить копию как", "Tallenna kopio muodossa"}

	RecentNone  = Message{"No files yet", "暂无文件", "Файлов пока нет", "Ei vielä tiedostoja"}
	RecentClear = Message{"Clear the list", "清空列表", "Очистить список", "Tyhjennä luettelo"}
	RecentTwice = Message{"{0} in {1}", "{0}（{1}）", "{0} в {1}", "{0} kansiossa {1}"} // {0} a name, {1} a folder

	TabRecovered = Message{"{0} (recovered)", "{0}（已恢复）", "{0} (восстановлено)", "{0} (palautettu)"}
	HintCloseTab = Message{"Close {0}", "关闭 {0}", "Закрыть «{0}»", "Sulje {0}"}

	StatusRecovered = Message{"recovered, not saved", "已恢复，未保存", "восстановлено, не сохранено", "palautettu, ei tallennettu"}
	StatusImported  = Message{"imported", "已导入", "импортировано", "tuotu"}

	RecoveredFile = Message{ // {0} a time of day
		"Mexboard was ended before this board was saved; here are its changes up to {0}. Save to keep them, or undo to go back to the file.",
		"Mexboard 上次结束前未保存此棋盘；已恢复截至 {0} 的更改。保存可保留更改，撤销可回到文件中的内容。",
		"Mexboard завершился, не сохранив эту доску; восстановлены её изменения до {0}. Сохраните их или отмените, чтобы вернуться к файлу.",
		"Mexboard päättyi ennen kuin lauta tallennettiin; tässä ovat sen muutokset kello {0} asti. Säilytä ne tallentamalla tai palaa tiedostoon kumoamalla.",
	}
	RecoveredNew = Message{
		"Mexboard was ended before this board was saved; here it is as it was at {0}. Save to keep it.",
		"Mexboard 上次结束前未保存此棋盘；已恢复其在 {0} 时的状态。请保存以保留。",
		"Mexboard завершился, не сохранив эту доску; она восстановлена такой, какой была в {0}. Сохраните её.",
		"Mexboard päättyi ennen kuin lauta tallennettiin; tässä se on sellaisena kuin se oli kello {0}. Säilytä se tallentamalla.",
	}

	RecoveredText = Message{
		"What was being typed is in the Text tab.",
		"正在输入的内容在“文本”标签页中。",
		"То, что набиралось, — на вкладке «Текст».",
		"Kirjoitettavana ollut teksti on Teksti-välilehdellä.",
	}
	DraftTitle   = Message{"Text with an error", "文本有错误", "Текст с ошибкой", "Tekstissä on virhe"}
	DraftMessage = Message{ // {0} a board
		"The text typed for “{0}” is no board yet: closing would lose it.",
		"为“{0}”输入的文本还不是棋盘；关闭后将丢失。",
		"Текст, набранный для «{0}», ещё не задаёт доску: при закрытии он пропадёт.",
		"Laudalle ”{0}” kirjoitettu teksti ei vielä ole lauta: sulkeminen hukkaisi sen.",
	}
	DraftDiscard = Message{"Discard the text", "放弃文本", "Отбросить текст", "Hylkää teksti"}
	DraftGo      = Message{"Go to the text", "转到文本", "Перейти к тексту", "Siirry tekstiin"}
	DraftUnsaved = Message{ // {0} a file
		"{0} is saved without the text that has an error: that stays in the Text tab.",
		"{0} 已保存，但不含有错误的文本；该文本仍在“文本”标签页中。",
		"{0} сохранён без текста с ошибкой: он остался на вкладке «Текст».",
		"{0} on tallennettu ilman virheellistä tekstiä: se on yhä Teksti-välilehdellä.",
	}

	UnsavedMany = Message{ // {0} boards
		"{0} {0|board has|boards have} changes that are not saved:",
		"{0} 个棋盘有尚未保存的更改：",
		"Несохранённые изменения — на {0} {0|доске|досках|досках}:",
		"{0} {0|laudassa|laudassa} on tallentamattomia muutoksia:",
	}
	DialogSaveAll    = Message{"Save all", "全部保存", "Сохранить все", "Tallenna kaikki"}
	DialogDiscardAll = Message{"Discard all", "全部放弃", "Не сохранять", "Hylkää kaikki"}

	ChangedTitle   = Message{"The file has changed", "文件已更改", "Файл изменился", "Tiedosto on muuttunut"}
	ChangedMessage = Message{ // {0} a file
		"Another program has changed “{0}” since it was opened or saved here. Nothing was written. Overwrite puts your board in its place; Reload shows the file, and Undo gives your board back.",
		"“{0}”在此处打开或保存之后，又被其他程序修改。尚未写入任何内容。“覆盖”以您的棋盘取代它；“重新载入”显示文件内容，撤销可找回您的棋盘。",
		"Другая программа изменила «{0}» после того, как файл был здесь открыт или сохранён. Ничего не записано. «Перезаписать» заменит его вашей доской; «Загрузить заново» покажет файл, а отмена вернёт вашу доску.",
		"Toinen ohjelma on muuttanut tiedostoa ”{0}” sen jälkeen, kun se avattiin tai tallennettiin täällä. Mitään ei kirjoitettu. Korvaa panee lautasi sen tilalle; Lataa uudelleen näyttää tiedoston, ja kumoaminen palauttaa lautasi.",
	}
	DialogOverwrite = Message{"Overwrite", "覆盖", "Перезаписать", "Korvaa"}
	DialogReload    = Message{"Reload", "重新载入", "Загрузить заново", "Lataa uudelleen"}
	EditReload      = Message{"reload from the file", "从文件重新载入", "загрузка из файла заново", "lataus tiedostosta uudelleen"}
)

// The clipboard.
var (
	MenuCut       = Message{"Cut", "剪切", "Вырезать", "Leikkaa"}
	MenuCopy      = Message{"Copy", "复制", "Копировать", "Kopioi"}
	MenuPaste     = Message{"Paste", "粘贴", "Вставить", "Liitä"}
	MenuDuplicate = Message{"Duplicate", "创建副本", "Дублировать", "Monista"}

	EditCut = Message{ // {0} vertices
		"cut {0} {0|vertex|vertices}", "剪切 {0} 个顶点", "вырезание {0} {0|вершины|вершин|вершин}", "{0} solmun leikkaus",
	}
	EditPaste = Message{
		"paste {0} {0|vertex|vertices}", "粘贴 {0} 个顶点", "вставка {0} {0|вершины|вершин|вершин}", "{0} solmun liittäminen",
	}
	EditDuplicate = Message{
		"duplicate {0} {0|vertex|vertices}", "复制 {0} 个顶点", "дублирование {0} {0|вершины|вершин|вершин}", "{0} solmun monistus",
	}

	StatusCopied = Message{
		"Copied: {0} {0|vertex|vertices}.", "已复制 {0} 个顶点。", "Скопировано: {0} {0|вершина|вершины|вершин}.", "Kopioitu: {0} {0|solmu|solmua}.",
	}
	StatusPasted = Message{
		"Pasted: {0} {0|vertex|vertices}.", "已粘贴 {0} 个顶点。", "Вставлено: {0} {0|вершина|вершины|вершин}.", "Liitetty: {0} {0|solmu|solmua}.",
	}
	StatusPasting = Message{"Pasting…", "正在粘贴…", "Вставляю…", "Liitetään…"}

	PasteNothing = Message{
		"There is nothing to paste: the clipboard holds no text. Copy a part of a board, or numbers such as a list of edges.",
		"没有可粘贴的内容：剪贴板中没有文字。请先复制棋盘的一部分，或边列表之类的数字。",
		"Вставлять нечего: в буфере обмена нет текста. Скопируйте часть доски или числа, например список рёбер.",
		"Liitettävää ei ole: leikepöydällä ei ole tekstiä. Kopioi laudan osa tai lukuja, esimerkiksi kaariluettelo.",
	}
	PasteLarge = Message{
		"This is too large to be pasted; save it as a file and open that.",
		"内容过大，无法粘贴；请存为文件后打开。",
		"Это слишком велико для вставки; сохраните это в файл и откройте его.",
		"Tämä on liian suuri liitettäväksi; tallenna se tiedostoon ja avaa se.",
	}
	PasteUnread = Message{ // {0} why
		"The clipboard holds no board: {0}",
		"剪贴板中不是棋盘：{0}",
		"В буфере обмена не доска: {0}",
		"Leikepöydällä ei ole lautaa: {0}",
	}

	ReadingTitle = Message{"How are these numbers meant?", "这些数字如何理解？", "Как понимать эти числа?", "Miten nämä luvut luetaan?"}
	ReadingPaste = Message{
		"The clipboard can be read in several ways:", "剪贴板的内容有多种读法：",
		"Содержимое буфера обмена можно прочесть по-разному:", "Leikepöydän voi lukea usealla tavalla:",
	}
	ReadingFile = Message{ // {0} a file
		"“{0}” can be read in several ways:", "“{0}”有多种读法：", "«{0}» можно прочесть по-разному:", "Tiedoston ”{0}” voi lukea usealla tavalla:",
	}
	// ReadingStalks is ticked where the trees are meant to be cut.
	ReadingStalks = Message{
		"Green Hackenbush: the edges are cut", "作为 Green Hackenbush：剪断各边", "Зелёный Хакенбуш: рёбра разрезают", "Vihreä Hackenbush: kaaria katkaistaan",
	}
	ReadingTake = Message{"Use this", "采用", "Выбрать", "Käytä tätä"}
)

// formatNames are what the formats of boards are called, by their names on the command line.
var formatNames = map[string]Message{
	"edges":     {"Edge list", "边列表", "Список рёбер", "Kaariluettelo"},
	"parents":   {"Parent array", "父顶点数组", "Массив родителей", "Vanhempitaulukko"},
	"adjacency": {"Adjacency lists", "邻接表", "Списки смежности", "Vieruslistat"},
}

// FormatName is what a format of boards is called, by its name on the command line.
func FormatName(l Language, name string) string {
	switch name {
	case "dot":
		return "Graphviz DOT"
	case "graphml":
		return "GraphML"
	}
	return formatNames[name][l]
}
