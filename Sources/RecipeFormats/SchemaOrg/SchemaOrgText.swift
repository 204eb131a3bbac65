import TextLayout

/// Cleans the texts of schema.org data, which contain HTML, character references, line breaks and invisible characters.
package enum SchemaOrgText {
    /// Returns a text as one line without HTML and character references, with each run of white space as one space.
    package static func line(_ text: String) -> String { folded(plain(text)) }

    /// One line of a text of several lines.
    struct Line: Hashable {
        var text: String
        /// Whether the line is a heading, or completely bold.
        var isHeading = false
        /// Whether the page marks the line as a note.
        var isNote = false
    }

    /// Returns the text of one step. A line break is kept, except before a line that continues a sentence.
    static func step(_ text: String) -> String {
        let mayBreak = text.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "<") }
        guard mayBreak else { return line(text) }
        return lines(text).map(\.text).reduce("") { step, line in
            guard let last = step.last, let first = line.first else { return step + line }
            let continues = first.isLowercase || ",;-–(".contains(first) || ",;-–".contains(last)
            return step + (continues ? " " : "\n") + line
        }
    }

    /// Returns the text of one step that can have paragraphs.
    static func block(_ text: String) -> String {
        MarkdownText.paragraphs(text).count > 1 ? paragraphs(text) ?? "" : step(text)
    }

    /// Returns the lines of a text, without empty lines. In HTML, each block element is a line.
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

    /// Turns all headings into ordinary lines if more than half of the lines are headings, or if the last line is a
    /// heading.
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

    /// Returns a text in which an empty line separates the paragraphs, or `nil` if the text is empty. If the text
    /// contains HTML, the result is a single paragraph.
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

    /// Returns a text without control characters, soft hyphens and other invisible characters, without traces of a
    /// double encoding, and without white space at its ends. Each other run of white space becomes one space.
    static func folded(_ text: String) -> String {
        guard needsFolding(text) else { return text }
        var result = String.UnicodeScalarView()
        var isBlankDue = false
        for scalar in DoubleEncoding.repaired(text).unicodeScalars {
            if scalar == " " || scalar.value > 0x7F && scalar.properties.isWhitespace
                || (0x09...0x0D).contains(scalar.value)
            {
                isBlankDue = !result.isEmpty
            } else if !scalar.isControl, !isInvisible(scalar) {
                if isBlankDue { result.append(" ") }
                isBlankDue = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns whether a scalar only says where a line can break: a soft hyphen, a zero-width space or a word joiner.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{AD}" || scalar == "\u{200B}" || scalar == "\u{2060}"
    }

    /// Returns whether ``folded(_:)`` can change a text. Only bytes are examined, so the result can be `true` for a
    /// text that does not change.
    private static func needsFolding(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var wasBlank = true
            var previous: UInt8 = 0
            for byte in bytes {
                defer { previous = byte }
                // `Â` and `Ã` begin the traces of a double encoding.
                if previous == 0xC3, byte == 0x82 || byte == 0x83 { return true }
                switch byte {
                case 0x20:
                    if wasBlank { return true }
                    wasBlank = true
                // Other white space, invisible characters and the traces of a double encoding can have C2, E1, E2 or E3.
                case 0..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return true
                default: wasBlank = false
                }
            }
            return wasBlank && !bytes.isEmpty
        }
    }
}

extension String {
    /// The text with `<br>` instead of line breaks. The HTML parser keeps a `<br>`.
    fileprivate var withLineBreaksKept: String {
        lines(keepingEmpty: true).joined(separator: "<br>")
    }
}
