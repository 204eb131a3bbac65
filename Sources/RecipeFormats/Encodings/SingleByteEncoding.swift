/// An encoding with one byte for each character, whose first 128 characters are ASCII.
struct SingleByteEncoding {
    /// The characters of the bytes from 0x80 on, in UTF-8.
    private let upper: [[UInt8]]

    /// Creates an encoding, or returns `nil` if the name is not one of a known encoding with single bytes.
    ///
    /// - Parameter name: The name in the Encoding Standard.
    init?(_ name: String) {
        let scalars = Self.upper(name)
        guard !scalars.isEmpty else { return nil }
        upper = scalars.map { Array(String(Character($0)).utf8) }
    }

    /// Returns the characters of the bytes from 0x80 on, with U+FFFD for a byte without a character. Returns no characters
    /// if the name is not one of a known encoding.
    static func upper(_ name: String) -> [Unicode.Scalar] {
        guard let lines = EncodingTable.singleByteLines(name) else { return [] }
        let table = EncodingTable(lines)
        return (0..<128).map { table[$0] ?? "\u{FFFD}" }
    }

    /// Returns the text of bytes as UTF-8. A byte without a character becomes U+FFFD.
    func utf8(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += upper[Int(byte) - 0x80] }
        }
        return result
    }
}
