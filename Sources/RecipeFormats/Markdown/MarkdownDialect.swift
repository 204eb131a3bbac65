import RecipeKit

/// Rewrites extensions of CommonMark as CommonMark, line by line: `##Title`, `• item`, `1、`, `[[links]]`, callouts of
/// Obsidian and admonitions of MkDocs.
struct MarkdownDialect {
    let bytes: [UInt8]
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
    private var lastNumber = 0
    /// The entries that can contain the current line.
    var nesting = MarkdownNesting()

    enum Indentation {
        /// The content of an admonition, indented by four spaces or a tab.
        case admonition(isNote: Bool)
        /// The content of a callout whose title is a heading.
        case quote
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

    private mutating func replaceLinks(in text: Range<Int>) {
        var index = text.lowerBound
        // The first closing bracket after the start of the last link. It is searched once for many opening brackets.
        var end = index
        while index + 3 < text.upperBound {
            guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "[") else {
                if bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "(") {
                    index = replaceSpaces(inAddress: index + 2, text)
                } else if let end = attributesEnd(at: index, text) {
                    replace(index..<end, with: [])
                    index = end
                } else {
                    index += 1
                }
                continue
            }
            end = max(end, index + 2)
            while end < text.upperBound, bytes[end] != UInt8(ascii: "]") { end += 1 }
            guard end + 1 < text.upperBound, bytes[end + 1] == UInt8(ascii: "]"), end > index + 2,
                index == 0 || bytes[index - 1] != UInt8(ascii: "\\")
            else {
                index += 2
                continue
            }
            replaceLink(index + 2..<end, text)
            index = end + 2
        }
    }

    /// Replaces the spaces in the address of a link, `[Pesto](my pesto.md)`.
    ///
    /// - Returns: The offset behind the address.
    private mutating func replaceSpaces(inAddress start: Int, _ text: Range<Int>) -> Int {
        guard let end = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: ")")), start < end,
            let space = bytes[start..<end].firstIndex(of: 0x20), space > start, end - start < 200,
            !bytes[start..<end].contains(where: { "<\"'(".utf8.contains($0) })
        else { return start }
        let address = UTF8Text.string(start..<end, in: bytes).trimmingSpaces()
        replace(start..<end, with: Array(address.replacing(" ", with: "%20").utf8))
        return end
    }

    /// The end of the attributes that some dialects give a text, `{.class}`, `{: #name .class }`, or `nil` where none
    /// begin.
    private func attributesEnd(at start: Int, _ text: Range<Int>) -> Int? {
        guard bytes[start] == UInt8(ascii: "{"),
            let end = bytes[start..<min(text.upperBound, start + 81)].firstIndex(of: 0x7D),
            start == text.lowerBound || bytes[start - 1] != UInt8(ascii: "`")
        else { return nil }
        let words = bytes[start + 1..<end].drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
        guard let mark = words.first, mark == UInt8(ascii: "#") || mark == UInt8(ascii: "."),
            let first = words.dropFirst().first, (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
        else { return nil }
        return end + 1
    }

    /// Replaces `[[Pesto|the pesto]]` with its text, and `![[pesto.jpg]]` with a picture.
    private mutating func replaceLink(_ link: Range<Int>, _ text: Range<Int>) {
        let target = bytes[link].split(separator: UInt8(ascii: "|")).map(Array.init)
        guard let page = target.first, let words = target.last else { return }
        let isEmbedded = link.lowerBound - 3 >= text.lowerBound && bytes[link.lowerBound - 3] == UInt8(ascii: "!")
        if isEmbedded {
            let address = MarkdownText.address(String(decoding: page, as: UTF8.self))
            replace(link.lowerBound - 3..<link.upperBound + 2, with: Array("![](<\(address)>)".utf8))
        } else {
            let shown = target.count > 1 ? words : Array(page.split(separator: UInt8(ascii: "/")).last ?? page[...])
            replace(link.lowerBound - 2..<link.upperBound + 2, with: shown)
        }
    }

    private func repeats(_ byte: UInt8, _ start: Int, _ line: Range<Int>, atLeast count: Int) -> Bool {
        start + count <= line.upperBound && bytes[start..<start + count].allSatisfy { $0 == byte }
    }
}

