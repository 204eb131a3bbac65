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
