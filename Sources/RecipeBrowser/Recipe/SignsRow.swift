import CookbookStore
import SectionedLists
import Terminal

/// The legend below the ingredients: what the signs before them mean. Only the signs that are there are explained, so
/// that without a pantry the row is empty.
struct SignsRow: Row {
    let id: AnyHashable
    let states: [IngredientsAtHome.State]
    var isSelectable: Bool { false }

    func configure(_ cell: SignsCell) { cell.states = states }
}

/// Draws the legend, with an empty line below it.
final class SignsCell: Cell {
    var states: [IngredientsAtHome.State] = []

    private static let textColumn = 1

    func height(forWidth width: Int) -> Int { lines(width, .unicode).count + 1 }

    func draw(in surface: Surface, state: CellState) {
        for (y, line) in lines(surface.width, surface.symbols).enumerated() {
            surface.draw(line, x: Self.textColumn, y: y, role: .dim)
        }
    }

    /// As many signs on each line as there is room for. All signs have the same width, whatever the symbols are.
    private func lines(_ width: Int, _ symbols: Symbols) -> [String] {
        var lines: [String] = []
        for state in states {
            let text = "\(state.sign(symbols)) \(state.meaning)"
            if let last = lines.last, last.displayWidth + 2 + text.displayWidth <= width - 2 * Self.textColumn {
                lines[lines.count - 1] = "\(last)  \(text)"
            } else {
                lines.append(text)
            }
        }
        return lines
    }
}
