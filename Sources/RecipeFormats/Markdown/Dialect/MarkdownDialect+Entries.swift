import RecipeKit

/// Replaces numbers and signs at the start of list entries if CommonMark does not know them: `1、`, `•`.
extension MarkdownDialect {
    /// Replaces `1.Boil`, `1、Boil` and `(1) Boil` by `1. Boil`. `1.5 cups` and numbers of more than two digits do not
    /// change.
    ///
    /// - Parameter text: The line without its indentation.
    mutating func replaceNumber(_ text: Range<Int>) {
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
            // `1. Boil` is already an entry, and `2.3 eggs` begins with a decimal number. After `1.Boil`, however,
            // `2.3 eggs` is entry 2.
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

    /// Joins a line that contains only the number of an entry, `1.`, with the text on the next line.
    ///
    /// - Returns: Whether the lines were joined.
    mutating func joinNumber(_ text: Range<Int>, _ line: Range<Int>) -> Bool {
        let digits = bytes[text].prefix(while: UTF8Text.isDigit)
        let words = UTF8Text.trim(text, in: bytes)
        guard (1...2).contains(digits.count), words.upperBound == digits.endIndex + 1,
            bytes[digits.endIndex] == UInt8(ascii: ".")
        else { return false }
        var next = line.upperBound
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A { next += 1 }
        guard next < bytes.count, bytes[next] > 0x20, !"#-*+>|`~<".utf8.contains(bytes[next]),
            !UTF8Text.isDigit(bytes[next])
        else { return false }
        lastNumber = Int(String(decoding: digits, as: UTF8.self)) ?? 0
        replace(words.upperBound..<next, with: [0x20])
        return true
    }

    /// Replaces a sign that is used as a bullet, `• salt` or `① Boil`, by a bullet or a number of CommonMark.
    mutating func replaceSign(_ text: Range<Int>) {
        let start = bytes[text].prefix(3)
        if let number = Self.circledNumber(start) {
            replace(text.lowerBound..<text.lowerBound + 3, with: Array("\(number). ".utf8))
            return
        }
        for (sign, needsSpace) in Self.signs where bytes[text].starts(with: sign.utf8) {
            var end = text.lowerBound + sign.utf8.count
            // A variation selector can follow the sign and only selects the emoji style. It is removed too.
            if bytes[end..<text.upperBound].starts(with: [0xEF, 0xB8, 0x8F]) { end += 3 }
            if needsSpace, end < text.upperBound, bytes[end] != 0x20, bytes[end] != 0x09 { return }
            guard end < text.upperBound else { return }
            while end < text.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
            replace(text.lowerBound..<end, with: Array("- ".utf8))
            return
        }
    }

    /// The signs that are used as bullets. `needsSpace` says whether a space must follow the sign.
    static let signs: [(sign: String, needsSpace: Bool)] = [
        ("•", false), ("●", false), ("○", true), ("◦", false), ("▪", false), ("■", true), ("□", false), ("☐", false),
        ("☑", false), ("✓", true), ("✔", true), ("・", false), ("·", false), ("‣", false), ("–", true), ("—", true),
        ("⁃", false), ("▢", false), ("➢", true), ("➤", true), ("★", true),
    ]

    /// Returns 1 to 20 for the UTF-8 bytes of `①` to `⑳`, or `nil` for any other bytes.
    static func circledNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.starts(with: [0xE2, 0x91]), let last = bytes.last, (0xA0...0xB3).contains(last) else { return nil }
        return Int(last) - 0x9F
    }
}

extension MarkdownDialect {
    /// Returns the offset after a reference to a footnote, such as `[^1]`. Returns `nil` if no reference begins at the
    /// offset.
    ///
    /// The definition `[^1]: Salt` at the start of a line is not a reference.
    func footnoteEnd(at start: Int, _ text: Range<Int>) -> Int? {
        guard start > text.lowerBound, start + 3 < text.upperBound + 1, bytes[start] == UInt8(ascii: "["),
            bytes[start + 1] == UInt8(ascii: "^"), bytes[start - 1] != UInt8(ascii: "\\"),
            let end = bytes[start..<min(text.upperBound, start + 32)].firstIndex(of: UInt8(ascii: "]")),
            end > start + 2, !bytes[start..<end].contains(0x20)
        else { return nil }
        return end + 1
    }

    /// Replaces a reference to a footnote by raised digits: `¹` for `[^1]`. If the line can be an ingredient, or if the
    /// label is not a number, removes the reference instead.
    ///
    /// - Parameters:
    ///   - reference: The range of the reference with its brackets.
    ///   - text: The line.
    mutating func replaceFootnote(_ reference: Range<Int>, _ text: Range<Int>) {
        let first = bytes[text].first { $0 != 0x20 && $0 != 0x09 }
        let label = bytes[reference.lowerBound + 2..<reference.upperBound - 1]
        if first.map({ "-*+|".utf8.contains($0) }) == true || !label.allSatisfy(UTF8Text.isDigit) {
            replace(reference, with: [])
        } else {
            replace(reference, with: Self.raised(label))
        }
    }