extension MarkdownDialect {
    /// Replaces the first characters of a line that have a meaning beyond CommonMark.
    mutating func replaceStart(_ text: Range<Int>, _ first: UInt8, _ indent: Int, _ line: Range<Int>) {
        switch first {
        case UInt8(ascii: "#"): replaceHeading(text)
        case UInt8(ascii: ">"): replaceCallout(text, line)
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

    /// Replaces `##Title`, a heading in older Markdown. `#tag` is not a heading.
    private mutating func replaceHeading(_ text: Range<Int>) {
        isInList = false
        let signs = bytes[text].prefix { $0 == UInt8(ascii: "#") }
        noteHeading(signs.endIndex..<text.upperBound)
        guard signs.count <= 6, signs.endIndex < text.upperBound, bytes[signs.endIndex] != 0x20,
            bytes[signs.endIndex] != 0x09
        else { return }
        let name = UTF8Text.string(signs.endIndex..<text.upperBound, in: bytes)
        if signs.count == 1, MarkdownHeading(name).part == .other { return }
        replace(signs.endIndex..<signs.endIndex, with: [0x20])
    }

    /// Removes the mark of `> [!tip] Keep it cold`. A callout whose title announces a part becomes that heading.
    private mutating func replaceCallout(_ text: Range<Int>, _ line: Range<Int>) {
        var start = text.lowerBound + 1
        while start < text.upperBound, bytes[start] == 0x20 { start += 1 }
        guard start + 3 < text.upperBound, bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "!"),
            let end = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "]"))
        else { return }
        let kind = UTF8Text.string(start + 2..<end, in: bytes)
        var nameStart = end + 1
        while nameStart < text.upperBound, "+- ".utf8.contains(bytes[nameStart]) { nameStart += 1 }
        let name = UTF8Text.string(nameStart..<text.upperBound, in: bytes)
        let title = name.isEmpty ? kind : name
        if Self.isHeading(title) {
            replace(text, with: Array("\n###### \(title)\n".utf8))
            open = .quote
        } else {
            replace(start..<nameStart, with: [])
        }
    }

    /// Replaces `!!! note "Title"` and its indented content.
    private mutating func replaceAdmonition(_ text: Range<Int>) {
        let words = UTF8Text.string(text, in: bytes).drop { "!?=+".contains($0) }.trimmingSpaces()
        guard !words.isEmpty, text.count < 200 else { return }
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        let kind = parts[0].trimmingSpaces()
        let title = parts.count > 1 ? String(parts[1]) : kind
        guard kind.allSatisfy({ $0.isLetter || " -_".contains($0) }), kind.count <= 24,
            kind.isEmpty == (parts.count > 1) || !kind.isEmpty
        else { return }
        if Self.isHeading(title) || bytes[text.lowerBound] == UInt8(ascii: "=") {
            replace(text, with: Array("\n###### \(title)\n".utf8))
            open = .admonition(isNote: false)
        } else {
            replace(text, with: Array((parts.count > 1 ? "\n> \(title)\n>\n" : "\n").utf8))
            open = .admonition(isNote: true)
        }
    }

    /// Replaces `:::tip Title` and `:::` of Docusaurus.
    private mutating func replaceFence(_ text: Range<Int>) {
        let words = UTF8Text.string(text, in: bytes).drop { $0 == ":" }.trimmingSpaces()
        let title = words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        replace(text, with: Self.isHeading(title) ? Array("\n###### \(title)\n".utf8) : [])
    }

    private static func isHeading(_ title: String) -> Bool {
        switch MarkdownHeading(title).part {
        case .ingredients, .ingredientsAndCookware, .ingredientsAndDirections, .directions, .cookware: true
        default: false
        }
    }

    /// Outdents a line of an open admonition or callout. Returns whether the line belongs to it.
    private mutating func continues(_ open: Indentation, _ line: Range<Int>, _ start: Int, _ indent: Int) -> Bool {
        switch open {
        case .quote:
            guard bytes[start] == UInt8(ascii: ">") else { return false }
            let next = start + 1 < line.upperBound && bytes[start + 1] == 0x20 ? start + 2 : start + 1
            replace(line.lowerBound..<next, with: [])
        case .admonition(let isNote):
            guard indent >= 4 || bytes[start] == 0x09 else { return false }
            let end = indent >= 4 ? line.lowerBound + 4 : start + 1
            replace(line.lowerBound..<end, with: isNote ? Array("> ".utf8) : [])
        case .entry(let width):
            return continuesEntry(width, line, start, indent)
        }
        return true
    }
}

