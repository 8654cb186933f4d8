package lang

// faultPictureLarge: {0} by {1} pixels is more than {2} in all.
var faultPictureLarge = Message{
	"the picture would be {0} by {1} pixels, more than {2} in all; try a smaller scale, or SVG",
	"图片将有 {0}×{1} 像素，超过总数上限 {2}；请减小缩放倍数，或导出为 SVG",
	"изображение заняло бы {0}×{1} пикселей, а можно не больше {2}; уменьшите масштаб или выберите SVG",
	"kuvan koko olisi {0} × {1} kuvapistettä, kun niitä saa olla {2}; kokeile pienempää skaalausta tai SVG-muotoa",
}
