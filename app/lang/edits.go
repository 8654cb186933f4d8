package lang

// The names of the edits of many vertices and of trees, as Undo and Redo show them; {0} is a number of vertices where
// nothing else is said.
var (
	EditAlign = Message{
		"align {0} {0|vertex|vertices}",
		"对齐 {0} 个顶点",
		"выравнивание {0} {0|вершины|вершин|вершин}",
		"{0} solmun tasaus",
	}
	EditDistribute = Message{
		"distribute {0} {0|vertex|vertices}",
		"均匀分布 {0} 个顶点",
		"равномерное распределение {0} {0|вершины|вершин|вершин}",
		"{0} solmun tasavälitys",
	}
	EditRenameMany = Message{
		"rename {0} {0|vertex|vertices}",
		"重命名 {0} 个顶点",
		"переименование {0} {0|вершины|вершин|вершин}",
		"{0} solmun nimen muutos",
	}
	EditReplaceText = Message{
		"replace text in {0} {0|vertex|vertices}",
		"替换 {0} 个顶点的文字",
		"замена текста у {0} {0|вершины|вершин|вершин}",
		"tekstin korvaus {0} solmussa",
	}
	EditAddChild   = Message{"add child", "添加子顶点", "добавление потомка", "lapsen lisäys"}
	EditAddSibling = Message{"add sibling", "添加同级顶点", "добавление соседа по уровню", "sisaruksen lisäys"}
	EditMoveBranch = Message{"move branch", "移动分支", "перемещение ветви", "haaran siirto"}
	EditUnfold     = Message{ // {0} is a vertex
		"unfold the game tree of {0}",
		"展开 {0} 的博弈树",
		"развёртывание дерева игры от {0}",
		"solmun {0} pelipuun purkaminen",
	}
	EditMerge = Message{ // {0} is how many vertices went
		"merge {0} equal {0|vertex|vertices}",
		"合并 {0} 个相同的顶点",
		"слияние {0} {0|одинаковой вершины|одинаковых вершин|одинаковых вершин}",
		"{0} samanlaisen solmun yhdistäminen",
	}
	EditRecover = Message{"recovered changes", "恢复的更改", "восстановленные изменения", "palautetut muutokset"}
)

// What such an edit, a search or a file was refused for; the tables of Faults name them.
var (
	faultClash = Message{ // {0} is a list of names
		"several vertices would be called {0}; choose another pattern or text",
		"会有多个顶点同名：{0}；请换一个模式或文字",
		"одинаковые имена получились бы у нескольких вершин: {0}; выберите другой шаблон или текст",
		"usealla solmulla olisi sama nimi: {0}; valitse toinen malli tai teksti",
	}
	faultUnfoldSize = Message{ // {0} is a vertex, {1} a number or "> 10^18", {2} the limit
		"the game tree below {0} has {1} vertices, more than {2}; choose a vertex further down",
		"{0} 的博弈树有 {1} 个顶点，超过上限 {2}；请选择更靠下的顶点",
		"в дереве игры от {0} вершин больше предела ({1} при пределе {2}); выберите вершину ниже",
		"solmun {0} pelipuussa on {1} solmua, enemmän kuin {2}; valitse alempi solmu",
	}
	faultUnfoldCycle = Message{ // {1} is a cycle
		"the game tree below {0} has no end, since play can go round: {1}; remove one of these edges first",
		"{0} 的博弈树无穷无尽，因为走法可以循环：{1}；请先删除其中一条边",
		"дерево игры от {0} бесконечно: ходы могут идти по кругу: {1}; сначала удалите одно из этих рёбер",
		"solmun {0} pelipuu on päättymätön, koska peli voi kiertää: {1}; poista ensin jokin näistä kaarista",
	}
	faultUndirected = Message{
		"only a board whose edges have a direction has game trees; open or draw such a board",
		"只有有向边的棋盘才有博弈树；请打开或绘制这样的棋盘",
		"деревья игры есть только у досок с направленными рёбрами; откройте или нарисуйте такую доску",
		"pelipuita on vain laudoilla, joiden kaarilla on suunta; avaa tai piirrä sellainen lauta",
	}
	faultChanged = Message{ // {0} is a path
		"{0}: another program has changed this file since it was opened; save the board under another name, or reload the file",
		"{0}：文件打开后已被其他程序修改；请另存为其他名称，或重新载入文件",
		"{0}: файл изменён другой программой после открытия; сохраните доску под другим именем или загрузите файл заново",
		"{0}: toinen ohjelma on muuttanut tiedostoa avaamisen jälkeen; tallenna lauta toisella nimellä tai lataa tiedosto uudelleen",
	}
	faultRecovery = Message{ // {0} is what is wrong
		"changes are not being kept for recovery: {0}; save your boards, then make room on the disk or permit writing in the folder",
		"更改未能保留以备恢复：{0}；请先保存棋盘，再腾出磁盘空间或检查文件夹权限",
		"изменения не сохраняются для восстановления: {0}; сохраните доски, затем освободите место на диске или проверьте права на папку",
		"muutoksia ei säilytetä palautusta varten: {0}; tallenna laudat ja vapauta sitten levytilaa tai tarkista kansion oikeudet",
	}
	faultQueryNumber = Message{ // {0} is the word
		"{0}: a whole number is missing after the comparison, as in sg=0",
		"{0}：比较符号后缺少整数，正确写法如 sg=0",
		"{0}: после знака сравнения нужно целое число, например sg=0",
		"{0}: vertailun jälkeen puuttuu kokonaisluku, esimerkiksi sg=0",
	}
	faultQueryWhat = Message{
		"{0}: only sg and chips can be compared; put names with such characters in double quotes",
		"{0}：只能比较 sg 和 chips；含有这类符号的名称请用双引号括起来",
		"{0}: сравнивать можно только sg и chips; имена с такими знаками возьмите в двойные кавычки",
		"{0}: vain arvoja sg ja chips voi verrata; kirjoita tällaisia merkkejä sisältävät nimet lainausmerkkeihin",
	}
	faultQueryQuote = Message{
		"{0}: the quotation does not end; add a double quote",
		"{0}：引号没有结束；请补上双引号",
		"{0}: кавычки не закрыты; добавьте двойную кавычку",
		"{0}: lainaus ei pääty; lisää lainausmerkki",
	}
)
