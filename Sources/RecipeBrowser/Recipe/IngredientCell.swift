import RecipeKit
import SectionedLists
import Terminal

/// A box to tick, the amount in a column, the name and how it is prepared, over as many lines as they need.
final class IngredientCell: Cell {
    var amount: Quantity?
    var name = ""
    var comment = ""
    var amountWidth = 0
    var isTicked = false

    private static let boxColumn = 2
    private static let amountColumn = 4

    func height(forWidth width: Int) -> Int {
        nameLines(width: width, symbols: .unicode).count
    }

    func draw(in surface: Surface, state: CellState) {
        let symbols = surface.symbols
        let box = isTicked ? symbols.ticked : symbols.unticked
        surface.draw(String(box), x: Self.boxColumn, y: 0, role: isTicked ? .done : .dim)
        let amountText = amountText(symbols)
        let isWide = amountText.displayWidth > amountWidth
        if !isWide { surface.draw(amountText, x: Self.amountColumn, y: 0, role: isTicked ? .dim : .text) }
        for (y, line) in nameLines(width: surface.width, symbols: symbols).enumerated() {
            surface.draw(line, x: nameColumn, y: y)
        }
    }

    private var nameColumn: Int { Self.amountColumn + (amountWidth > 0 ? amountWidth + 2 : 0) }

    private func amountText(_ symbols: Symbols) -> String {
        amount?.formatted(symbols.isUnicode ? .unicode : .ascii) ?? ""
    }

    private func nameLines(width: Int, symbols: Symbols) -> [StyledText] {
        let role: Role = isTicked ? .dim : .text
        let amount = amountText(symbols)
        // An amount in many words does not fit its column; it stands before the name.
        var text = StyledText(amount.displayWidth > amountWidth ? "\(amount) \(name)" : name, role: role)
        if !comment.isEmpty { text.append(", \(comment)", .dim) }
        return text.wrapped(toWidth: width - nameColumn - 1)
    }
}
