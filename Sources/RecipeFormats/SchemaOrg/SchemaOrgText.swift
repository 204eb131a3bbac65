import TextLayout

/// Cleans the texts of schema.org data. They contain HTML, character references, line breaks and invisible characters
/// of the page from which they come.
package enum SchemaOrgText {
    /// Returns a text as one line without HTML and character references, with each run of white space as one space.
    package static func line(_ text: String) -> String { folded(plain(text)) }

    /// One line of a text of several lines.
    struct Line: Hashable {
        var text: String
        /// Whether the line is a heading, or bold from its start to its end.
        var isHeading = false
        /// Whether the page marks the line as a note.
        var isNote = false
    }

    /// Returns the lines of a text, without empty lines. In HTML, each block element is on its own line.
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

    /// Turns all headings into ordinary lines if more than half of all lines are headings, or if the last line is a
    /// heading. In all other cases, returns the lines unchanged.
    static func withoutDoubtfulHeadings(_ lines: [Line]) -> [Line] {
        let headings = lines.count(where: \.isHeading)
        guard headings > 0, headings * 2 > lines.count || lines.last?.isHeading == true else { return lines }
        return lines.map { Line(text: $0.text, isNote: $0.isNote) }
    }

    /// Returns a text as one line. The result is a heading if the last line of the text is a heading.
    static func markedLine(_ text: String) -> Line {
        let plain = plain(text)
        return Line(text: folded(plain), isHeading: plain.utf8.last == HTMLText.headingMark)
    }

    /// Returns the paragraphs of a text with empty lines between them, or `nil` if the text is empty. A text with HTML
    /// becomes a single paragraph.
    static func paragraphs(_ text: String) -> String? {
        if isPlain(text), !needsFolding(text) { return text.isEmpty ? nil : text }
        let text = text.withoutEntities
        let paragraphs = text.holdsHTML ? [line(text)] : MarkdownText.paragraphs(text).map(folded)
        let words = paragraphs.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: "\n\n")
    }

    /// Returns a text without HTML and character references.
    private static func plain(_ text: String) -> String {
        isPlain(text) ? text : text.withoutEntities.withoutHTML
    }

    /// Returns whether a text cannot contain HTML or character references.
    private static func isPlain(_ text: String) -> Bool {
        !text.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
    }

    /// Returns a text with each run of white space as one space, without white space at its ends, without control
    /// characters, and without characters that change the writing direction.
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

    /// Returns whether ``folded(_:)`` can change a text. This is possible if the text begins or ends with a space,
    /// contains two adjacent spaces, or contains the first byte of other white space or of an invisible character.
    private static func needsFolding(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var wasBlank = true
            for byte in bytes {
                switch byte {
                case 0x20:
                    if wasBlank { return true }
                    wasBlank = true
                // The byte C2 is the first byte of U+0085 and U+00A0. The bytes E1, E2 and E3 are the first bytes of
                // the other spaces and of the characters that change the writing direction.
                case 0..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return true
                default: wasBlank = false
                }
            }
            return wasBlank && !bytes.isEmpty
        }
    }
}

extension String {
    /// The text with `<br>` in place of line breaks, so that the HTML parser keeps them.
    fileprivate var withLineBreaksKept: String {
        lines(keepingEmpty: true).joined(separator: "<br>")
    }
}
