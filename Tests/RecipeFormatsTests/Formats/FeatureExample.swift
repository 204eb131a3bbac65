@testable import RecipeFormats
@testable import RecipeKit

/// A feature of ``FullRecipe`` and what a text must contain to keep it.
///
/// The values are read directly from the model. `RecipeFeature.values(in:)` is not used, because ``FeatureLoss`` uses
/// it.
struct FeatureExample: Sendable {
    let feature: RecipeFeature
    /// The words that a text contains if it keeps the words of the feature.
    let words: [String]
    /// Returns the values of the feature in a recipe.
    let values: @Sendable (Recipe) -> [String]

    /// The recipe with the feature.
    var recipe: Recipe {
        feature == .servingsInWords || feature == .timesInWords ? FullRecipe.inWords : FullRecipe.recipe
    }

    static let all: [FeatureExample] = metadata + list + texts + marks

    private init(_ feature: RecipeFeature, _ words: [String], _ values: @escaping @Sendable (Recipe) -> [String]) {
        (self.feature, self.words, self.values) = (feature, words, values)
    }

    /// Creates an example of a property of the metadata.
    private init(
        _ feature: RecipeFeature, _ words: String, of property: @escaping @Sendable (RecipeMetadata) -> String?
    ) {
        self.init(feature, [words]) { [property($0.metadata)].compactMap(\.self) }
    }

    private static let metadata = [
        FeatureExample(.title, ["Plum dumplings"]) { [$0.title] },
        FeatureExample(.description, "A sweet dish.") { $0.description.map { $0.words.joined(separator: " ") } },
        FeatureExample(.course, "Dessert", of: \.course),
        FeatureExample(.cuisine, "Bohemian", of: \.cuisine),
        FeatureExample(.difficulty, "tricky", of: \.difficulty),
        FeatureExample(.author, "Zdenka", of: \.author),
        FeatureExample(.source, ["Kitchen diary", "https://example.org/plums"]) {
            [$0.metadata.source?.name, $0.metadata.source?.url].compactMap(\.self)
        },
        FeatureExample(.servings, "4") { $0.servings?.number.map { "\($0.numerator)/\($0.denominator)" } },
        FeatureExample(.servingsInWords, "for a crowd") { $0.servings.map(\.text) },
        FeatureExample(.times, ["20", "35"]) {
            [$0.metadata.prepTime, $0.metadata.cookTime].compactMap { $0?.minutes.map(String.init) }
        },
        FeatureExample(.timesInWords, "overnight") { $0.prepTime.map(\.text) },
        FeatureExample(.tags, ["fruity", "boiled"]) { $0.metadata.tags },
        FeatureExample(.diets, ["egetarian"]) { $0.metadata.diets.map { String($0.lowercased().prefix(10)) } },
        FeatureExample(.images, ["https://example.org/plums.jpg"]) { $0.metadata.images },
        FeatureExample(.language, "AT") { $0.locale?.replacing("-", with: "_") },
        FeatureExample(.nutrition, ["200"]) { $0.metadata.others.filter { $0.key == "calories" }.map(\.value) },
        FeatureExample(.otherMetadata, ["Riesling"]) { $0.metadata.others.filter { $0.key == "wine" }.map(\.value) },
    ]

    private static let list = [
        FeatureExample(.ingredients, ["cream", "cloves", "almonds", "cinnamon", "Vanilla sugar"]) { recipe in
            recipe.listed.map { _ in "line" }
        },
        FeatureExample(.ingredientGroups, ["Sauce", "Topping"]) { $0.ingredientGroups.compactMap(\.name) },
        FeatureExample(.nestedGroups, ["Topping"]) {
            $0.ingredientGroups.filter { $0.level > 0 }.compactMap(\.name)
        },
        FeatureExample(.amounts, ["2 cups", "500 g"]) { recipe in
            recipe.listed.compactMap { ingredient in
                guard case .number(let number) = ingredient.quantity?.amount else { return nil }
                return "\(number.numerator) \(ingredient.quantity?.unit ?? "") \(ingredient.name)"
            }
        },
        FeatureExample(.amountsInWords, ["a few"]) { recipe in
            recipe.listed.compactMap { if case .text(let text) = $0.quantity?.amount { text } else { nil } }
        },
        FeatureExample(.lockedAmounts, []) { $0.listed.filter { $0.quantity?.isFixed == true }.map(\.name) },
        FeatureExample(.preparations, ["chopped"]) { $0.listed.compactMap(\.preparation) },
        FeatureExample(.optionalIngredients, ["cinnamon", "optional"]) { $0.listed.filter(\.isOptional).map(\.name) },
        FeatureExample(.recipeReferences, ["Vanilla sugar"]) {
            $0.listed.compactMap { $0.recipeReference?.path.joined(separator: "/") }
        },
    ]

    private static let texts = [
        FeatureExample(.steps, ["Knead", "Wrap", "Boil the dumplings"]) { $0.steps.map { $0.sentence(.ascii) } },
        FeatureExample(.sections, ["Dough", "Filling"]) { $0.sections.compactMap(\.name) },
        FeatureExample(.notes, ["The dough is soft."]) { recipe in
            recipe.sections.flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
        },
        FeatureExample(.paragraphs, ["A sweet dish.", "It keeps for days."]) {
            ($0.metadata.description ?? "").components(by: "\n\n").map { $0.words.joined(separator: " ") }
        },
        FeatureExample(.lineBreaks, ["It keeps for days.", "Freeze the rest."]) {
            ($0.metadata.description ?? "").components(by: "\n")
        },
    ]

    private static let marks = [
        FeatureExample(.markedIngredients, ["flour"]) { $0.mentions.map(\.name) },
        FeatureExample(.otherNames, ["the fruit"]) { $0.mentions.compactMap(\.alias) },
        FeatureExample(.hiddenIngredients, ["lemon peel"]) { $0.mentions.filter(\.isHidden).map(\.name) },
        FeatureExample(.earlierResults, []) { $0.mentions.filter { $0.role == .intermediate }.map(\.name) },
        FeatureExample(.cookware, ["sieve", "bowl"]) { $0.cookwareList.map(\.name) },
        FeatureExample(.markedCookware, ["bowl"]) { recipe in
            recipe.items.compactMap { if case .cookware(let cookware) = $0 { cookware.name } else { nil } }
        },
        FeatureExample(.timers, ["10 min"]) { recipe in
            recipe.timers.compactMap { timer in timer.duration.map { "\($0.amount) \($0.unit ?? "")" } }
        },
        FeatureExample(.timerNames, ["kneading"]) { $0.timers.compactMap(\.name) },
    ]
}

extension Recipe {
    fileprivate var listed: [Ingredient] { ingredientGroups.flatMap(\.ingredients) }
    fileprivate var items: [StepItem] { steps.flatMap(\.items) }
    fileprivate var mentions: [Ingredient] {
        items.compactMap { if case .ingredient(let ingredient) = $0 { ingredient } else { nil } }
    }
    fileprivate var timers: [CookingTimer] {
        items.compactMap { if case .timer(let timer) = $0 { timer } else { nil } }
    }
}

extension String {
    fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }

    fileprivate func components(by separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: true).map(String.init)
    }
}
