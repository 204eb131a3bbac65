import RecipeKit

/// The meaning of bytes and scalars in Cooklang.
///
/// The readers work on UTF-8, because every special character is one ASCII byte. Only names of one word are read as
/// scalars, because they end at Unicode spaces and punctuation.
enum CooklangText {
    static func isMarker(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "~")
    }

    /// Returns whether a name of one word ends before `scalar`.
    static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "|" { return true }
        if scalar.value < 0x80 {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            if UTF8Text.isAlphanumeric(byte) { return false }
            return byte <= 0x20 || byte == 0x7F || !"$+<=>^`".unicodeScalars.contains(scalar)
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .connectorPunctuation, .dashPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return true
        default:
            return false
        }
    }

    /// Returns the offset of the first control character that is not white space, or `nil` if there is none. Terminals
    /// can interpret such characters as commands.
    static func firstControlCharacter(in bytes: [UInt8]) -> Int? {
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            if byte < 0x20 ? !UTF8Text.isSpace(byte) && byte != 0x0A : byte == 0x7F { return offset }
            if previous == 0xC2, byte < 0xA0, byte != 0x85 { return offset - 1 }
            previous = byte
        }
        return nil
    }

    /// Returns whether a backslash at `index` escapes the next character.
    static func isEscape(at index: Int, before end: Int, in bytes: [UInt8]) -> Bool {
        bytes[index] == UInt8(ascii: "\\") && index + 1 < end && CooklangEscaping.isMark(bytes[index + 1])
    }

    /// Returns whether a line ends in a backslash that keeps the line break. Two backslashes at the end mean one
    /// backslash of the text.
    static func breaksLine(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        !bytes[line].reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }
}

extension CooklangText {
    /// Returns the text of a range without the backslashes that escape special characters.
    static func unescaped(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        guard bytes[range].contains(UInt8(ascii: "\\")) else { return UTF8Text.string(range, in: bytes) }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if isEscape(at: index, before: range.upperBound, in: bytes) { index += 1 }
            text.append(bytes[index])
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the offset of the first `mark` without a backslash before it, or `nil` if there is none.
    static func firstMark(_ mark: UInt8, in range: Range<Int>, of bytes: [UInt8]) -> Int? {
        guard bytes[range].contains(UInt8(ascii: "\\")) else { return bytes[range].firstIndex(of: mark) }
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == mark { return index }
            index += isEscape(at: index, before: range.upperBound, in: bytes) ? 2 : 1
        }
        return nil
    }
}

/// Finds timers that are much longer than the total time in the metadata of the recipe: `~{20%days}`.
///
/// The search reads only bytes and creates no steps, because lists of recipes need it for each header.
enum LongTimers {
    /// Returns the time of the longest timer that is much longer than the total time, or `nil` if there is no such
    /// timer. Timers for storage and for optional waits are ignored.
    ///
    /// - Parameters:
    ///   - source: The text of the recipe as UTF-8.
    ///   - start: The offset in bytes at which the search begins.
    ///   - metadata: The metadata of the recipe. If there is no total time in minutes, the result is `nil`.
    static func longest(in source: [UInt8], from start: Int, beyond metadata: RecipeMetadata) -> CookingTime? {
        guard let stated = metadata.totalTime?.minutes, stated < 1_000_000 else { return nil }
        let least = stated < 60 ? 59 : 4 * stated
        guard longest(in: source, from: start, beyond: least) != nil else { return nil }
        return longest(in: CommentFreeText(source, from: start).bytes, from: 0, beyond: least)
    }

    private static func longest(in source: [UInt8], from start: Int, beyond minutes: Int) -> CookingTime? {
        source.withUnsafeBytes { bytes in
            var longest: CookingTime?
            var index = start
            while let mark = bytes.firstIndex(of: UInt8(ascii: "~"), from: index) {
                index = mark + 1
                guard let amount = amount(of: mark, in: bytes), let time = time(bytes[amount]),
                    let own = time.minutes, own > longest?.minutes ?? minutes, isWait(before: mark, in: bytes)
                else { continue }
                longest = time
            }
            return longest
        }
    }

    /// Returns the range of the text between the braces of the timer at `mark`. If the braces do not end nearby,
    /// returns `nil`.
    private static func amount(of mark: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        var open: Int?
        for index in mark + 1..<min(mark + 80, bytes.count) {
            switch bytes[index] {
            case UInt8(ascii: "{") where open == nil: open = index + 1
            case UInt8(ascii: "}"): return open.map { $0..<index }
            case UInt8(ascii: "{"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "~"), 0x0A: return nil
            default: continue
            }
        }
        return nil
    }

    /// Returns the time of an amount such as `20%days`. To save time, `20%min` and all other numbers of minutes with at
    /// most two digits give `nil`.
    private static func time(_ amount: Slice<UnsafeRawBufferPointer>) -> CookingTime? {
        guard let percent = amount.firstIndex(of: UInt8(ascii: "%")) else { return nil }
        let unit = amount[(percent + 1)...].drop { $0 == 0x20 }
        guard let first = unit.first else { return nil }
        if first | 0x20 == UInt8(ascii: "m"), percent - amount.startIndex < 3 { return nil }
        let number = String(decoding: amount[..<percent], as: UTF8.self)
        return CookingTime(parsing: "\(number) \(String(decoding: unit, as: UTF8.self))")
    }

    /// Returns whether a timer is a wait in a step. Timers in notes and metadata, and timers after words such as
    /// `keeps`, `up to` and `optional`, are not waits.
    private static func isWait(before mark: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        var lineStart = mark
        while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
        if bytes[lineStart] == UInt8(ascii: ">") || mark > 0 && bytes[mark - 1] == UInt8(ascii: "\\") { return false }
        let text = bytes[max(lineStart, mark - 120)..<mark]
        let sentenceStart = text.lastIndex(of: UInt8(ascii: ".")) ?? text.startIndex
        let sentence = String(decoding: text[sentenceStart...], as: UTF8.self).lowercased()
        return !keepingWords.contains { sentence.contains($0) }
    }

    private static let keepingWords = [
        "keeps", "keep for", "will keep", "can keep", "store", "leftover", "lasts", "up to", "optional", "haltbar",
        "aufbewahr", "bis zu", "conserv", "jusqu'à", "hasta", "fino a", "bewaar",
    ]
}
