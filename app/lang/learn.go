package lang

// The Learn tab: lessons, exercises and play against the program.
var (
	TabLearn  = Message{"Learn", "学习", "Учёба", "Opi"}
	LearnHint = Message{
		"Lessons, exercises, and play against the program.",
		"课程、练习，以及与程序对弈。",
		"Уроки, упражнения и игра с программой.",
		"Oppitunnit, harjoitukset ja peli ohjelmaa vastaan.",
	}
	MenuLearn   = Message{"Learn", "学习", "Учёба", "Opi"}
	MenuLessons = Message{"Lessons", "课程", "Уроки", "Oppitunnit"}

	LearnLessons   = Message{"Lessons", "课程", "Уроки", "Oppitunnit"}
	LearnExercises = Message{"Exercises without end", "无尽的练习", "Упражнения без конца", "Loputtomasti harjoituksia"}
	LearnPlay      = Message{"Play against the program", "与程序对弈", "Играть с программой", "Pelaa ohjelmaa vastaan"}
	LearnPlayAbout = Message{
		"A match on the board in front, under its rule.",
		"在当前棋盘上按其规则对弈。",
		"Партия на открытой доске, по её правилу.",
		"Ottelu avoinna olevalla laudalla sen säännöllä.",
	}
	LearnOpen = Message{"Open a lesson file…", "打开课程文件…", "Открыть файл урока…", "Avaa oppituntitiedosto…"}
	LearnHome = Message{"All lessons", "全部课程", "Все уроки", "Kaikki oppitunnit"}
	LearnDone = Message{"{0} of {1}", "{0}/{1}", "{0} из {1}", "{0}/{1}"} // pages
	LearnPage = Message{"Page {0} of {1}", "第 {0} 页，共 {1} 页", "Страница {0} из {1}", "Sivu {0}/{1}"}

	LearnStart     = Message{"Begin", "开始", "Начать", "Aloita"}
	LearnNext      = Message{"Next", "下一页", "Дальше", "Seuraava"}
	LearnBack      = Message{"Back", "上一页", "Назад", "Edellinen"}
	LearnFinish    = Message{"Finish", "完成", "Закончить", "Lopeta"}
	LearnHintAsk   = Message{"Hint", "提示", "Подсказка", "Vihje"}
	LearnCheck     = Message{"Check", "检查", "Проверить", "Tarkista"}
	LearnReset     = Message{"Board as it was", "还原棋盘", "Вернуть доску", "Palauta lauta"}
	LearnAnother   = Message{"Another", "再来一题", "Ещё одно", "Uusi"}
	LearnSources   = Message{"Sources", "参考文献", "Источники", "Lähteet"}
	LearnWaits     = Message{"First answer the question; a hint helps.", "请先回答问题；可以要提示。", "Сначала ответьте на вопрос; поможет подсказка.", "Vastaa ensin kysymykseen; vihje auttaa."}
	LearnNumber    = Message{"A number", "一个数", "Число", "Luku"}
	LearnNotNumber = Message{
		"“{0}” is no whole number from 0 up; write digits only.",
		"“{0}”不是非负整数；请只写数字。",
		"«{0}» — не целое число от 0; пишите только цифры.",
		"”{0}” ei ole luku nollasta ylöspäin; kirjoita vain numeroita.",
	}
	// LearnValueOf: {0} is a vertex.
	LearnValueOf = Message{"Value of {0}", "{0} 的值", "Значение {0}", "Solmun {0} arvo"}
	LearnChoose  = Message{
		"Choose a vertex on the board, then write its value.",
		"先在棋盘上选一个顶点，再写它的值。",
		"Выберите вершину на доске и впишите её значение.",
		"Valitse laudalta solmu ja kirjoita sen arvo.",
	}
	LearnClick = Message{
		"Click on the board, or go there with the arrow keys and press Enter.",
		"在棋盘上单击，或用方向键走到那里按 Enter。",
		"Щёлкните на доске или дойдите стрелками и нажмите Enter.",
		"Napsauta laudalla tai mene nuolilla ja paina Enter.",
	}
	LearnGrab = Message{
		"Take a chip on the board and put it where it is to go; with the keyboard: arrows and Enter.",
		"在棋盘上拿起棋子放到目标处；用键盘：方向键和 Enter。",
		"Возьмите фишку на доске и поставьте куда нужно; с клавиатуры — стрелки и Enter.",
		"Ota nappula laudalta ja vie se perille; näppäimistöllä nuolet ja Enter.",
	}
	LearnCutIt = Message{
		"Click the edge; with the keyboard: Q goes from edge to edge, Enter cuts.",
		"单击要剪的边；用键盘：Q 逐条选边，Enter 剪断。",
		"Щёлкните ребро; с клавиатуры: Q выбирает ребро, Enter режет.",
		"Napsauta kaarta; näppäimistöllä Q käy kaaret läpi ja Enter katkaisee.",
	}
	// LearnPending: {0} are the moves of the chips so far.
	LearnPending = Message{
		"So far: {0}. More chips may or must move.",
		"已走：{0}。还可以或必须移动其他棋子。",
		"Пока: {0}. Могут или должны пойти и другие фишки.",
		"Tähän asti: {0}. Muitakin nappuloita voi tai pitää siirtää.",
	}
	LearnMake       = Message{"Make this move", "走这一步", "Сделать этот ход", "Tee tämä siirto"}
	LearnFound      = Message{"Found: {0}", "已找到：{0}", "Найдено: {0}", "Löydetty: {0}"}
	LearnSize       = Message{"Size", "大小", "Размер", "Koko"}
	LearnDifficulty = Message{"Difficulty", "难度", "Трудность", "Vaikeus"}
	LearnCode       = Message{"Code {0}", "代码 {0}", "Код {0}", "Koodi {0}"}
	LearnByCode     = Message{"By code…", "按代码…", "По коду…", "Koodilla…"}
	LearnResults    = Message{"Results…", "成绩…", "Результаты…", "Tulokset…"}
	LearnExam       = Message{"Exam sheet…", "试卷…", "Контрольная…", "Koearkki…"}
	LearnExamOf     = Message{"How many exercises of each kind chosen", "每类题目数", "Сколько заданий", "Montako tehtävää"}
	LearnWithValues = Message{"With answers", "附答案", "С ответами", "Vastausten kanssa"}
	LearnSeed       = Message{"Number of the sheet, to make it again", "试卷编号，可重新生成", "Номер листа, чтобы сделать его снова", "Arkin numero, jolla sen saa uudestaan"}
	LearnSave       = Message{"Save…", "保存…", "Сохранить…", "Tallenna…"}
	LearnClose      = Message{"Close", "关闭", "Закрыть", "Sulje"}
	LearnEmpty      = Message{"Nothing yet.", "还没有记录。", "Пока ничего.", "Ei vielä mitään."}
	NoEdgeThere     = Message{
		"No edge leads there.", "没有边通向那里。", "Туда не ведёт ребро.", "Sinne ei vie kaarta.",
	}
)

