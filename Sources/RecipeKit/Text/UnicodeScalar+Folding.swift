extension Unicode.Scalar {
    /// Appends the scalar in lower case without its accents, as UTF-8, for sorting and searching.
    ///
    /// Appends nothing for a combining mark of U+0300 to U+036F or for an invisible character.
    package func appendFolded(to bytes: inout [UInt8]) {
        switch value {
        case 0x41...0x5A: bytes.append(UInt8(truncatingIfNeeded: value | 0x20))
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
        case 0x300...0x36F: break
        default:
            if let letters = LetterFolding.letters(for: self) {
                bytes += letters.utf8
            } else if !isInvisible {
                bytes += properties.lowercaseMapping.utf8
            }
        }
    }

    /// Whether the scalar is a format character, such as a soft hyphen, a joiner or a direction mark.
    private var isInvisible: Bool { properties.generalCategory == .format }
}
