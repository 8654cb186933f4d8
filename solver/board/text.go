package board

import (
	"html"
	"strings"
)

// Text is the text shown for a vertex: its label with escapes resolved and HTML reduced to its text, else its ID.
func (b Board) Text(v int) string {
	x := &b.Vertices[v]
	switch {
	case !x.HasLabel:
		return x.ID
	case x.HTMLLabel:
		return htmlText(x.Label)
	}
	return labelText(x.Label, x.ID, b.Name)
}

// labelText resolves the escapes of an ordinary label.
func labelText(label, id, graph string) string {
	if !strings.ContainsAny(label, `\&`) {
		return label
	}
	var s strings.Builder
	for i := 0; i < len(label); i++ {
		c := label[i]
		if c != '\\' || i+1 == len(label) {
			s.WriteByte(c)
			continue
		}
		i++
		switch c = label[i]; c {
		case 'N':
			s.WriteString(id)
		case 'G':
			s.WriteString(graph)
		case 'n', 'l', 'r':
			s.WriteByte('\n')
		default:
			s.WriteByte(c)
		}
	}
	return entities(strings.TrimSuffix(s.String(), "\n"))
}

// entities resolves &name; and &#number; and nothing looser.
func entities(s string) string {
	if !strings.Contains(s, "&") {
		return s
	}
	var out strings.Builder
	for {
		before, after, found := strings.Cut(s, "&")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		name, rest, closed := strings.Cut(after, ";")
		if !closed || name == "" || strings.ContainsAny(name, " &\n") {
			out.WriteByte('&')
			s = after
			continue
		}
		out.WriteString(entity("&" + name + ";"))
		s = rest
	}
}

// entity is what one &name; stands for, itself when it is none.
func entity(s string) string {
	text := html.UnescapeString(s)
	if strings.HasSuffix(text, ";") && text != ";" { // only the beginning of the name was known
		return s
	}
	return text
}

// htmlText is the text of an HTML label: tags gone, cells parted by blanks, rows and breaks by line ends.
func htmlText(label string) string {
	var s strings.Builder
	for label != "" {
		before, after, found := strings.Cut(label, "<")
		s.WriteString(entities(strings.Join(strings.FieldsFunc(before, isLineEnd), " ")))
		if !found {
			break
		}
		stop := ">"
		if strings.HasPrefix(after, "!--") {
			stop = "-->"
		}
		tag, rest, _ := strings.Cut(after, stop)
		s.WriteString(tagText(tag))
		label = rest
	}
	return tidy(s.String())
}

func isLineEnd(r rune) bool { return r == '\n' || r == '\r' }

// tagText is what stands for a tag in text.
func tagText(tag string) string {
	name := strings.ToLower(strings.Trim(tag, "/ \t\r\n"))
	switch {
	case name == "br", strings.HasPrefix(name, "br "), name == "tr" && strings.HasPrefix(tag, "/"):
		return "\n"
	case name == "td" && strings.HasPrefix(tag, "/"):
		return " "
	}
	return ""
}

// tidy makes runs of blanks one and drops them, and empty lines, at the edges.
func tidy(s string) string {
	var lines []string
	for line := range strings.SplitSeq(s, "\n") {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}
