/// What a byte or a scalar means to Cooklang.
///
/// The reader works on UTF-8: every mark of the language is one ASCII byte, which never occurs inside a longer
/// character. Only names of one word, which end at Unicode's spaces and punctuation, look at whole scalars.
enum CooklangText {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0B || byte == 0x0C
    }

    static func isMarker(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "~")
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// An ASCII letter or digit.
    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }

    /// Whether a name of one word ends before `scalar`.
    static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "|" { return true }
        if scalar.value < 0x80 {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            if isAlphanumeric(byte) { return false }
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

    /// The scalar that begins at `index` and the number of its bytes.
    static func scalar(at index: Int, in bytes: [UInt8]) -> (Unicode.Scalar, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(first & (0xFF >> UInt8(length + 1)))
        for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// The offset of the first control character that is no white space. Terminals may take such for commands.
    static func firstControlCharacter(in bytes: [UInt8]) -> Int? {
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            if byte < 0x20 ? !isSpace(byte) && byte != 0x0A : byte == 0x7F { return offset }
            if previous == 0xC2, byte < 0xA0, byte != 0x85 { return offset - 1 }
            previous = byte
        }
        return nil
    }

    /// Whether a backslash stands at `index` that takes the meaning of the character behind it.
    static func isEscape(at index: Int, before end: Int, in bytes: [UInt8]) -> Bool {
        bytes[index] == UInt8(ascii: "\\") && index + 1 < end && CooklangEscaping.isMark(bytes[index + 1])
    }

    /// Whether a line ends in a backslash that breaks it, rather than in one that stands for itself.
    static func breaksLine(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
        !bytes[line].reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }

    /// `range` without the white space at both its ends.
    static func trim(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, isSpace(bytes[lower]) { lower += 1 }
        while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    static func string(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
