/// The YAML between two lines of three dashes at the beginning of a file.
struct FrontMatter {
    /// The YAML without the lines around it, as offsets in the file.
    var yaml: Range<Int>
    /// Where the recipe begins.
    var bodyStart: Int

    /// Finds the front matter; blank lines and a byte order mark may stand before it.
    ///
    /// - Returns: `nil` where the first line of text is none of three dashes. `opening` without a second such line
    ///   is no front matter either.
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
