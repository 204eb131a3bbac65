/// The texts of schema.org's data, which sites fill with what their pages show: HTML, references to characters, line
/// breaks, invisible characters.
enum SchemaOrgText {
    /// The text as one line: without HTML and references, white space folded.
    static func line(_ text: String) -> String { folded(plain(text)) }

    /// A line of a text that holds several.
    struct Line: Hashable {
        var text: String
        /// Whether it is a heading, or set in bold from its beginning to its end.
        var isHeading = false
        /// Whether the page sets it apart as a note.
        var isNote = false
    }

    /// The lines of a text that holds several: those that stand on their own, and the blocks of its HTML.
    static func lines(_ text: String) -> [Line] {
        let text = text.withoutEntities
        let marked = text.utf8.contains(UInt8(ascii: "<")) ? text.withLineBreaksKept : text
        return marked.withoutHTML.lines().map { written in
            let last = written.utf8.last
            return Line(
                text: folded(String(written)), isHeading: last == HTMLText.headingMark,
                isNote: last == HTMLText.noteMark)
        }.filter { !$0.text.isEmpty }
    }

    /// The lines, none of them a heading where more than half would be, or the last.
    static func withoutDoubtfulHeadings(_ lines: [Line]) -> [Line] {
        let headings = lines.count(where: \.isHeading)
        guard headings > 0, headings * 2 > lines.count || lines.last?.isHeading == true else { return lines }
        return lines.map { Line(text: $0.text, isNote: $0.isNote) }
    }

    /// The text as one line, with what its HTML says of it.
    static func markedLine(_ text: String) -> Line {
        let plain = plain(text)
        return Line(text: folded(plain), isHeading: plain.utf8.last == HTMLText.headingMark)
    }

    /// A text of several paragraphs, an empty line between them; `nil` where it says nothing.
    static func paragraphs(_ text: String) -> String? {
        let text = text.withoutEntities
        let paragraphs = text.holdsHTML ? [line(text)] : MarkdownText.paragraphs(text).map(folded)
        let words = paragraphs.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: "\n\n")
    }

    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) || text.utf8.contains(UInt8(ascii: "<")) else { return text }
        return text.withoutEntities.withoutHTML
    }

    /// White space, however much and of whatever kind, becomes a space; control characters go, and what turns the
    /// writing direction.
    static func folded(_ text: String) -> String {
        guard needsFolding(text) else { return text }
        var result = String.UnicodeScalarView()
        var isBlankDue = false
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar.value > 0x7F && scalar.properties.isWhitespace
                || (0x09...0x0D).contains(scalar.value)
            {
                isBlankDue = !result.isEmpty
            } else if !scalar.isControl {
                if isBlankDue { result.append(" ") }
                isBlankDue = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether a blank stands at an end of a text or beside another one, or anything in it may be another blank or a
    /// control character; by a look at each byte.
    private static func needsFolding(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var wasBlank = true
            for byte in bytes {
                switch byte {
                case 0x20:
                    if wasBlank { return true }
                    wasBlank = true
                // C2 begins U+0085 and U+00A0; E1, E2 and E3 begin the other blanks and what turns the direction.
                case 0..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return true
                default: wasBlank = false
                }
            }
            return wasBlank && !bytes.isEmpty
        }
    }
}

extension String {
    /// Line breaks as an element of HTML, so that they outlive its folding.
    fileprivate var withLineBreaksKept: String {
        lines(keepingEmpty: true).joined(separator: "<br>")
    }
}
