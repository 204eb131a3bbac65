import RecipeKit

/// Replaces headings of other dialects, callouts of Obsidian, admonitions of MkDocs, and fences of Docusaurus.
extension MarkdownDialect {
    /// Replaces `##Title`, a heading in older Markdown, by `## Title`. Most lines such as `#tag` are not headings and
    /// do not change.
    mutating func replaceHeading(_ text: Range<Int>) {
        isInList = false
        let signs = bytes[text].prefix { $0 == UInt8(ascii: "#") }
        noteHeading(signs.endIndex..<text.upperBound)
        guard signs.count <= 6, signs.endIndex < text.upperBound, bytes[signs.endIndex] != 0x20,
            bytes[signs.endIndex] != 0x09
        else { return }
        let words = UTF8Text.trim(signs.endIndex..<text.upperBound, in: bytes)
        let end = bytes[words].lastIndex { $0 != UInt8(ascii: "#") }.map { $0 + 1 } ?? words.upperBound
        let name = UTF8Text.string(words.lowerBound..<end, in: bytes)
        if signs.count == 1, end == words.upperBound, !isTitle(text), MarkdownHeading(name).part == .other { return }
        replace(signs.endIndex..<signs.endIndex, with: [0x20])
        if end < words.upperBound { replace(end..<words.upperBound, with: []) }
    }

    /// Returns whether `#Potato soup` is the title of the file and not a tag. A title is on the first line and begins
    /// with a capital letter.
    private func isTitle(_ text: Range<Int>) -> Bool {
        guard !hasFrontMatter, bytes[..<text.lowerBound].allSatisfy({ $0 <= 0x20 }),
            text.count > 2, !bytes[(text.lowerBound + 1)..<text.upperBound].contains(UInt8(ascii: "#")),
            UTF8Text.string(text.lowerBound + 1..<text.upperBound, in: bytes).first?.isUppercase == true
        else { return false }
        let rest = bytes[text.upperBound...]
        let below = rest.drop { $0 == 0x0D }.dropFirst().drop { $0 == 0x0D }
        return below.first == 0x0A && !Array(rest).holds("\n# ")
    }

