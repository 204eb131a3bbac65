/// Finds an ASCII character that can replace another character of one column.
///
/// `é` becomes `e`. The letter comes from the Unicode name of the character, such as `LATIN SMALL LETTER E WITH ACUTE`.
enum ASCIIFallback {
    /// Returns the ASCII character that is similar to a scalar, or `nil` if none is similar.
    static func character(for base: UInt32) -> UInt32? {
        guard let scalar = Unicode.Scalar(base) else { return nil }
        return (sign(scalar) ?? letter(scalar)).flatMap(\.asciiValue).map(UInt32.init)
    }

    private static func sign(_ scalar: Unicode.Scalar) -> Character? {
        switch scalar {
        case "×", "✕", "✗": "x"
        case "–", "—", "‐", "‑", "‒", "―", "−", "─": "-"
        case "‘", "’", "‚", "′", "ʼ": "'"
        case "“", "”", "„", "″", "«", "»": "\""
        case "•", "·", "●", "▪", "★": "*"
        case "…": "."
        case "⁄", "∕", "÷": "/"
        case "ß", "ẞ": "s"
        case "ı": "i"
        case "→": ">"
        case "←": "<"
        case "¡": "!"
        case "¿": "?"
        default: nil
        }
    }

    private static func letter(_ scalar: Unicode.Scalar) -> Character? {
        guard let words = scalar.properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[3].count == 1, words[4] == "WITH", let letter = words[3].first
        else { return nil }
        switch words[1] {
        case "CAPITAL": return letter
        case "SMALL": return Character(letter.lowercased())
        default: return nil
        }
    }
}
