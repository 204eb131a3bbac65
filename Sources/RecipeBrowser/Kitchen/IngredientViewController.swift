import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of an ingredient: its amounts, its energy, the steps that use it, the ingredients of the same recipe with
/// a similar name, and the other recipes that use it.
@MainActor
final class IngredientViewController: SectionsViewController {
    private let details: IngredientDetails
    private let style: QuantityStyle
    private let screens: CookbookScreens
    private var nutrition: IngredientNutrition?
    private let others: OtherRecipes

    init(_ details: IngredientDetails, of recipe: RecipeSummary, style: QuantityStyle, screens: CookbookScreens) {
        self.details = details
        self.style = style
        self.screens = screens
        others = OtherRecipes(matching: Self.queries(for: details.ingredient.name), except: recipe, screens)
        super.init(title: details.ingredient.name)
        others.onChange = { [weak self] in self?.showSections() }
        showSections()
        computeNutrition()
    }

    /// Returns the queries that find other recipes with an ingredient: its whole name, its words in any order and
    /// number, and the food without the words for its colour and its state. For `white onion, sliced`, the last query
    /// is `with:onion`.
    private static func queries(for name: String) -> [String] {
        let phrase = name.replacing("\"", with: " ")
        let words = phrase.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
        let queries = [words, PlainFoodName.words(of: name)].map { words in
            words.map { "with:\($0)" }.joined(separator: " ")
        }
        return ["with:\"\(phrase)\""] + queries.filter { !$0.isEmpty }
    }

    // MARK: - Sections

    private func showSections() {
        sections =
            [amounts, nutritionShare, steps, kin].compactMap(\.self)
            + [others.section("Other recipes with it", orSay: "No other recipe has it.")]
    }

    private var amounts: Section? {
        let rows = details.amounts.map { line in
            TextRow(
                line.amount, detail: line.source.map { "\(line.name), about, \($0)" } ?? line.name, isSelectable: false,
                id: "amount \(line.name)")
        }
        guard !rows.isEmpty else { return nil }
        return Section(
            "Amount", detail: details.ingredient.preparation, id: "amounts", rows: rows + [SpacerRow(id: "end")])
    }

    /// Computes the nutrition in the background, because the first use of the tables takes some time.
    private func computeNutrition() {
        let (recipe, index) = (details.recipe, details.index)
        screens.store.read({ kitchen throws(EditingError) -> IngredientNutrition? in
            let converter = KitchenConverter(for: recipe, customs: kitchen.customs)
            let all = RecipeNutrition(of: recipe, converter: converter).ingredients
            return all.indices.contains(index) ? all[index] : nil
        }) { [weak self] result in
            guard let self, case .success(let nutrition) = result else { return }
            self.nutrition = nutrition
            showSections()
        }
    }

    private var nutritionShare: Section? {
        guard let nutrition, nutrition.status == .matched, let food = nutrition.food else { return nil }
        let share = "\(Int(nearest: nutrition.share * 100) ?? 0) % of the recipe"
        let grams = nutrition.gramsText.map { "\($0) " } ?? ""
        let row = TextRow(
            "\(Nutrient.energy.text(nutrition.nutrients.rounded.energy)), \(share)",
            detail: "\(grams)\(food.name), \(food.source)".withoutControlCharacters.shortenedToRow, isSelectable: false,
            id: "energy")
        return Section("Energy", detail: "as written", id: "energy", rows: [row, SpacerRow(id: "end")])
    }

    private var steps: Section? {
        guard !details.steps.isEmpty else { return nil }
        let rows = details.steps.flatMap { number, step in
            RowText.rows(step.styledText(style)).enumerated().map { index, text in
                QuotedStepRow(id: "step \(number) \(index)", number: number, text: text)
            }
        }
        return Section("In the steps", detail: String(details.steps.count), id: "steps", rows: rows)
    }

    private var kin: Section? {
        guard !details.kin.isEmpty else { return nil }
        let rows = details.kin.enumerated().map { index, ingredient in
            TextRow(ingredient.line(style).shortenedToRow, isSelectable: false, id: "kin \(index)")
        }
        return Section("Also in this recipe", id: "kin", rows: rows + [SpacerRow(id: "end")])
    }

    /// Waits until the other recipes are found. For tests.
    func settle() async { await others.settle() }
}

extension IngredientViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) { screens.open(recipe, on: navigationController) }

    // This screen has no rows for unreadable files or for the guide.
    func openUnreadableFile(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

/// A step that mentions an ingredient or a piece of cookware. The row cannot be selected.
struct QuotedStepRow: Row {
    let id: AnyHashable
    let number: Int
    let text: RowText
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.label = text.isFirst ? String(number) : nil
        cell.text = text.text
        cell.spacingBelow = text.isLast ? 1 : 0
    }
}

