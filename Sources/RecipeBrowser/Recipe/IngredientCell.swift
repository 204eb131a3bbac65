import SectionedLists
import Terminal

/// Draws a tick box, the amount in a column of its own, the name and the preparation. A long text is wrapped.
final class IngredientCell: Cell {
    var amount = ""
    var name = ""
    var comment = ""
    var amountWidth = 0
    var isTicked = false

    private static let boxColumn = 2
    private static let amountColumn = 4
    /// The minimum width for the name, in columns. If the column of the amounts leaves less, the amount is drawn before
    /// the name instead.
    private static let minimumNameWidth = 20

    func height(forWidth width: Int) -> Int {
        layout(width: width).lines.count
    }

    func draw(in surface: Surface, state: CellState) {
        let symbols = surface.symbols
        let box = isTicked ? symbols.ticked : symbols.unticked
        surface.draw(String(box), x: Self.boxColumn, y: 0, role: isTicked ? .done : .dim)
        let layout = layout(width: surface.width)
        surface.draw(layout.amount, x: Self.amountColumn, y: 0, role: textRole)
        for (y, line) in layout.lines.enumerated() {
            surface.draw(line, x: layout.nameColumn, y: y)
        }
    }

    private struct Layout {
        /// The amount in its column. Empty if the amount is drawn before the name instead.
        var amount = ""
        var nameColumn: Int
        var lines: [StyledText] = []
    }

    private func layout(width: Int) -> Layout {
        let column = Self.amountColumn + (amountWidth > 0 ? amountWidth + 2 : 0)
        var layout = Layout(nameColumn: column)
        var text = StyledText(name, role: textRole)
        if width - column - 1 < Self.minimumNameWidth {
            layout.nameColumn = Self.amountColumn
            text = StyledText(amount.isEmpty ? name : "\(amount) \(name)", role: textRole)
        } else if amount.displayWidth > amountWidth {
            // The amount does not fit in its column, so it is drawn before the name.
            text = StyledText("\(amount) \(name)", role: textRole)
        } else {
            layout.amount = amount
        }
        if !comment.isEmpty { text.append(", \(comment)", .dim) }
        layout.lines = text.wrapped(toWidth: width - layout.nameColumn - 1)
        return layout
    }

    private var textRole: Role { isTicked ? .dim : .text }
}
