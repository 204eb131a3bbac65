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

/// A note in the recipe, which is a paragraph that is not a step. The row cannot be selected or ticked.
struct NoteRow: Row {
    let id: AnyHashable
    let text: RowText
    var isSelectable: Bool { false }

    init(id: AnyHashable, text: RowText) {
        self.id = id
        self.text = text
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.text = text.text
        cell.bar = true
        cell.spacingBelow = text.isLast ? 1 : 0
    }
}

/// A paragraph of text. It cannot be selected.
struct ParagraphRow: Row {
    let id: AnyHashable
    let text: StyledText
    var isSelectable: Bool { false }

    init(id: String, text: StyledText) {
        self.id = id
        self.text = text
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 1
        cell.text = text
    }

    /// Returns a row for each text. The id of each row is the given id and a number.
    static func rows(_ id: String, _ texts: [StyledText]) -> [any Row] {
        texts.enumerated().map { ParagraphRow(id: "\(id) \($0)", text: $1) }
    }
}
