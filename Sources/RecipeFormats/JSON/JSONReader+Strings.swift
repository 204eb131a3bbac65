import RecipeKit

extension JSONReader {
    /// Reads a string from its opening quotation mark on. Returns the string without the quotation marks.
    ///
    /// - Parameter isKey: Whether the string is the name of a member.
    mutating func string(isKey: Bool) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: "\""), isEnd(isKey: isKey) {
            position += 1
            return String(decoding: bytes[start..<position - 1], as: UTF8.self)
        }
        return longString(from: start, isKey: isKey)
    }

    /// Reads a string with escapes or with unescaped quotation marks inside it. The bytes before the current position
    /// are known to belong to the string.
    ///
    /// - Parameters:
    ///   - start: The offset after the opening quotation mark.
    ///   - isKey: Whether the string is the name of a member.
    private mutating func longString(from start: Int, isKey: Bool) -> String {
        var text = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\") {
                readEscape(into: &text)
            } else if byte == UInt8(ascii: "\""), isEnd(isKey: isKey) {
                position += 1
                return String(decoding: text, as: UTF8.self)
            } else {
                if byte == UInt8(ascii: "\"") { report("A quotation mark inside a text has to be written \\\".") }
                text.append(byte)
                position += 1
            }
        }
        report("The text ends inside a string; it was cut off.")
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns whether the quotation mark at the current position closes the string, and is not an unescaped part of
    /// it. The bytes after the quotation mark decide. For example, a colon must follow a name.
    private func isEnd(isKey: Bool) -> Bool {
        var index = indexBehindBlanks(position + 1)
        guard index < bytes.count else { return true }
        if isKey { return bytes[index] == UInt8(ascii: ":") }
        switch bytes[index] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "<"): return true
        case UInt8(ascii: ","):
            index = indexBehindBlanks(index + 1)
            return index == bytes.count || mayBeginValue(at: index)
        // After white space, this quotation mark begins another string, and only the comma is missing.
        case UInt8(ascii: "\""): return index > position + 1
        default: return false
        }
    }

    private func indexBehindBlanks(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return index
    }

    private func mayBeginValue(at index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"),
            UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "/"):
            true
        default:
            bytes[index...].starts(with: "true".utf8) || bytes[index...].starts(with: "false".utf8)
                || bytes[index...].starts(with: "null".utf8)
        }
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        guard position + 1 < bytes.count else {
            position = bytes.count
            return
        }
        let byte = bytes[position + 1]
        position += 2
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
        case UInt8(ascii: "u"): text.append(contentsOf: Array(String(unicodeEscape()).utf8))
        default:
            report("The escape \\\(String(decoding: [byte], as: UTF8.self)) does not exist.", at: position - 2)
            text.append(byte)
        }
    }

    /// Returns the character for a `\u` escape, or for two such escapes of a surrogate pair. For an invalid escape,
    /// returns U+FFFD.
    private mutating func unicodeEscape() -> Character {
        guard let unit = hexadecimalUnit() else {
            report("Four hexadecimal digits must follow \\u.")
            return "\u{FFFD}"
        }
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}" }
        let start = position
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") {
            position += 2
            if let trail = hexadecimalUnit(), UTF16.isTrailSurrogate(trail) {
                let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
                return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
            }
            position = start
        }
        return "\u{FFFD}"
    }

    /// Reads four hexadecimal digits. If they are missing, reads nothing and returns `nil`.
    private mutating func hexadecimalUnit() -> UInt16? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt16 = 0
        for offset in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[position + offset])).hexDigitValue else { return nil }
            value = value << 4 | UInt16(digit)
        }
        position += 4
        return value
    }
}

/// Reads values without quotation marks.
extension JSONReader {
    /// Returns the number, `true`, `false` or `null` at the current position. For any other word, reports an error and
    /// returns null.
    mutating func word() -> JSONValue {
        let start = position
        let word = bareWord()
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            if let first = word.utf8.first, first == UInt8(ascii: "-") || UTF8Text.isDigit(first) {
                return .number(word)
            }
            report("“\(word.prefix(40))” is no value; write it in quotation marks.", at: start)
            return .null
        }
    }

    /// Reads a word up to white space, a comma, a colon, a closing bracket or a quotation mark. The word has at least
    /// one byte.
    mutating func bareWord() -> String {
        let start = position
        position += 1
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""):
            true
        default: false
        }
    }
}
