package lang

// The words for the things of a board. All messages use these and no others:
//
//	board       棋盘      доска               lauta
//	vertex      顶点      вершина             solmu
//	edge        边        ребро               kaari
//	chip        棋子      фишка               nappula (pelinappula where it stands alone)
//	split       分裂点    развилка            jakosolmu
//	option      后继      переход             seuraaja
//	move        移动, 走法 ход                siirto
//	stalk       链        стебель             varsi
//	ring, fuse  环, 融合  кольцо, стягивать   rengas, sulauttaa
//	branch      分支      ветвь               haara
//	misère play misère 规则 мизер             misère-peli
//	terminal    终止顶点  терминальная вершина päätesolmu
//	value (SG)  SG 值     значение Шпрага–Гранди, SG   SG-arvo
//	mex         mex       mex                 mex
//	nim-sum     异或和    ним-сумма           nim-summa
//	next/previous player  先手/后手  первый/второй игрок  siirtovuorossa oleva/edellinen pelaaja
//	P/N position P/N 局面  P/N-позиция         P/N-asema
//	winning move 制胜走法 выигрышный ход      voittosiirto
//	cycle       环        цикл                sykli
//	step        步        шаг                 vaihe
//	layout, arrange 布局  раскладка, разложить asettelu, asettele
//	file, folder 文件, 文件夹 файл, папка     tiedosto, kansio

// List is names one after another, as each language writes them: "A, B and C", "A、B、C", "A, B и C", "A, B ja C".
func List(l Language, items []string) string { return list(l, items, listAnd) }

// Choice is names of which one is taken: "A, B or C", "A、B 或 C", "A, B или C", "A, B tai C".
func Choice(l Language, items []string) string { return list(l, items, listOr) }

var (
	listComma = Message{", ", "、", ", ", ", "}
	listAnd   = Message{" and ", "、", " и ", " ja "}
	listOr    = Message{" or ", " 或 ", " или ", " tai "}
)

func list(l Language, items []string, last Message) string {
	s := ""
	for i, item := range items {
		switch {
		case i == 0:
		case i == len(items)-1:
			s += last[l]
		default:
			s += listComma[l]
		}
		s += item
	}
	return s
}
