import SectionedLists
import Terminal

/// A screen with one dish: its ingredients, its steps and a note.
final class DishViewController: SectionsViewController {
    init(_ dish: Dish) {
        super.init(title: dish.name)
        let ticks = Ticks()
        sections = [
            Section(
                "Ingredients", detail: "\(dish.ingredients.count)",
                rows: dish.ingredients.map { IngredientRow(ingredient: $0, ticks: ticks) }),
            Section("Steps", rows: dish.steps.enumerated().map { StepRow(number: $0 + 1, text: $1) }),
            Section("Note", rows: [CaptionRow(text: dish.note)]),
        ]
    }
}

/// The ticked ingredients. Rows cannot store the ticks, because a row is created again when it comes into view again.
@MainActor
private final class Ticks {
    var names: Set<String> = []
}

/// A row with an ingredient. The space bar ticks it.
private struct IngredientRow: TickableRow {
    var ingredient: String
    var ticks: Ticks
    var id: AnyHashable { ingredient }

    func configure(_ cell: TickCell) {
        cell.text = ingredient
        cell.isTicked = ticks.names.contains(ingredient)
    }

    func toggleTick() {
        if ticks.names.remove(ingredient) == nil { ticks.names.insert(ingredient) }
    }
}

private final class TickCell: Cell {
    var text = ""
    var isTicked = false

    func draw(in surface: Surface, state: CellState) {
        let box = isTicked ? surface.symbols.ticked : surface.symbols.unticked
        surface.draw(String(box), x: 2, y: 0, role: isTicked ? .done : .text)
        surface.draw(text, x: 4, y: 0, role: isTicked ? .dim : .text)
    }
}

private struct StepRow: Row {
    var number: Int
    var text: String
    var id: AnyHashable { number }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(text)
        cell.label = "\(number)"
        cell.indentation = 5
        cell.spacingBelow = 1
    }
}
