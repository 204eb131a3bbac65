@testable import RecipeFormats
@testable import RecipeKit

/// An ingredient line, its parts, and the ingredients that an import creates from it.
struct ConvertedLine {
    let text: String
    let read: IngredientLine
    let ingredients: [Ingredient]

    init(_ text: String, _ reader: inout IngredientLineReader) {
        self.text = text
        read = reader.read(text)
        ingredients = reader.ingredients(of: text).ingredients
    }

    /// Whether each ingredient has the amount of the line.
    var isInAgreement: Bool {
        ingredients.allSatisfy { ingredient in
            if let amount = read.amount { return ingredient.quantity?.amount == amount }
            return (ingredient.quantity == nil) == (read.quantity == nil)
        }
    }

    /// The first word or number of the line that no ingredient contains or that is at another position. `nil` if there
    /// is none.
    var lost: String? {
        let shown = ingredients.map { $0.line(.ascii) }.joined(separator: "\n")
        let words = Self.words(shown)
        if let word = Self.words(text).first(where: { word in !words.contains { Self.isForm($0, word) } }) {
            return "the word \(word)"
        }
        let numbers = ingredients.flatMap { ingredient in
            ([ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities).map(\.amount)
        }
        if let digits = Self.digits(text).first(where: { !Self.holds(shown, numbers, $0) }) {
            return "the number \(digits)"
        }
        return ingredients.lazy.compactMap(splitName).first
    }

    /// Returns a description of a name whose words are in another order than in the line, or `nil`.
    private func splitName(of ingredient: Ingredient) -> String? {
        let name = Self.words(ingredient.name)
        let line = Self.words(text)
        var place = 0
        for word in name {
            guard let next = line[place...].firstIndex(of: word) else { return "the order of \(ingredient.name)" }
            place = next + 1
        }
        return nil
    }

    /// Returns the words that consist of letters, without those that are part of an amount.
    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter }.filter { !wordsOfAmounts.contains($0) }
    }

    /// Returns the whole numbers that are not part of a decimal or fraction.
    private static func digits(_ text: String) -> [Substring] {
        text.split { !("0"..."9").contains($0) }.filter { run in
            let isMark: (Character) -> Bool = { [".", ",", "/", "⁄"].contains($0) }
            let before = run.startIndex > text.startIndex ? text[text.index(before: run.startIndex)] : " "
            let after = run.endIndex < text.endIndex ? text[run.endIndex] : " "
            return !isMark(before) && !isMark(after)
        }
    }

    private static func holds(_ shown: String, _ amounts: [Amount], _ digits: Substring) -> Bool {
        shown.split { !("0"..."9").contains($0) }.contains(digits)
            || amounts.contains { amount in
                guard let number = Int(digits) else { return true }
                let values: [Rational] =
                    switch amount {
                    case .number(let value): [value]
                    case .range(let low, let high): [low, high]
                    case .text: []
                    }
                // The number can be a part of a fraction, or multiplied: `.25`, `2 dozen`, `8/4`.
                return values.contains { value in
                    value.numerator == 12 * number || value.doubleValue.description.contains(digits)
                        || !value.isInteger || value.denominator % number == 0
                }
            }
    }

    private static func isForm(_ word: Substring, _ other: Substring) -> Bool {
        if word == other { return true }
        let common = zip(word, other).prefix { $0 == $1 }.count
        return common >= min(word.count, other.count) - 1 && abs(word.count - other.count) <= 3
            && (common > 1 || word.count + other.count < 6)
    }

    private static let wordsOfAmounts = Set(
        """
        a an the of and or to plus x about approximately approx dozen half quarter one two three four five six seven eight nine ten \
        eighteen eleven twelve twenty each optional couple de d di du des del dell dello della of un une una uno ein eine einen und bis je \
        oder von et ou à y o zwei drei vier fünf deux trois tres cuatro circa ca environ around entre in mezza mezzo media demi \
        с и пол と 又 杯 半 doz meia meio um uma ett een en halv halve
        """.split(separator: " "))
}
