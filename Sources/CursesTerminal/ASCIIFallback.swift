/// What stands for a character on a terminal that has nothing but ASCII, in the one column that there is for it.
///
/// A letter with marks is shown by the letter. That it is one is read off its name in Unicode, which the standard library
/// knows anyway: `LATIN SMALL LETTER E WITH ACUTE`.
enum ASCIIFallback {
    /// The character, or `nil` where nothing in ASCII would be read as what is meant.
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
