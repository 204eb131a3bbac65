import SectionedLists
import Terminal

/// A box to tick, the amount in a column, the name and how it is prepared, over as many lines as they need.
final class IngredientCell: Cell {
    var amount = ""
    var name = ""
    var comment = ""
    var amountWidth = 0
    var isTicked = false

    private static let boxColumn = 2
    private static let amountColumn = 4
    /// Columns that names need beside a column of amounts; where there are fewer, each amount stands before its name.
    private static let minimumNameWidth = 20

    func height(forWidth width: Int) -> Int {
        arrangement(width: width).lines.count
    }

    func draw(in surface: Surface, state: CellState) {
        let symbols = surface.symbols
        let box = isTicked ? symbols.ticked : symbols.unticked
        surface.draw(String(box), x: Self.boxColumn, y: 0, role: isTicked ? .done : .dim)
        let arrangement = arrangement(width: surface.width)
        surface.draw(arrangement.amount, x: Self.amountColumn, y: 0, role: textRole)
        for (y, line) in arrangement.lines.enumerated() {
            surface.draw(line, x: arrangement.nameColumn, y: y)
        }
    }

    private struct Arrangement {
        /// What stands in the column of amounts; empty where there is none.
        var amount = ""
        var nameColumn: Int
        var lines: [StyledText] = []
    }

    private func arrangement(width: Int) -> Arrangement {
        let column = Self.amountColumn + (amountWidth > 0 ? amountWidth + 2 : 0)
        var arrangement = Arrangement(nameColumn: column)
        var text = StyledText(name, role: textRole)
        if width - column - 1 < Self.minimumNameWidth {
            arrangement.nameColumn = Self.amountColumn
            text = StyledText(amount.isEmpty ? name : "\(amount) \(name)", role: textRole)
        } else if amount.displayWidth > amountWidth {
            // An amount in many words does not fit its column.
            text = StyledText("\(amount) \(name)", role: textRole)
        } else {
            arrangement.amount = amount
        }
        if !comment.isEmpty { text.append(", \(comment)", .dim) }
        arrangement.lines = text.wrapped(toWidth: width - arrangement.nameColumn - 1)
        return arrangement
    }

    private var textRole: Role { isTicked ? .dim : .text }
}
