/// The words that lines of ingredients are made of in one language, as data.
///
/// A new language is one file with such a value, and its name in ``all``. Entries are separated by commas and may be
/// of up to four words; case does not matter.
struct KitchenLanguage: Sendable {
    /// How a line of the language is written, which decides who reads it.
    enum Script: Sendable {
        case latin
        case cyrillic
        /// Without spaces between words, or with characters of Han, kana or Hangul.
        case eastAsian
    }

    /// As ISO 639-1 has it.
    var code: String
    var script = Script.latin
    /// Whether a connector is always between a unit and a name: `pizca de sal`, so that `nuez moscada` has no unit.
    var joinsUnitsByConnector = false
    /// One unit a line, its spellings separated by commas, each as `singular/plural`. The first is the unit's name.
    var units: String
    /// Units that come before their number, one a line like ``units``: `大さじ2`.
    var unitsBeforeNumber: String = ""
    /// Units of one letter whose case counts: `T = tablespoon, t = teaspoon`.
    var letters: String = ""
    /// Numbers in words: `two = 2, half = 1/2`.
    var numbers: String
    /// All other words, by what they are.
    var words: [(roles: WordRoles, entries: String)]
    /// What a stem of ``inflected`` ends in.
    var endings: String = ""
    /// Words that are given by their stem and come with each of ``endings``.
    var inflected: [(roles: WordRoles, entries: String)] = []
    /// Short forms that end in an apostrophe and stand before the name: `d’`.
    var elisions: [String] = []

    /// English is first: it wins where a line reads the same in several languages.
    static let all: [KitchenLanguage] = [
        .english, .german, .french, .spanish, .italian, .russian, .chinese, .japanese, .korean,
    ]
}
