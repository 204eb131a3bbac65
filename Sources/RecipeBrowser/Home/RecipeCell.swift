import RecipeKit
import SectionedLists
import Terminal

/// A recipe's title, and at the right its time and servings in columns.
final class RecipeCell: Cell {
    var title = ""
    var time: String?
    var servings: Servings?
    var isFavourite = false

    /// Columns of the time, right-aligned: `35 min`, `1 h 10`, `overnight`.
    private static let timeWidth = 9
    /// Columns of the servings, right-aligned; more of them push the time to the left.
    private static let servingsWidth = 3
    private static let widestServings = 5

    func draw(in surface: Surface, state: CellState) {
        var right = surface.width - 1
        // In a narrow list the title needs the room more.
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

    /// `×4`, whether people or pieces; nothing where that has no room, as for words.
    private func shortServings(_ symbols: Symbols) -> String {
        guard let number = servings?.number else { return "" }
        let count = Quantity(.number(number)).formatted(symbols.isUnicode ? .unicode : .ascii)
        let shown = "\(symbols.times)\(count)"
        return shown.displayWidth <= Self.widestServings ? shown : ""
    }

    /// - Returns: The columns that the text took.
    @discardableResult
    private func draw(_ text: String, endingAt right: Int, maximum: Int, in surface: Surface) -> Int {
        let shown = text.truncated(toWidth: maximum, ellipsis: surface.symbols.ellipsis)
        let width = shown.displayWidth
        surface.draw(shown, x: right - width, y: 0, role: .dim)
        return width
    }
}