    /// Replaces `== Sauce ==`, a heading of a wiki, by a heading of Markdown.
    ///
    /// - Returns: Whether the line is such a heading.
    mutating func replaceWikiHeading(_ text: Range<Int>) -> Bool {
        let line = UTF8Text.trim(text, in: bytes)
        let count = bytes[line].prefix { $0 == UInt8(ascii: "=") }.count
        guard (2...6).contains(count), line.count > 2 * count,
            bytes[line].suffix(count).allSatisfy({ $0 == UInt8(ascii: "=") })
        else { return false }
        let name = UTF8Text.string(line.lowerBound + count..<line.upperBound - count, in: bytes).trimmingSpaces()
        guard name.contains(where: \.isLetter), !name.hasPrefix("="), !name.hasSuffix("=") else { return false }
        // Five and six signs are levels 2 and 1, as in DokuWiki. For fewer signs, the level is the number of signs.
        let level = count >= 5 ? 7 - count : count
        replace(text, with: Array("\n\(String(repeating: "#", count: level)) \(name)\n".utf8))
        return true
    }

    /// Replaces `# Boil.` by a numbered entry if a line of the same form is directly above or below. In some wikis, `#`
    /// begins a numbered entry.
    ///
    /// - Returns: Whether the line is such an entry.
    mutating func replaceWikiNumber(_ text: Range<Int>, _ line: Range<Int>) -> Bool {
        guard isWikiNumber(text) else { return false }
        let above = line.lowerBound > start ? bytes[start..<line.lowerBound - 1].lastIndex(of: 0x0A) : nil
        let previous = UTF8Text.trim((above.map { $0 + 1 } ?? start)..<max(start, line.lowerBound - 1), in: bytes)
        var lines = LineReader(bytes, from: line.lowerBound)
        _ = lines.next()
        let next = lines.next().map { UTF8Text.trim($0, in: bytes) }
        guard isWikiNumber(previous) || next.map(isWikiNumber) ?? false else { return false }
        replace(text.lowerBound..<text.lowerBound + 1, with: Array("1.".utf8))
        return true
    }

    /// Returns whether a line consists of a number sign, a space and a sentence that ends in `.`, `!` or `。`.
    private func isWikiNumber(_ text: Range<Int>) -> Bool {
        guard text.count > 12, bytes[text].starts(with: "# ".utf8) else { return false }
        let words = UTF8Text.string(text.lowerBound + 2..<text.upperBound, in: bytes)
        return words.last.map { ".!。".contains($0) } ?? false && MarkdownLineShape(words) == .sentence
    }

    /// Removes `[!tip]` from `> [!tip] Keep it cold`, the first line of a callout. If the title of the callout
    /// announces a part, the line becomes a heading.
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

    /// Replaces `!!! note "Title"`, the first line of an admonition, by a heading or by the first line of a quotation.
    /// ``continues(_:_:_:_:)`` then replaces the lines of the admonition's content.
    mutating func replaceAdmonition(_ text: Range<Int>) {
        let words = UTF8Text.string(text, in: bytes).drop { "!?=+".contains($0) }.trimmingSpaces()
        guard !words.isEmpty, text.count < 200 else { return }
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        let kind = parts[0].trimmingSpaces()
        let title = parts.count > 1 ? String(parts[1]) : kind
        guard kind.allSatisfy({ $0.isLetter || " -_".contains($0) }), kind.count <= 24,
            !kind.isEmpty || parts.count > 1
        else { return }
        if Self.isHeading(title) || bytes[text.lowerBound] == UInt8(ascii: "=") {
            replace(text, with: Array("\n###### \(title)\n".utf8))
            open = .admonition(isNote: false)
        } else {
            replace(text, with: Array((parts.count > 1 ? "\n> \(title)\n>\n" : "\n").utf8))
            open = .admonition(isNote: true)
        }
    }

    /// Replaces `:::tip Title`, the first line of a container of Docusaurus. A title that announces a part becomes a
    /// heading. Any other note becomes a quotation. In all other cases, the line is removed.
    mutating func replaceFence(_ text: Range<Int>) {
        let words = UTF8Text.string(text, in: bytes).drop { $0 == ":" }.trimmingSpaces()
        let title = words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        let kind = words.prefix(while: \.isLetter).lowercased()
        if Self.isHeading(title) {
            replace(text, with: Array("\n###### \(title)\n".utf8))
        } else if Self.noteKinds.contains(kind) {
            let name = words.dropFirst(kind.count).drop { "[ {".contains($0) }.prefix { !"]{}".contains($0) }
            replace(text, with: Array((name.isEmpty ? "\n" : "\n> \(name)\n>\n").utf8))
            open = .fence
        } else {
            replace(text, with: [])
        }
    }

    /// The kinds of containers whose content is a note.
    private static let noteKinds: Set<String> = [
        "note", "tip", "info", "warning", "caution", "danger", "important", "hint",
    ]

    /// Returns whether the title of a container announces ingredients, directions or cookware, so that it becomes a
    /// heading.
    static func isHeading(_ title: String) -> Bool {
        switch MarkdownHeading(title).part {
        case .ingredients, .ingredientsAndCookware, .ingredientsAndDirections, .directions, .cookware: true
        default: false
        }
    }

    /// Removes the indentation or the `>` from a line of an open container. If the container is a note, writes `> ` in
    /// place of the indentation. If the line is the end of a fence (`:::`), removes the whole line.
    ///
    /// - Parameters:
    ///   - open: The container.
    ///   - line: The line.
    ///   - start: The offset of the first character after the indentation.
    ///   - indent: The indentation of the line in bytes.
    /// - Returns: Whether the line belongs to the container.
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
        case .fence:
            let isEnd = repeats(UInt8(ascii: ":"), start, line, atLeast: 3)
            replace(isEnd ? line : line.lowerBound..<start, with: isEnd ? [] : Array("> ".utf8))
            if isEnd { self.open = nil }
        case .entry(let width):
            return continuesEntry(width, line, start, indent)
        }
        return true
    }
}