// Playing a match.
var (
	MatchTitle = Message{"A match", "对弈", "Партия", "Ottelu"}
	MatchNew   = Message{"New match…", "新对局…", "Новая партия…", "Uusi ottelu…"}
	MatchWho   = Message{"Who begins", "谁先走", "Кто начинает", "Kumpi aloittaa"}
	MatchMe    = Message{"I begin", "我先走", "Начинаю я", "Minä"}
	MatchYou   = Message{"The program begins", "程序先走", "Начинает программа", "Ohjelma"}
	MatchBoth  = Message{"Two people at one screen", "两人同屏对弈", "Двое за одним экраном", "Kaksi pelaajaa"}
	MatchHow   = Message{"How the program plays", "程序的水平", "Как играет программа", "Miten ohjelma pelaa"}
	MatchStart = Message{"Play", "开始", "Играть", "Pelaa"}
	MatchEnd   = Message{"End the match", "结束对局", "Закончить партию", "Lopeta ottelu"}

	MatchYourTurn = Message{"Your move.", "轮到您走。", "Ваш ход.", "Sinun vuorosi."}
	MatchItsTurn  = Message{"The program is thinking…", "程序正在思考…", "Программа думает…", "Ohjelma miettii…"}
	MatchTurnOf   = Message{"Player {0} is to move.", "轮到玩家 {0}。", "Ходит игрок {0}.", "Pelaaja {0} on vuorossa."}
	MatchYouWon   = Message{"*You have won.*", "*您赢了。*", "*Вы выиграли.*", "*Voitit.*"}
	MatchYouLost  = Message{"*The program has won.*", "*程序赢了。*", "*Выиграла программа.*", "*Ohjelma voitti.*"}
	MatchWonBy    = Message{"*Player {0} has won.*", "*玩家 {0} 赢了。*", "*Выиграл игрок {0}.*", "*Pelaaja {0} voitti.*"}
	MatchStartRow = Message{"At the start", "开局", "В начале", "Alussa"}
	MatchMove     = Message{"Move", "走法", "Ход", "Siirto"}
	MatchByHand   = Message{
		"Play on the picture of the position", "在局面图上走", "Ходить на картинке позиции", "Pelaa aseman kuvalla",
	}
	MatchShow      = Message{"Show the values", "显示值", "Показать значения", "Näytä arvot"}
	MatchHide      = Message{"Hide the values", "隐藏值", "Скрыть значения", "Piilota arvot"}
	MatchNotLegal  = Message{"The rule has no such move.", "规则不允许这样走。", "По правилу так ходить нельзя.", "Sääntö ei salli sellaista siirtoa."}
	MatchOver      = Message{"No move is left here: first put down a chip that can move.", "这里已无棋可走；请先放一枚能移动的棋子。", "Здесь нет ходов: сначала поставьте фишку, которая может ходить.", "Tässä ei ole siirtoja: aseta ensin nappula, joka voi siirtyä."}
	MatchFixed     = Message{"The match is played on this board: end it to draw.", "此棋盘正在对局：结束对局后才能修改。", "На этой доске идёт партия: чтобы рисовать, закончите её.", "Tällä laudalla pelataan ottelua: lopeta se, jos haluat piirtää."}
	MatchRate      = Message{"How often it errs", "出错的频率", "Как часто ошибается", "Kuinka usein se erehtyy"}
	MatchUndoLabel = Message{"Take back", "悔棋", "Взять назад", "Peru siirto"}
	MatchRedoLabel = Message{"Again", "重走", "Снова", "Uudelleen"}
)

