import Terminal

extension String {
    /// The text with spaces at which no line breaks: `450 g`, `1 h 10 min`.
    ///
    /// A text that is long stays as it is: as one word it would leave a line half empty, or be cut inside its words.
    var keptTogether: String {
        guard contains(" "), displayWidth <= 15 else { return self }
        return String(map { $0 == " " ? "\u{A0}" : $0 })
    }
}
