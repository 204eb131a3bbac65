import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The nutrition of a recipe: the nutrients of a serving, or of a piece and of 100 g if the recipe states no servings, the
/// energy of each ingredient, and the ingredients that are not counted. Choosing an ingredient presents the menu of its foods.
@MainActor
final class NutritionViewController: SectionsViewController {
    private let recipe: ReferencedRecipe
    private var nutrition: RecipeNutrition
    private let store: Store
    private lazy var foods = FoodChoice(over: self, store: store)

    init(_ nutrition: RecipeNutrition, of recipe: ReferencedRecipe, store: Store) {
        self.nutrition = nutrition
        self.recipe = recipe
        self.store = store
        super.init(title: "Nutrition")
        store.observe(self) { [weak self] event in if event.isKitchen { self?.compute() } }
    }

    override func willAppear() {
        super.willAppear()
        show()
    }

    private func show() {
        sections = figures + [ingredients, unmatched, ignored].compactMap(\.self)
    }

    private func compute() {
        store.read({ [recipe] kitchen throws(EditingError) in kitchen.nutrition(of: recipe) }) {
            [weak self] result in
            guard let self, case .success(let nutrition) = result, nutrition != self.nutrition else { return }
            self.nutrition = nutrition
            show()
        }
    }

    // MARK: - Sections

    override var status: String? { "\(Self.percent(nutrition.coverage)) matched" }

    private var figures: [Section] {
        guard let total = nutrition.total else {
            let text =
                unmatched == nil
                ? "The recipe states no amounts, so there is nothing to count."
                : "Only \(Self.percent(nutrition.coverage)) of the recipe is known, too little for figures. Below is what "
                    + "is missing."
            return [
                Section(
                    "Nutrition", id: "figures",
                    rows: [WrappedTextRow(StyledText(text), isSelectable: false, id: "none"), SpacerRow(id: "end")])
            ]
        }
        if let serving = nutrition.perServing { return [figures("A serving", serving, id: "figures")] }
        return [
            nutrition.perPiece.map { figures("A piece", $0, id: "piece") },
            figures("The whole recipe", total, remark: nutrition.remark, id: "figures"),
            nutrition.per100Grams.map { figures("100 g", $0, id: "100 g") },
        ].compactMap(\.self)
    }

    private func figures(_ title: String, _ nutrients: Nutrients, remark: String? = nil, id: String) -> Section {
        let remarks: [any Row] =
            remark.map { remark in
                let text = StyledText(remark.withoutControlCharacters)
                return [WrappedTextRow(text, isSelectable: false, id: "remark"), SpacerRow(id: "below")]
            } ?? []
        let rows: [any Row] = Nutrient.allCases.map { nutrient in
            let value = nutrient.value(of: nutrients.rounded)
            return NutrientRow(
                name: nutrient.name, value: nutrient.text(value), share: value / nutrient.referenceIntake,
                detail: Self.percent(value / nutrient.referenceIntake), id: nutrient)
        }
        return Section(
            title, detail: "of what an adult needs a day", id: id, rows: remarks + rows + [SpacerRow(id: "end")])
    }

    private var ingredients: Section? {
        // The largest share is first. Ingredients with equal shares stay in the order of the recipe.
        let matched = nutrition.ingredients.enumerated().filter { $0.element.status == .matched }
            .sorted { ($0.element.share, $1.offset) > ($1.element.share, $0.offset) }
        guard !matched.isEmpty else { return nil }
        let rows: [any Row] = matched.map { index, ingredient in
            NutrientRow(
                name: ingredient.ingredient.withoutControlCharacters.shortenedToRow,
                value: Nutrient.energy.text(ingredient.nutrients.rounded.energy), share: ingredient.share,
                detail: Self.percent(ingredient.share), note: note(on: ingredient), id: index)
        }
        return Section(
            "Energy of the ingredients", detail: "in all", id: "ingredients", rows: rows + [SpacerRow(id: "end")]
        ).onSelect { [weak self] row, _ in self?.chooseFood(row) }
    }

    /// Presents the menu of foods for the ingredient in a row. If the ingredient is another recipe, shows a toast
    /// instead.
    private func chooseFood(_ row: any Row) {
        guard let index = row.id as? Int, nutrition.ingredients.indices.contains(index) else { return }
        let ingredient = nutrition.ingredients[index]
        guard ingredient.status != .unknownRecipe, ingredient.food != nil || ingredient.status != .matched else {
            return showToast(Toast("It is a recipe of its own."))
        }
        foods.choose(for: ingredient)
    }

