import SectionedLists

/// Changes that the user can undo one after the other. A toast shows the last change and the key that undoes it.
final class UndoScreen: SectionsViewController, Exhibit {
    static let name = "Undo"
    static let summary = "d deletes the marked rows or the selected one, m moves it to the other list; u undoes it."

    private let lists: MutableSectionsModel
    private lazy var undo = UndoStack(of: self)

    init() {
        lists = MutableSectionsModel(
            ["To pack", "Packed"].enumerated().map { index, title in
                let things = index == 0 ? ["Tent", "Map", "Stove", "Rope", "Soap", "Tea"] : ["Boots", "Hat"]
                return MutableSection(title, rows: things.map { TextRow($0) })
            })
        super.init(title: Self.name)
        allowsMultipleSelection = true
        model = CaptionLayer(Self.summary, over: lists)
    }

    private lazy var commands = [
        KeyCommand(
            "screen.delete", of: self, keys: ["d"], title: "delete",
            help: "Delete the marked rows, or the selected one",
            hint: .init(order: 2)
        ) { $0.delete() },
        KeyCommand(
            "screen.move", of: self, keys: ["m"], title: "move", help: "Move the row to the other list",
            hint: .init(order: 2)
        ) { $0.move() },
    ]

    override var keyCommands: [KeyCommand] { commands + undo.keyCommands + super.keyCommands }

    private func delete() {
        let rows = markedOrSelectedRowIDs
        guard let first = rows.first else { return }
        let name = rows.count == 1 ? "Deleted \(first.row)" : "Deleted \(rows.count) rows"
        undo.perform(name, on: lists) { $0.deleteRows(rows) }
    }

    private func move() {
        guard let row = selectedIdentity else { return }
        let target = row.section == AnyHashable("Packed") ? "To pack" : "Packed"
        undo.perform("Moved \(row.row)", on: lists) { batch in
            batch.moveRow(row.row, inSection: row.section, to: .end, ofSection: target)
        }
    }
}
