import CookbookStore
import RecipeLibrary

/// The notebook entry that a screen shows now, without its factor. A new factor changes the whole screen anyway.
struct ShownEntry {
    /// The part of the screen that must be drawn again after the entry has changed.
    enum Change {
        case nothing
        case ticks
        case entry
    }

    /// Whether the entry was requested from the notebook.
    var isRequested = false
    private var withoutTicks: NotebookEntry?
    private var ticks: Set<String> = []

    /// Replaces the entry. Returns the part of the screen that must be drawn again.
    @discardableResult
    mutating func update(to entry: NotebookEntry) -> Change {
        var rest = entry
        rest.ticks = []
        rest.factor = nil
        defer { (withoutTicks, ticks) = (rest, entry.ticks) }
        guard rest == withoutTicks else { return .entry }
        return entry.ticks == ticks ? .nothing : .ticks
    }
}
