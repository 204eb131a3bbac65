extension String {
    /// The text without what could move a terminal's cursor, change its colours or turn its writing direction.
    ///
    /// Tabs and line breaks of every kind become a space. Other control characters (C0, DEL, C1 and so the byte that
    /// begins an escape sequence) and the characters that override or isolate a direction are left out. Everything that
    /// leaves for a terminal as text goes through here. Costs one pass over the bytes where there is nothing to do.
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
}

extension Unicode.Scalar {
    /// Whether a terminal would obey it and not draw it: C0, DEL, C1, and what overrides or isolates a writing direction.
    var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
