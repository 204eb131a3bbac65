import RecipeKit
import TextLayout

/// Converts the texts of exports to UTF-8 and to lines.
enum ExportText {
    /// Returns a text as UTF-8 without a byte order mark.
    ///
    /// UTF-16 is recognized by its byte order mark. If a text is neither UTF-16 nor UTF-8, its encoding is the one that
    /// an XML file or a web page declares, or else is guessed from its bytes. If the bytes suggest no encoding, the text
    /// is read as Windows-1252.
    ///
    /// - Throws: An error if the encoding is known but cannot be converted.
    static func utf8(of bytes: [UInt8]) throws(UnknownEncoding) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(of: Array(bytes[3...])) }
        if let text = HTMLEncoding.marked(bytes) { return text }
        guard bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) != nil else { return bytes }
        if ExportStart.with(bytes[...], { $0.isMarkup }), let name = declared(in: bytes) {
            return try NamedEncoding.utf8(of: bytes, from: name)
        }
        return try NamedEncoding.utf8(of: bytes, from: LegacyEncoding.name(of: bytes[...]) ?? "Windows-1252")
    }

    /// Returns the encoding other than Unicode that a page or an XML file declares, or `nil` if there is none.
    private static func declared(in bytes: [UInt8]) -> String? {
        (XMLSource.declared(in: bytes) ?? HTMLEncoding.declared(in: bytes)).flatMap { $0.hasPrefix("utf") ? nil : $0 }
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
