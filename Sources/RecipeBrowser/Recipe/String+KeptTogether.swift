import Terminal

extension String {
    /// The text with no-break spaces: `450 g`, `1 h 10 min`.
    ///
    /// A long text stays unchanged. As one word, it would leave a line half empty, or be cut inside a word.
    var keptTogether: String {
        guard contains(" "), displayWidth <= 15 else { return self }
        return String(map { $0 == " " ? "\u{A0}" : $0 })
    }
}
