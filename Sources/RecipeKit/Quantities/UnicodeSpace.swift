/// Recognizes spaces beyond ASCII in UTF-8.
package enum UnicodeSpace {
    /// Returns the length in bytes of the space at a position, or 0 if there is none.
    ///
    /// Recognizes the no-break space, the Ogham space mark, the spaces U+2000 to U+200A, the zero-width space, the
    /// narrow no-break space, the mathematical space and the ideographic space.
    package static func length(at position: Int, in bytes: [UInt8]) -> Int {
        let first = bytes[position]
        guard first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3, position + 1 < bytes.count else {
            return 0
        }
        if first == 0xC2 { return bytes[position + 1] == 0xA0 ? 2 : 0 }
        guard position + 2 < bytes.count else { return 0 }
        switch (first, bytes[position + 1], bytes[position + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }
}
