import RecipeKit

/// Scales the amounts in the plain text of steps.
///
/// This type recognizes an amount by the word after the number: a unit of mass or volume (`2 tablespoons`), or a food
/// that is counted (`two eggs`). All other numbers stay unchanged: temperatures, times, lengths, sizes of tins and
/// packages, numbers of steps, parts (`half of the sugar`), numbers of pieces into which a food is cut, amounts for
/// each of several pieces, and numbers whose meaning is not clear.
public struct StepTextScaler: Sendable {
    /// The language of the text.
    public let language: StepLanguage
    /// The style of new fractions in a text that has no fractions.
    public var style: QuantityStyle
    /// Rounds and converts the amounts. If it is `nil`, the amounts are exact and keep their units.
    private(set) var presenter: StepPresenter?

    let vocabulary: StepVocabulary
    let countedWords: Set<String>
    /// The parts of the recipe's steps that are repeated for each of several pieces.
    private var repeatedParts: [String: Range<Int>] = [:]

    /// Creates a scaler.
    ///
    /// - Parameters:
    ///   - language: The language of the steps.
    ///   - countedNames: Names of ingredients that the recipe counts, such as `prawns`, in addition to the common ones.
    ///   - style: The style of new fractions in a text that has no fractions.
    public init(language: StepLanguage, countedNames: [String] = [], style: QuantityStyle = .unicode) {
        self.init(language: language, countedNames: countedNames, style: style, presenter: nil)
    }

    private init(language: StepLanguage, countedNames: [String], style: QuantityStyle, presenter: StepPresenter?) {
        self.language = language
        self.style = style
        self.presenter = presenter
        var vocabulary = StepVocabulary.of(language)
        for name in presenter?.converter.units.custom.keys.sorted() ?? [] where vocabulary.units[name] == nil {
            vocabulary.units[name] = (.measure, StepVocabulary.Forms(singular: name, plural: name))
        }
        self.vocabulary = vocabulary
        countedWords = Set(countedNames.flatMap(Self.counted))
    }

    /// Creates a scaler for a recipe, with its language and the ingredients that it counts.
    public init(for recipe: Recipe, style: QuantityStyle = .unicode) {
        self.init(
            language: StepLanguage(of: recipe), countedNames: Self.countedNames(of: recipe), style: style,
            presenter: nil)
        repeatedParts = RepeatedParts(vocabulary).parts(of: recipe)
    }

    /// Creates a scaler that also rounds and converts the amounts in a recipe's steps, as in the list of ingredients:
    /// `2 cups of flour` → `~250 g of flour`, `350 °F` → `180 °C (350 °F)`, `9-inch tin` → `23 cm tin`.
    ///
    /// Temperatures, lengths, sizes of pans and amounts for each of several pieces are converted, but not scaled. A
    /// measure that the text states in both systems does not change: `350 °F (180 °C)`. Gas marks do not change either.
    ///
    /// - Parameters:
    ///   - recipe: The recipe. The scaler uses its language and the names of its ingredients.
    ///   - converter: The units and the weights of foods.
    ///   - system: The units of the result.
    ///   - style: The style of new fractions in a text that has no fractions.
    ///   - marksRounding: Whether to write `~` before an amount that is rounded or depends on the weight of a food.
    public init(
        for recipe: Recipe, converter: KitchenConverter, system: MeasurementSystem, style: QuantityStyle = .unicode,
        marksRounding: Bool = true
    ) {
        let names = recipe.ingredientGroups.flatMap(\.ingredients).map(\.name)
        self.init(
            language: StepLanguage(of: recipe), countedNames: Self.countedNames(of: recipe), style: style,
            presenter: StepPresenter(
                converter: converter, system: system, marksRounding: marksRounding, ingredients: names))
        repeatedParts = RepeatedParts(vocabulary).parts(of: recipe)
        guard isConverting, vocabulary.isEnglish else { return }
        let scale = scaleOfTemperatures(in: recipe)
        presenter?.scaleOfRecipe = scale
    }

    /// Returns the scale of the temperatures in the steps of a recipe, or `nil` if there are none or if they have both
    /// scales. O(text).
    private func scaleOfTemperatures(in recipe: Recipe) -> FoundMeasure.Unit? {
        var scales: Set<FoundMeasure.Unit> = []
        for step in recipe.steps {
            let text = step.items.map(Self.shown).joined()
            guard text.mayHoldNumber else { continue }
            for measure in MeasureFinder(AmountFinder(tokens(of: text), vocabulary)).measures
            where measure.unit.isTemperature {
                scales.insert(measure.unit)
            }
        }
        return scales.count == 1 ? scales.first : nil
    }

