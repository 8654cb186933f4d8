package lang

// What Starlark says of a program, told in our words; {0}, {1} and {2} are names, types and numbers.
var (
	programSaysString = Message{
		"the text in quotes does not end on its line; close it with a quote",
		"引号中的字符串没有在本行结束；请补上引号",
		"строка в кавычках не закончена; закройте кавычку",
		"lainausmerkeissä oleva teksti ei pääty rivillään; lisää lainausmerkki",
	}
	programSaysIndent = Message{
		"the indentation of this line fits none above; set it in as far as the lines it belongs to",
		"本行的缩进与上面任何一行都不一致；请与同一块的行对齐",
		"отступ этой строки не совпадает ни с одним из отступов выше; выровняйте её по строкам её блока",
		"rivin sisennys ei vastaa mitään ylempää; sisennä se kuten rivit, joihin se kuuluu",
	}
	programSaysCharacter = Message{
		"this character has no meaning here; look for a slip",
		"这个字符在这里没有意义；请检查是否写错",
		"этот знак здесь ничего не значит; проверьте, нет ли опечатки",
		"tällä merkillä ei ole tässä merkitystä; tarkista, onko kirjoitusvirhettä",
	}
	programSaysLoop = Message{
		"{0} stands outside of a loop",
		"{0} 不在循环里",
		"{0} стоит вне цикла",
		"{0} on silmukan ulkopuolella",
	}
	programSaysOutside = Message{
		"{0} stands outside of a function",
		"{0} 不在函数里",
		"{0} стоит вне функции",
		"{0} on funktion ulkopuolella",
	}
	programSaysElse = Message{
		"an if inside a value needs an else; try a if b else c",
		"表达式中的 if 必须有 else；请写成 a if b else c",
		"у if внутри выражения должно быть else; напишите a if b else c",
		"lausekkeen sisällä if tarvitsee osan else; kokeile a if b else c",
	}
	programSaysAssign = Message{
		"nothing can be assigned to {0}",
		"不能给 {0} 赋值",
		"нельзя присвоить значение: {0}",
		"tähän ei voi sijoittaa: {0}",
	}
	programSaysIterable = Message{
		"a value of the type {0} has no elements to go through; for numbers try range(n)",
		"{0} 类型的值没有可以遍历的元素；遍历整数请用 range(n)",
		"у значения типа {0} нет элементов, которые можно перебрать; для чисел возьмите range(n)",
		"tyypin {0} arvolla ei ole läpikäytäviä alkioita; luvuille kokeile range(n)",
	}
	programSaysLength = Message{
		"a value of the type {0} has no length",
		"{0} 类型的值没有长度",
		"у значения типа {0} нет длины",
		"tyypin {0} arvolla ei ole pituutta",
	}
	programSaysCall = Message{
		"a value of the type {0} is no function and cannot be called",
		"{0} 类型的值不是函数，不能调用",
		"значение типа {0} — не функция, вызвать его нельзя",
		"tyypin {0} arvo ei ole funktio, eikä sitä voi kutsua",
	}
	programSaysIndex = Message{
		"a value of the type {0} has no element that goes by a value of the type {1}",
		"{0} 类型的值不能用 {1} 类型的值取元素",
		"у значения типа {0} нельзя взять элемент по значению типа {1}",
		"tyypin {0} arvosta ei voi poimia alkiota tyypin {1} arvolla",
	}
	programSaysHash = Message{
		"a value of the type {0} can be no key of a dictionary and no element of a set; try a tuple",
		"{0} 类型的值不能作字典的键或集合的元素；请用元组",
		"значение типа {0} не может быть ключом словаря или элементом множества; возьмите кортеж",
		"tyypin {0} arvo ei voi olla sanakirjan avain eikä joukon alkio; kokeile monikkoa",
	}
	programSaysUnpack = Message{
		"there are {0} values here for {1} names",
		"这里有 {0} 个值，却要赋给 {1} 个名字",
		"значений здесь {0}, а имён {1}",
		"arvoja on tässä {0}, mutta nimiä {1}",
	}
	programSaysFail = Message{
		"the program says: {0}",
		"程序报告：{0}",
		"программа сообщает: {0}",
		"ohjelma ilmoittaa: {0}",
	}
	programSaysArgument = Message{
		"{0} is given a value of the type {1} where it wants {2}",
		"传给 {0} 的值是 {1} 类型，而它要的是 {2}",
		"функции {0} передано значение типа {1}, а нужно {2}",
		"{0} sai tyypin {1} arvon, vaikka se vaatii: {2}",
	}
	programSaysArguments = Message{
		"{0} is called with too many or too few values",
		"调用 {0} 时参数个数不对",
		"функция {0} вызвана не с тем числом значений",
		"funktiota {0} kutsutaan väärällä määrällä arvoja",
	}
	programSaysLacking = Message{
		"the call of {0} lacks {1}",
		"调用 {0} 时缺少 {1}",
		"в вызове {0} не хватает: {1}",
		"funktion {0} kutsusta puuttuu: {1}",
	}
	programSaysUnnamed = Message{
		"{0} takes nothing called {1}",
		"{0} 没有名为 {1} 的参数",
		"у функции {0} нет параметра {1}",
		"funktiolla {0} ei ole parametria {1}",
	}
	programSaysEarly = Message{
		"{0} is used before it has a value",
		"{0} 还没有赋值就被使用",
		"{0} используется раньше, чем получает значение",
		"arvoa {0} käytetään ennen kuin se on asetettu",
	}
	programSaysFrozen = Message{
		"what is made outside of the functions cannot be changed by them; make a copy first, such as list(x)",
		"函数不能修改函数外创建的值；请先复制一份，如 list(x)",
		"функции не могут менять то, что создано вне их; сначала сделайте копию, например list(x)",
		"funktiot eivät voi muuttaa niiden ulkopuolella luotua; tee ensin kopio, esimerkiksi list(x)",
	}
	programSaysIteration = Message{
		"a list, dictionary or set cannot be changed while a loop goes through it; go through a copy, such as list(x)",
		"循环遍历列表、字典或集合时不能修改它；请遍历一份副本，如 list(x)",
		"список, словарь или множество нельзя менять, пока по ним идёт цикл; переберите копию, например list(x)",
		"luetteloa, sanakirjaa tai joukkoa ei voi muuttaa, kun silmukka käy sitä läpi; käy läpi kopio, esimerkiksi list(x)",
	}
	programSaysEmptied = Message{
		"{0} of nothing has no value; ask first whether there is an element",
		"{0} 的参数为空，没有值；请先判断是否有元素",
		"{0} от пустого набора не имеет значения; сначала проверьте, есть ли элементы",
		"{0} ei anna arvoa tyhjästä; tarkista ensin, onko alkioita",
	}
	programSaysEmpty = Message{
		"there is no element with the number {0} here: nothing is in it",
		"这里没有编号为 {0} 的元素：它是空的",
		"здесь нет элемента с номером {0}: набор пуст",
		"tässä ei ole alkiota numero {0}: se on tyhjä",
	}
	programSaysNumeral = Message{
		"{0} is no number",
		"{0} 不是数",
		"{0} — не число",
		"{0} ei ole luku",
	}
	programSaysHuge = Message{
		"a number is too large here, or negative; try a smaller one",
		"这里的数太大，或为负；请用较小的数",
		"число здесь слишком велико или отрицательно; возьмите поменьше",
		"luku on tässä liian suuri tai negatiivinen; kokeile pienempää",
	}
	programSaysFormat = Message{
		"the text and the values after it do not fit together; look at each % or {}",
		"格式字符串与后面的值不匹配；请检查每个 % 或 {}",
		"строка и значения за ней не подходят друг к другу; проверьте каждый % или {}",
		"teksti ja sen arvot eivät sovi yhteen; tarkista jokainen % tai {}",
	}
	programSaysFound = Message{
		"{0} does not find what it looks for; ask first whether it is there",
		"{0} 没有找到要找的内容；请先判断它是否存在",
		"{0} не находит того, что ищет; сначала проверьте, есть ли это",
		"{0} ei löydä etsimäänsä; tarkista ensin, onko se siellä",
	}
	programSaysFixed = Message{
		"nothing inside a value of the type {0} can be changed; make a new one",
		"{0} 类型的值不能修改；请新建一个",
		"значение типа {0} изменить нельзя; создайте новое",
		"tyypin {0} arvoa ei voi muuttaa; tee uusi",
	}
	programSaysGiven = Message{
		"a value of the type {0} is given where {1} is wanted",
		"这里给的值是 {0} 类型，而要的是 {1}",
		"здесь дано значение типа {0}, а нужно {1}",
		"tässä annetaan tyypin {0} arvo, vaikka vaaditaan: {1}",
	}
	programTokenNewline           = Message{"the end of the line", "行尾", "конец строки", "rivin loppu"}
	programTokenIndent            = Message{"a deeper indentation", "缩进", "увеличенный отступ", "syvempi sisennys"}
	programTokenOutdent           = Message{"the end of the indented lines", "缩进块的结束", "конец блока с отступом", "sisennettyjen rivien loppu"}
	programTokenEndOfFile         = Message{"the end of the program", "程序的结尾", "конец программы", "ohjelman loppu"}
	programTokenPrimaryExpression = Message{"a value", "值", "значение", "arvo"}
	programTokenIdentifier        = Message{"a name", "名字", "имя", "nimi"}
)
