import RecipeKit

/// Replaces a line inside a list if the line announces a part of a recipe, such as the ingredients or the directions.
extension MarkdownDialect {
    /// Replaces a line of a list if the line announces a part of a recipe. `Directions` below an entry becomes a
    /// paragraph of its own. The entry `- Directions:` becomes a heading.
    ///
    /// - Parameters:
    ///   - text: The line without its indentation.
    ///   - line: The whole line.
    ///   - isEntry: Whether the line is an entry with a bullet.
    /// - Returns: Whether the line was replaced.
    mutating func replaceAnnouncement(_ text: Range<Int>, _ line: Range<Int>, isEntry: Bool) -> Bool {
        if isEntry, hasAnnouncement { return false }
        let start = bulletEnd(text) ?? text.lowerBound
        guard let (name, rest, hasColon) = announcement(start..<text.upperBound) else {
            return isEntry && replaceComponent(start..<text.upperBound, line)
        }
        guard isEntry else {
            replace(line.lowerBound..<line.lowerBound, with: [0x0A])
            return true
        }
        let below = next(after: line)
        if rest.isEmpty {
            guard let below, hasColon || !below.isEntry, !below.isHeading else { return false }
        } else if MarkdownFacts.isShort(rest) || MarkdownLineShape(rest) != .sentence && !isSeries(rest) {
            return false
        }
        replace(text, with: Array("\n###### \(name)\n\(rest)".utf8))
        // If the content is a list without indentation, the width is 0.
        open = .entry(width: below.map { $0.isEntry || $0.isNumbered ? 0 : max(2, $0.indent) } ?? 2)
        hasEntryAnnouncement = true
        if case .entry(let width) = open, width > 0, rest.isEmpty { nestsEntries = true }
        return true
    }

    /// Turns a short Chinese, Japanese or Korean entry above indented text into a heading: `* 和面` (“knead the dough”).
    ///
    /// - Returns: Whether the line was replaced.
    private mutating func replaceComponent(_ name: Range<Int>, _ line: Range<Int>) -> Bool {
        guard nestsEntries, name.count <= 36, EastAsianText.isLead(bytes[name.lowerBound]),
            let below = next(after: line), below.indent >= 2, below.isDirectly, !below.isHeading,
            case let words = UTF8Text.string(name, in: bytes),
            !words.contains(where: { "，。,、；".contains($0) || $0.isNumber && $0.isASCII })
        else { return false }
        replace(line, with: Array("\n###### \(words.trimmingSpaces())\n".utf8))
        open = .entry(width: below.indent)
        return true
    }

    /// Adds the missing space of the entry `*大葱` if a Chinese, Japanese or Korean character follows the bullet. A text
    /// that contains the bullet again does not change, because two asterisks can be emphasis.
    mutating func replaceBullet(_ text: Range<Int>) {
        let next = text.lowerBound + 1
        guard next < text.upperBound, EastAsianText.isLead(bytes[next]),
            !bytes[next..<text.upperBound].contains(bytes[text.lowerBound])
        else { return }
        replace(next..<next, with: [0x20])
    }

    /// Returns whether a line names the entries directly below it: `For the filling:`.
    ///
    /// - Parameters:
    ///   - line: The line, which is directly below another entry.
    ///   - start: The offset of the first character after the indentation.
    mutating func isLabel(_ line: Range<Int>, from start: Int) -> Bool {
        guard line.count <= 80, !startsNumber(start..<line.upperBound), let below = next(after: line), below.isEntry,
            below.isDirectly
        else { return false }
        let words = UTF8Text.string(start..<line.upperBound, in: bytes)
        return words.hasSuffix(":") || words.hasSuffix("：") || MarkdownComponentWords.areAll(of: words)
    }

    /// Reduces the indentation of a line if the line belongs to the content of a list entry that became a heading.
    ///
    /// - Parameters:
    ///   - width: The indentation of the content in bytes.
    ///   - line: The line.
    ///   - start: The offset of the first character after the indentation.
    ///   - indent: The indentation of the line in bytes.
    /// - Returns: Whether the line belongs to the content.
    mutating func continuesEntry(_ width: Int, _ line: Range<Int>, _ start: Int, _ indent: Int) -> Bool {
        if bytes[line.lowerBound] == 0x09 {
            replace(line.lowerBound..<line.lowerBound + 1, with: [])
        } else if indent >= 2 {
            replace(line.lowerBound..<line.lowerBound + min(indent, width), with: [])
            if indent <= width { replaceStart(start..<line.upperBound, bytes[start], 0, start..<line.upperBound) }
        } else if bulletEnd(start..<line.upperBound) != nil || bytes[start] == UInt8(ascii: "#") {
            if width > 0, bytes[start] != UInt8(ascii: "#") {
                // The HTML comment separates the content from the list after it.
                replace(line.lowerBound..<line.lowerBound, with: Array("\n<!-- -->\n\n".utf8))
            }
            return false
        } else if let below = next(after: line), below.indent >= 2, below.isDirectly {
            // The empty lines make the line a paragraph of its own.
            replace(line, with: [0x0A] + bytes[line] + [0x0A])
        }
        return true
    }

