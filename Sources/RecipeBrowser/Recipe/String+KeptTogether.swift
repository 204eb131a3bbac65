import Terminal

extension String {
    /// The text with no-break spaces instead of spaces, so that the whole text stays on one line: `450 g`,
    /// `1 h 10 min`.
    ///
    /// A text wider than 15 columns does not change. If such a text could not be broken, the line before it could end
    /// far too early.
    var keptTogether: String {
        guard utf8.contains(0x20), displayWidth <= 15 else { return self }
        var text = UnicodeScalarView()
        for character in unicodeScalars { text.append(character == " " ? "\u{A0}" : character) }
        return String(text)
    }
}
