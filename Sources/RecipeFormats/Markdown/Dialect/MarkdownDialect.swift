import RecipeKit

/// Replaces extensions of CommonMark by standard CommonMark, line by line. Examples of extensions are `##Title`,
/// `• item`, `1、`, `[[links]]`, callouts of Obsidian and admonitions of MkDocs.
struct MarkdownDialect {
    let bytes: [UInt8]
    /// The offset at which the Markdown text begins, after the front matter.
    let start: Int
    /// Whether the file has a front matter.
    let hasFrontMatter: Bool
    private var output: [UInt8]
    /// The offset after the last byte of the input that was copied or replaced.
    private var copied: Int
    /// The character of the open code block, a backtick or a tilde, or `nil` outside of code blocks.
    private var fence: UInt8?
    /// The open container, or `nil` if there is none.
    var open: Indentation?
    /// Whether the previous line belongs to a list.
    var isInList = false
    /// Whether a heading that begins with `#` announces ingredients or directions.
    var hasAnnouncement = false
    /// Whether a list entry with indented content became the heading of a part.
    var nestsEntries = false
    /// Whether a list entry became the heading of a part.
    var hasEntryAnnouncement = false
    /// Whether the lines of the current list begin with a tab.
    private var isTabbed = false
    /// The number of the last entry that was replaced: 3 for `3、Boil`. Before the first such entry, the number is 0.
    var lastNumber = 0
    /// The line that the last search for a line with text has found, which can be far below the current line.
    var nextInk = 0..<0
    /// The entries that can contain the current line.
    var nesting = MarkdownNesting()

    /// A container whose content is indented or begins with `>`.
    enum Indentation {
        /// An admonition with indented content. If the admonition is a note, the content becomes a quotation.
        case admonition(isNote: Bool)
        /// A callout whose title became a heading. The `>` of its lines is removed.
        case quote
        /// A note between fences, `:::note`. Its content becomes a quotation.
        case fence
        /// A list entry that became a heading. At most `width` spaces of indentation are removed from its content.
        case entry(width: Int)
    }

    /// Returns the text after an offset as CommonMark, without extensions.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - start: The offset.
    ///   - hasFrontMatter: Whether the file has a front matter, even if `bytes` no longer contain it.
    static func commonMark(_ bytes: [UInt8], from start: Int, hasFrontMatter: Bool) -> [UInt8] {
        var dialect = MarkdownDialect(bytes, from: start, hasFrontMatter: hasFrontMatter)
        return dialect.run(from: start)
    }

    private init(_ bytes: [UInt8], from start: Int, hasFrontMatter: Bool) {
        self.bytes = bytes
        self.start = start
        self.hasFrontMatter = hasFrontMatter
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

    /// Copies the bytes before a range to the output, and then appends the replacement of the range. The ranges of
    /// successive calls must be in ascending order.
    mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
        output += bytes[copied..<range.lowerBound]
        output += text
        copied = range.upperBound
    }

    /// Reads a line and replaces its extensions.
    private mutating func read(_ line: Range<Int>) {
        let line = fence == nil && open == nil ? withoutTab(line) : line
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
            // The empty lines make the line a paragraph of its own, so that it belongs to no entry.
            replace(line, with: [0x0A] + bytes[line] + [0x0A])
            return
        }
        isInList = isInList || isEntry || startsNumber(start..<line.upperBound)
        if indent <= 3 { replaceStart(start..<line.upperBound, first, indent, line) }
        replaceLinks(in: max(start, copied)..<max(line.upperBound, copied))
    }

    /// Removes the tab at the start of a line in a list whose lines begin with tabs. CommonMark reads such a list as
    /// code.
    ///
    /// - Returns: The line without the tab. Any other line is returned unchanged.
    private mutating func withoutTab(_ line: Range<Int>) -> Range<Int> {
        guard let first = line.first else { return line }
        guard bytes[first] == 0x09 else {
            isTabbed = false
            return line
        }
        let text = first + 1..<line.upperBound
        isTabbed = isTabbed || !isInList && (bulletEnd(text) != nil || startsNumber(text))
        guard isTabbed else { return line }
        replace(first..<first + 1, with: [])
        return text
    }

    /// Returns whether a line contains a byte at least `count` times in a row, beginning at the offset `start`.
    func repeats(_ byte: UInt8, _ start: Int, _ line: Range<Int>, atLeast count: Int) -> Bool {
        start + count <= line.upperBound && bytes[start..<start + count].allSatisfy { $0 == byte }
    }
}

