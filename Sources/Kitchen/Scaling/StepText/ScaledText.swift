import RecipeKit

/// A text of a step whose amounts are multiplied by a factor.
///
/// It stores the original text, and a further scaling starts from the original. So a factor and then its inverse give
/// the original text, byte for byte.
public struct ScaledText: Hashable, Sendable {
    /// The text in the recipe.
    public let original: String
    /// The factor between ``original`` and ``text``.
    public let factor: Rational
    /// The text with the new amounts.
    public let text: String
    /// The ranges of the amounts in ``text`` that differ from the original, in order: `4 tablespoons`.
    public let changes: [Range<String.Index>]

    /// Creates a text without changes.
    public init(_ text: String) {
        self.init(original: text, factor: .one, text: text, changedBytes: [])
    }

    /// Creates a text with changes.
    ///
    /// - Parameters:
    ///   - original: The text in the recipe.
    ///   - factor: The factor.
    ///   - text: The new text.
    ///   - changedBytes: The ranges of the changed amounts in UTF-8 bytes of the new text.
    init(original: String, factor: Rational, text: String, changedBytes: [Range<Int>]) {
        self.original = original
        self.factor = factor
        self.text = text
        let bytes = text.utf8
        changes = changedBytes.map { range in
            let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            return lower..<bytes.index(lower, offsetBy: range.count)
        }
    }
}