    /// Creates a scaler that also rounds and converts the amounts of texts in a language.
    ///
    /// - Parameters:
    ///   - language: The language of the steps.
    ///   - converter: The units and the weights of foods.
    ///   - system: The units of the result.
    ///   - style: The style of new fractions in a text that has no fractions.
    ///   - marksRounding: Whether to write `~` before an amount that is rounded or depends on the weight of a food.
    public init(
        language: StepLanguage, converter: KitchenConverter, system: MeasurementSystem,
        style: QuantityStyle = .unicode, marksRounding: Bool = true
    ) {
        self.init(
            language: language, countedNames: [], style: style,
            presenter: StepPresenter(
                converter: converter, system: system, marksRounding: marksRounding, ingredients: []))
    }

    private static func countedNames(of recipe: Recipe) -> [String] {
        recipe.ingredientGroups.flatMap(\.ingredients).filter { ingredient in
            guard let quantity = ingredient.quantity, quantity.unit ?? "" == "" else { return false }
            if case .text = quantity.amount { return false }
            return true
        }.map(\.name)
    }

    /// Whether texts change even with the factor 1.
    private var isConverting: Bool { presenter.map { $0.system != .asWritten } ?? false }

    /// Returns a text with its amounts multiplied by a factor.
    ///
    /// A number keeps its form if possible: `1/2` stays a fraction, `0,5` stays a decimal with a comma, `two` stays a
    /// word. The word after the number becomes singular or plural, as the language requires. An amount does not change
    /// if the product would overflow. If the factor is not positive, the text does not change. O(n).
    public func scaled(_ text: String, by factor: Rational) -> ScaledText {
        guard factor > .zero, factor != .one || isConverting else { return ScaledText(text) }
        let tokens = tokens(of: text)
        return TextChange.applied(changes(in: tokens, by: factor, repeatedParts[text]), to: text, factor: factor)
    }

    /// Returns a text scaled by a further factor. The result is computed from the original text. If the further factor
    /// is not positive, or if the product of the factors would overflow, returns the text unchanged.
    public func scaled(_ text: ScaledText, by factor: Rational) -> ScaledText {
        guard factor > .zero, let product = text.factor.multiplied(by: factor) else { return text }
        return scaled(text.original, by: product)
    }

    /// Returns the amounts that are scaled with the recipe, as the text spells them: `2 tablespoons`.
    public func amounts(in text: String) -> [String] {
        let tokens = tokens(of: text)
        return AmountFinder(tokens, vocabulary, countedWords: countedWords).amounts.map { amount in
            let range = amount.tokens
            return tokens.text(
                tokens.tokens[range.lowerBound].range.lowerBound..<tokens.tokens[range.upperBound - 1].range.upperBound)
        }
    }

    /// Returns the changes of a text in which the names of marked items are written out.
    func changes(of text: String, by factor: Rational) -> [TextChange] {
        guard factor > .zero, factor != .one || isConverting else { return [] }
        return changes(in: tokens(of: text), by: factor, repeatedParts[text])
    }

    private func changes(in tokens: StepTokens, by factor: Rational, _ repeated: Range<Int>?) -> [TextChange] {
        let finder = AmountFinder(tokens, vocabulary, countedWords: countedWords, repeated: repeated ?? 0..<0)
        return changes(of: finder.allAmounts, in: finder, by: factor)
    }

    /// Returns the changes of amounts that were found in a text.
    func changes(of amounts: [FoundAmount], in finder: AmountFinder, by factor: Rational) -> [TextChange] {
        let writer = StepNumberWriter(text: finder.text, vocabulary: vocabulary, language: language, style: style)
        guard let presenter else {
            return amounts.filter { !$0.isPortion }.compactMap { TextChange(of: $0, by: factor, writer) }
        }
        return presenter.changes(of: amounts, in: finder, by: factor, writer)
    }

    func tokens(of text: String) -> StepTokens { StepTokens(text, vocabulary) }