extension MarkdownDialect {
    /// Replaces the characters at the start of a line that have a meaning in an extension.
    ///
    /// - Parameters:
    ///   - text: The line without its indentation.
    ///   - first: The first byte of the text.
    ///   - indent: The indentation in bytes.
    ///   - line: The whole line.
    mutating func replaceStart(_ text: Range<Int>, _ first: UInt8, _ indent: Int, _ line: Range<Int>) {
        switch first {
        case UInt8(ascii: "#"): if !replaceWikiNumber(text, line) { replaceHeading(text) }
        case UInt8(ascii: "["):
            // CommonMark must not read `[^` as the start of the definition of a link, so a backslash is added.
            if !replaceFootnoteDefinition(text), text.count > 1, bytes[text.lowerBound + 1] == UInt8(ascii: "^") {
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

/// The list entries that can contain a line, with their columns. All columns are counted from 0.
struct MarkdownNesting {
    /// The column of each entry in the file, and the column of the entry's text in CommonMark.
    private var entries: [(column: Int, content: Int)] = []
    /// Whether the last entry in column 0 names a group. If so, entries in column 1 are nested in that entry.
    private var namesGroup = false

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - column: The column of the bullet or the number of the entry.
    ///   - width: The width of the bullet or the number, with the space after it.
    ///   - namesGroup: Whether the entry has a bullet, few words and no number.
    /// - Returns: The column to which the entry must move, or `nil` if its column is correct.
    mutating func add(column: Int, width: Int, namesGroup: Bool) -> Int? {
        entries.removeAll { $0.column >= column }
        if column == 0 { self.namesGroup = namesGroup }
        if column == 1, self.namesGroup, let parent = entries.last, parent.column == 0 {
            entries.append((column, parent.content + width))
            return parent.content
        }
        guard let parent = entries.last else {
            entries.append((column, column + width))
            return nil
        }
        // CommonMark reads such an entry as a part of the parent's paragraph.
        let isTooDeep = column > parent.content + 3
        let start = isTooDeep ? parent.content : column
        entries.append((column, start + width))
        return isTooDeep ? start : nil
    }

    /// Ends all entries.
    mutating func end() { entries.removeAll() }
}

extension MarkdownDialect {
    /// Corrects the indentation of a nested entry. Some editors indent nested entries by only one space, or by many
    /// spaces.
    ///
    /// - Returns: Whether the line was moved.
    mutating func replaceDepth(_ line: Range<Int>) -> Bool {
        var column = 0
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 {
            column += bytes[start] == 0x09 ? 4 - column % 4 : 1
            start += 1
        }
        guard start < line.upperBound else { return false }
        let isBullet = bulletEnd(start..<line.upperBound) != nil
        guard isBullet || startsNumber(start..<line.upperBound) else {
            if column == 0 { nesting.end() }
            return false
        }
        let digits = bytes[start..<line.upperBound].prefix(while: UTF8Text.isDigit).count
        guard
            let newColumn = nesting.add(
                column: column, width: digits + 2, namesGroup: isBullet && namesGroup(start + 1..<line.upperBound))
        else { return false }
        replace(line.lowerBound..<start, with: Array(repeating: 0x20, count: newColumn))
        return true
    }

    /// Returns whether the text of an entry has at most 40 bytes, at most four words and no digit.
    private func namesGroup(_ text: Range<Int>) -> Bool {
        guard text.count <= 40, !bytes[text].contains(where: UTF8Text.isDigit) else { return false }
        return bytes[text].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).count <= 4
    }
}
