/// The texts of schema.org's data, which sites fill with what their pages show: HTML, references to characters, line
/// breaks, invisible characters.
enum SchemaOrgText {
    /// The text as one line: without HTML and references, white space folded.
    static func line(_ text: String) -> String { folded(plain(text)) }

    /// The lines of a text that holds several: those that stand on their own, and the blocks of its HTML.
    static func lines(_ text: String) -> [String] {
        let text = text.withoutEntities
        let marked = text.utf8.contains(UInt8(ascii: "<")) ? text.withLineBreaksKept : text
        return marked.withoutHTML.split(whereSeparator: \.isNewline).map { folded(String($0)) }.filter { !$0.isEmpty }
    }

    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else { return text }
        return text.withoutEntities.withoutHTML
    }

    /// White space, however much and of whatever kind, becomes a space; invisible and control characters go.
    static func folded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0xC2 }) || text.hasBlanksToFold else {
            return text
        }
        var result = String.UnicodeScalarView()
        var isBlankDue = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isBlankDue = !result.isEmpty
            } else if !isInvisible(scalar) {
                if isBlankDue { result.append(" ") }
                isBlankDue = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// Whether a blank stands at an end of it, or beside another one.
    fileprivate var hasBlanksToFold: Bool {
        var wasBlank = true
        for byte in utf8 {
            let isBlank = byte == 0x20
            if isBlank, wasBlank { return true }
            wasBlank = isBlank
        }
        return wasBlank && !isEmpty
    }

    /// Line breaks as an element of HTML, so that they outlive its folding.
    fileprivate var withLineBreaksKept: String {
        var result = ""
        for character in self {
            if character.isNewline { result += "<br>" } else { result.append(character) }
        }
        return result
    }
}
