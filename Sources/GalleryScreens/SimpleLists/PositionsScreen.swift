import SectionedLists

/// The index path of a row can be converted to the identity of the row, and back.
///
/// If a section has the closure `indexOfRow`, the section finds a row by its id without creating rows. So this screen
/// immediately finds the row that the user marked, in a list of any length.
final class PositionsScreen: SectionsViewController, Exhibit {
    static let name = "Rows and positions"
    static let summary = "Mark a row, go far away, turn the streets round: the row is found by its identity."

    private var streets = Array(1...100)
    private var mark: RowIdentity?

    init() {
        super.init(title: Self.name)
        showStreets()
    }

    private func showStreets() {
        sections =
            [.caption(Self.summary)]
            + streets.map { street in
                Section("Street \(street)", id: street, count: 1_000, indexOfRow: { ($0 as? Int).map { $0 - 1 } }) {
                    TextRow("House \($0 + 1)", id: $0 + 1)
                }
            }
    }

    override var status: String? {
        let marked = mark.flatMap(indexPath(of:)).map { "mark at \($0), " } ?? ""
        return marked + (selection.map { "at \($0)" } ?? "")
    }

    private lazy var commands = [
        KeyCommand(
            "screen.mark", of: self, keys: ["m"], title: "mark", help: "Mark the selected row", hint: .init(order: 2)
        ) { screen in
            screen.mark = screen.selectedIdentity
            screen.setNeedsDisplay()
        },
        KeyCommand(
            "screen.turn", of: self, keys: ["t"], title: "turn", help: "Turn the order of the streets round",
            hint: .init(order: 2)
        ) { screen in
            screen.streets.reverse()
            screen.showStreets()
        },
    ]

    private lazy var back = KeyCommand(
        "screen.return", of: self, keys: ["r"], title: "return", help: "Go to the marked row", hint: .init(order: 2)
    ) { screen in
        if let path = screen.mark.flatMap(screen.indexPath(of:)) { screen.select(path) }
    }

    override var keyCommands: [KeyCommand] { commands + (mark == nil ? [] : [back]) + super.keyCommands }
}
