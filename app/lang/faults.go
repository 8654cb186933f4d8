package lang

// Faults has the sentences of the errors of packages that may not import lang: each such error gives its key and its
// arguments by Fault. One block a package; the English is what the error's Error() says.
var Faults = map[string]Message{}
