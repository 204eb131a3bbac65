import RecipeLibrary

/// What the person did and can undo, on every screen and after a restart. It is stored in the notebook.
///
/// The writing thread uses it, and in a command the only thread there is.
package struct Journal {
    private let notebook: Notebook
    private let opened: Cookbook
    // The paths ask the file system, which may not answer. So nothing asks before something is changed.
    private lazy var coding = ChangeCoding(opened)
    private lazy var cookbook = CookbookPaths(opened).absolute(RecipeID(path: opened.roots.first?.path ?? ".")).path
    /// What the notebook refused, in order. The next call tries again, so that nothing later comes before it.
    private var waiting: [(change: Change, list: Notebook.JournalList, isNew: Bool)] = []
    /// The numbers of the changes that the notebook still has although they were taken out.
    private var removed: [Int64] = []
    /// Why the notebook does not have everything that was done, or `nil` if it does.
    private(set) var problem: String?

    private static let maximumWaiting = 100

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
        var change = change
        // `try?`: without the change before it, the new change is one of its own.
        if let group = change.group, let last = try? latest(.done), last.change.group == group {
            change.parts = last.change.parts + change.parts
            change.title = last.change.title
            remove(last, from: .done)
        }
        add(change, to: .done, isNew: true)
    }

    /// Returns the latest change of a list, or `nil` if there is none.
    ///
    /// - Throws: An error if the notebook cannot be read: the change in it may be later than any other.
    package mutating func latest(_ list: Notebook.JournalList) throws(NotebookError) -> Entry? {
        save()
        if let last = waiting.last(where: { $0.list == list }) { return Entry(change: last.change) }
        guard let stored = try notebook.latestInJournal(list, of: cookbook), !removed.contains(stored.number) else {
            return nil
        }
        let parts = try? coding.parts(in: stored.parts)
        return Entry(
            change: Change(title: stored.title, parts: parts ?? [], time: stored.time, group: stored.group),
            number: stored.number)
    }

    /// Takes a change out of a list.
    package mutating func remove(_ entry: Entry, from list: Notebook.JournalList) {
        if let number = entry.number {
            removed.append(number)
            save()
        } else if let index = waiting.lastIndex(where: { $0.list == list }) {
            waiting.remove(at: index)
        }
    }

    /// Adds what undid, or did again, a change.
    package mutating func add(_ change: Change, to list: Notebook.JournalList) { add(change, to: list, isNew: false) }

    private mutating func add(_ change: Change, to list: Notebook.JournalList, isNew: Bool) {
        if isNew { waiting.removeAll { $0.list == .undone } }
        waiting.append((change, list, isNew))
        save()
        if waiting.count > Self.maximumWaiting { waiting.removeFirst() }
    }

    /// Writes what the notebook refused before.
    package mutating func save() {
        do throws(NotebookError) {
            while let number = removed.first {
                try notebook.removeFromJournal(number)
                removed.removeFirst()
            }
            while let (change, list, isNew) = waiting.first {
                let entry = Notebook.JournalEntry(
                    title: change.title, time: change.time, group: change.group, parts: coding.bytes(of: change.parts))
                try notebook.addToJournal(entry, list, isNew: isNew, of: cookbook)
                waiting.removeFirst()
            }
            problem = nil
        } catch {
            problem = error.message
        }
    }
}
