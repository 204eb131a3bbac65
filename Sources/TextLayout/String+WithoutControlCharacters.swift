extension String {
    /// The text without characters that could move the cursor, change colours or change the direction of writing.
    ///
    /// A tab or a line break of any kind becomes a space. A carriage return with a line feed becomes one space. Other
    /// control characters (C0, DEL, C1) are removed. Characters that embed, override or isolate text with another
    /// direction of writing are also removed. Apply this property to all text that is printed to a terminal. O(n). Most
    /// texts without such characters are not copied.
    public var withoutControlCharacters: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A where previous == "\r": break
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
            default: if !scalar.isControl { result.append(scalar) }
            }
            previous = scalar
        }
        return String(result)
    }

    /// The text without control characters, except line feeds. A carriage return with a line feed becomes a line feed.
    /// Any other line break becomes a space. For other characters, see `withoutControlCharacters`.
    public var withoutControlCharactersInLines: String {
        // A carriage return with a line feed is one character.
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { String($0).withoutControlCharacters }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would act on the scalar instead of drawing it.
    ///
    /// It is `true` for C0, DEL and C1, and for characters that embed, override or isolate text with another direction
    /// of writing.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
