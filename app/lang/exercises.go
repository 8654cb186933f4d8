package lang

// Sizes and difficulties of exercises.
var (
	SizeSmall      = Message{"Small", "小", "Маленькая", "Pieni"}
	SizeMedium     = Message{"Medium", "中", "Средняя", "Keskikokoinen"}
	SizeLarge      = Message{"Large", "大", "Большая", "Suuri"}
	DifficultyEasy = Message{"Easy", "容易", "Легко", "Helppo"}
	DifficultyFair = Message{"Fair", "中等", "Средне", "Keskivaikea"}
	DifficultyHard = Message{"Hard", "困难", "Трудно", "Vaikea"}
)

// The kinds of exercise, and what every board of them is proved to have.
var (
	ExerciseOutcome      = Message{"P or N", "P 还是 N", "P или N", "P vai N"}
	ExerciseOutcomeAbout = Message{
		"One chip that can move: who wins?",
		"一枚能动的棋子：谁胜？",
		"Одна фишка, которая может ходить: кто выигрывает?",
		"Yksi nappula, joka voi siirtyä: kuka voittaa?",
	}
	ExerciseMex      = Message{"The mex", "求 mex", "Найти mex", "Mex-luku"}
	ExerciseMexAbout = Message{
		"A vertex with two options or more: what is its value?",
		"一个至少有两个后继的顶点：它的值是多少？",
		"Вершина, из которой есть хотя бы два хода: каково её значение?",
		"Solmu, jolla on vähintään kaksi seuraajaa: mikä on sen arvo?",
	}
	ExerciseThree      = Message{"A value of at least 3", "至少为 3 的值", "Значение не меньше 3", "Arvo vähintään 3"}
	ExerciseThreeAbout = Message{
		"A vertex whose value is 3 or more.",
		"一个值不小于 3 的顶点。",
		"Вершина со значением 3 или больше.",
		"Solmu, jonka arvo on 3 tai enemmän.",
	}
	ExerciseValues      = Message{"All values", "填写所有值", "Все значения", "Kaikki arvot"}
	ExerciseValuesAbout = Message{
		"Fill in every value, in any order; some vertex that can move is worth 0.",
		"以任意顺序填写所有值；有能动的顶点值为 0。",
		"Впишите все значения в любом порядке; есть нетерминальная вершина со значением 0.",
		"Täytä kaikki arvot missä järjestyksessä tahansa; jonkin solmun, josta voi siirtyä, arvo on 0.",
	}
	ExerciseSum      = Message{"The nim-sum", "异或和", "Ним-сумма", "Nim-summa"}
	ExerciseSumAbout = Message{
		"Several chips, two of them or more not worth 0.",
		"若干枚棋子，其中至少两枚的值不为 0。",
		"Несколько фишек; хотя бы у двух значение не 0.",
		"Useita nappuloita, joista vähintään kahden arvo ei ole 0.",
	}
	ExerciseOne      = Message{"The one winning move", "唯一的制胜走法", "Единственный выигрышный ход", "Ainoa voittosiirto"}
	ExerciseOneAbout = Message{
		"Exactly one move wins.",
		"恰有一种制胜走法。",
		"Выигрывает ровно один ход.",
		"Täsmälleen yksi siirto voittaa.",
	}
	ExerciseMoves      = Message{"All winning moves", "所有制胜走法", "Все выигрышные ходы", "Kaikki voittosiirrot"}
	ExerciseMovesAbout = Message{
		"Two to six moves win, and some move does not.",
		"有二到六种制胜走法，也有走法不能制胜。",
		"Выигрывают от двух до шести ходов, и есть ход, который не выигрывает.",
		"Kahdesta kuuteen siirtoa voittaa, ja jokin ei.",
	}
	ExerciseSplit      = Message{"Splits (Multi-SG)", "分裂（Multi-SG）", "Развилки (Multi-SG)", "Jakosolmut (Multi-SG)"}
	ExerciseSplitAbout = Message{
		"A vertex whose value a split decides.",
		"一个由分裂点决定其值的顶点。",
		"Вершина, значение которой решает развилка.",
		"Solmu, jonka arvon jakosolmu ratkaisee.",
	}
	ExerciseMisere      = Message{"Misère play (Anti-SG)", "misère 规则（Anti-SG）", "Мизер (Anti-SG)", "Misère-peli (Anti-SG)"}
	ExerciseMisereAbout = Message{
		"Whoever cannot move wins; some move wins and some does not, and playing as in normal play may mislead.",
		"不能移动者胜；有的走法制胜，有的不能，照正规规则走可能出错。",
		"Кто не может ходить, выигрывает; одни ходы выигрывают, другие нет, и ход из нормальной игры может подвести.",
		"Joka ei voi siirtää, voittaa; jokin siirto voittaa ja jokin ei, ja normaalipelin tapa voi johtaa harhaan.",
	}
	ExerciseSJ      = Message{"Does the SJ rule hold?", "SJ 定理成立吗？", "Верно ли правило SJ?", "Päteekö SJ-sääntö?"}
	ExerciseSJAbout = Message{
		"Misère play in which the SJ rule holds or fails, each in half of the exercises.",
		"misère 规则下的棋盘，SJ 定理在一半的练习中成立，另一半不成立。",
		"Мизер, где правило SJ в половине упражнений верно, в половине — нет.",
		"Misère-peli, jossa SJ-sääntö pätee joka toisessa harjoituksessa.",
	}
	ExerciseEvery      = Message{"Every chip moves (Every-SG)", "所有棋子都走（Every-SG）", "Ходят все фишки (Every-SG)", "Kaikki nappulat siirtyvät (Every-SG)"}
	ExerciseEveryAbout = Message{
		"Every chip that can move must move; some joint move wins and some does not.",
		"每枚能动的棋子都必须移动；有的联合走法制胜，有的不能。",
		"Каждая фишка, которая может ходить, обязана ходить; одни совместные ходы выигрывают, другие нет.",
		"Jokaisen nappulan, joka voi siirtyä, on siirryttävä; jokin yhteissiirto voittaa ja jokin ei.",
	}
	ExerciseTree      = Message{"Hackenbush: the value", "Hackenbush：求值", "Хакенбуш: значение", "Hackenbush: arvo"}
	ExerciseTreeAbout = Message{
		"A tree whose value is not just the number of its branches.",
		"一棵树，其值不只是分支数。",
		"Дерево, значение которого — не просто число ветвей.",
		"Puu, jonka arvo ei ole pelkkä haarojen määrä.",
	}
	ExerciseCut      = Message{"Hackenbush: cut the edge", "Hackenbush：剪哪条边", "Хакенбуш: какое ребро резать", "Hackenbush: katkaise kaari"}
	ExerciseCutAbout = Message{
		"A tree with a winning edge and one that loses.",
		"一棵树，有的边制胜，有的边不能。",
		"Дерево, где одни рёбра выигрывают, а другие нет.",
		"Puu, jossa jokin kaari voittaa ja jokin häviää.",
	}
	ExerciseRings      = Message{"Hackenbush: two rings", "Hackenbush：两个环", "Хакенбуш: два кольца", "Hackenbush: kaksi rengasta"}
	ExerciseRingsAbout = Message{
		"A graph with two rings, to be fused; cut a winning edge.",
		"含两个环的图，先把环融合，再剪断一条制胜边。",
		"Граф с двумя кольцами, которые стягиваются; разрежьте выигрышное ребро.",
		"Verkko, jossa on kaksi sulautettavaa rengasta; katkaise voittava kaari.",
	}
	ExerciseDraw      = Message{"P, N or draw", "P、N 还是和局", "P, N или ничья", "P, N vai tasapeli"}
	ExerciseDrawAbout = Message{
		"A board with a cycle on which all three outcomes occur.",
		"有环的棋盘，三种胜负都出现。",
		"Доска с циклом, где встречаются все три исхода.",
		"Lauta, jolla on sykli ja kaikki kolme lopputulosta.",
	}

	// {0} is what was typed.
	ExerciseCode = Message{
		"“{0}” is no exercise; try a code such as one-2-1-12345 (kind, size 1–3, difficulty 1–3, seed)",
		"“{0}”不是练习；请用如 one-2-1-12345 的代码（种类、大小 1–3、难度 1–3、种子）",
		"упражнения «{0}» нет; попробуйте код вида one-2-1-12345 (вид, размер 1–3, трудность 1–3, номер)",
		"harjoitusta ”{0}” ei ole; kokeile koodia kuten one-2-1-12345 (laji, koko 1–3, vaikeus 1–3, siemen)",
	}
	ExerciseNone = Message{
		"no board was found for the exercise {0}; try another seed or an easier one",
		"没有为练习 {0} 找到棋盘；请换一个种子或降低难度",
		"для упражнения {0} не нашлось доски; попробуйте другой номер или полегче",
		"harjoitukselle {0} ei löytynyt lautaa; kokeile toista siementä tai helpompaa",
	}
)