    /// Sets ``hasAnnouncement`` if a heading announces ingredients or directions.
    ///
    /// - Parameter text: The range of the heading without its number signs.
    mutating func noteHeading(_ text: Range<Int>) {
        guard !hasAnnouncement, text.count <= 80 else { return }
        switch MarkdownHeading(UTF8Text.string(text, in: bytes)).part {
        case .ingredients, .directions, .ingredientsAndDirections, .ingredientsAndCookware: hasAnnouncement = true
        default: break
        }
    }

    /// Replaces each `<br />` in a table row by ``MarkdownTable/lineBreak``, so that the row stays one line.
    mutating func replaceBreaks(in row: Range<Int>) {
        var index = row.lowerBound
        while index + 3 < row.upperBound {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "<"), bytes[index + 1] | 0x20 == UInt8(ascii: "b"),
                bytes[index + 2] | 0x20 == UInt8(ascii: "r"),
                let end = bytes[index..<min(index + 8, row.upperBound)].firstIndex(of: UInt8(ascii: ">")),
                bytes[index + 3..<end].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "/") })
            else { continue }
            replace(index..<end + 1, with: Array(String(MarkdownTable.lineBreak).utf8))
        }
    }

    /// Returns the offset of the text after a bullet and its spaces, or `nil` if the line does not begin with a bullet,
    /// a space and text.
    func bulletEnd(_ text: Range<Int>) -> Int? {
        guard text.count > 2, "-*+".utf8.contains(bytes[text.lowerBound]) else { return nil }
        var end = text.lowerBound + 1
        guard bytes[end] == 0x20 || bytes[end] == 0x09 else { return nil }
        while end < text.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end < text.upperBound ? end : nil
    }

    /// Returns whether a line begins with the number of an entry: `1.` or `1)`. The number has at most three digits.
    func startsNumber(_ text: Range<Int>) -> Bool {
        let digits = bytes[text].prefix(3).prefix(while: UTF8Text.isDigit)
        guard !digits.isEmpty, digits.endIndex < text.upperBound else { return false }
        return bytes[digits.endIndex] == UInt8(ascii: ".") || bytes[digits.endIndex] == UInt8(ascii: ")")
    }

    /// Splits `Ingredients: 2 eggs` at the colon into the words that announce a part, and the rest. Returns `nil` if
    /// the line announces no part.
    private func announcement(_ text: Range<Int>) -> (name: String, rest: String, hasColon: Bool)? {
        let colon = text.first { index in
            bytes[index] == UInt8(ascii: ":") || bytes[index] == 0xEF && bytes[index...].starts(with: "：".utf8)
        }
        let name = text.lowerBound..<(colon ?? text.upperBound)
        guard (1...48).contains(name.count),
            !bytes[name].contains(where: { UTF8Text.isDigit($0) || $0 == UInt8(ascii: "[") })
        else { return nil }
        let words = UTF8Text.string(name, in: bytes)
        let heading = MarkdownHeading(words)
        guard heading.isWhole, !heading.isStep else { return nil }
        switch heading.part {
        case .ingredients, .directions, .ingredientsAndDirections, .ingredientsAndCookware: break
        case .notes where hasEntryAnnouncement && colon == nil: break
        default: return nil
        }
        let rest = colon.map { UTF8Text.string($0..<text.upperBound, in: bytes) } ?? ""
        return (
            words.drop { "*_ ".contains($0) }.trimmingSpaces(),
            rest.drop { ":：*_ ".contains($0) }.trimmingSpaces(), colon != nil
        )
    }

    /// Returns whether the text contains a comma or a semicolon of any script.
    private func isSeries(_ text: String) -> Bool { text.contains { ",，、;；".contains($0) } }

    /// Returns the form of the next line that is not empty, or `nil` if no such line follows. `isDirectly` means that
    /// no empty line is between the two lines.
    private mutating func next(
        after line: Range<Int>
    ) -> (indent: Int, isEntry: Bool, isNumbered: Bool, isHeading: Bool, isDirectly: Bool)? {
        var lines = LineReader(bytes, from: line.lowerBound)
        _ = lines.next()
        let end = lines.position
        // The lines are asked in their order, so one search serves all empty lines above the line that it finds.
        if nextInk.lowerBound < end { nextInk = Self.firstInk(of: &lines, in: bytes) ?? bytes.count..<bytes.count }
        guard let start = nextInk.first(where: { !Self.isBlank(bytes[$0]) }) else { return nil }
        let below = nextInk
        let indent = bytes[below.lowerBound] == 0x09 ? 4 : start - below.lowerBound
        return (
            indent, indent <= 1 && bulletEnd(start..<below.upperBound) != nil,
            indent <= 1 && startsNumber(start..<below.upperBound), bytes[start] == UInt8(ascii: "#"),
            below.lowerBound == end
        )
    }

    private static func firstInk(of lines: inout LineReader, in bytes: [UInt8]) -> Range<Int>? {
        while let line = lines.next() { if !line.allSatisfy({ isBlank(bytes[$0]) }) { return line } }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
