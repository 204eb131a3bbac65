import Foundation
import SectionedLists

/// What there is to do, by urgency. Every change is saved at once and can be undone.
final class TodosViewController: SectionsViewController {
    private let todos: MutableSectionsModel
    private let collapse: CollapseLayer
    private let today: () -> String
    private let save: ([Todo]) throws -> Void
    private lazy var undo = UndoStack(of: self)

    init(_ saved: [Todo], today: @escaping () -> String, save: @escaping ([Todo]) throws -> Void) {
        (self.today, self.save) = (today, save)
        let groups = Dictionary(grouping: saved) { $0.group(today: today()) }
        todos = MutableSectionsModel(
            Todo.Group.allCases.map { group in
                MutableSection(group.rawValue, rows: (groups[group] ?? []).map { TodoRow(todo: $0) })
            })
        // Only groups with rows are shown, and what is done is collapsed.
        let filled = FilterLayer(over: todos)
        filled.filter { _ in true }
        collapse = CollapseLayer(over: filled) { $0.hasID(Todo.Group.done.rawValue) }
        super.init(title: "To do")
        emptyText = "There is nothing to do. n writes something down."
        model = collapse
        undoStack = undo
        extraCommands = [new, done, delete, collapsing]
        onChooseRow = { [weak self] in self?.edit($0) }
        todos.onChange = { [weak self] _ in self?.didChange() }
        whileVisible(every: .seconds(60)) { [weak self] in self?.regroup() }
        showCount()
    }

    private var rows: [TodoRow] { todos.rows(of: TodoRow.self) }

    private func group(of todo: Todo) -> String { todo.group(today: today()).rawValue }

    private func didChange() {
        showCount()
        do { try save(rows.map(\.todo)) } catch { statusText = "not saved" }
    }

    private func showCount() { statusText = "\(rows.count { !$0.todo.isDone }) open" }

    /// Moves what has become due since the last call, for example at midnight.
    private func regroup() {
        for section in todos.sections.compactMap({ $0 as? MutableSection }) {
            for case let row as TodoRow in section.rows where !section.hasID(group(of: row.todo)) {
                todos.performBatch {
                    $0.moveRow(row.id, inSection: section.id, to: .end, ofSection: group(of: row.todo))
                }
            }
        }
    }

    // MARK: - Commands

    private lazy var new = KeyCommand(
        "todo.new", of: self, keys: ["n"], title: "new", help: "Write down something to do", hint: .init(order: 2)
    ) { list in
        list.navigationController?.present(
            TodoForm(Todo(), today: list.today()) { [weak list] todo in
                guard let list else { return }
                list.undo.perform("New: \(todo.title)", on: list.todos) { batch in
                    batch.insert(TodoRow(todo: todo), inSection: list.group(of: todo))
                }
            })
    }

    private lazy var done = KeyCommand(
        "todo.done", of: self, keys: [.space], title: "done", help: "Tick it off, or remove the tick",
        hint: .init(order: 1)
    ) { list in
        guard var todo = (list.selectedRow as? TodoRow)?.todo else { return }
        todo.isDone.toggle()
        list.replace(by: todo, todo.isDone ? "Done" : "Not done", follows: false)
    }

    private lazy var delete = KeyCommand(
        "todo.delete", of: self, keys: ["d"], title: "delete", help: "Delete it", hint: .init(order: 3)
    ) { list in
        guard let row = list.selectedRow as? TodoRow, let place = list.selectedIdentity else { return }
        list.undo.perform("Deleted: \(row.todo.title)", on: list.todos) { $0.deleteRows([place]) }
    }

    private lazy var collapsing = KeyCommand(
        "todo.collapse", of: self, keys: ["c"], title: "collapse", help: "Collapse the group, or expand it",
        hint: .init(order: 4)
    ) { list in
        if let group = list.selectedIdentity?.section { list.collapse.toggle(group) }
    }

    private func edit(_ row: any Row) {
        guard let row = row as? TodoRow else { return }
        navigationController?.present(
            TodoForm(row.todo, today: today()) { [weak self] in self?.replace(by: $0, "Changed") })
    }

    /// Replaces a row, and moves it if it belongs to another group now.
    ///
    /// - Parameter follows: Whether the selection goes with a row that moves. Otherwise, the next row is selected.
    private func replace(by todo: Todo, _ what: String, follows: Bool = true) {
        guard let place = todos.sections.first(where: { $0.index(ofRow: todo.id) != nil })?.id else { return }
        let target = group(of: todo)
        undo.perform("\(what): \(todo.title)", on: todos) { batch in
            if follows, place != AnyHashable(target) {
                batch.moveRow(todo.id, inSection: place, to: .end, ofSection: target)
            } else if place != AnyHashable(target) {
                batch.deleteRow(todo.id, inSection: place)
            }
            batch.insertOrReload(TodoRow(todo: todo), inSection: target)
        }
    }
}
