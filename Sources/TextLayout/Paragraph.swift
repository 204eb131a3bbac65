/// Plain text wrapped into lines, for output that is printed.
public enum Paragraph {
    /// A space (U+00A0) at which no line is broken. The returned lines contain an ordinary space in its place.
    public static let noBreakSpace: Character = "\u{A0}"

    /// Returns the lines of a text, wrapped at a width. O(n).
    ///
    /// Line breaks in the text remain. ``LineBreaker`` describes where a line that is too wide is broken. A word that
    /// contains `://` is never broken. A run of spaces becomes one space. Spaces at both ends of a line are dropped.
    /// Control characters are removed; see `withoutControlCharacters`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The maximum width of a line in columns. If it is 0 or less, only the line breaks in the text break
    ///     lines.
    public static func lines(of text: String, width: Int) -> [String] {
        text.lines(keepingEmpty: true).flatMap { line in
            wrapped(String(line).withoutControlCharacters, width: width).map { line in
                // In UTF-8, the no-break space begins with this byte.
                guard line.utf8.contains(0xC2) else { return line }
                return String(line.map { $0 == noBreakSpace ? " " : $0 })
            }
        }
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard width > 0 else { return [words.joined(separator: " ")] }
        var breaker = LineBreaker(width: width)
        for (index, word) in words.enumerated() {
            if index > 0 { breaker.add(" ") }
            if word.contains("://") {
                breaker.addWhole(String(word))
            } else {
                breaker.add(String(word))
            }
        }
        return breaker.finish().map { $0.map(\.text).joined() }
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Returns the lines of the text, without their line breaks. O(n).
    ///
    /// A line break is a line feed, a carriage return with or without a line feed, a vertical tab, a form feed, U+0085,
    /// U+2028 or U+2029.
    ///
    /// - Parameter keepsEmpty: Whether the result contains empty lines. If so, a text that ends with a line break has
    ///   an empty last line, and an empty text has one empty line.
    public func lines(keepingEmpty keepsEmpty: Bool = false) -> [Substring] {
        var lines: [Substring] = []
        var start = startIndex
        var index = start
        func end(at end: Index) {
            if keepsEmpty || start < end { lines.append(self[start..<end]) }
        }
        while let found = utf8[index...].firstIndex(where: Self.mayBreakLine) {
            guard let next = indexAfterLineBreak(at: found) else {
                index = utf8.index(after: found)
                continue
            }
            end(at: found)
            start = next
            index = next
        }
        end(at: endIndex)
        return lines
    }

    /// Returns whether a byte may begin a line break. The line breaks are U+000A to U+000D, U+0085 (C2 85), U+2028 (E2
    /// 80 A8) and U+2029 (E2 80 A9).
    private static func mayBreakLine(_ byte: UInt8) -> Bool {
        byte <= 0x0D && byte >= 0x0A || byte == 0xC2 || byte == 0xE2
    }

    /// Returns the index after the line break that begins at an index, or `nil` if no line break begins there.
    private func indexAfterLineBreak(at index: Index) -> Index? {
        let bytes = utf8[index...].prefix(3)
        let next = utf8.index(after: index)
        switch bytes.first {
        case 0xC2: return bytes.dropFirst().first == 0x85 ? utf8.index(after: next) : nil
        case 0xE2:
            let isBreak = bytes.elementsEqual([0xE2, 0x80, 0xA8]) || bytes.elementsEqual([0xE2, 0x80, 0xA9])
            return isBreak ? bytes.endIndex : nil
        case 0x0D: return bytes.dropFirst().first == 0x0A ? utf8.index(after: next) : next
        default: return next
        }
    }
}
