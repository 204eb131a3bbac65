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
