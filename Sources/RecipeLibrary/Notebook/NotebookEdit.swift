/// A change of a notebook entry.
public enum NotebookEdit: Hashable, Sendable {
    /// Adds the recipe to the favourites, or removes it.
    case favourite(Bool)
    /// Sets the rating, 1 to 5. `nil` removes the rating.
    case rating(Int?)
    /// Sets the note. An empty text removes the note.
    case note(String)
    /// Adds a day of cooking, or replaces the entry for the same day.
    case cooked(NotebookEntry.Cooking)
    /// Removes a day of cooking.
    case notCooked(CalendarDay)
    /// Ticks a row, or removes its tick.
    case tick(String, isTicked: Bool)
    /// Removes all ticks.
    case untickAll
}

extension NotebookEntry {
    /// Applies an edit to the entry.
    public mutating func apply(_ edit: NotebookEdit, at timestamp: Timestamp = .now) {
        switch edit {
        case .favourite(let isFavourite): favouriteSince = isFavourite ? favouriteSince ?? timestamp : nil
        case .rating(let rating): self.rating = rating.map { min(max($0, 1), 5) }
        case .note(let text): note = text
        case .cooked(let cooking):
            cookings.removeAll { $0.day == cooking.day }
            cookings.insert(cooking, at: cookings.firstIndex { $0.day < cooking.day } ?? cookings.endIndex)
        case .notCooked(let day): cookings.removeAll { $0.day == day }
        case .tick(let item, let isTicked):
            if isTicked { ticks.insert(item) } else { ticks.remove(item) }
        case .untickAll: ticks = []
        }
    }
}
