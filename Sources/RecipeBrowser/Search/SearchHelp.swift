import SectionedLists
import Terminal

/// The example queries that the search screen shows while the search field is empty.
@MainActor
enum SearchHelp {
    static var sections: [Section] {
        [Section("What to type", rows: examples.map { SearchExampleRow(example: $0, meaning: $1) })]
    }

    private static let examples = [
        ("egg tom", "both words, or words that begin with them"),
        ("\"stir fry\"", "words that follow each other"),
        ("-nuts", "without that word"),
        ("with:egg", "among the ingredients"),
        ("without:nuts", "not among the ingredients"),
        ("title:soup  step:grill", "in the title, in the steps"),
        ("course:dessert", "a course, such as dessert or soup"),
        ("tag:vegan", "a tag, a diet, a cuisine"),
        ("time:<30  time:1h", "less than half an hour, an hour at most"),
        ("is:favourite  is:cooked", "your favourites, what you cooked"),
        ("rating:4", "four stars or more"),
        ("missing:0  missing:<=2", "what the pantry is enough for, or nearly"),
    ]
}

/// An example query and its meaning. The row cannot be selected.
private struct SearchExampleRow: Row {
    let example: String
    let meaning: String
    var id: AnyHashable { example }
    var isSelectable: Bool { false }

    func configure(_ cell: SearchExampleCell) {
        cell.example = example
        cell.meaning = meaning
    }
}

/// Draws an example and its meaning. The meaning is beside the example or, in a narrow window, below it.
private final class SearchExampleCell: Cell {
    var example = ""
    var meaning = ""

    private static let column = 28

    func height(forWidth width: Int) -> Int { lines(width: width).count + (isStacked(width) ? 1 : 0) }

    func draw(in surface: Surface, state: CellState) {
        surface.draw(example, x: 2, y: 0, role: .strong)
        let isStacked = isStacked(surface.width)
        for (y, line) in lines(width: surface.width).enumerated() {
            surface.draw(line, x: isStacked ? 4 : Self.column, y: isStacked ? y + 1 : y)
        }
    }

    private func isStacked(_ width: Int) -> Bool { width < Self.column + 24 }

    private func lines(width: Int) -> [StyledText] {
        StyledText(meaning, role: .dim).wrapped(toWidth: max(1, width - (isStacked(width) ? 4 : Self.column) - 1))
    }
}