/// What the screen of an ingredient shows, except its energy and the other recipes that use it.
struct IngredientDetails: Sendable {
    /// An amount of the ingredient in some units.
    struct Line: Hashable, Sendable {
        /// The size or the units of the amount, in words: `as written`, `× 2`, `metric`.
        var name: String
        /// The amount. It begins with `~` if it is rounded or depends on the weight of the food.
        var amount: String
        /// The source of the weight of the food, or `nil` if no weight was used.
        var source: String?
    }

    /// The recipe as it is in its file.
    let recipe: Recipe
    /// The index of the ingredient among all ingredients of the recipe's lists.
    let index: Int
    /// The ingredient as it is in the file.
    let ingredient: Ingredient
    /// The amount of the ingredient in several forms: as written, in the shown size, and in other units. Equal texts
    /// are included only once. Empty if the ingredient has no amount.
    let amounts: [Line]
    /// The steps that mention the ingredient, with their numbers, in the size and the units that the user chose.
    let steps: [(number: Int, step: Step)]
    /// The other ingredients of the recipe whose names share a word with the name of this ingredient, such as lemon
    /// juice for lemon zest. They probably come from the same food.
    let kin: [Ingredient]

    /// Creates the details of an ingredient. Returns `nil` if there is no ingredient at the index.
    ///
    /// - Parameters:
    ///   - index: The index of the ingredient among all ingredients of the recipe's lists.
    ///   - shown: The recipe in the size and the units that the user chose.
    ///   - style: How amounts are written.
    init?(at index: Int, of shown: ShownRecipe, style: QuantityStyle) {
        let all = shown.original.ingredientGroups.flatMap(\.ingredients)
        guard all.indices.contains(index) else { return nil }
        let ingredient = all[index]
        recipe = shown.original
        self.index = index
        self.ingredient = ingredient
        amounts = Self.amounts(of: ingredient, shown, style)
        var number = 0
        var steps: [(number: Int, step: Step)] = []
        for (written, step) in zip(shown.original.steps, shown.result.recipe.steps) {
            number += 1
            if StepMentions(written).has(ingredient.name) { steps.append((number, step)) }
        }
        self.steps = steps
        let food = Self.words(of: ingredient.name)
        kin = all.enumerated().filter { $0.offset != index && !Self.words(of: $0.element.name).isDisjoint(with: food) }
            .map(\.element)
    }

    private static func amounts(of ingredient: Ingredient, _ shown: ShownRecipe, _ style: QuantityStyle) -> [Line] {
        guard let quantity = ingredient.quantity else { return [] }
        let converter = KitchenConverter(for: shown.original, customs: shown.presentation.customs)
        var lines = [Line(name: "as written", amount: quantity.formatted(style), source: nil)]
        let factor = shown.presentation.factor
        let systems: [(String, MeasurementSystem)] = [
            (factor == .one ? "" : "× \(factor.formatted(style))", .asWritten), ("metric", .metric), ("US", .us),
            ("by weight", .byWeight),
        ]
        for (name, system) in systems where !name.isEmpty {
            let line = converter.shown(quantity, of: ingredient.name, in: system, factor: factor)
            let amount = line.formatted(style)
            if lines.contains(where: { $0.amount == amount }) { continue }
            lines.append(Line(name: name, amount: amount, source: line.source))
        }
        return lines
    }

    /// Returns the words of a name that identify a food, without a plural “s”. Leaves out words of up to three letters,
    /// and words that many ingredients share, such as “fresh”.
    private static func words(of name: String) -> Set<String> {
        let words = name.lowercased().split { !$0.isLetter }.map { word in
            word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : String(word)
        }
        return Set(words.filter { $0.count > 3 && !common.contains($0) })
    }

    private static let common: Set<String> = [
        "fresh", "dried", "ground", "whole", "large", "small", "medium", "sauce", "powder", "chopped", "sliced",
        "grated",
        "black", "white", "brown", "green", "yellow", "with", "plain", "purpose", "juice", "zest", "peel", "seed",
        "leaf",
        "water", "paste", "stock", "broth", "flake", "clove", "into", "finely", "cold", "warm", "unsalted", "salted",
        "extra", "virgin", "sweet", "oil", "vinegar", "frisch", "frische", "sugar",
    ]
}

/// An action delegate that opens the screen of an ingredient.
@MainActor
protocol IngredientActionDelegate: ActionDelegate {
    /// Opens the screen of an ingredient.
    ///
    /// - Parameter index: The index of the ingredient among all ingredients in the lists of the recipe.
    func openIngredient(at index: Int)
}
