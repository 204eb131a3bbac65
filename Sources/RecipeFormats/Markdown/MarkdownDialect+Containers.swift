import RecipeKit

/// Headings, callouts, admonitions and fences.
extension MarkdownDialect {
    /// Replaces `##Title`, a heading in older Markdown. `#tag` is not a heading.
    mutating func replaceHeading(_ text: Range<Int>) {
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
    mutating func replaceCallout(_ text: Range<Int>, _ line: Range<Int>) {
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
    mutating func replaceAdmonition(_ text: Range<Int>) {
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
    mutating func replaceFence(_ text: Range<Int>) {
        let words = UTF8Text.string(text, in: bytes).drop { $0 == ":" }.trimmingSpaces()
        let title = words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        replace(text, with: Self.isHeading(title) ? Array("\n###### \(title)\n".utf8) : [])
    }

    static func isHeading(_ title: String) -> Bool {
        switch MarkdownHeading(title).part {
        case .ingredients, .ingredientsAndCookware, .ingredientsAndDirections, .directions, .cookware: true
        default: false
        }
    }

    /// Outdents a line of an open admonition or callout. Returns whether the line belongs to it.
    mutating func continues(_ open: Indentation, _ line: Range<Int>, _ start: Int, _ indent: Int) -> Bool {
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
