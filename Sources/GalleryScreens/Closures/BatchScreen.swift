import SectionedLists

/// Batches of changes that insert, delete and move rows. Each change names its rows by id and is checked.
///
/// If the selected row moves to another section, the row stays selected. A batch that cannot be applied changes nothing
/// and is reported as a programming error.
final class BatchScreen: SectionsViewController, Exhibit {
    static let name = "Changes in a batch"
    static let summary = "m moves a task on, n adds two, d deletes one; w is a wrong batch, which changes nothing."

    private let board: MutableSectionsModel
    private var lastTask = 4

    init() {
        let tasks = (1...lastTask).map(Self.task)
        board = MutableSectionsModel([
            MutableSection("To do", rows: tasks), MutableSection("Doing"), MutableSection("Done"),
        ])
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: board)
    }

    private static func task(_ number: Int) -> TextRow { TextRow("Task \(number)", id: number) }

    private lazy var commands = [
        KeyCommand(
            "screen.move on", of: self, keys: ["m"], title: "move on", help: "Move the task to the next section",
            hint: .init(order: 2)
        ) { $0.moveOn() },
        KeyCommand(
            "screen.new", of: self, keys: ["n"], title: "new", help: "Add a task at both ends of what is to do",
            hint: .init(order: 2)
        ) { $0.addTasks() },
        KeyCommand(
            "screen.delete", of: self, keys: ["d"], title: "delete", help: "Delete the task", hint: .init(order: 2)
        ) { $0.delete() },
        KeyCommand(
            "screen.wrong", of: self, keys: ["w"], title: "wrong", help: "Try a batch that contradicts itself",
            hint: .init(order: 2)
        ) { $0.tryWrongBatch() },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }

    private func moveOn() {
        guard let task = selectedIdentity, let section = board.index(ofSection: task.section) else { return }
        let next = board.section(at: (section + 1) % board.numberOfSections).id
        board.performBatch { $0.moveRow(task.row, inSection: task.section, to: .end, ofSection: next) }
    }

    private func addTasks() {
        board.performBatch { batch in
            batch.insert(Self.task(lastTask + 1), .start, inSection: "To do")
            batch.insert(Self.task(lastTask + 2), .end, inSection: "To do")
        }
        lastTask += 2
    }

    private func delete() {
        guard let task = selectedIdentity else { return }
        board.performBatch { $0.deleteRow(task.row, inSection: task.section) }
    }

    /// Tries to apply an incorrect batch, and shows the programming error. By default, such an error stops a debug
    /// build, so the method sets another handler for the time of the call.
    private func tryWrongBatch() {
        guard let task = selectedIdentity else { return }
        let handler = ProgrammingError.handler
        defer { ProgrammingError.handler = handler }
        ProgrammingError.handler = { [weak self] report in
            self?.present(AlertViewController(title: "Nothing was changed", text: report))
        }
        board.performBatch { batch in
            batch.deleteRow(task.row, inSection: task.section)
            batch.moveRow(task.row, inSection: task.section, to: .start)
        }
    }
}
