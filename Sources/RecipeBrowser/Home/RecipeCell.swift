import RecipeKit
import SectionedLists
import Terminal

/// Draws a recipe's title, and its time and servings in columns at the right.
final class RecipeCell: Cell {
    var title = ""
    var time: String?
    var servings: Servings?
    var isFavourite = false

    /// The width of the right-aligned column for times, in columns: `35 min`, `1 h 10`, `overnight`.
    private static let timeWidth = 9
    /// The width of the right-aligned column for servings, in columns. Wider servings move the time to the left.
    private static let servingsWidth = 3
    private static let widestServings = 5

    func draw(in surface: Surface, state: CellState) {
        var right = surface.width - 1
        // In a narrow list, only the title has room.
        if surface.width >= 44 {
            let shown = draw(
                shortServings(surface.symbols), endingAt: right, maximum: Self.widestServings, in: surface)
            right -= max(shown, Self.servingsWidth) + 1
        }
        if surface.width >= 30 {
            let shown = draw(time ?? "", endingAt: right, maximum: Self.timeWidth, in: surface)
            right -= max(shown, 6) + 2
        }
        let starWidth = isFavourite ? 2 : 0
        let shown = title.truncated(toWidth: right - 2 - starWidth, ellipsis: surface.symbols.ellipsis)
        let end = surface.draw(shown, x: 2, y: 0)
        if isFavourite { surface.draw(String(surface.symbols.star), x: end + 1, y: 0, role: .accent) }
    }

    /// The servings as `×4`, for people and for pieces. Empty if there is no number or if it is too wide.
    private func shortServings(_ symbols: Symbols) -> String {
        guard let number = servings?.number else { return "" }
        let count = Quantity(.number(number)).formatted(symbols.isUnicode ? .unicode : .ascii)
        let shown = "\(symbols.times)\(count)"
        return shown.displayWidth <= Self.widestServings ? shown : ""
    }

    /// Draws a text so that it ends at a column.
    ///
    /// - Returns: The width of the text in columns.
    @discardableResult
    private func draw(_ text: String, endingAt right: Int, maximum: Int, in surface: Surface) -> Int {
        let shown = text.truncated(toWidth: maximum, ellipsis: surface.symbols.ellipsis)
        let width = shown.displayWidth
        surface.draw(shown, x: right - width, y: 0, role: .dim)
        return width
    }
}
