import RecipeKit

/// Converts the text of an old program, which does not declare its encoding, to UTF-8. The time is linear in the size
/// of the text.
///
/// A text with the byte order mark of UTF-16 is UTF-16. Any other text is UTF-8 if its bytes are valid UTF-8.
/// Otherwise, ``CharsetTrial`` chooses an encoding.
enum LegacyText {
    /// Returns the text as well-formed UTF-8 without a byte order mark.
    static func utf8(of bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(of: Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return HTMLEncoding.marked(bytes) ?? []
        }
        if bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) == nil { return bytes }
        return utf8(of: bytes, in: CharsetTrial(bytes).winner)
    }

    /// Returns the text of bytes in the given encoding, as UTF-8.
    static func utf8(of bytes: [UInt8], in charset: LegacyCharset) -> [UInt8] {
        let upper = charset.upper.map { Array(String(Character($0)).utf8) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += upper[Int(byte) - 0x80] }
        }
        return result
    }
}
