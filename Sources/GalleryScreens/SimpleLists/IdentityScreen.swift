import SectionedLists

/// To change a list, set its ``SectionsViewController/sections``.
///
/// The list finds the selected row again by its id. The row stays on its line of the window, even if its index changed.
/// If the selected row was deleted, the list selects the row that has taken its position.
final class IdentityScreen: SectionsViewController, Exhibit {
    static let name = "Selection by identity"
    static let summary = "Let people join in front, serve the first, turn the queue: the same person stays selected."

    private var people = Array(1...30)

    init() {
        super.init(title: Self.name)
        showQueue()
    }

    private func showQueue() {
        sections = [
            .caption(Self.summary),
            Section("Queue", detail: "\(people.count)", rows: people.map { TextRow("Person \($0)", id: $0) }),
        ]
    }

    private lazy var commands = [
        KeyCommand(
            "screen.add", of: self, keys: ["a"], title: "add", help: "Let somebody join in front",
            hint: .init(order: 2)
        ) { $0.join() },
        KeyCommand(
            "screen.serve", of: self, keys: ["s"], title: "serve", help: "Serve the first in the queue",
            hint: .init(order: 2)
        ) { $0.serve() },
        KeyCommand(
            "screen.turn", of: self, keys: ["t"], title: "turn", help: "Turn the queue round", hint: .init(order: 2)
        ) { $0.turn() },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }

    private func join() {
        people.insert((people.max() ?? 0) + 1, at: 0)
        showQueue()
    }

    private func serve() {
        people = Array(people.dropFirst())
        showQueue()
    }

    private func turn() {
        people.reverse()
        showQueue()
    }
}
