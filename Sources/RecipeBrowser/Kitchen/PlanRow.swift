import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// A row of the plan: an entry with its meal, or an empty day.
struct PlanRow: Row {
    /// The date of the section, or `nil` for a section without a date.
    let date: CalendarDay?
    /// The entry, or `nil` for an empty day.
    let entry: PlanContents.Entry?
    /// The meal of a row without an entry. Empty if the row is for the whole day.
    var meal = ""
    /// Whether the recipe was cooked on the date or later.
    var isCooked = false
    /// Whether the row shows the name of its meal. Only the first entry of a meal does.
    let showsMeal: Bool
    /// The width of the column for the meals, in columns of the screen.
    let mealWidth: Int

    var id: AnyHashable { entry.map { AnyHashable($0.id) } ?? AnyHashable("empty \(meal)") }
    var findText: String? { entry?.text }
    /// The name of the meal, with which the row is found in a grid. Empty for no meal in particular.
    nonisolated var mealName: String { entry?.meal ?? meal }

    func configure(_ cell: PlanCell) {
        cell.mealWidth = mealWidth
        cell.place = [date?.shortName ?? "", (entry?.mealText ?? meal).withoutControlCharacters]
        guard let entry else {
            (cell.meal, cell.text, cell.details, cell.role) = (meal, "nothing planned", [], .dim)
            return
        }
        cell.meal = showsMeal ? entry.mealText.withoutControlCharacters : ""
        cell.text = entry.text.withoutControlCharacters.shortenedToRow
        cell.details = [detail(of: entry, entry.amount), detail(of: entry, shortAmount(of: entry))]
        cell.role = role(of: entry)
    }

    /// Returns the text after an entry: its servings, and whether it was cooked.
    private func detail(of entry: PlanContents.Entry, _ amount: String) -> String {
        let facts = entry.isMissing ? ["missing"] : [amount, isCooked ? "cooked" : ""]
        return facts.filter { !$0.isEmpty }.joined(separator: ", ").withoutControlCharacters
    }

    /// The amount for a narrow window: `for 4`, or `× 2` for a factor.
    private func shortAmount(of entry: PlanContents.Entry) -> String {
        guard let quantity = entry.quantity, quantity.unit == "servings" else { return entry.amount }
        return "for \(quantity.amount.formatted())"
    }

    nonisolated func role(of entry: PlanContents.Entry) -> Role {
        entry.isMissing ? .error : isCooked ? .done : .text
    }
}

extension PlanContents.Entry {
    /// The meal with its time: `Breakfast 08:30`.
    var mealText: String { [meal, time?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// Draws the meal in a column of its own, the text of the entry, and the servings at the right. In a narrow window,
/// leaves out the meal and the servings.
final class PlanCell: Cell {
    var meal = ""
    var text = ""
    /// The servings and what else is at the right, the longest text first.
    var details: [String] = []
    var role = Role.text
    var mealWidth = 0
    /// The day and the meal.
    var place: [String] = []

    private static let start = 2
    /// The minimum width for the text of the entry beside the column of the meals, in columns. If less is left, the
    /// column of the meals is hidden.
    private static let minimumTextWidth = 16

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        // Who hears the row has not seen the day above it.
        if surface.symbols.isSpoken {
            let words = (place + [text] + details.prefix(1)).filter { !$0.isEmpty }.joined(separator: ", ")
            surface.draw(words.truncated(toWidth: surface.width - Self.start, ellipsis: ellipsis), x: Self.start, y: 0)
            return
        }
        var x = Self.start
        if mealWidth > 0, surface.width - mealWidth - 4 >= Self.minimumTextWidth {
            surface.draw(meal.truncated(toWidth: mealWidth, ellipsis: ellipsis), x: x, y: 0, role: .dim)
            x += mealWidth + 2
        }
        var right = surface.width - 1
        let room = { (detail: String) in right - x - detail.displayWidth - 2 }
        let needed = min(text.displayWidth, Self.minimumTextWidth)
        let whole = details.first { room($0) >= text.displayWidth }
        if let detail = whole ?? details.last(where: { room($0) >= needed }), !detail.isEmpty {
            surface.draw(detail, x: right - detail.displayWidth, y: 0, role: .dim)
            right = x + room(detail)
        }
        surface.draw(text.truncated(toWidth: max(0, right - x), ellipsis: ellipsis), x: x, y: 0, role: role)
    }
}