    private func note(on ingredient: IngredientNutrition) -> String? {
        let grams = ingredient.gramsText.map { "\($0) " } ?? ""
        guard let food = ingredient.food else { return grams + "by its own recipe" }
        return "\(grams)\(food.name), \(food.source)".withoutControlCharacters
    }

    private var unmatched: Section? {
        let rows: [any Row] = nutrition.ingredients.enumerated().compactMap { index, ingredient in
            let reason =
                switch ingredient.status {
                case .matched, .ignored: ""
                case .unknownFood: "no food of this name"
                case .unknownWeight: "no weight known"
                case .unknownRecipe: "its recipe is not known"
                }
            guard !reason.isEmpty else { return nil }
            return TextRow(
                ingredient.ingredient.withoutControlCharacters.shortenedToRow, detail: reason, id: index)
        }
        guard !rows.isEmpty else { return nil }
        return Section(
            "Not counted", detail: String(rows.count), id: "unmatched", rows: rows + [SpacerRow(id: "end")]
        ).onSelect { [weak self] row, _ in self?.chooseFood(row) }
    }

    private var ignored: Section? {
        let rows: [any Row] = nutrition.ingredients.enumerated().compactMap { index, ingredient in
            guard ingredient.status == .ignored else { return nil }
            let reason = ingredient.food == nil ? "not eaten" : "no amount that counts"
            return TextRow(
                ingredient.ingredient.withoutControlCharacters.shortenedToRow, detail: reason, id: index)
        }
        guard !rows.isEmpty else { return nil }
        return Section("Left out", detail: String(rows.count), id: "ignored", rows: rows).onSelect {
            [weak self] row, _ in self?.chooseFood(row)
        }
    }

    /// Returns a share as a percentage. The limit of 9900 % keeps the number in the range of `Int`.
    private static func percent(_ share: Double) -> String { "\(Int(nearest: min(share, 99) * 100) ?? 0) %" }
}

/// A row with a name, a figure, a bar and a percentage.
struct NutrientRow: Row {
    let name: String
    let value: String
    /// The filled part of the bar, from 0 to 1. A larger number fills the whole bar.
    let share: Double
    let detail: String
    var note: String?
    let id: AnyHashable

    var findText: String? { name }

    func configure(_ cell: NutrientCell) {
        cell.name = name
        cell.value = value
        cell.share = share
        cell.detail = detail
        cell.note = note ?? ""
    }
}

/// Draws a name, a right-aligned figure, a bar and a percentage. A note is on a second line. If there are fewer than
/// four columns for the bar, it is left out.
final class NutrientCell: Cell {
    var name = ""
    var value = ""
    var share = 0.0
    var detail = ""
    var note = ""

    private static let valueWidth = 9
    private static let detailWidth = 6

    func height(forWidth width: Int) -> Int { note.isEmpty ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        let right = surface.width - 1
        surface.draw(detail, x: max(2, right - detail.displayWidth), y: 0, role: .dim)
        let nameWidth = max(6, min(30, (surface.width - Self.valueWidth - Self.detailWidth - 4) / 2))
        surface.draw(name.truncated(toWidth: nameWidth, ellipsis: ellipsis), x: 2, y: 0)
        let valueEnd = 2 + nameWidth + 1 + Self.valueWidth
        surface.draw(value, x: max(2, valueEnd - value.displayWidth), y: 0)
        let bar = Rect(x: valueEnd + 2, y: 0, width: right - Self.detailWidth - valueEnd - 3, height: 1)
        if bar.width >= 4 {
            let filled = ProgressBar(.fraction(share)).filledColumns(width: bar.width).count
            surface.drawLine(surface.symbols.barLeft, x: bar.x, y: 0, width: bar.width, role: .dim)
            surface.drawLine(surface.symbols.barDone, x: bar.x, y: 0, width: filled, role: .accent)
        }
        guard !note.isEmpty else { return }
        surface.draw(note.truncated(toWidth: max(0, right - 4), ellipsis: ellipsis), x: 4, y: 1, role: .dim)
    }
}
