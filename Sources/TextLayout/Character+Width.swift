extension Character {
    /// Whether the character belongs to a script whose characters are two columns wide, such as Han, kana and Hangul,
    /// or is a full-width form of another character.
    ///
    /// Emoji are two columns wide too, but the value is `false` for them.
    public var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
