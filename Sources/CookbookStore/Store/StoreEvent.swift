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
