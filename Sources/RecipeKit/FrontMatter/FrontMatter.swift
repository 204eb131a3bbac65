/// The YAML between two lines of three dashes at the beginning of a file.
struct FrontMatter {
    /// The YAML without the lines around it, as offsets in the file.
    var yaml: Range<Int>
    /// Where the recipe begins.
    var bodyStart: Int

    /// Finds the front matter; blank lines and a byte order mark may stand before it.
    ///
    /// - Returns: `nil` where the first line of text is not of three dashes, or no second such line follows.
    static func find(in bytes: [UInt8], from start: Int) -> FrontMatter? {
        var lines = LineReader(bytes, from: start)
        var first = lines.next()
        while let line = first, CooklangText.trim(line, in: bytes).isEmpty { first = lines.next() }
        guard let first, isFence(first, in: bytes) else { return nil }
        let yamlStart = lines.position
        while let line = lines.next() {
            if isFence(line, in: bytes) {
                return FrontMatter(yaml: yamlStart..<line.lowerBound, bodyStart: min(lines.position, bytes.count))
            }
        }
        return nil
    }

    /// The place and the kind of a first line that was meant to open a front matter but opens none.
    ///
    /// Called where ``find(in:from:)`` found nothing. A line of dashes alone is a rule that anybody may draw; only one
    /// with a key below it is blamed.
    static func mistake(in bytes: [UInt8], from start: Int) -> (offset: Int, message: String)? {
        var lines = LineReader(bytes, from: start)
        var first = lines.next()
        while let line = first, CooklangText.trim(line, in: bytes).isEmpty { first = lines.next() }
        guard let first, first.count <= 8,
            bytes[CooklangText.trim(first, in: bytes)].suffix(3).elementsEqual("---".utf8)
        else { return nil }
        guard let second = lines.next(), isKey(second, in: bytes) else { return nil }
        var indented: Int?
        while let line = lines.next() {
            if isFence(line, in: bytes) { return (first.lowerBound, opening(first, in: bytes)) }
            let content = CooklangText.trim(line, in: bytes)
            if indented == nil, bytes[content].elementsEqual("---".utf8) { indented = line.lowerBound }
        }
        guard isFence(first, in: bytes) else {
            return indented == nil ? nil : (first.lowerBound, opening(first, in: bytes))
        }
        if let indented {
            return (indented, "Blanks stand before these dashes, so the front matter is not closed; take them away.")
        }
        return (first.lowerBound, "The front matter is never closed; write a line of three dashes behind its last key.")
    }

    /// What is wrong with a line that was meant to open a front matter.
    private static func opening(_ line: Range<Int>, in bytes: [UInt8]) -> String {
        CooklangText.trim(line, in: bytes).lowerBound > line.lowerBound
            ? "Blanks stand before these dashes, so they open no front matter; take them away."
            : "The front matter must open with a line of exactly three dashes; correct this line."
    }

    /// Whether a line begins with a word and a colon.
    private static func isKey(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        let word = bytes[line].prefix { CooklangText.isAlphanumeric($0) || $0 == 0x20 || $0 == UInt8(ascii: "_") }
        return !word.isEmpty && word.endIndex < line.upperBound && bytes[word.endIndex] == UInt8(ascii: ":")
    }

    /// Whether a line is three dashes from its beginning and nothing but spaces after them.
    static func isFence(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        let dash = UInt8(ascii: "-")
        guard line.count >= 3, line.count < 1000 else { return false }
        let content = CooklangText.trim(line, in: bytes)
        return content.lowerBound == line.lowerBound && content.count == 3 && bytes[content].allSatisfy { $0 == dash }
    }

    /// Where the text begins: behind a byte order mark, if there is one.
    static func textStart(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