    /// Returns the words with which a step can count an ingredient: the last word of its name, with and without plural
    /// endings. The part of the name after a comma or a parenthesis is ignored. Some words of the result do not exist
    /// in the language.
    private static func counted(_ name: String) -> [String] {
        let noun = name.prefix { $0 != "," && $0 != "(" }.split { !$0.isLetter }.map { $0.lowercased() }
        guard let last = noun.last, last.utf8.count > 2 else { return [] }
        if last.hasSuffix("s") { return [last, String(last.dropLast())] }
        return [last, last + "s", last + "n", last + "en"]
    }
}

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

/// The change of one amount in a text.
struct TextChange {
    /// A range of bytes and the text that replaces it.
    struct Replacement {
        var range: Range<Int>
        var text: String
    }

    /// The range of the whole amount in the original text, in bytes.
    var range: Range<Int>
    /// The replacements inside the amount, in order.
    var replacements: [Replacement]

    init(range: Range<Int>, replacements: [Replacement]) {
        (self.range, self.replacements) = (range, replacements)
    }

    /// Creates the change of an amount by a factor. Returns `nil` if a product would be too large.
    init?(of amount: FoundAmount, by factor: Rational, _ writer: StepNumberWriter) {
        var products: [Rational] = []
        for number in amount.numbers {
            guard let product = number.value.multiplied(by: factor), product.numerator < 1_000_000_000_000 else {
                return nil
            }
            products.append(product)
        }
        self.init(of: amount, to: products, writer)
    }

    /// Creates the change of the numbers of an amount. The unit remains, but becomes singular or plural.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - products: The new numbers.
    ///   - mark: The text before the first number: `~`, or nothing.
    ///   - writer: The writer of the numbers.
    init(of amount: FoundAmount, to products: [Rational], mark: String = "", _ writer: StepNumberWriter) {
        let tokens = writer.text.tokens
        let bytes = writer.text.bytes(of:)
        var replacements: [Replacement] = []
        for (index, (number, product)) in zip(amount.numbers, products).enumerated() {
            let range = bytes(number.tokens)
            let written = writer.text(of: product, replacing: number, isMetric: amount.isMetric)
            replacements.append(Replacement(range: range, text: (index == 0 ? mark : "") + written))
        }
        if amount.numbers.count == 2, case let slash = amount.numbers[1].tokens.lowerBound - 1,
            tokens[slash].isSign("/")
        {
            // A new range with a slash could be read as a fraction: `4/6 pods`.
            replacements.append(Replacement(range: tokens[slash].range, text: "-"))
        }
        if let old = amount.agreeing ?? amount.numbers.last?.value, let new = products.last {
            // The words of a unit change together: a mistaken `5 polévková lžíce` stays as it is.
            let unit = amount.unit ?? 0..<0
            let agrees = amount.inflected.allSatisfy {
                !unit.contains($0.token) || writer.agrees($0.token, $0.forms, with: old)
            }
            for word in amount.inflected where agrees || !unit.contains(word.token) {
                guard let form = writer.form(of: word.token, word.forms, from: old, to: new) else { continue }
                replacements.append(Replacement(range: tokens[word.token].range, text: form))
            }
        }
        if let tail = amount.tail {
            let last = tokens[tail.lowerBound - 1].range.upperBound
            replacements.append(Replacement(range: last..<bytes(tail).upperBound, text: ""))
        }
        replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
        self.init(range: bytes(amount.tokens), replacements: replacements)
    }

    /// Returns a text with changes applied. The changes must be in the order of the text, and must not overlap.
    static func applied(_ changes: [TextChange], to text: String, factor: Rational) -> ScaledText {
        guard !changes.isEmpty else { return ScaledText(original: text, factor: factor, text: text, changedBytes: []) }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var changed: [Range<Int>] = []
        var position = 0
        for change in changes {
            result += bytes[position..<change.range.lowerBound]
            position = change.range.lowerBound
            let start = result.count
            for replacement in change.replacements {
                result += bytes[position..<replacement.range.lowerBound]
                result += replacement.text.utf8
                position = replacement.range.upperBound
            }
            result += bytes[position..<change.range.upperBound]
            position = change.range.upperBound
            changed.append(start..<result.count)
        }
        result += bytes[position...]
        return ScaledText(
            original: text, factor: factor, text: String(decoding: result, as: UTF8.self), changedBytes: changed)
    }
}
