import RecipeLibrary

/// Something that the person did, with what undo needs.
public struct Change: Hashable, Sendable {
    /// What the person reads about it: `Deleted “Soup”`.
    public var title: String
    /// What was changed, in order.
    public var parts: [Part]
    /// The seconds since 1970 at which it was done.
    public var time: Int
    /// The changes of one group that directly follow each other are undone together, such as `+` `+` `+`. `nil` for a
    /// change of its own.
    package var group: String?

    /// A part of a change.
    public enum Part: Hashable, Sendable {
        /// Recipe files and their pictures.
        case files(CookbookFiles.Change)
        /// A kitchen file or the configuration. Undo keeps what other programs have changed in it since.
        case kitchen(KitchenFolder.Change)
        /// A notebook entry.
        case note(NoteChange)
        case timer(id: String, before: String?, after: String?)
    }

    /// A change of a notebook entry.
    public struct NoteChange: Hashable, Sendable {
        /// The recipe of the entry. Its path is the one that the cookbook uses.
        public var recipe: RecipeFingerprint
        /// What was done.
        public var edits: [NotebookEdit]
        /// What undoes it.
        public var inverse: [NotebookEdit]
    }

    /// The paths of the recipe files that the change wrote, created, moved or removed.
    public var paths: Set<String> {
        var paths: Set<String> = []
        for case .files(let change) in parts { paths.formUnion(change.paths) }
        return paths
    }

    /// The path of the recipe that the change was about, as it is afterwards. `nil` if it is in the trash, or if the
    /// change was not about one recipe.
    public var path: String? {
        for case .files(let change) in parts { return change.path }
        return nil
    }

    /// Whether the change only replaced the contents of recipe files.
    public var isEdit: Bool {
        parts.allSatisfy { if case .files(let change) = $0 { change.isEdit } else { true } }
    }

    /// Returns the new path of a recipe file, or `nil` if the change does not move the file.
    public func newPath(of path: String) -> String? {
        parts.lazy.compactMap { if case .files(let change) = $0 { change.newPath(of: path) } else { nil } }.first
    }

    /// Whether the change wrote kitchen files.
    public var isKitchen: Bool { parts.contains { if case .kitchen = $0 { true } else { false } } }
    /// Whether the change wrote notebook entries.
    public var isNote: Bool { parts.contains { if case .note = $0 { true } else { false } } }
    /// Whether the change wrote timers.
    public var isTimer: Bool { parts.contains { if case .timer = $0 { true } else { false } } }
}

extension CookbookFiles.Change {
    /// The paths of all files that the change wrote, created, moved or removed.
    package var paths: Set<String> {
        switch self {
        case .edited(let path, _, _), .created(let path, _), .restored(let path): [path]
        case .moved(let moves): Set(moves.flatMap { [$0.from, $0.to] })
        case .trashed(let items): Set(items.map(\.path))
        case .several(let changes): changes.reduce(into: []) { $0.formUnion($1.paths) }
        }
    }

    fileprivate var isEdit: Bool {
        switch self {
        case .edited: true
        case .several(let changes): changes.allSatisfy(\.isEdit)
        case .created, .moved, .trashed, .restored: false
        }
    }
}

/// What observers of a store hear.
package struct StoreEvent: Sendable {
    /// The change of the person, or `nil` if something was read, or another program has changed something.
    package var change: Change?
    /// Whether the change was undone or done again.
    package var isUndo = false
    /// Whether kitchen files or settings have changed.
    package var isKitchen = false
    /// Whether settings may have changed.
    package var isSettings = false
    /// Whether timers have changed.
    package var isTimer = false
    /// The new contents of the notebook, or `nil` if they did not change.
    package var notes: NotebookContents?
    /// Whether the notebook has a new failure, or has saved what it could not save before.
    package var isFailureNew = false

    package static let kitchen = StoreEvent(isKitchen: true)

    package init(
        isKitchen: Bool = false, notes: NotebookContents? = nil, isFailureNew: Bool = false
    ) {
        (self.isKitchen, self.notes, self.isFailureNew) = (isKitchen, notes, isFailureNew)
    }

    package init(_ change: Change, isUndo: Bool = false) {
        self.change = change
        self.isUndo = isUndo
        isKitchen = change.isKitchen
        isSettings = change.isKitchen
        isTimer = change.isTimer
    }
}
