import RecipeKit
import TextLayout

/// Converts the texts of exports to UTF-8 and to lines.
enum ExportText {
    /// Returns a text as UTF-8 without a byte order mark.
    ///
    /// UTF-16 is recognized by its byte order mark. If a text is neither UTF-16 nor UTF-8, its encoding is guessed from
    /// its bytes. If the bytes suggest no encoding, the text is read as Windows-1252.
    static func utf8(of bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(of: Array(bytes[3...])) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return EncodingConverter(from: "UTF-16")?.utf8(of: bytes) ?? []
        }
        guard bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) != nil else { return bytes }
        let name = LegacyEncoding.name(of: bytes[...]) ?? "Windows-1252"
        guard name != "Windows-1252", let converter = EncodingConverter(from: name) else {
            return Windows1252.utf8(of: bytes)
        }
        return converter.utf8(of: bytes)
    }

    /// Returns the lines of a text. Control characters, and white space at the start and end of each line, are removed.
    static func lines(_ text: String) -> [String] {
        text.lines(keepingEmpty: true).map { String($0).withoutControlCharacters.trimmingSpaces() }
    }

    /// Returns a text without the empty lines at its start and its end. Several empty lines between two other lines
    /// become one empty line. Returns `nil` if the text has no visible characters.
    static func paragraphs(_ text: String) -> String? {
        var result: [String] = []
        for line in lines(text) where !line.isEmpty || result.last?.isEmpty == false { result.append(line) }
        if result.last?.isEmpty == true { result.removeLast() }
        return result.isEmpty ? nil : result.joined(separator: "\n")
    }

    /// Returns a text as one line with single spaces between words, or `nil` if it has no visible characters.
    static func line(_ text: String) -> String? {
        let line = SchemaOrgText.folded(text)
        return line.isEmpty ? nil : line
    }

    /// Returns a line without the Markdown syntax of bold and italic text and of links: `Fry well` for `Fry **well**`,
    /// and `a page` for `[a page](https://…)`. Pictures (`![…](…)`, `[photo:…]`) are left out, and `Soup` remains of
    /// `[recipe:Soup]`.
    static func withoutMarks(_ line: String) -> String {
        guard line.utf8.contains(where: { "*_[`".utf8.contains($0) }) else { return line }
        var marks = ExportMarks(line)
        if line.utf8.contains(UInt8(ascii: "[")) {
            marks.removeBrackets("[photo:")
            marks.removePictures()
            marks.removeBrackets("[recipe:", keepsRest: true)
            marks.replaceLinks()
        }
        marks.replaceBold()
        marks.replaceEmphasis("__", mayBeginWithSpace: true)
        marks.replaceEmphasis("*", mayBeginWithSpace: false)
        marks.replaceEmphasis("_", mayBeginWithSpace: false)
        return String(String.UnicodeScalarView(marks.text)).trimmingSpaces()
    }
}