    /// Returns digits as superscripts.
    private static func raised(_ digits: ArraySlice<UInt8>) -> [UInt8] {
        let raised = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return digits.flatMap { Array(raised[Int($0 - UInt8(ascii: "0"))].utf8) }
    }

    /// Replaces the start of the definition of a footnote, so that it becomes a note: `> ¹ Salt` for `[^1]: Salt`.
    ///
    /// - Parameter text: The line without its indentation.
    /// - Returns: Whether the line defines a footnote.
    mutating func replaceFootnoteDefinition(_ text: Range<Int>) -> Bool {
        guard text.count > 3, bytes[text.lowerBound + 1] == UInt8(ascii: "^"),
            let end = bytes[text.prefix(34)].firstIndex(of: UInt8(ascii: "]")),
            end + 1 < text.upperBound, bytes[end + 1] == UInt8(ascii: ":")
        else { return false }
        let label = bytes[text.lowerBound + 2..<end]
        let shown = label.allSatisfy(UTF8Text.isDigit) ? Self.raised(label) : Array(label) + [UInt8(ascii: ":")]
        // The blank line ends the list or the definition before it.
        replace(text.lowerBound..<end + 2, with: Array("\n> ".utf8) + shown)
        return true
    }
}

/// Replaces links, footnote references and attributes of other dialects inside lines.
extension MarkdownDialect {
    /// Replaces the wiki links and the footnote references in a line. Replaces the spaces in the address of each link.
    /// Removes attributes such as `{.class}`.
    mutating func replaceLinks(in text: Range<Int>) {
        var index = text.lowerBound
        // The offset at which the last search for a closing bracket ended. The next search begins there, so that all
        // searches together take linear time.
        var end = index
        while index + 3 < text.upperBound {
            guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "[") else {
                if bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "(") {
                    index = replaceSpaces(inAddress: index + 2, text)
                } else if let end = attributesEnd(at: index, text) {
                    replace(index..<end, with: [])
                    index = end
                } else if let end = footnoteEnd(at: index, text) {
                    replaceFootnote(index..<end, text)
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

    /// Replaces the spaces in the address of a link by `%20`: `[Pesto](my%20pesto.md)` for `[Pesto](my pesto.md)`.
    ///
    /// - Parameters:
    ///   - start: The offset at which the address begins.
    ///   - text: The line.
    /// - Returns: The offset after the address, or `start` if nothing was replaced.
    mutating func replaceSpaces(inAddress start: Int, _ text: Range<Int>) -> Int {
        guard let end = bytes[start..<min(text.upperBound, start + 200)].firstIndex(of: UInt8(ascii: ")")),
            let space = bytes[start..<end].firstIndex(of: 0x20), space > start,
            !bytes[start..<end].contains(where: { "<\"'(".utf8.contains($0) })
        else { return start }
        let address = UTF8Text.string(start..<end, in: bytes).trimmingSpaces()
        replace(start..<end, with: Array(address.replacing(" ", with: "%20").utf8))
        return end
    }

    /// Returns the offset after attributes such as `{.class}` or `{: #name .class }`. Returns `nil` if no attributes
    /// begin at the offset.
    func attributesEnd(at start: Int, _ text: Range<Int>) -> Int? {
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

    /// Replaces the wiki link `[[Pesto|the pesto]]` by its text, and `![[pesto.jpg]]` by a picture.
    ///
    /// - Parameters:
    ///   - link: The range between the brackets.
    ///   - text: The line.
    mutating func replaceLink(_ link: Range<Int>, _ text: Range<Int>) {
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
}

/// Recognizes lines of dashes that are horizontal rules. In CommonMark, a line of dashes directly below text makes the
/// text a heading.
extension MarkdownDialect {
    /// Returns whether a line of dashes is a rule and not the underline of a heading. The paragraph above a rule has
    /// several lines, contains an amount, or is a sentence with a period.
    func isRule(_ line: Range<Int>) -> Bool {
        let signs = UTF8Text.trim(line, in: bytes)
        guard signs.count >= 2, bytes[signs].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
        let above = paragraph(above: line)
        guard let last = above.last else { return false }
        if above.count > 1 { return true }
        let text = UTF8Text.string(last, in: bytes).trimmingSpaces()
        return MarkdownAmounts.count(in: text) > 0 || text.last == "." && MarkdownLineShape(text) == .sentence
    }

    /// Returns the last lines of the paragraph directly above a line, without white space at their ends. Returns at
    /// most two lines.
    private func paragraph(above line: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var end = line.lowerBound
        while lines.count < 2, end > start {
            var upper = end - 1
            if upper > start, bytes[upper - 1] == 0x0D { upper -= 1 }
            let lower = bytes[start..<upper].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
            let text = UTF8Text.trim(lower..<upper, in: bytes)
            guard !text.isEmpty, !"#>|`~".utf8.contains(bytes[text.lowerBound]), bulletEnd(text) == nil else { break }
            lines.insert(text, at: 0)
            end = lower
        }
        return lines
    }
}
