package lang

// The strengths of the program as a player.
var (
	StrengthExplains      = Message{"Explains itself", "边走边讲", "Объясняет", "Selittää siirtonsa"}
	StrengthExplainsAbout = Message{
		"Plays perfectly and says why each of its moves is right.",
		"从不走错，并说明每一步为什么正确。",
		"Играет безошибочно и говорит, почему верен каждый её ход.",
		"Pelaa virheettömästi ja kertoo, miksi kukin siirto on oikea.",
	}
	StrengthCasual      = Message{"Casual", "随意", "Как любитель", "Huoleton"}
	StrengthCasualAbout = Message{
		"Plays well, but errs in {0} of 100 moves where it can.",
		"走得不错，但在可能出错时，100 步中有 {0} 步出错。",
		"Играет хорошо, но ошибается в {0} ходах из 100, где это возможно.",
		"Pelaa hyvin, mutta erehtyy {0} siirrossa sadasta, kun se on mahdollista.",
	}
	StrengthPerfect      = Message{"Perfect", "完美", "Безошибочно", "Virheetön"}
	StrengthPerfectAbout = Message{
		"Never lets a win or a draw slip, and holds a lost position as long as it can be held.",
		"从不放过胜局与和局，输定的局面也尽量拖延。",
		"Никогда не упускает выигрыш или ничью, а проигранную позицию тянет, сколько можно.",
		"Ei koskaan päästä voittoa tai tasapeliä käsistään ja pitkittää hävittyä asemaa niin kauan kuin voi.",
	}
)

// Why the program moves as it does. {0} is how many moves are left.
var (
	ChoiceHurries = Message{
		"It wins, in {0} {0|move|moves} at most.",
		"必胜，最多还有 {0} 步。",
		"Выигрывает не больше чем за {0} {0|ход|хода|ходов}.",
		"Se voittaa, enintään {0} {0|siirrossa|siirrossa}.",
	}
	ChoiceDelays = Message{
		"It is lost, but can hold out for {0} {0|move|moves}.",
		"已经输定，但尽量拖到 {0} 步。",
		"Проиграно, но продержаться можно {0} {0|ход|хода|ходов}.",
		"Se on hävitty, mutta kestää vielä {0} {0|siirron|siirtoa}.",
	}
	ChoiceHolds = Message{
		"It keeps the draw.",
		"守住和局。",
		"Удерживает ничью.",
		"Se pitää tasapelin.",
	}
	ChoiceWins = Message{
		"It wins by the theory of the rule; the game is too large to find the quickest way.",
		"由该规则的理论可知必胜；对局太大，无法求出最快的走法。",
		"Выигрывает по теории правила; игра слишком велика, чтобы найти кратчайший путь.",
		"Se voittaa säännön teorian nojalla; peli on liian suuri nopeimman tien löytämiseen.",
	}
	ChoiceLongest = Message{
		"It is lost; the game is too large to play out, so it leaves as many moves as it can.",
		"已经输定；对局太大，无法穷举，因此留下尽可能多的步数。",
		"Проиграно; игра слишком велика для перебора, поэтому остаётся как можно больше ходов.",
		"Se on hävitty; peli on liian suuri läpi pelattavaksi, joten se jättää niin monta siirtoa kuin mahdollista.",
	}
	ChoiceHopes = Message{
		"Nobody knows who wins here; it leaves as many moves as it can.",
		"此处胜负未知；留下尽可能多的步数。",
		"Кто здесь выигрывает, неизвестно; остаётся как можно больше ходов.",
		"Voittajaa ei tässä tiedetä; se jättää niin monta siirtoa kuin mahdollista.",
	}
	// {0} is the sum that the move leaves, written out.
	ChoiceLeaves = Message{
		"It leaves *{0}*.",
		"它留下 *{0}*。",
		"Остаётся *{0}*.",
		"Se jättää *{0}*.",
	}
	ChoiceErred = Message{
		"That was an error on purpose: you can do better now.",
		"这是故意走错的：您现在可以抓住机会。",
		"Это намеренная ошибка: теперь вы можете этим воспользоваться.",
		"Se oli tahallinen virhe: nyt voit hyötyä siitä.",
	}
)
