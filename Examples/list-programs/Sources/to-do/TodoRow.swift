import Foundation
import SectionedLists
import Terminal

struct TodoRow: Row, Equatable {
    var todo: Todo
    var id: AnyHashable { todo.id }
    var findText: String? { "\(todo.title) \(todo.note)" }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(todo.isDone ? "☑ " : "☐ ", role: .dim)
        cell.text.append(todo.title, todo.isDone ? .dim : todo.priority == .high ? .error : .text)
        if let due = todo.due { cell.text.append("  \(due)", .accent) }
        if !todo.note.isEmpty { cell.text.append("\n  \(todo.note)", .dim) }
    }
}

/// The form for something new, or for a change.
final class TodoForm: FormViewController {
    init(_ todo: Todo, today: String, save: @escaping @MainActor (Todo) -> Void) {
        let title = FormTextField("Title", text: todo.title) { $0.isEmpty ? "A title, please." : nil }
        let due = FormTextField("Due", text: todo.due ?? "", placeholder: today) { text in
            text.isEmpty || text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil ? nil : "A date such as \(today), or nothing."
        }
        let priority = FormChoice("Priority", value: todo.priority, options: Todo.Priority.allCases)
        let note = FormTextField("Note", text: todo.note, lines: 3)
        super.init(title: todo.title.isEmpty ? "New" : "Change", fields: [title, due, priority, note]) { _ in
            var changed = todo
            (changed.title, changed.note, changed.priority) = (title.text, note.text, priority.value)
            changed.due = due.text.isEmpty ? nil : due.text
            save(changed)
        }
    }
}
