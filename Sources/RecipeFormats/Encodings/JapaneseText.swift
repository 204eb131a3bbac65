/// What the Japanese encodings have in common.
enum JapaneseText {
    /// Returns the half-width kana of a byte from 0xA1 to 0xDF.
    static func halfWidth(_ byte: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(0xFF61 + byte - 0xA1)) ?? "\u{FFFD}" }
}

/// Reads ISO-2022-JP, the encoding of Japanese mails. All bytes are ASCII; escape sequences say what they mean.
struct ISO2022JP {
    private enum Mode { case ascii, roman, kana, kanji }

    private let text: EncodedBytes
    private let end: Int
    private var index = 0
    private var mode = Mode.ascii

    init(_ bytes: [UInt8]) {
        text = EncodedBytes(bytes)
        end = bytes.count
    }

    /// Returns the next character, or `nil` at the end. Bytes that mean nothing become U+FFFD.
    mutating func next() -> Unicode.Scalar? {
        while index < end {
            guard text[index] == 0x1B else { return character() }
            guard let mode = Self.mode(text[index + 1], text[index + 2]) else {
                index += 1
                return "\u{FFFD}"
            }
            self.mode = mode
            index += 3
        }
        return nil
    }

    /// Returns what the bytes behind an escape character switch to.
    private static func mode(_ first: Int, _ second: Int) -> Mode? {
        switch (first, second) {
        case (0x28, 0x42): .ascii
        case (0x28, 0x4A): .roman
        case (0x28, 0x49): .kana
        case (0x24, 0x40), (0x24, 0x42): .kanji
        default: nil
        }
    }

    private mutating func character() -> Unicode.Scalar {
        let byte = text[index]
        index += 1
        switch mode {
        // A line ends as one in every mode, so a lost escape sequence does not join the lines of a recipe.
        case _ where byte == 0x0A || byte == 0x0D: return Unicode.Scalar(UInt8(byte))
        case .ascii where byte < 0x80 && byte != 0x0E && byte != 0x0F: return Unicode.Scalar(UInt8(byte))
        case .roman where byte == 0x5C: return "¥"
        case .roman where byte == 0x7E: return "‾"
        case .roman where byte < 0x80 && byte != 0x0E && byte != 0x0F: return Unicode.Scalar(UInt8(byte))
        case .kana where 0x21...0x5F ~= byte: return JapaneseText.halfWidth(byte + 0x80)
        case .kanji where 0x21...0x7E ~= byte:
            let trail = text[index]
            // A control character is never a part of a character.
            guard trail > 0x1B else { return "\u{FFFD}" }
            index += 1
            guard 0x21...0x7E ~= trail else { return "\u{FFFD}" }
            return EncodingTable.jis0208[(byte - 0x21) * 94 + trail - 0x21] ?? "\u{FFFD}"
        default: return "\u{FFFD}"
        }
    }
}
