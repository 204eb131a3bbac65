import RecipeKit

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
