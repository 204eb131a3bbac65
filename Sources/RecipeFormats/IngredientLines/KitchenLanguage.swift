/// The words of ingredient lines in one language, as data.
///
/// To add a language, add a file that declares a value of this type, and add the name of the value to ``all``. In the
/// lists, commas separate the entries. An entry has up to four words. Letter case makes no difference.
struct KitchenLanguage: Sendable {
    /// The writing system of a language, which determines the reader of its lines.
    enum Script: Sendable {
        case latin
        case cyrillic
        /// The scripts Han, kana and Hangul.
        case eastAsian
    }

    /// The ISO 639-1 code, or `mul` for several languages.
    var code: String
    var script = Script.latin
    /// Whether a connector always joins a unit and a name, as `de` does in `pizca de sal`. If so, `nuez` is not a unit
    /// in `nuez moscada`, because no connector follows.
    var joinsUnitsByConnector = false
    /// The units. Each line of the text contains one unit with its spellings, which commas separate. A slash separates
    /// the singular of a spelling from its plural: `cup/cups`. The first spelling is the name of the unit.
    var units: String
    /// Units that are before their number, as in `大さじ2`, in the same form as ``units``.
    var unitsBeforeNumber: String = ""
    /// Units of one letter whose letter case matters: `T = tablespoon, t = teaspoon`.
    var letters: String = ""
    /// Numbers in words: `two = 2, half = 1/2`.
    var numbers: String
    /// All other words, grouped by their roles.
    var words: [(roles: WordRoles, entries: String)]
    /// The endings that words of ``inflected`` can have.
    var endings: String = ""
    /// Stems of words. Each stem alone is a word of the language, and so is each stem with one of ``endings``.
    var inflected: [(roles: WordRoles, entries: String)] = []
    /// Elided words before a name, with their apostrophe: `d’`.
    var elisions: [String] = []

    /// All languages that can be chosen. If several languages fit a line equally well, the first of them is used.
    static let all: [KitchenLanguage] = [
        .english, .german, .french, .spanish, .italian, .russian, .chinese, .japanese, .korean,
    ]

    /// The languages that are detected: ``all``, and further languages of which only units are known.
    static let detected = all + [.further]
}
