extension String {
    /// The text as a terminal of a style can show it: for ASCII, what no single character of that stands for is spelled
    /// out: `1½` is `1 1/2`, `180 °C` is `180 C`, `Bœuf` is `Boeuf`.
    ///
    /// Costs one pass over the bytes where there is nothing to do.
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
                // Nobody takes 180 C for anything but degrees.
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
