package lang

// Faults has the sentences of the errors of packages that may not import lang: each such error gives its key and its
// arguments by Fault. One block a package; the English is what the error's Error() says.
var Faults = map[string]Message{
	"document.chips": faultChips,
	"document.split": faultSplitChip,
	"document.taken": faultTaken,
	"document.empty": faultEmptyName,
	"document.move":  faultMove,
	"document.open":  faultOpen,
	"document.save":  faultSave,
	"editor.panic":   faultPanic,

	"layout.other":  faultLayoutOther,
	"layout.layers": faultLayoutLayers,
	"layout.size":   faultLayoutSize,
	"layout.dense":  faultLayoutDense,
	"layout.time":   faultLayoutTime,
	"layout.crash":  faultLayoutCrash,
}
