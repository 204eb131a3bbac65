/// Words as they are compared across formats: letters and digits in lower case, with a space between words.
///
/// Marks, white space and the way fractions are set (`1½`, `1 1/2`) make no difference.
struct FeatureWords: Hashable {
    private(set) var text = " "

    init(_ text: String) {
        var words = String.UnicodeScalarView()
        words.append(" ")
        for scalar in text.lowercased().unicodeScalars {
            if let fraction = VulgarFraction.value(of: scalar) {
                Self.endWord(&words)
                words.append(contentsOf: "\(fraction.numerator) \(fraction.denominator)".unicodeScalars)
            } else if scalar.properties.isIdeographic {
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
