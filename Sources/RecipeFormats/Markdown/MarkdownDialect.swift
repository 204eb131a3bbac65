import RecipeKit

/// Rewrites extensions of CommonMark as CommonMark, line by line: `##Title`, `• item`, `1、`, `[[links]]`, callouts of
/// Obsidian and admonitions of MkDocs.
struct MarkdownDialect {
    let bytes: [UInt8]
    /// The offset at which the Markdown text begins.
    let start: Int
    private var output: [UInt8]
    /// The offset up to which the input was copied.
    private var copied: Int
    private var fence: UInt8?
    /// The indentation of the current block, and its replacement.
    var open: Indentation?
    /// Whether the previous line belongs to a list.
    var isInList = false
    /// Whether a CommonMark heading announces a part.
    var hasAnnouncement = false
    /// Whether entries that become headings have indented content.
    var nestsEntries = false
    /// Whether a list entry became the heading of a part.
    var hasEntryAnnouncement = false
    /// The number of the last entry that is not numbered as in CommonMark.
    var lastNumber = 0
    /// The entries that can contain the current line.
    var nesting = MarkdownNesting()

    enum Indentation {
        /// The content of an admonition, indented by four spaces or a tab.
        case admonition(isNote: Bool)
        /// The content of a callout whose title is a heading.
        case quote
        /// The content of a note between fences, `:::note`.
        case fence
        /// The content of a list entry that is a heading.
        case entry(width: Int)
    }

    /// Returns the text from an offset on as CommonMark.
    static func commonMark(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var dialect = MarkdownDialect(bytes, from: start)
        return dialect.run(from: start)
    }

    private init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        self.start = start
        output = []
        copied = start
    }

    private mutating func run(from start: Int) -> [UInt8] {
        var lines = LineReader(bytes, from: start)
        while let line = lines.next() { read(line) }
        if output.isEmpty, copied == 0 { return bytes }
        output += bytes[copied...]
        return output
    }

    mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
        output += bytes[copied..<range.lowerBound]
        output += text
        copied = range.upperBound
    }

    private mutating func read(_ line: Range<Int>) {
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
        guard start < line.upperBound else {
            if case .quote = open { open = nil }
            isInList = false
            return
        }
        let indent = start - line.lowerBound
        let first = bytes[start]
        if first == UInt8(ascii: "-"), fence == nil, isRule(line) {
            replace(line.lowerBound..<line.lowerBound, with: [0x0A])
            open = nil
            isInList = false
            return
        }
        if first == UInt8(ascii: "`") || first == UInt8(ascii: "~"), repeats(first, start, line, atLeast: 3) {
            if fence == nil { fence = first } else if fence == first { fence = nil }
            return
        }
        guard fence == nil else { return }
        if let open, continues(open, line, start, indent) {
            replaceLinks(in: copied..<line.upperBound)
            return
        }
        open = nil
        if replaceDepth(line) { return }
        if first == UInt8(ascii: "|") { replaceBreaks(in: start..<line.upperBound) }
        if indent <= 2, UTF8Text.isDigit(first), joinNumber(start..<line.upperBound, line) {
            isInList = true
            return
        }
        let isEntry = indent <= 3 && bulletEnd(start..<line.upperBound) != nil
        if indent <= 1, isEntry || isInList, replaceAnnouncement(start..<line.upperBound, line, isEntry: isEntry) {
            isInList = false
            return
        }
        if indent <= 1, isInList, !isEntry, isLabel(line, from: start) {
            // The line belongs to no entry.
            replace(line, with: [0x0A] + bytes[line] + [0x0A])
            return
        }
        isInList = isInList || isEntry || startsNumber(start..<line.upperBound)
        if indent <= 3 { replaceStart(start..<line.upperBound, first, indent, line) }
        replaceLinks(in: max(start, copied)..<max(line.upperBound, copied))
    }

    func repeats(_ byte: UInt8, _ start: Int, _ line: Range<Int>, atLeast count: Int) -> Bool {
        start + count <= line.upperBound && bytes[start..<start + count].allSatisfy { $0 == byte }
    }
}

extension MarkdownDialect {
    /// Replaces the first characters of a line that have a meaning beyond CommonMark.
    mutating func replaceStart(_ text: Range<Int>, _ first: UInt8, _ indent: Int, _ line: Range<Int>) {
        switch first {
        case UInt8(ascii: "#"): if !replaceWikiNumber(text, line) { replaceHeading(text) }
        case UInt8(ascii: "["):
            // A footnote of one word would be the definition of a link.
            if text.count > 1, bytes[text.lowerBound + 1] == UInt8(ascii: "^") {
                replace(text.lowerBound..<text.lowerBound, with: [UInt8(ascii: "\\")])
            }
        case UInt8(ascii: ">"): replaceCallout(text, line)
        case UInt8(ascii: "=") where replaceWikiHeading(text): break
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="):
            if repeats(first, text.lowerBound, line, atLeast: 3) { replaceAdmonition(text) }
        case UInt8(ascii: ":"):
            if repeats(first, text.lowerBound, line, atLeast: 3) { replaceFence(text) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "("): if indent <= 2 { replaceNumber(text) }
        case UInt8(ascii: "*"), UInt8(ascii: "-"): if indent <= 2 { replaceBullet(text) }
        case 0xC2, 0xE2, 0xE3, 0xEF: if indent <= 2 { replaceSign(text) }
        default: break
        }
    }
}
