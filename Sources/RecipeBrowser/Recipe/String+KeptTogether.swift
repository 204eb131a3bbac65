import Terminal

extension String {
    /// The text with no-break spaces: `450 g`, `1 h 10 min`.
    ///
    /// A long text does not change, because an unbreakable long text leaves a line half empty or is cut.
    var keptTogether: String {
        guard contains(" "), displayWidth <= 15 else { return self }
        return String(map { $0 == " " ? "\u{A0}" : $0 })
    }
}
