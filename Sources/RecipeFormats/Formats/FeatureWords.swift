import RecipeKit

/// Words in a form that can be compared between formats: lower-case letters and digits, with a space between words.
///
/// Punctuation and white space are ignored. `1½` is equal to `1 1/2`, and `×` is equal to `x`.
struct FeatureWords: Hashable {
    /// The words, with a space before the first word, between words and after the last word.
    private(set) var text = " "
    private let bytes: [UInt8]

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
        bytes = Array(self.text.utf8)
    }

    var isEmpty: Bool { text == " " }

    /// Returns whether these words contain the other words in the same order and without a gap.
    func contains(_ other: FeatureWords) -> Bool {
        var place = Place()
        return contains(other, &place)
    }

    /// Returns whether these words contain the other words in the same order and without a gap. The search begins at a
    /// place, so that searches for words in their order read the text once.
    ///
    /// - Parameter place: The place at which the last search has found its words.
    func contains(_ other: FeatureWords, _ place: inout Place) -> Bool {
        guard let found = bytes.offset(of: other.bytes, from: place.offset) ?? bytes.offset(of: other.bytes, from: 0)
        else { return false }
        // The last space of the words can be the first space of the next words.
        place.offset = found + other.bytes.count - 1
        return true
    }

    /// A place in the text of words.
    struct Place {
        fileprivate var offset = 0
    }

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
