import RecipeKit

/// A word, a number or a punctuation character in an ingredient line.
struct LineToken {
    enum Kind: UInt8 {
        case word
        case number
        /// `-`, `–`, `—`
        case dash
        case comma
        /// `;`, `:` and dashes with spaces around them. They end a part of the line as a comma does, but without
        /// exceptions.
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
    var range: Range<Int>
    var hasSpaceBefore: Bool
    /// The hash of a word.
    var hash: UInt64 = 0
    /// Whether the word contains an apostrophe, as elided words do: `d’ail`.
    var hasApostrophe = false
    var roles: WordRoles = []
    var unit: Int32 = -1
    /// The number of words in the phrase that begins here, and its roles.
    var phraseLength = 0
    var phraseRoles: WordRoles = []
    var phraseUnit: Int32 = -1
    /// The value of a number, or of a word for a number.
    var value: Rational?
}
