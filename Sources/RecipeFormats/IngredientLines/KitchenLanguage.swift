/// The words of ingredient lines in one language, as data.
///
/// To add a language, add a file with such a value, and its name to ``all``. Entries are separated by commas, have up
/// to four words, and ignore case.
struct KitchenLanguage: Sendable {
    /// The writing system of a language, which determines the reader of its lines.
    enum Script: Sendable {
        case latin
        case cyrillic
        /// No spaces between words, or characters of Han, kana or Hangul.
        case eastAsian
    }

    /// The ISO 639-1 code.
    var code: String
    var script = Script.latin
    /// Whether a connector is always between a unit and a name: `pizca de sal`. So `nuez` is not a unit in `nuez
    /// moscada`.
    var joinsUnitsByConnector = false
    /// One unit a line, with its spellings separated by commas, each as `singular/plural`. The first is the unit's
    /// name.
    var units: String
    /// Units that precede their number, as in `大さじ2`. One unit a line, in the form of ``units``.
    var unitsBeforeNumber: String = ""
    /// Units of one letter whose case matters: `T = tablespoon, t = teaspoon`.
    var letters: String = ""
    /// Numbers in words: `two = 2, half = 1/2`.
    var numbers: String
    /// All other words by their roles.
    var words: [(roles: WordRoles, entries: String)]
    /// The endings of the stems in ``inflected``.
    var endings: String = ""
    /// Words that consist of a stem and each of ``endings``.
    var inflected: [(roles: WordRoles, entries: String)] = []
    /// Elided words that end in an apostrophe and precede the name: `d’`.
    var elisions: [String] = []

    /// All languages. English is first, because it is used if several languages read a line equally well.
    static let all: [KitchenLanguage] = [
        .english, .german, .french, .spanish, .italian, .russian, .chinese, .japanese, .korean,
    ]

    /// The languages in which a line can be written, including those with few known words.
    static let detected = all + [.further]
}
