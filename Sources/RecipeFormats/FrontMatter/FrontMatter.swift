import RecipeKit

/// The front matter of a file: YAML between two lines of three dashes (fences) at the start of the file.
struct FrontMatter {
    /// The byte range of the YAML in the file, without the fences.
    var yaml: Range<Int>
    /// The byte offset after the second fence, at which the text of the recipe begins.
    var bodyStart: Int

    /// Finds the front matter. Blank lines can be before it.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - start: The offset at which the search begins.
    /// - Returns: The front matter, or `nil` if the file has none.
    static func find(in bytes: [UInt8], from start: Int) -> FrontMatter? {
        var lines = LineReader(bytes, from: start)
        var first = lines.next()
        while let line = first, UTF8Text.trim(line, in: bytes).isEmpty { first = lines.next() }
        guard let first, isFence(first, in: bytes) else { return nil }
        let yamlStart = lines.position
        while let line = lines.next() {
            if isFence(line, in: bytes) {
                return FrontMatter(yaml: yamlStart..<line.lowerBound, bodyStart: min(lines.position, bytes.count))
            }
        }
        return nil
    }

    /// Finds a mistake in the fences of a front matter: a mistyped fence or a missing last fence. Call this method if
    /// ``find(in:from:)`` finds nothing.
    ///
    /// - Returns: The offset of the wrong fence and the message for the user, or `nil` if there is no mistake. If the
    ///   last fence is missing, the offset is that of the first fence.
    static func mistake(in bytes: [UInt8], from start: Int) -> (offset: Int, message: String)? {
        var lines = LineReader(bytes, from: start)
        var first = lines.next()
        while let line = first, UTF8Text.trim(line, in: bytes).isEmpty { first = lines.next() }
        guard let first, first.count <= 8,
            bytes[UTF8Text.trim(first, in: bytes)].suffix(3).elementsEqual("---".utf8)
        else { return nil }
        guard let second = lines.next(), isKey(second, in: bytes) else { return nil }
        var indented: Int?
        while let line = lines.next() {
            if isFence(line, in: bytes) { return (first.lowerBound, opening(first, in: bytes)) }
            let content = UTF8Text.trim(line, in: bytes)
            if indented == nil, bytes[content].elementsEqual("---".utf8) { indented = line.lowerBound }
        }
        guard isFence(first, in: bytes) else {
            return indented == nil ? nil : (first.lowerBound, opening(first, in: bytes))
        }
        if let indented {
            return (indented, "These dashes are indented, so the front matter is not closed; remove the spaces.")
        }
        return (first.lowerBound, "The front matter is never closed; write a line of three dashes behind its last key.")
    }

    /// Returns the message for a first line that is not a fence.
    private static func opening(_ line: Range<Int>, in bytes: [UInt8]) -> String {
        UTF8Text.trim(line, in: bytes).lowerBound > line.lowerBound
            ? "These dashes are indented, so they do not open a front matter; remove the spaces."
            : "The front matter must open with a line of exactly three dashes; correct this line."
    }

    /// Returns whether a line begins with a key and a colon, such as `cook time:`.
    private static func isKey(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        let word = bytes[line].prefix { UTF8Text.isAlphanumeric($0) || $0 == 0x20 || $0 == UInt8(ascii: "_") }
        return !word.isEmpty && word.endIndex < line.upperBound && bytes[word.endIndex] == UInt8(ascii: ":")
    }

    /// Returns whether a line is a fence: three dashes without indentation. White space can follow.
    static func isFence(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        let dash = UInt8(ascii: "-")
        guard line.count >= 3, line.count < 1000 else { return false }
        let content = UTF8Text.trim(line, in: bytes)
        return content.lowerBound == line.lowerBound && content.count == 3 && bytes[content].allSatisfy { $0 == dash }
    }

    /// Returns the length in bytes of the byte order mark at the start of the file: 3, or 0 if there is none.
    static func textStart(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
