/// A word, a number or a mark of a line of ingredients.
struct LineToken {
    enum Kind: UInt8 {
        case word
        case number
        /// `-`, `–`, `—`
        case dash
        case comma
        /// `;`, `:` and dashes with spaces around them end a part of the line as a comma does, and more surely.
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

    /// What of the result the token belongs to.
    enum Part: UInt8 {
        case none, name, preparation, remark, size, amount
    }

    var kind: Kind
    var range: Range<Int>
    var hasSpaceBefore: Bool
    /// Of a word.
    var hash: UInt64 = 0
    /// Whether a word has an apostrophe, which a short form ends in: `d’ail`.
    var hasApostrophe = false
    var roles: WordRoles = []
    var unit: Int32 = -1
    /// How many words the phrase has that begins here, and what it is.
    var phraseLength = 0
    var phraseRoles: WordRoles = []
    var phraseUnit: Int32 = -1
    /// Of a number, or of a word that is one.
    var value: Rational?
    var part: Part = .none
}
