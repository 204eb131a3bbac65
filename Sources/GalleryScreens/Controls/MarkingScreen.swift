import SectionedLists

/// One line of code lets the user mark several rows. When rows move, they stay marked.
///
/// The space bar marks a row. `v`, or Shift with the arrows, marks a range. `*` marks a section. Esc removes all marks.
final class MarkingScreen: SectionsViewController, Exhibit {
    static let name = "Several rows marked"
    static let summary = "Mark crates with Space, v and *, turn the shelves, then send the marked ones."

    private var crates = ["Top shelf": Array(1...12), "Floor": Array(13...30)]

    init() {
        super.init(title: Self.name)
        allowsMultipleSelection = true
        showCrates()
    }

    private func showCrates() {
        sections =
            [.caption(Self.summary)]
            + ["Top shelf", "Floor"].map { shelf in
                Section(shelf, rows: (crates[shelf] ?? []).map { TextRow("Crate \($0)", id: $0) })
            }
    }

    override var status: String? { "\(numberOfMarkedRows) marked" }

    private lazy var turning = KeyCommand(
        "screen.turn", of: self, keys: ["t"], title: "turn", help: "Turn the shelves round", hint: .init(order: 2)
    ) { $0.turn() }

    private lazy var sending = KeyCommand(
        "screen.send", of: self, keys: ["s"], title: "send", help: "Send the marked crates away",
        hint: .init(order: 2)
    ) { $0.send() }

    override var keyCommands: [KeyCommand] { [turning] + (markedRows.isEmpty ? [] : [sending]) + super.keyCommands }

    private func turn() {
        crates = crates.mapValues { $0.reversed() }
        showCrates()
    }

    private func send() {
        let marked = Set(selectedRowIDs.map(\.row))
        crates = crates.mapValues { $0.filter { !marked.contains(AnyHashable($0)) } }
        showCrates()
    }
}
