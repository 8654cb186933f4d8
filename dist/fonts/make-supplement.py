"""Makes the supplement font: what Noto Sans lacks and Mexboard shows.

    make-supplement.py NOTO_SANS NOTO_CJK_TTC NOTO_MATH NOTO_SYMBOLS2 OUT

Chinese characters of GB 2312 (the 3,755 of level 1 and the commoner ones of level 2), CJK punctuation and full-width forms; mathematics and arrows; shapes,
ticks and player signs; the space. All as TrueType outlines, because Fyne's and the PDF writer's readers want them,
with Noto Sans's ascent and descent, so that a line does not jump where the font changes. Nothing that Noto Sans has
(but the space) is included: there the reader's own font is the better one.
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

CURVE_ERROR = 1.5  # in units of 1/1000 em: far under a pixel at every size in use
DATE = 3786912000  # 2024-01-01 in seconds since 1904: the same sources give the same bytes

MATHEMATICS = [
    (0x2102, 0x2102), (0x2115, 0x2115), (0x211A, 0x211A), (0x211D, 0x211D), (0x2124, 0x2124),  # ℂ ℕ ℚ ℝ ℤ
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # operators
    (0x2308, 0x230B),  # floor and ceiling
    (0x27E6, 0x27EF),  # ⟦ ⟧ ⟨ ⟩
    (0x27F5, 0x27FF),  # long arrows
    (0x2A00, 0x2A02),  # big ⊕ ⊗
]
SHAPES = [
    (0x23E9, 0x23FA),  # ⏩ ⏮ ⏭ ⏸ ⏹
    (0x25A0, 0x25FF),  # ■ ▲ ▶ ◀ ◎ ●
    (0x2605, 0x2606),  # ★ ☆
    (0x2610, 0x2612),  # ☐ ☑ ☒
    (0x2654, 0x2667),  # chess pieces and card suits
    (0x2680, 0x2685),  # dice
    (0x2713, 0x2718),  # ✓ ✗
]
# Commoner characters of level 2: words of games and mathematics, family and given names, place names, everyday words.
LEVEL_2 = (
    "弈赢劣枰嬴叉矩阵幂俩仨尬尴骰祯瑕砾磊娃佟邹邱闫阎翟汪佘俞俪偌倩婷娜妮娅娟嫣媛嫦婕婵妍妤妞姗姝嬉孜孺宸寰尧峙峡峦峻崎崭嵩"
    "巍帖帷庾廖弘彦彤彬彭徕徜徨忐忑怡怦恍恺悖悯惬惦惺愫愣慷懊懵扪抉拈拎拽拗挚捋掂掰揣揶搁搪撂撇撬擎擞攒攥敖斌斐旎旭旮旯昊昕昙晁晏晖晟"
    "晤晴晶晗晨暄暇暨曙曦朦杞枞枢枷柠柚柯栩桔桢桦梓梵棣椰楂楠楷榈榕榫槿樟橙檐檬欣歆殇毓汐汶沁沂沅沣沐沛沪泓泗泫泱泷泸洛洱洵浔浙浚涓涔"
    "涕涟涵淄淇淅淑淞淳淼渊渌渚渝湄湎湘湛溥溧溪滂滇滢漪漳潇潍潞潼澄澜澳濂濠濮瀚灏炅炜炫炯烨烽焓焕焱煊煜煦熙熠熵熹燮爻狐狩狸猕猩猬獗玖"
    "玮玟玥玫玲珀珂珈珊珍珏珑珞珠珮珲琅琉琐琛琢琥琦琨琪琬琮琰琳琴琵琶琼瑁瑄瑙瑚瑛瑜瑞瑟瑶瑾璀璃璇璋璎璐璞璧璨瓒甄畀畲疆皎皓皖盎盱睇睐睫睿"
    "瞄瞅瞌瞳矍砥砷硒硕硼碴磐磊礴祁祉祎祖祛祺禅禧禹秉秦稔穆窈窕竑竣笃笙筠箐箫篁籁粲糅絮綦綮纂纨纭绀绚绛绡绮绯绺缃缇缈缤缪罡罹羡羲翊翌"
    "翎翔翡翰翱耄耋耿聃聆聪肇胚胥胤胧腼膑臧臻舫舸艋艘芃芊芎芙芝芥芩芪芮芳芷芸芹苇苑苒苓苕苗苣苷苹茁茉茌茗茜茵茸茹荀荃荆荇荏荔荟荠荣"
    "荧荷莅莉莎莓莘莞莠莪莫莱莲莹菀菁菅菖菡菩菱萃萌萍萱葆葛葡董葳葵蒂蒋蒙蒲蒿蓁蓄蓉蓓蓝蓟蓬蔓蔚蔡蔷蔺蔻蕃蕉蕊蕙蕤蕴蕾薇薛薪薰藉藏藐藓"
    "藜藤藩藻蘅蘑蘸虔虞蚌蚓蚣蚪蚱蛟蜈蜓蜻蜿蝌蝙蝠蝣螂螃螳蟋蟀蟑蟒衍衔衙衢袁裔裘褚襄訾诏诓诘诠诩诲谀谌谕谙谛谧谬豁豹貂贇贲贻赅赓赟趴跋跎"
    "跛跬跷踉踌踪踱蹉蹊蹒蹦躇躯轩轶辄辔辕辗辘辙迂迄迢迥迦迭逍逑逞逵逶遐遑遢遨邃邈邑邓邕邝邦邯邰邵邸邺郅郇郎郑郓郗郜郝郡郭郴郸鄂鄞鄢鄱酉"
    "酝醍醐钊钏钗钛钠钡钢钦钰钾铄铎铛铠铢铨铬铭铮铱铵锆锌锑锗锟锢锦锰锴镁镂镇镉镌镐镑镓镕镝镧镭镯闵阂阆阈阑阕隋隗隽雁雄雅雍雎雯雳霁霄霆"
    "霍霏霖霜霞霭靓靖靳鞅韦韩韬韵韶颉颐颖颜颢飒飓飙馍馐馥馨驭驸驿骁骅骈骋骐骓骞骠骥髦魁魅魏鲍鲜鲲鳄鳌鳞鸢鸯鸳鸿鹃鹄鹊鹏鹤鹦鹭鹰麒麟麾黍黎黔黛黠黯鼎齐龚龙"
    "噢噩嚏嗨嗯嘿哼哦哇呃呐咋咚咦哒哗哟唉唬啧喵喽嗒嗓嗡嗤嘎嘀嘈嘛嘭嘻噌噔噗噜噪囧圳坂坍坨坭垠垢垣埂埔埕堀堃塬墉墩壑"
)
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."


def spans(ranges):
    return [c for first, last in ranges for c in range(first, last + 1)]


def gb2312():
    """Level 1 of GB 2312 (rows 16 to 55), the marks and full-width forms of rows 1 and 3, and LEVEL_2."""
    found = [ord(c) for c in LEVEL_2]
    for row in [1, 3] + list(range(16, 56)):
        for column in range(1, 95):
            try:
                found.append(ord(bytes([row + 0xA0, column + 0xA0]).decode("gb2312")))
            except UnicodeDecodeError:
                pass  # an unused place of the table
    return [c for c in found if 0x3000 <= c < 0xA000 or 0xFF00 <= c < 0xFFF0]


class Source:
    """A font to take glyphs from, and the characters wanted from it."""

    def __init__(self, font, characters):
        self.cmap = font.getBestCmap()
        self.glyphs = font.getGlyphSet()
        self.advances = font["hmtx"]
        self.scale = 1000 / font["head"].unitsPerEm
        self.cubic = "glyf" not in font
        self.copyright = font["name"].getDebugName(0)
        self.characters = [c for c in characters if c in self.cmap]

    def outline(self, character):
        """The glyph of a character as TrueType, and its advance."""
        name = self.cmap[character]
        target = TTGlyphPen(None)
        pen = TransformPen(target, (self.scale, 0, 0, self.scale, 0, 0))
        if self.cubic:  # PostScript outlines run the other way round
            pen = Cu2QuPen(pen, CURVE_ERROR, reverse_direction=True)
        whole = DecomposingRecordingPen(self.glyphs)  # accents and the like become part of the outline
        self.glyphs[name].draw(whole)
        whole.replay(pen)
        return target.glyph(), round(self.advances[name][0] * self.scale)


def notdef():
    """A hollow box: a character that no font has stays visible."""
    pen = TTGlyphPen(None)
    for box in ([(60, 0), (60, 714), (540, 714), (540, 0)], [(110, 50), (490, 50), (490, 664), (110, 664)]):
        pen.moveTo(box[0])
        for point in box[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph(), 600


def main(noto, cjk, mathematics, symbols, out):
    sans = TTFont(noto)
    chinese = next(f for f in TTCollection(cjk).fonts if f["name"].getDebugName(4) == "Noto Sans CJK SC")
    sources = [
        Source(sans, [0x20]),
        Source(TTFont(mathematics), spans(MATHEMATICS)),
        Source(TTFont(symbols), spans(SHAPES)),
        Source(chinese, gb2312()),
    ]
    taken = set(sans.getBestCmap()) - {0x20}
    names, cmap, glyphs, metrics = [".notdef"], {}, {}, {}
    glyphs[".notdef"], advance = notdef()
    metrics[".notdef"] = (advance, 60)
    for source in sources:
        for c in sorted(source.characters):
            if c in taken:
                continue
            taken.add(c)
            name = "uni%04X" % c
            glyph, advance = source.outline(c)
            glyph.recalcBounds(None)
            names.append(name)
            cmap[c], glyphs[name] = name, glyph
            metrics[name] = (advance, getattr(glyph, "xMin", 0))

    fb = FontBuilder(1000, isTTF=True)
    fb.font.recalcTimestamp = False
    fb.setupHead(unitsPerEm=1000, created=DATE, modified=DATE)
    fb.setupGlyphOrder(names)
    fb.setupCharacterMap(cmap)
    fb.setupGlyf(glyphs)
    fb.setupHorizontalMetrics(metrics)
    ascent, descent = sans["hhea"].ascent, sans["hhea"].descent
    fb.setupHorizontalHeader(ascent=ascent, descent=descent, lineGap=0)
    fb.setupNameTable({
        "copyright": " ".join(dict.fromkeys(s.copyright for s in sources)),
        "familyName": "Mexboard Supplement", "styleName": "Regular", "uniqueFontIdentifier": "Mexboard Supplement 1",
        "fullName": "Mexboard Supplement", "psName": "MexboardSupplement-Regular", "version": "Version 1.000",
        "licenseDescription": LICENCE, "licenseInfoURL": "https://openfontlicense.org",
    }, mac=False)
    fb.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, sTypoLineGap=0, usWinAscent=ascent, usWinDescent=-descent)
    fb.setupPost(keepGlyphNames=False)
    fb.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
