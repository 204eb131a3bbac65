import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of an ingredient: its amounts, the steps that use it, and other recipes with it.
@MainActor
final class IngredientViewController: SectionsViewController {
    /// The model controller that searches the other recipes.
    let source: RequestModelController<SearchRequest, SearchResults>

    private let details: IngredientDetails
    private let recipe: RecipeSummary
    private let style: QuantityStyle
    private let screens: CookbookScreens
    private let session: CookingSession
    private var nutrition: IngredientNutrition?
    private var others: SearchResults?

    /// The maximum number of other recipes.
    private static let maximumRecipes = 50

    init(
        _ details: IngredientDetails, of recipe: RecipeSummary, style: QuantityStyle,
        searching: any RecipeSearching, screens: CookbookScreens, session: CookingSession
    ) {
        self.details = details
        self.recipe = recipe
        self.style = style
        self.screens = screens
        self.session = session
        source = .search(searching)
        super.init(title: details.ingredient.name)
        source.delegate = self
        showSections()
        computeNutrition()
        let name = details.ingredient.name.replacing("\"", with: " ")
        let query = SearchQuery.parse("with:\"\(name)\"", isFinished: true).query
        source.update(for: SearchRequest(query: query, limit: Self.maximumRecipes + 1))
    }

    // MARK: - Sections

    private func show(others: SearchResults) {
        self.others = others
        showSections()
    }

    private func showSections() {
        sections = [amounts, nutritionShare, steps, kin].compactMap(\.self) + [otherRecipes(others)]
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
        session.kitchen.perform({ kitchen throws(EditingError) -> IngredientNutrition? in
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
        let share = "\(Int((nutrition.share * 100).rounded())) % of the recipe"
        let grams = nutrition.grams.map { "\(Int($0.rounded())) g " } ?? ""
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

    private func otherRecipes(_ results: SearchResults?) -> Section {
        var seen: Set<RecipeID> = [recipe.id]
        let others = (results?.sections ?? []).flatMap(\.hits).map(\.recipe).filter { seen.insert($0.id).inserted }
        let rows: [any Row] = others.prefix(Self.maximumRecipes).map { RecipeRow($0, session) }
        let isMore = others.count > Self.maximumRecipes || results?.isAtLeast == true
        let count = results == nil ? nil : "\(rows.count)\(isMore ? "+" : "")"
        let none = TextRow(
            results == nil ? "Searching…" : "No other recipe has it.", role: .dim, isSelectable: false, id: "none")
        return Section("Other recipes with it", detail: count, id: "recipes", rows: rows.isEmpty ? [none] : rows)
    }

    /// Waits until the other recipes are found. For tests.
    func settle() async { await source.settle() }
}

extension IngredientViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) { screens.open(recipe, on: navigationController) }

    func openUnreadableFile(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

extension IngredientViewController: ModelControllerDelegate {
    func isUpdating(with data: SearchResults?, progress: ModelController<SearchResults>.Progress?) {
        if let data { show(others: data) }
    }

    func didUpdate(with data: SearchResults) { show(others: data) }

    func didFailToUpdate(with error: any Error) { show(others: SearchResults(query: SearchQuery())) }
}

/// A step that mentions an ingredient. It cannot be selected.
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
