extension Unicode.Scalar {
    /// Appends the letter in lower case without its accents, for sorting and searching.
    ///
    /// A combining mark appends nothing.
    package func appendFolded(to bytes: inout [UInt8]) {
        switch value {
        case 0x41...0x5A: bytes.append(UInt8(truncatingIfNeeded: value | 0x20))
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
        case 0x300...0x36F: break
        default:
            if let letters = LatinFolding.letters(for: self) {
                bytes += letters.utf8
            } else if !isInvisible {
                bytes += properties.lowercaseMapping.utf8
            }
        }
    }

    /// Whether the scalar is a soft hyphen, a joiner or a direction mark.
    private var isInvisible: Bool { properties.generalCategory == .format }
}
