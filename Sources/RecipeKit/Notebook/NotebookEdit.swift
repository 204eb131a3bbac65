/// One change of what a cook added to a recipe.
public enum NotebookEdit: Hashable, Sendable {
    case favourite(Bool)
    /// From 1 to 5; `nil` takes it away.
    case rating(Int?)
    /// An empty one takes it away.
    case note(String)
    /// Cooked on a day. What was said of that day before is replaced: a recipe is cooked once a day here.
    case cooked(NotebookEntry.Cooking)
    /// Not cooked on that day after all.
    case notCooked(CalendarDay)
    case tick(String, isTicked: Bool)
    case untickAll
}

extension NotebookEntry {
    /// Makes a change.
    public mutating func apply(_ edit: NotebookEdit, at moment: Moment = .now) {
        switch edit {
        case .favourite(let isFavourite): favouriteSince = isFavourite ? favouriteSince ?? moment : nil
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
