/// Functions that classify and decode UTF-8 bytes. Parsing bytes is several times as fast as parsing characters.
package enum UTF8Text {
    /// Returns whether a byte is ASCII white space other than a line feed.
    @inlinable
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0B || byte == 0x0C
    }

    /// Returns whether a byte is an ASCII digit.
    @inlinable
    package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Returns whether a byte is an ASCII letter.
    @inlinable
    package static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    /// Returns whether a byte is an ASCII letter or digit.
    @inlinable
    package static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }

    /// Returns the scalar that begins at an index, and the number of its bytes. If the text ends inside the scalar,
    /// returns the replacement character and 1. Bytes that encode no scalar also give the replacement character.
    @inlinable
    package static func scalar(at index: Int, in bytes: [UInt8]) -> (Unicode.Scalar, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(first & (0xFF >> UInt8(length + 1)))
        for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// Returns a range of bytes without the white space at its two ends. See ``isSpace(_:)``.
    @inlinable
    package static func trim(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, isSpace(bytes[lower]) { lower += 1 }
        while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// Returns the text of a range of bytes.
    @inlinable
    package static func string(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension StringProtocol {
    /// Returns the text without white space at its ends.
    package func trimmingSpaces() -> String {
        // Fast path: most texts begin and end with an ASCII character. `isWhitespace` is slower, because it searches a
        // table.
        let bytes = Substring(self).utf8
        if let first = bytes.first, let last = bytes.last, Self.isInk(first), Self.isInk(last) { return String(self) }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    private static func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
