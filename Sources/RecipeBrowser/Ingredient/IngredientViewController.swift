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
        let name = details.ingredient.name.replacing("\"", with: " ")
        others = OtherRecipes(matching: "with:\"\(name)\"", except: recipe, screens)
        super.init(title: details.ingredient.name)
        others.onChange = { [weak self] in self?.showSections() }
        showSections()
        computeNutrition()
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
