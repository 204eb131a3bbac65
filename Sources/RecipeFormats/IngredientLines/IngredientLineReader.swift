import CookingLanguages
import RecipeKit
import TextLayout

/// Reads lines of an ingredient list.
///
/// ```swift
/// var reader = IngredientLineReader()
/// let line = reader.read("2 large onions, finely chopped")
/// // line.amount == .number(Rational(2)), line.size == "large", line.name == "onions"
/// ```
///
/// Creating a reader builds the word tables of all languages, which takes some milliseconds. Reading a line takes
/// some microseconds, with time and memory linear in its length. Reading does not fail: text that cannot be read stays
/// text, and an uncertain amount is `nil`.
///
/// The reader splits the line into tokens (`LineTokens`), picks a language (`LineLanguages`), finds the roles of the
/// words (`LineAnnotator`), and creates an ``IngredientLine`` from the result.
public struct IngredientLineReader: Sendable {
    private var line = LineTokens()
    /// The range in bytes of the word “each” in the last line, or `nil` if the line has no such word. With this word,
    /// the amount applies to each of several ingredients.
    private var each: Range<Int>?
    /// The language of the text from which the lines are, or `nil` if it is not known.
    private var language: CookingLanguage?
    private let languages: LineLanguages
    private let eastAsian: EastAsianLineReader?

    /// The maximum length of a line in bytes. The whole text of a longer line becomes the name.
    static let longestLine = 4096

    /// The languages that can be chosen, as ISO 639-1 codes.
    public static var languages: [String] { CookingLanguage.ofLists.map(\.code) }

    /// A reader for all languages. Its word tables are built only once. Copy this reader and use the copy.
    package static let prepared = IngredientLineReader()

    /// Creates a reader.
    ///
    /// - Parameter language: One of ``languages``, or `nil` to detect the language of each line. Any other code has the
    ///   effect of `nil`.
    public init(language: String? = nil) {
        let all = CookingLanguage.ofLists
        let chosen = language.map { code in all.filter { $0.code == code } } ?? all
        let languages = chosen.isEmpty ? all : chosen
        let eastAsian = languages.filter { $0.script == .eastAsian }
        self.eastAsian = eastAsian.isEmpty ? nil : EastAsianLineReader(eastAsian)
        // If all languages are East Asian, lines in other scripts are read as English.
        let others = languages.filter { $0.script != .eastAsian }
        self.languages = LineLanguages(others.isEmpty ? [.english] : others)
    }

    /// Returns the parts of a line.
    ///
    /// - Parameter line: The text of the line, without a line break.
    /// - Returns: The parts of the line. A line that cannot be read is only a name.
    public mutating func read(_ line: some StringProtocol) -> IngredientLine {
        read(utf8: line.utf8)
    }

    /// Returns the parts of a line of well-formed UTF-8.
    private mutating func read(utf8 text: some Collection<UInt8>) -> IngredientLine {
        each = nil
        guard text.count <= Self.longestLine else {
            return IngredientLine(name: String(decoding: text, as: UTF8.self).withoutControlCharacters)
        }
        line.load(text)
        if EastAsianText.isMain(in: line.bytes), let eastAsian { return eastAsian.read(line.bytes) }
        line.tokenize()
        return IngredientLine(annotated(languages.table(for: line, preferring: language?.code)))
    }

    /// Returns the tokens of the line, with the roles that the words have in a language.
    private mutating func annotated(_ table: WordTable) -> AnnotatedLine {
        var annotator = LineAnnotator(table, line.bytes, language?.numberSigns)
        annotator.annotate(&line.tokens)
        each = annotator.each
        return AnnotatedLine(line, table, language?.numberSigns)
    }

    /// Returns the amount at the start of a text, the range of its unit, and the offset after both. Returns `nil` if
    /// the text begins without an amount.
    ///
    /// Offsets are in bytes from the start of `text`.
    ///
    /// - Parameters:
    ///   - text: Well-formed UTF-8.
    ///   - language: The language of the text, as an ISO 639-1 code.
    mutating func leadingMeasure(
        of text: ArraySlice<UInt8>, language: String
    ) -> (amount: Amount, unit: Range<Int>?, end: Int)? {
        guard text.count <= Self.longestLine else { return nil }
        line.load(text)
        line.tokenize()
        let line = annotated(languages.table(ofLanguage: language))
        guard let measure = MeasureReader(line).measure(at: 0), let amount = measure.amount else { return nil }
        var unit: Range<Int>?
        if measure.unit != nil, let count = NumberReader(line).count(at: 0), count.end < measure.end {
            let start = measure.orMore?.upperBound ?? count.end
            let first = line.token(start, is: .dash) ? start + 1 : start
            let last = line.token(measure.end - 1, is: .dot) ? measure.end - 2 : measure.end - 1
            if first <= last { unit = line[first].range.lowerBound..<line[last].range.upperBound }
        }
        return (amount, unit, line[measure.end - 1].range.upperBound)
    }
}

