/// A change of a notebook entry.
public enum NotebookEdit: Hashable, Sendable {
    /// Adds the recipe to the favourites, or removes it.
    case favourite(Bool)
    /// Sets the rating, 1 to 5. Any other value becomes the nearest of these. `nil` removes the rating.
    case rating(Int?)
    /// Sets the note. An empty text removes the note.
    case note(String)
    /// Adds a day of cooking. If the recipe was already cooked on that day, replaces the note of the day.
    case cooked(NotebookEntry.Cooking)
    /// Removes a day of cooking.
    case notCooked(CalendarDay)
    /// Ticks the row with a name, such as `ingredient 2: flour`, or removes its tick.
    case tick(String, isTicked: Bool)
    /// Removes all ticks.
    case untickAll
}

extension NotebookEntry {
    /// Applies an edit to the entry.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - timestamp: The time from which the recipe is a favourite, if the edit makes it one.
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
