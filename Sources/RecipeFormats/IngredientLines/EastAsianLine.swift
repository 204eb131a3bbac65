import RecipeKit
import TextLayout

/// The UTF-8 of a line, and the original offset of each byte. In this UTF-8, ASCII characters take the place of
/// full-width characters, East Asian punctuation and special spaces.
struct EastAsianLine {
    let bytes: [UInt8]
    private let original: [UInt8]
    /// The offset in the original line for each offset in ``bytes``, and for the end of ``bytes``.
    private let origins: [Int]

    init(_ line: [UInt8]) {
        original = line
        var bytes: [UInt8] = []
        var origins: [Int] = []
        bytes.reserveCapacity(line.count)
        origins.reserveCapacity(line.count + 1)
        var index = 0
        while index < line.count {
            let (plain, length) = Self.plain(at: index, in: line)
            bytes.append(plain ?? line[index])
            origins.append(index)
            index += plain == nil ? 1 : length
        }
        origins.append(line.count)
        (self.bytes, self.origins) = (bytes, origins)
    }

    /// Returns the original text for a range of ``bytes``.
    func text(_ range: Range<Int>) -> String {
        String(decoding: original[origins[range.lowerBound]..<origins[range.upperBound]], as: UTF8.self)
            .withoutControlCharacters
    }

    /// Returns the offset in the original line for an offset of ``bytes``.
    func origin(_ index: Int) -> Int { origins[index] }

    /// Returns a range without the spaces and separators at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isSeparator(bytes[start]) { start += 1 }
        while start < end, isSeparator(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || Self.separators.contains(byte) }

    private static let separators = Set(":;,.-|".utf8)

    /// Returns the ASCII character that replaces the character at an offset, and the length of the replaced character
    /// in bytes. Returns `nil` and 1 if the byte at the offset does not change. Special spaces and control characters
    /// become spaces.
    private static func plain(at index: Int, in line: [UInt8]) -> (UInt8?, length: Int) {
        let byte = line[index]
        if byte < 0xC2 { return (byte < 0x20 || byte == 0x7F ? 0x20 : nil, 1) }
        if let plain = FullWidthForms.plain(at: index, in: line) { return (plain, 3) }
        let space = UnicodeSpace.length(at: index, in: line)
        if space > 0 { return (0x20, space) }
        guard index + 2 < line.count else { return (nil, 1) }
        switch (byte, line[index + 1], line[index + 2]) {
        case (0xE3, 0x80, 0x81), (0xE3, 0x80, 0x82): return (UInt8(ascii: ","), 3)
        case (0xE3, 0x80, 0x90), (0xE3, 0x80, 0x94): return (UInt8(ascii: "("), 3)
        case (0xE3, 0x80, 0x91), (0xE3, 0x80, 0x95): return (UInt8(ascii: ")"), 3)
        case (0xE3, 0x80, 0x9C): return (UInt8(ascii: "~"), 3)
        // Dashes, and dots that fill the space before the amount, become hyphens.
        case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x80, 0xA5), (0xE2, 0x80, 0xA6), (0xE2, 0x8B, 0xAF):
            return (UInt8(ascii: "-"), 3)
        default: return (nil, 1)
        }
    }
}
