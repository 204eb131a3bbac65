/// Repairs a text whose UTF-8 was taken for Windows-1252 and encoded again: `crÃ¨me`, `Â½`, `donâ€™t`.
enum DoubleEncoding {
    /// Returns the text with each such sequence as the character that was meant. A text in any language has no other
    /// use for these sequences. O(n).
    static func repaired(_ text: String) -> String {
        guard mayHaveTraces(text) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let (scalar, length) = character(at: index, in: scalars) {
                result.append(scalar)
                index += length
            } else if isLostSpace(at: index, in: scalars) {
                // The second half of a no-break space has already become a space.
                index += 1
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// Returns whether a text has one of the letters that begin a sequence.
    private static func mayHaveTraces(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            // The letters from U+00C2 (C3 82) to U+00F4 (C3 B4).
            if previous == 0xC3, (0x82...0xB4).contains(byte) { return true }
            previous = byte
        }
        return false
    }

    /// Returns the character that a sequence stands for, and the number of scalars in the sequence.
    private static func character(at index: Int, in scalars: [Unicode.Scalar]) -> (Unicode.Scalar, length: Int)? {
        let length =
            switch scalars[index].value {
            case 0xC2...0xDF: 2
            case 0xE2...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0, index + length <= scalars.count else { return nil }
        var bytes = [UInt8(scalars[index].value)]
        for scalar in scalars[(index + 1)..<(index + length)] {
            guard let byte = byte(of: scalar), byte & 0xC0 == 0x80 else { return nil }
            bytes.append(byte)
        }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        guard text.count == 1, let first = text.first, first != "\u{FFFD}" else { return nil }
        return (first, length)
    }

    /// Returns whether a `Â` is before a space or at the end, and not after a capital letter.
    private static func isLostSpace(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index] == "Â", index + 1 == scalars.count || scalars[index + 1] == " " else { return false }
        return index == 0 || !scalars[index - 1].properties.isUppercase
    }

    /// Returns the byte of a character in Windows-1252. Its undefined bytes have the numbers of their characters.
    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value <= 0xFF { return UInt8(scalar.value) }
        return windows1252.firstIndex(of: scalar.value).map { UInt8(0x80 + $0) }
    }

    /// The characters from 0x80 to 0x9F.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
        0x17E, 0x178,
    ]
}