// Writing a lesson.
var (
	MenuLesson   = Message{"Lesson", "课程", "Урок", "Oppitunti"}
	ScriptNew    = Message{"Write a new lesson", "编写新课程", "Написать новый урок", "Kirjoita uusi oppitunti"}
	ScriptOpen   = Message{"Open a lesson to edit…", "打开课程进行编辑…", "Открыть урок для правки…", "Avaa oppitunti muokattavaksi…"}
	ScriptEdit   = Message{"Edit this lesson", "编辑此课程", "Править этот урок", "Muokkaa tätä oppituntia"}
	ScriptCheck  = Message{"Check the lesson", "检查课程", "Проверить урок", "Tarkista oppitunti"}
	ScriptTry    = Message{"Try it as a reader", "以读者身份试读", "Пройти как читатель", "Kokeile lukijana"}
	ScriptLesson = Message{"New lesson", "新课程", "Новый урок", "Uusi oppitunti"}

	ScriptChecking = Message{"Checking…", "正在检查…", "Проверка…", "Tarkistetaan…"}
	// ScriptSound: {0} is a number of pages.
	ScriptSound = Message{
		"Nothing is wrong; {0} {0|page|pages}.", "没有错误；共 {0} 页。", "Ошибок нет; страниц: {0}.", "Ei virheitä; sivuja {0}.",
	}
)