extension MarkdownDialect {
    /// Replaces `1.Boil`, `1、Boil` and `(1) Boil` with numbered entries; `1.5 cups` is not one.
    private mutating func replaceNumber(_ text: Range<Int>) {
        let isInParentheses = bytes[text.lowerBound] == UInt8(ascii: "(")
        var index = text.lowerBound + (isInParentheses ? 1 : 0)
        let digits = index
        while index < text.upperBound, UTF8Text.isDigit(bytes[index]) { index += 1 }
        guard index > digits, index - digits <= 2, index < text.upperBound else { return }
        let number = bytes[digits..<index]
        let rest = bytes[index..<text.upperBound]
        let mark: Int
        if isInParentheses {
            guard rest.first == UInt8(ascii: ")") else { return }
            mark = 1
        } else if rest.first == UInt8(ascii: ".") {
            // Digits after a period are a fraction, unless they are the next number of a list. With a space it is
            // already an entry.
            guard let next = rest.dropFirst().first, next != 0x20, next != 0x09, next != 0x5C else { return }
            if next <= 0x39, next != UInt8(ascii: "*"),
                Int(String(decoding: number, as: UTF8.self)) != lastNumber + 1 || lastNumber == 0
            {
                return
            }
            mark = 1
        } else if rest.starts(with: "、".utf8) || rest.starts(with: "．".utf8) || rest.starts(with: "）".utf8) {
            mark = 3
        } else if rest.starts(with: "，".utf8), Int(String(decoding: number, as: UTF8.self)) == lastNumber + 1 {
            mark = 3
        } else {
            return
        }
        var end = index + mark
        while end < text.upperBound, bytes[end] == 0x20 { end += 1 }
        lastNumber = Int(String(decoding: number, as: UTF8.self)) ?? 0
        replace(text.lowerBound..<end, with: number + Array(". ".utf8))
    }

    /// Replaces signs that are used as bullets.
    private mutating func replaceSign(_ text: Range<Int>) {
        let start = bytes[text].prefix(3)
        if let number = Self.circledNumber(start) {
            replace(text.lowerBound..<text.lowerBound + 3, with: Array("\(number). ".utf8))
            return
        }
        for (sign, needsSpace) in Self.signs where bytes[text].starts(with: sign.utf8) {
            var end = text.lowerBound + sign.utf8.count
            // A variation selector makes the sign an emoji.
            if bytes[end..<text.upperBound].starts(with: [0xEF, 0xB8, 0x8F]) { end += 3 }
            if needsSpace, end < text.upperBound, bytes[end] != 0x20, bytes[end] != 0x09 { return }
            guard end < text.upperBound else { return }
            while end < text.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
            replace(text.lowerBound..<end, with: Array("- ".utf8))
            return
        }
    }

    private static let signs: [(sign: String, needsSpace: Bool)] = [
        ("•", false), ("●", false), ("○", true), ("◦", false), ("▪", false), ("■", true), ("□", false), ("☐", false),
        ("☑", false), ("✓", true), ("✔", true), ("・", false), ("·", false), ("‣", false), ("–", true), ("—", true),
        ("⁃", false), ("▢", false), ("➢", true), ("➤", true), ("★", true),
    ]

    /// Returns the number of `①` to `⑳`.
    private static func circledNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.starts(with: [0xE2, 0x91]), let last = bytes.last, (0xA0...0xB3).contains(last) else { return nil }
        return Int(last) - 0x9F
    }
}
