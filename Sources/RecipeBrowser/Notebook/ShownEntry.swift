import RecipeLibrary

/// The notebook entry of a recipe as a screen shows it.
struct ShownEntry {
    /// The part of the entry that a screen has to show again.
    enum Change {
        case nothing
        case ticks
        case entry
    }

    private var withoutTicks: NotebookEntry?
    private var ticks: Set<String> = []

    /// Replaces the entry, and returns the part that differs from the previous entry.
    @discardableResult
    mutating func update(to entry: NotebookEntry) -> Change {
        var rest = entry
        rest.ticks = []
        defer { (withoutTicks, ticks) = (rest, entry.ticks) }
        guard rest == withoutTicks else { return .entry }
        return entry.ticks == ticks ? .nothing : .ticks
    }
}
