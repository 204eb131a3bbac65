import RecipeKit

/// Words in a form that can be compared between formats: lower-case letters and digits, with a space between words.
///
/// Punctuation and white space are ignored. `1½` is equal to `1 1/2`, and `×` is equal to `x`.
struct FeatureWords: Hashable {
    /// The words, with a space before the first word, between words and after the last word.
    private(set) var text = " "

    init(_ text: String) {
        var words = String.UnicodeScalarView()
        words.append(" ")
        for scalar in text.lowercased().unicodeScalars {
            if let fraction = VulgarFraction.value(of: scalar) {
                Self.endWord(&words)
                words.append(contentsOf: "\(fraction.numerator) \(fraction.denominator)".unicodeScalars)
            } else if scalar == "×" {
                // ASCII text uses an x for the multiplication sign.
                Self.endWord(&words)
                words.append("x")
                words.append(" ")
            } else if Self.isUnspaced(scalar) {
                // These scripts have no spaces between words, so each character counts as a word.
                Self.endWord(&words)
                words.append(scalar)
                words.append(" ")
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                words.append(scalar)
            } else if !Self.isInvisible(scalar) {
                Self.endWord(&words)
            }
        }
        Self.endWord(&words)
        self.text = String(words)
    }

    var isEmpty: Bool { text == " " }

    /// Returns whether these words contain the other words in the same order and without a gap.
    func contains(_ other: FeatureWords) -> Bool { text.contains(other.text) }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Kana and Korean syllables are not ideographs.
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0xAC00...0xD7A3: true
        default: scalar.properties.isIdeographic
        }
    }

    private static func endWord(_ words: inout String.UnicodeScalarView) {
        if words.last != " " { words.append(" ") }
    }

    /// Returns whether the scalar is a combining mark or an invisible control character. It does not end a word.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: !scalar.properties.isWhitespace
        default: false
        }
    }
}
