package lang

// The text pane.
var (
	TabText   = Message{"Text", "文本", "Текст", "Teksti"}
	MenuPanel = Message{"Side panel", "侧边栏", "Боковая панель", "Sivupaneeli"}
	EditText  = Message{"edit text", "编辑文本", "правка текста", "tekstin muokkaus"}

	TextRewritten = Message{
		"The text was written anew, without its comments; undo brings them back.",
		"文本已重新生成，注释已去掉；撤销可恢复。",
		"Текст записан заново, без комментариев; отмена вернёт их.",
		"Teksti kirjoitettiin uudelleen ilman kommentteja; kumoaminen palauttaa ne.",
	}
	TextReplaced = Message{
		"The text that was no board was replaced; undo brings it back.",
		"无法识别的文本已被替换；撤销可恢复。",
		"Текст с ошибкой заменён; отмена вернёт его.",
		"Virheellinen teksti korvattiin; kumoaminen palauttaa sen.",
	}
	TextLarge = Message{ // {0} and {1} are numbers
		"The board has {0} {0|vertex|vertices} and {1} {1|edge|edges}; its text is very long.",
		"棋盘有 {0} 个顶点和 {1} 条边，文本很长。",
		"На доске {0} {0|вершина|вершины|вершин} и {1} {1|ребро|ребра|рёбер}; её текст очень длинный.",
		"Laudalla on {0} {0|solmu|solmua} ja {1} {1|kaari|kaarta}; sen teksti on hyvin pitkä.",
	}
	TextShow    = Message{"Show the text", "显示文本", "Показать текст", "Näytä teksti"}
	TextReading = Message{"Reading the text…", "正在读取文本…", "Чтение текста…", "Luetaan tekstiä…"}
	TextWriting = Message{"Writing the text…", "正在生成文本…", "Запись текста…", "Kirjoitetaan tekstiä…"}
	TextLine    = Message{"Line {0}", "第 {0} 行", "Строка {0}", "Rivi {0}"}
	SolveHint   = Message{
		"The values, the winning moves and the way to them.",
		"SG 值、制胜走法及求解步骤。",
		"Значения, выигрышные ходы и путь к ним.",
		"Arvot, voittosiirrot ja tie niihin.",
	}
	TextHint = Message{
		"The board as DOT text. Esc goes to the board.",
		"棋盘的 DOT 文本。按 Esc 回到棋盘。",
		"Доска как текст DOT. Esc — к доске.",
		"Lauta DOT-tekstinä. Esc siirtyy laudalle.",
	}
)
