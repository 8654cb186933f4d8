package lang

// Why a layout is not the one asked for. The engines' names are those of the command line.
var (
	// {0} is the engine that was taken, {1} why another one was not.
	faultLayoutOther = Message{
		"{1}; laid out with {0} instead",
		"{1}；已改用 {0} 布局",
		"{1}; вместо этого раскладка сделана с помощью {0}",
		"{1}; asettelu tehtiin sen sijaan menetelmällä {0}",
	}
	// {0} is "layers", our own plain layout, {1} why another one was not taken.
	faultLayoutLayers = Message{
		"{1}; laid out in plain layers instead",
		"{1}；已改用简单分层布局",
		"{1}; вместо этого сделана простая раскладка по слоям",
		"{1}; lauta aseteltiin sen sijaan pelkkiin kerroksiin",
	}
	// {0} is the engine, {1} its limit, {2} the number of vertices.
	faultLayoutSize = Message{
		"{0} is for at most {1} vertices, and this board has {2}",
		"{0} 最多用于 {1} 个顶点，而这个棋盘有 {2} 个",
		"{0} рассчитан не более чем на {1} вершин, а на доске их {2}",
		"{0} sopii enintään {1} solmulle, ja laudalla niitä on {2}",
	}
	// {0} is the engine, {1} the number of edges, whose lengths make the layout too slow.
	faultLayoutDense = Message{
		"{0} would take too long for this many edges ({1})",
		"边太多（{1} 条），{0} 会耗时过长",
		"{0} не справится за разумное время: рёбер слишком много ({1})",
		"{0} veisi liian kauan: kaaria on liikaa ({1})",
	}
	// {0} is the engine, {1} the number of seconds.
	faultLayoutTime = Message{
		"{0} was stopped after {1} s",
		"{0} 运行 {1} 秒后已停止",
		"{0} остановлен через {1} с",
		"{0} keskeytettiin {1} sekunnin jälkeen",
	}
	// {0} is the engine, {1} what happened, in English.
	faultLayoutCrash = Message{
		"{0} failed ({1})",
		"{0} 出错（{1}）",
		"сбой {0} ({1})",
		"{0} epäonnistui ({1})",
	}
)
