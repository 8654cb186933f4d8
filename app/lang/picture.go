package lang

// That a picture of {0} by {1} pixels is more than {2} in all. {3} is a scale at which it would not be.
var (
	faultPictureLarge = Message{
		"the picture would be {0} by {1} pixels, more than {2} in all; try a scale of at most {3}, or SVG",
		"图片将有 {0}×{1} 像素，超过总数上限 {2}；请把缩放倍数减到 {3} 或更小，或导出为 SVG",
		"изображение заняло бы {0}×{1} пикселей, а можно не больше {2}; выберите масштаб не больше {3} или SVG",
		"kuvan koko olisi {0} × {1} kuvapistettä, kun niitä saa olla {2}; kokeile enintään skaalausta {3} tai SVG-muotoa",
	}
	faultPictureLarger = Message{
		"the picture would be {0} by {1} pixels, more than {2} in all; try SVG, or another layout, which may take less room",
		"图片将有 {0}×{1} 像素，超过总数上限 {2}；请导出为 SVG，或换一种可能更紧凑的布局",
		"изображение заняло бы {0}×{1} пикселей, а можно не больше {2}; выберите SVG или другую раскладку: она может занять меньше места",
		"kuvan koko olisi {0} × {1} kuvapistettä, kun niitä saa olla {2}; kokeile SVG-muotoa tai toista asettelua, joka voi viedä vähemmän tilaa",
	}
)
