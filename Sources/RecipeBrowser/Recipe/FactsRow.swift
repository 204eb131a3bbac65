import SectionedLists
import Terminal

/// A row of short facts, such as the course and the time, with a separator between them.
struct FactsRow: Row {
    let id: AnyHashable = "facts"
    let facts: [String]
    var isSelectable: Bool { false }

    func configure(_ cell: FactsCell) {
        cell.facts = facts
    }
}

/// Draws facts and wraps them. Lines break between facts and after commas, and elsewhere only in a long text.
final class FactsCell: Cell {
    var facts: [String] = [] { didSet { separator = nil } }
    private let wrapped = WrappedTextCell()
    /// The separator that the wrapped text contains, or `nil` if the facts must be wrapped again.
    private var separator: Character?

    func height(forWidth width: Int) -> Int {
        prepare(Symbols.unicode)
        return wrapped.height(forWidth: width)
    }

    func draw(in surface: Surface, state: CellState) {
        prepare(surface.symbols)
        wrapped.draw(in: surface, state: state)
    }

    private func prepare(_ symbols: Symbols) {
        guard symbols.factSeparator != separator else { return }
        separator = symbols.factSeparator
        wrapped.indentation = 1
        // The no-break space keeps a separator on the line of the fact before it. Therefore no line begins with a
        // separator.
        let whole = facts.map { fact in
            fact.split(separator: ",").map { String($0.drop { $0 == " " }).keptTogether }.joined(separator: ", ")
        }
        wrapped.text = StyledText(whole.joined(separator: "\u{A0}\(symbols.factSeparator) "), role: .dim)
    }
}
