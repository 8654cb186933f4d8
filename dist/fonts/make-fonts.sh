#!/bin/sh
# Makes render/fonts/*.ttf, the typefaces that Mexboard carries. The same sources give the same bytes.
#
# Sources, all under the SIL Open Font License 1.1:
#   Noto Sans Regular and Bold      from the Fyne module that go.mod names
#   Noto Sans CJK SC Regular        Debian's fonts-noto-cjk  1:20220127+repack1
#   Noto Sans Math, Noto Sans Symbols 2   Debian's fonts-noto-core 20201225
# Tool: fonttools, Debian's python3-fonttools 4.38. Install all with
#   apt-get install python3-fonttools fonts-noto-cjk fonts-noto-core
# NOTO_CORE may name a folder that holds the files of fonts-noto-core, when that package is only unpacked.
set -eu
cd "$(dirname "$0")/../.."
here=dist/fonts
out=render/fonts
fyne=$(go list -m -f '{{.Dir}}' fyne.io/fyne/v2)/theme/font
core=${NOTO_CORE:-/usr/share/fonts/truetype/noto}
cjk=${NOTO_CJK:-/usr/share/fonts/opentype/noto}
export SOURCE_DATE_EPOCH=1704067200
mkdir -p "$out"

# Latin, marks, Greek, Cyrillic, Vietnamese, punctuation, sub- and superscripts, currency, letterlike.
letters=0020-007E,00A0-024F,02B0-036F,0370-03FF,0400-052F,1E00-1EFF,2000-206F,2070-209F,20A0-20BF,2100-214F
for face in Regular Bold; do
	# Kerning and the placing of marks stay; hints go: the drawer does not use them.
	pyftsubset "$fyne/NotoSans-$face.ttf" --unicodes="$letters" --layout-features=kern,mark,mkmk,ccmp,locl \
		--no-hinting --desubroutinize --notdef-outline --name-IDs='0,1,2,3,4,5,6,13,14' --output-file="$out/NotoSans-$face.ttf"
done

/usr/bin/python3 "$here/make-supplement.py" "$fyne/NotoSans-Regular.ttf" "$cjk/NotoSansCJK-Regular.ttc" \
	"$core/NotoSansMath-Regular.ttf" "$core/NotoSansSymbols2-Regular.ttf" "$out/MexboardSupplement.ttf"
ls -l "$out"
