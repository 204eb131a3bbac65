import RecipeKit

/// A word, a number or a punctuation character in an ingredient line.
struct LineToken {
    enum Kind: UInt8 {
        case word
        case number
        /// `-`, `–`, `—`
        case dash
        case comma
        /// `;`, `:`, runs of signs such as `--`, and dashes with spaces around them. A stop always ends a part of the
        /// line.
        case stop
        case slash
        case dot
        case open
        case close
        /// `+`, `&`
        case plus
        case times
        /// Anything else: `%`, `#`, `*`, `"`.
        case other
    }

    var kind: Kind
    /// The range of the token in the bytes of the line.
    var range: Range<Int>
    var hasSpaceBefore: Bool
    /// The hash of a word. 0 for other tokens.
    var hash: UInt64 = 0
    /// Whether the word contains an apostrophe, as elided words do: `d’ail`.
    var hasApostrophe = false
    var roles: WordRoles = []
    /// The index of the word's unit in ``WordTable/units``, or -1 if the word is not a unit.
    var unit: Int32 = -1
    /// The number of tokens in the phrase that begins here, or 0 if no phrase begins here.
    var phraseLength = 0
    /// The roles of the phrase that begins here.
    var phraseRoles: WordRoles = []
    /// The index of the phrase's unit in ``WordTable/units``, or -1 if the phrase is not a unit.
    var phraseUnit: Int32 = -1
    /// The value of a number, or of a word for a number.
    var value: Rational?
}
