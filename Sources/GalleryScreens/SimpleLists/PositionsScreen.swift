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

    override var keyCommands: [KeyCommand] {
        var commands = [
            KeyCommand("m", "mark", help: "Mark the selected row") { [weak self] in
                self?.mark = self?.selectedIdentity
                self?.setNeedsDisplay()
            },
            KeyCommand("t", "turn", help: "Turn the order of the streets round") { [weak self] in
                self?.streets.reverse()
                self?.showStreets()
            },
        ]
        if let mark {
            commands.append(
                KeyCommand("r", "return", help: "Go to the marked row") { [weak self] in
                    if let indexPath = self?.indexPath(of: mark) { self?.select(indexPath) }
                })
        }
        return commands + super.keyCommands
    }
}
