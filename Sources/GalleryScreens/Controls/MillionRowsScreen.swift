import SectionedLists
import Terminal

/// The cost of drawing a list depends on the size of its window, not on the number of rows. Scrolling and jumping take
/// the same time for a hundred rows and for a million.
///
/// Rows have different heights. No row outside the window is measured, estimated or stored.
final class MillionRowsScreen: SectionsViewController, Exhibit {
    static let name = "A million rows"
    static let summary = "A thousand sections of a thousand rows of differing height. Try End, and PageUp from there."

    private static let count = 1_000

    init() {
        super.init(title: Self.name)
        sections =
            [.caption(Self.summary)]
            + (0..<Self.count).map { section in
                Section(
                    "Section \((section + 1).grouped)", id: section, count: Self.count, indexOfRow: { $0 as? Int },
                    row: { NumberRow(index: $0, number: section * Self.count + $0 + 1) })
            }
    }

    override var status: String? { "\((Self.count * Self.count).grouped) rows" }
}

/// A row with a number and up to three facts about the number, so that rows have different heights.
private struct NumberRow: Row {
    var index: Int
    var number: Int
    var id: AnyHashable { index }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(number.grouped, role: .strong)
        // The number of facts varies without a visible pattern.
        for fact in facts.prefix(number * 7 % 11 % 4) { cell.text.append(fact, .dim) }
    }

    private var facts: [String] {
        [
            " is \(number.isMultiple(of: 2) ? "even" : "odd") and has the square \((number * number).grouped).",
            " Its digits add up to \(String(number).compactMap(\.wholeNumberValue).reduce(0, +));"
                + " turned round they are \(String(String(number).reversed())).",
            " Halve it where it is even, else take it three times and add one, and again:"
                + " it becomes 1 after \(stepsToOne.grouped) steps.",
        ]
    }

    private var stepsToOne: Int {
        var steps = 0
        var value = number
        while value != 1 {
            value = value.isMultiple(of: 2) ? value / 2 : 3 * value + 1
            steps += 1
        }
        return steps
    }
}
