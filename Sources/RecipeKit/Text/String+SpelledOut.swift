extension String {
    /// Returns the text in the character set of a style. In ASCII, `1½` becomes `1 1/2`, `180 °C` becomes `180 C`, and
    /// `Bœuf` becomes `Boeuf`.
    ///
    /// In Unicode, the text does not change. In ASCII, only fractions, the degree sign, ligatures and a few other signs
    /// are replaced. The result can therefore contain other characters beyond ASCII, such as `é`. O(n).
    public func spelledOut(_ style: QuantityStyle) -> String {
        guard style == .ascii, utf8.contains(where: { $0 >= 0x80 }) else { return self }
        var result = ""
        result.unicodeScalars.reserveCapacity(utf8.count)
        var scalars = unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if let value = VulgarFraction.value(of: scalar) {
                if result.last?.isWholeNumber == true { result += " " }
                result += value.formatted(.ascii)
            } else if scalar == "°" {
                // `180 C` is clear without the degree sign.
                if let next = scalars.first, "CFK".unicodeScalars.contains(next) { continue }
                result += " degrees"
            } else if let letters = Self.spellings[scalar] {
                result += letters
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ß": "ss", "ẞ": "SS", "þ": "th", "Þ": "Th", "…": "...",
        "€": "EUR", "™": "(TM)", "ﬁ": "fi", "ﬂ": "fl", "№": "No.",
    ]
}
