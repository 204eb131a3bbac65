import SectionedLists
import Terminal

/// Short facts in a line, parted by dots.
struct FactsRow: Row {
    let id: AnyHashable = "facts"
    let facts: [String]
    var isSelectable: Bool { false }

    func configure(_ cell: FactsCell) {
        cell.facts = facts
    }
}

final class FactsCell: Cell {
    var facts: [String] = []
    private let wrapped = WrappedTextCell()

    func height(forWidth width: Int) -> Int {
        prepare(Symbols.unicode)
        return wrapped.height(forWidth: width)
    }

    func draw(in surface: Surface, state: CellState) {
        prepare(surface.symbols)
        wrapped.draw(in: surface, state: state)
    }

    private func prepare(_ symbols: Symbols) {
        wrapped.indentation = 1
        wrapped.text = StyledText(facts.joined(separator: " \(symbols.factSeparator) "), role: .dim)
    }
}
