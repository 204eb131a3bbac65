import SectionedLists
import Terminal

/// A recipe's title, and at the right its time and servings in columns.
final class RecipeCell: Cell {
    var title = ""
    var time: String?
    var servings: String?

    /// Columns of the time, right-aligned: `1 h 10`, `overnight`.
    private static let timeWidth = 9
    /// Columns of the servings with a space before them.
    private static let servingsWidth = 5

    func draw(in surface: Surface, state: CellState) {
        let width = surface.width
        // Below these widths the title needs the room more.
        let showsServings = width >= 48
        let showsTime = width >= 30
        var right = width - 1
        if showsServings {
            if let servings { draw(servings, endingAt: right, maximum: Self.servingsWidth - 1, in: surface) }
            right -= Self.servingsWidth
        }
        if showsTime {
            if let time { draw(time, endingAt: right, maximum: Self.timeWidth, in: surface) }
            right -= min(Self.timeWidth, max(7, time?.displayWidth ?? 0))
        }
        let shown = title.truncated(toWidth: right - 3, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: 2, y: 0)
    }

    private func draw(_ text: String, endingAt right: Int, maximum: Int, in surface: Surface) {
        let shown = text.truncated(toWidth: maximum, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: right - shown.displayWidth, y: 0, role: .dim)
    }
}
