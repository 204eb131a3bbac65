import RecipeLibrary

/// What the person did and can undo, on every screen and after a restart. It is stored in the notebook.
///
/// Only the writing thread uses it.
package struct Journal {
    private let notebook: Notebook
    private let opened: Cookbook
    // The paths ask the file system, which may not answer. So nothing asks before something is changed.
    private lazy var coding = ChangeCoding(opened)
    private lazy var cookbook = CookbookPaths(opened).absolute(RecipeID(path: opened.roots.first?.path ?? ".")).path
    /// What the notebook refused, which is kept until the program ends. The latest is at the end.
    private var kept: (done: [Change], undone: [Change]) = ([], [])

    private static let maximumKept = 100

    package init(_ notebook: Notebook, of cookbook: Cookbook) {
        self.notebook = notebook
        opened = cookbook
    }

    /// A change in one of the lists.
    package struct Entry {
        package var change: Change
        fileprivate var number: Int64?
    }

    /// Adds something new that the person did. What was undone before cannot be done again.
    package mutating func add(_ change: Change) {
        kept.undone = []
        var change = change
        if let group = change.group, let last = latest(.done), last.change.group == group {
            change.parts = last.change.parts + change.parts
            change.title = last.change.title
            remove(last, from: .done)
        }
        add(change, to: .done, isNew: true)
    }

    /// Returns the latest change of a list, or `nil` if there is none.
    package mutating func latest(_ list: Notebook.JournalList) -> Entry? {
        if let change = list == .done ? kept.done.last : kept.undone.last { return Entry(change: change) }
        // The notebook logs its errors. What cannot be read, cannot be undone.
        guard let stored = try? notebook.latestInJournal(list, of: cookbook) else { return nil }
        let parts = try? coding.parts(in: stored.parts)
        return Entry(
            change: Change(title: stored.title, parts: parts ?? [], time: stored.time, group: stored.group),
            number: stored.number)
    }

    /// Takes a change out of a list.
    package mutating func remove(_ entry: Entry, from list: Notebook.JournalList) {
        guard let number = entry.number else {
            if list == .done { kept.done.removeLast() } else { kept.undone.removeLast() }
            return
        }
        try? notebook.removeFromJournal(number)
    }

    /// Adds what undid, or did again, a change.
    package mutating func add(_ change: Change, to list: Notebook.JournalList) { add(change, to: list, isNew: false) }

    private mutating func add(_ change: Change, to list: Notebook.JournalList, isNew: Bool) {
        let entry = Notebook.JournalEntry(
            title: change.title, time: change.time, group: change.group, parts: coding.bytes(of: change.parts))
        do throws(NotebookError) {
            try notebook.addToJournal(entry, list, isNew: isNew, of: cookbook)
        } catch {
            if list == .done { kept.done.append(change) } else { kept.undone.append(change) }
            if kept.done.count > Self.maximumKept { kept.done.removeFirst() }
        }
    }
}

/// Where the open cookbook comes from.
public enum CookbookOrigin: Hashable, Sendable {
    /// The starter cookbook that comes with the program.
    case starter
    /// The user's own cookbook.
    case own
    /// The paths on the command line. The value is the title for the cookbook.
    case given(name: String)

    package var title: String {
        switch self {
        case .starter: "Starter cookbook"
        case .own: "My cookbook"
        case .given(let name): name
        }
    }
}
