package lang

// Why a program in Starlark gives no game.
var (
	// {0} is the line, {1} the column, {2} what is wrong.
	programAt = Message{
		"line {0}, column {1}: {2}",
		"第 {0} 行第 {1} 列：{2}",
		"строка {0}, столбец {1}: {2}",
		"rivi {0}, sarake {1}: {2}",
	}
	// {0} is what the language says, in English.
	programSyntax = Message{
		"{0}; try one of the examples as a pattern",
		"{0}；可以参照一个示例来写",
		"{0}; возьмите за образец один из примеров",
		"{0}; ota mallia jostakin esimerkistä",
	}
	// {0} is what stands there, {1} what could.
	programWant = Message{
		"here stands {0} where the language wants {1}",
		"这里是 {0}，语法要求的是 {1}",
		"здесь стоит {0}, а по правилам языка нужно {1}",
		"tässä on {0}, vaikka kieli vaatii: {1}",
	}
	// {0} is a name.
	programUndefined = Message{
		"the name {0} is not defined; look for a slip, or define it above",
		"名称 {0} 没有定义；请检查拼写，或在前面定义它",
		"имя {0} не определено; проверьте, нет ли опечатки, или определите его выше",
		"nimeä {0} ei ole määritelty; tarkista kirjoitusasu tai määrittele se ylempänä",
	}
	// {0} is what the language says, in English.
	programRun = Message{
		"the program stopped here: {0}",
		"程序在这里停止：{0}",
		"программа остановилась здесь: {0}",
		"ohjelma pysähtyi tähän: {0}",
	}
	// {0} is such as int + string.
	programOperands = Message{
		"{0} is not defined for values of these types",
		"这些类型的值之间没有 {0} 这种运算",
		"операция {0} для значений этих типов не определена",
		"laskutoimitusta {0} ei ole määritelty tällaisille arvoille",
	}
	programZero = Message{
		"here something is divided by zero; ask first whether it is zero",
		"这里除以了零；请先判断它是否为零",
		"здесь происходит деление на ноль; сначала проверьте, не ноль ли это",
		"tässä jaetaan nollalla; tarkista ensin, ettei jakaja ole nolla",
	}
	// {0} is the number asked for, {1} and {2} the first and last there are.
	programRange = Message{
		"there is no element with the number {0} here (it may go from {1} to {2})",
		"这里没有编号为 {0} 的元素（编号应在 {1} 到 {2} 之间）",
		"здесь нет элемента с номером {0} (номера идут от {1} до {2})",
		"tässä ei ole alkiota numero {0} (numerot ovat {1}–{2})",
	}
	// {0} is a type, {1} a name.
	programAttribute = Message{
		"a value of the type {0} has nothing called {1}",
		"{0} 类型的值没有名为 {1} 的成员",
		"у значения типа {0} нет ничего с именем {1}",
		"tyypin {0} arvolla ei ole jäsentä {1}",
	}
	// {0} is the key.
	programKey = Message{
		"the dictionary has no key {0}; ask first whether it is there",
		"字典里没有键 {0}；请先判断它是否存在",
		"в словаре нет ключа {0}; сначала проверьте, есть ли он",
		"sanakirjassa ei ole avainta {0}; tarkista ensin, onko se siellä",
	}
	programLoad = Message{
		"a program may not load others; put everything into this one",
		"程序不能加载其他程序；请把内容都写在这一个程序里",
		"программа не может загружать другие; напишите всё в ней одной",
		"ohjelma ei saa ladata muita; kirjoita kaikki tähän samaan",
	}
	programStart = Message{
		"the program does not say where the game begins; add a line such as start = 9",
		"程序没有说明游戏从哪里开始；请加一行，例如 start = 9",
		"программа не говорит, с чего начинается игра; добавьте строку, например start = 9",
		"ohjelma ei kerro, mistä peli alkaa; lisää rivi, esimerkiksi start = 9",
	}
	programOptions = Message{
		"the program has no function options; add one such as def options(p): return [p - 1] if p > 0 else []",
		"程序里没有函数 options；请加上，例如 def options(p): return [p - 1] if p > 0 else []",
		"в программе нет функции options; добавьте её, например def options(p): return [p - 1] if p > 0 else []",
		"ohjelmassa ei ole funktiota options; lisää se, esimerkiksi def options(p): return [p - 1] if p > 0 else []",
	}
	// {0} is a name, {1} the type of what has it.
	programFunction = Message{
		"{0} must be a function, and it is of the type {1}; try def {0}(p):",
		"{0} 应该是函数，现在的类型是 {1}；请写成 def {0}(p):",
		"{0} должно быть функцией, а сейчас это значение типа {1}; напишите def {0}(p):",
		"{0} on tyyppiä {1}, vaikka sen pitäisi olla funktio; kirjoita def {0}(p):",
	}
	// {0} is the name of the function.
	programParameter = Message{
		"the function {0} takes one parameter, the position; try def {0}(p):",
		"函数 {0} 只有一个参数，即局面；请写成 def {0}(p):",
		"у функции {0} один параметр — позиция; напишите def {0}(p):",
		"funktiolla {0} on yksi parametri, asema; kirjoita def {0}(p):",
	}
	programNothing = Message{
		"start is an empty list; try start = 9",
		"start 是空列表；可以写 start = 9",
		"start — пустой список; напишите, например, start = 9",
		"start on tyhjä lista; kirjoita esimerkiksi start = 9",
	}
	// {0} is a position, {1} a type.
	programResult = Message{
		"options of {0} gave a value of the type {1}; return a list of positions, an empty one where there is no move",
		"局面 {0} 的 options 返回了 {1} 类型的值；请返回局面的列表，没有走法时返回空列表",
		"функция options для позиции {0} вернула значение типа {1}; верните список позиций, пустой, если ходов нет",
		"options palautti asemasta {0} arvon, jonka tyyppi on {1}; palauta lista asemia, tyhjä jos siirtoja ei ole",
	}
	// {0} is a type.
	programPosition = Message{
		"a position is a whole number, a text or a tuple of these, not a value of the type {0} (a list is a split into positions)",
		"局面可以是整数、文本或由它们组成的元组，不能是 {0} 类型的值（列表表示拆分成几个局面）",
		"позиция — это целое число, строка или кортеж из них, а не значение типа {0} (список означает разделение на несколько позиций)",
		"asema on kokonaisluku, teksti tai niistä koottu monikko, ei tyypin {0} arvo (lista on jako useaksi asemaksi)",
	}
	// {0} is the limit.
	programLong = Message{
		"a position may be written with at most {0} characters; try a shorter way to write it",
		"一个局面最多用 {0} 个字符书写；请换一种更短的写法",
		"запись позиции может иметь не больше {0} знаков; запишите её короче",
		"asema saa olla enintään {0} merkkiä pitkä; kirjoita se lyhyemmin",
	}
	programControl = Message{
		"a position may not hold line breaks or other control characters; try / between rows",
		"局面里不能有换行符或其他控制字符；各行之间可以用 /",
		"в позиции не может быть переводов строки и других управляющих знаков; разделяйте ряды знаком /",
		"asemassa ei saa olla rivinvaihtoja eikä muita ohjausmerkkejä; erota rivit merkillä /",
	}
	// {0} is the limit.
	programNested = Message{
		"tuples may stand in each other at most {0} deep in a position; try flat tuples",
		"局面里的元组最多嵌套 {0} 层；请少嵌套一些",
		"кортежи в позиции могут быть вложены не глубже {0} уровней; обойдитесь меньшей вложенностью",
		"monikot saavat aseman kirjoituksessa olla sisäkkäin enintään {0} tasoa; käytä matalampia monikoita",
	}
	// {0} is the limit.
	programPositions = Message{
		"the game has more than {0} positions; try a smaller start",
		"这个游戏的局面超过 {0} 个；请从小一些的局面开始",
		"в игре больше {0} позиций; начните с меньшей",
		"pelissä on yli {0} asemaa; aloita pienemmästä",
	}
	// {0} is the limit.
	programMany = Message{
		"the game has more than {0} moves in all; try a smaller start",
		"这个游戏的走法总共超过 {0} 种；请从小一些的局面开始",
		"в игре всего больше {0} ходов; начните с меньшей позиции",
		"pelissä on kaikkiaan yli {0} siirtoa; aloita pienemmästä",
	}
	// {0} is the limit.
	programSteps = Message{
		"the program was stopped after {0} steps; look for a loop without an end, or try a smaller start",
		"程序运行 {0} 步后被停止；请检查有没有死循环，或从小一些的局面开始",
		"программа остановлена: сделано {0} шагов; проверьте, нет ли бесконечного цикла, или начните с меньшей позиции",
		"ohjelma keskeytettiin, kun askelia oli {0}; etsi päättymätön silmukka tai aloita pienemmästä",
	}
	// {0} is the limit.
	programDepth = Message{
		"the program was stopped when its functions called each other {0} deep; look for a call without an end",
		"函数相互调用达到 {0} 层，程序被停止；请检查有没有无限递归",
		"программа остановлена: вложенность вызовов достигла {0}; проверьте, нет ли бесконечной рекурсии",
		"ohjelma keskeytettiin, kun funktiokutsuja oli sisäkkäin {0}; etsi päättymätön rekursio",
	}
	// {0} is the limit in MB.
	programMemory = Message{
		"the program was stopped because it used more than {0} MB of memory; look for a list or text that grows without end, or try a smaller start",
		"程序使用的内存超过 {0} MB，已被停止；请检查有没有无限增长的列表或文本，或从小一些的局面开始",
		"программа остановлена: ей понадобилось больше {0} МБ памяти; проверьте, не растёт ли без конца список или строка, или начните с меньшей позиции",
		"ohjelma keskeytettiin, koska se käytti yli {0} Mt muistia; etsi lista tai teksti, joka kasvaa loputta, tai aloita pienemmästä",
	}
	// {0} is the number of seconds.
	programTime = Message{
		"the program was stopped after {0} s; look for a loop without an end, or try a smaller start",
		"程序运行 {0} 秒后被停止；请检查有没有死循环，或从小一些的局面开始",
		"программа остановлена через {0} с; проверьте, нет ли бесконечного цикла, или начните с меньшей позиции",
		"ohjelma keskeytettiin {0} sekunnin jälkeen; etsi päättymätön silmukka tai aloita pienemmästä",
	}
	// {0} is the limit.
	programSize = Message{
		"the program is longer than {0} characters; try a shorter one",
		"程序超过 {0} 个字符；请写短一些",
		"программа длиннее {0} знаков; сократите её",
		"ohjelmassa on yli {0} merkkiä; kirjoita se lyhyemmin",
	}
	// {0} is how the process ended, in English.
	programCrash = Message{
		"the program's process ended ({0}); try a smaller start",
		"运行程序的进程已终止（{0}）；请从小一些的局面开始",
		"процесс, выполнявший программу, завершился ({0}); начните с меньшей позиции",
		"ohjelmaa suorittanut prosessi päättyi ({0}); aloita pienemmästä",
	}
)
