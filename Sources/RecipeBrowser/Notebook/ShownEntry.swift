import RecipeLibrary

/// The notebook entry of a recipe as a screen shows it.
struct ShownEntry {
    /// What a screen has to show again after the entry changed.
    enum Change {
        case nothing
        case ticks
        case entry
    }

    private var withoutTicks: NotebookEntry?
    private var ticks: Set<String> = []

    /// Takes the entry to show, and returns what differs from the last one.
    @discardableResult
    mutating func update(to entry: NotebookEntry) -> Change {
        var rest = entry
        rest.ticks = []
        defer { (withoutTicks, ticks) = (rest, entry.ticks) }
        guard rest == withoutTicks else { return .entry }
        return entry.ticks == ticks ? .nothing : .ticks
    }
}
