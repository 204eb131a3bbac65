import RecipeKit
import TextLayout

/// The content of a RecipeMD file, with the names that the format uses.
///
/// The description, the instructions and the names of ingredients are Markdown. If an ingredient is a link, its name is
/// only the text of the link. All other texts are without Markdown syntax.
struct RecipeMDDocument: Hashable {
    struct Amount: Hashable {
        var factor: Rational
        var unit: String?
    }

    struct Ingredient: Hashable {
        var name: String
        /// The name on one line, without Markdown syntax.
        var words: String
        var amount: Amount?
        /// The address of the link if the ingredient is a link, otherwise `nil`.
        var link: String?
    }

    struct Group: Hashable {
        var title: String
        var ingredients: [Ingredient] = []
        var groups: [Group] = []
    }

    var title = ""
    var description: String?
    /// The description without Markdown syntax, with an empty line between paragraphs.
    var descriptionWords = ""
    var tags: [String] = []
    var yields: [Amount] = []
    var ingredients: [Ingredient] = []
    var groups: [Group] = []
    var instructions: String?
}

extension RecipeMDDocument.Amount {
    /// Reads a number and a unit: `1 1/2 cups`, `½ l`, `1,5 kg`, `-2`. A comma between digits is a decimal point. If
    /// there is no number at the start, returns `nil`.
    init?(_ text: String) {
        var rest = text.trimmingSpaces()[...]
        let isNegative = rest.hasPrefix("-")
        if isNegative { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        var scanner = NumberScanner(Self.plain(rest))
        guard let number = scanner.number(),
            let factor = isNegative ? Rational(-number.numerator, number.denominator) : number
        else { return nil }
        let unit = scanner.rest.trimmingSpaces()
        self.init(factor: factor, unit: unit.isEmpty ? nil : unit)
    }

    /// Returns the text with its number in the form for ``NumberScanner``: `1,5 kg` becomes `1.5 kg`, and `.5` becomes
    /// `0.5`.
    private static func plain(_ text: Substring) -> String {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        let whole = digits.drop { $0 == "0" }
        let start = whole.isEmpty ? "0" : String(whole)
        guard let mark = rest.first, mark == "," || mark == ".", rest.dropFirst().first?.isNumber == true else {
            return digits.isEmpty ? String(text) : start + rest
        }
        return "\(start).\(rest.dropFirst())"
    }
}

/// Writes and reads the commas inside a tag or a yield of RecipeMD. Ordinary commas separate tags and yields, so an
/// inner comma is written as a full-width comma (`，`).
///
/// Beside a wide character, such as a Chinese character, a full-width comma is ordinary punctuation and does not
/// change.
enum RecipeMDComma {
    /// Returns a tag or a yield with full-width commas in place of its commas. A comma between two digits, as in
    /// `1,5 kg`, does not change.
    static func widened(_ text: String) -> String {
        let characters = Array(text)
        return String(
            characters.indices.map { index in
                guard characters[index] == "," else { return characters[index] }
                let isNumber =
                    index > 0 && index + 1 < characters.count && isDigit(characters[index - 1])
                    && isDigit(characters[index + 1])
                return isNumber ? "," : "，"
            })
    }

    /// Returns a tag or a yield with commas in place of its full-width commas, except beside a wide character.
    static func restored(_ text: String) -> String {
        guard text.contains("，") else { return text }
        let characters = Array(text)
        return String(
            characters.indices.map { index in
                guard characters[index] == "，" else { return characters[index] }
                let isBesideWide =
                    index > 0 && characters[index - 1].isWide
                    || index + 1 < characters.count && characters[index + 1].isWide
                return isBesideWide ? "，" : ","
            })
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
