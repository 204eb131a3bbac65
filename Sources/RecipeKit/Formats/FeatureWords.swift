/// Words as they are compared across formats: letters and digits in lower case, with a space between words.
///
/// Punctuation, white space and the form of fractions (`1½`, `1 1/2`) and of the multiplication sign make no difference.
struct FeatureWords: Hashable {
    private(set) var text = " "

    init(_ text: String) {
        var words = String.UnicodeScalarView()
        words.append(" ")
        for scalar in text.lowercased().unicodeScalars {
            if let fraction = VulgarFraction.value(of: scalar) {
                Self.endWord(&words)
                words.append(contentsOf: "\(fraction.numerator) \(fraction.denominator)".unicodeScalars)
            } else if scalar == "×" {
                // Text in ASCII has an x for it.
                Self.endWord(&words)
                words.append("x")
                words.append(" ")
            } else if Self.isUnspaced(scalar) {
                // Words of these scripts stand without spaces between them, and lines break anywhere.
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

    /// Whether the other words stand in these one after the other.
    func contains(_ other: FeatureWords) -> Bool { text.contains(other.text) }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Kana, and the syllables of Korean, between which lines break as well.
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0xAC00...0xD7A3: true
        default: scalar.properties.isIdeographic
        }
    }

    private static func endWord(_ words: inout String.UnicodeScalarView) {
        if words.last != " " { words.append(" ") }
    }

    /// Whether it belongs to the character before it.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: !scalar.properties.isWhitespace
        default: false
        }
    }
}