extension IngredientLineReader {
    /// Returns the ingredients in a line of a list, and the language of the line.
    ///
    /// A line contains one ingredient, or several with the same amount: `½ tsp each, salt & pepper`.
    package mutating func ingredients(of text: String) -> (ingredients: [Ingredient], language: String) {
        var text = SlashRange.resolved(
            EitherNumber.resolved(TypesetFraction.resolved(ListNumber.removed(from: text))))
        // `eggs: 3.` is written as a sentence.
        if text.hasSuffix("."), text.dropLast().last.map({ $0.isNumber || $0 == ")" }) == true { text.removeLast() }
        text = text.withoutUnmatchedAsterisks
        let line = read(text)
        let ingredients = each.flatMap { sharedIngredients(of: text, each: $0, line.language) }
        return (ingredients ?? [Ingredient(line, of: text)], line.language)
    }

    /// Returns the ingredients that share an amount. If it is uncertain whether the line is a list of such ingredients,
    /// returns `nil`. The line `1 each red and green pepper` is no such list, because “red” only describes an
    /// ingredient.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - each: The range in bytes of the word “each”.
    ///   - language: The language of the line, as an ISO 639-1 code.
    private mutating func sharedIngredients(
        of text: String, each: Range<Int>, _ language: String
    ) -> [Ingredient]? {
        guard let shared = SharedAmount(text, each: each, &self) else { return nil }
        let isWhole = shared.names.allSatisfy { name in
            name.split(separator: " ").last.map { !languages.isDescribing($0, language: language) } ?? false
        }
        guard isWhole else { return nil }
        let ingredients = shared.lines.map { Ingredient(read($0), of: $0) }
        return ingredients.allSatisfy { $0.quantity != nil } ? ingredients : nil
    }
}

extension Recipe {
    /// Returns the recipe with its ingredient lines parsed.
    ///
    /// Some formats, such as web pages, deliver ingredients as plain lines: `2 cups flour, sifted`. Such a line becomes
    /// an amount, a name and a preparation, so that it can be scaled, weighed and bought. Ingredients with a quantity,
    /// a preparation or a recipe reference stay as they are. The time is linear in the number of lines.
    ///
    /// - Parameter splitting: Whether a line such as `1 tsp each salt and pepper` becomes several ingredients.
    ///   Otherwise, each line remains one ingredient.
    public func parsingIngredientLines(splitting: Bool) -> Recipe {
        guard listedIngredients.contains(where: { $0.ingredients.contains(where: \.isLine) }) else { return self }
        var reader = IngredientLineReader.prepared
        return reader.parsed(self, splitting: splitting).recipe
    }
}

extension IngredientLineReader {
    /// Returns a recipe with its ingredient lines parsed, and the number of lines in each language.
    package mutating func parsed(_ recipe: Recipe, splitting: Bool) -> (recipe: Recipe, languages: [String: Int]) {
        var recipe = recipe
        var languages: [String: Int] = [:]
        language = nil
        if recipe.listedIngredients.contains(where: { $0.ingredients.contains(where: \.isAmbiguous) }) {
            language = RecipeLanguage.language(of: recipe)
        }
        defer { language = nil }
        for group in recipe.listedIngredients.indices {
            let names = ListNumber.removedCount(from: recipe.listedIngredients[group].ingredients.map(\.name))
            recipe.listedIngredients[group].ingredients = zip(names, recipe.listedIngredients[group].ingredients)
                .flatMap {
                    name, ingredient in
                    let (read, language) = ingredients(of: name)
                    languages[language, default: 0] += 1
                    guard ingredient.isLine else { return [ingredient] }
                    let parsed = read.map { read in
                        var read = read
                        read.isOptional = read.isOptional || ingredient.isOptional
                        return read
                    }
                    return splitting || parsed.count == 1 ? parsed : [Self.joined(parsed) ?? ingredient]
                }
        }
        return (recipe, languages)
    }

    /// Joins several ingredients of one line into one ingredient with the amount that they share. Returns `nil` if they
    /// share no amount.
    private static func joined(_ ingredients: [Ingredient]) -> Ingredient? {
        guard var first = ingredients.first,
            ingredients.allSatisfy({ $0.quantity == first.quantity && $0.furtherQuantities == first.furtherQuantities })
        else { return nil }
        first.name = ingredients.map(\.name).joined(separator: ", ")
        return first
    }
}

extension Ingredient {
    /// Whether the name of the ingredient can be a whole ingredient line. This is the case if the ingredient has no
    /// quantity, preparation or recipe reference.
    fileprivate var isLine: Bool { quantity == nil && preparation == nil && recipeReference == nil }
}
