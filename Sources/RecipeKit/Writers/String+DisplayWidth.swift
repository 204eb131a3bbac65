extension String {
    /// How many columns the text takes where letters have one width: two for each East Asian wide character and emoji.
    ///
    /// For aligning printed text. Costs a pass over the bytes where the text is ASCII.
    var displayWidth: Int {
        let bytes = utf8
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// The text with spaces after it, up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    /// The text with spaces before it, up to a width.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
    }

    /// The text, cut to a width with an ellipsis at its end where it is wider.
    func truncated(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var result = ""
        var used = 1
        for character in self {
            used += character.displayWidth
            if used > width { break }
            result.append(character)
        }
        return width > 0 ? result + "…" : ""
    }
}

extension Character {
    /// How many columns the character takes: 0, 1 or 2.
    var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return 1 }
        let properties = first.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation || isWide { return 2 }
        return unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }

    /// Whether it is a letter of the scripts that are written without spaces and two columns wide.
    var isWide: Bool {
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