// The sheets: of results, of an exam and of its answers.
var (
	SheetNumber   = Message{"Number", "题号", "Номер", "Numero"}
	SheetExercise = Message{"Exercise", "练习", "Упражнение", "Harjoitus"}
	SheetCode     = Message{"Code", "代码", "Код", "Koodi"}
	SheetState    = Message{"Answer", "作答", "Ответ", "Vastaus"}
	SheetTries    = Message{"Wrong answers", "答错次数", "Неверных ответов", "Vääriä vastauksia"}
	SheetHints    = Message{"Hints", "提示", "Подсказок", "Vihjeitä"}
	SheetTime     = Message{"Time", "用时", "Время", "Aika"}
	SheetRight    = Message{"right", "答对", "верно", "oikein"}
	SheetOpen     = Message{"not answered", "未答", "без ответа", "vastaamatta"}
	// {0} is how many were answered, {1} of how many, {2} how many of them at once, {3} the time in all.
	SheetAll = Message{
		"{0} of {1} answered, {2} at the first try, in {3}",
		"共 {1} 题，答对 {0} 题，一次答对 {2} 题，用时 {3}",
		"Решено {0} из {1}, с первой попытки — {2}, за {3}",
		"{0}/{1} vastattu, {2} ensi yrittämällä, ajassa {3}",
	}
	ExamTitle   = Message{"Exercises", "练习题", "Упражнения", "Harjoituksia"}
	ExamAnswers = Message{"Answers", "答案", "Ответы", "Vastaukset"}
	ExamAnswer  = Message{"Answer: {0}", "答案：{0}", "Ответ: {0}", "Vastaus: {0}"}
	// {0} is the rule in a line, {1} what is asked.
	ExamRule      = Message{"{0}. {1}", "{0}。{1}", "{0}. {1}", "{0}. {1}"}
	AnswerYes     = Message{"yes", "是", "да", "kyllä"}
	AnswerNo      = Message{"no", "否", "нет", "ei"}
	AnswerOnBoard = Message{"see the board", "见棋盘", "на доске", "laudalla"}
)
