import RecipeKit
import RecipeLibrary

/// Everything that the notebook stores about one recipe.
public struct NotebookEntry: Hashable, Sendable {
    /// The time at which the recipe became a favourite, or `nil` if it is not a favourite.
    public var favouriteSince: Timestamp?
    /// The rating, 1 to 5, or `nil` if there is none.
    public var rating: Int?
    /// The user's note, or an empty text.
    public var note = ""
    /// The days of cooking, the latest first.
    public var cookings: [Cooking] = []
    /// The names of the ticked rows, such as `"ingredient 2: flour"`.
    public var ticks: Set<String> = []

    /// The factor by which the recipe is shown, or `nil` if it is shown as written.
    public var factor: Rational?
    /// The number of the current step in cook mode, counted from 1, or `nil` if the user is not cooking.
    public var currentStep: Int?
    /// The earlier texts of the recipe's file, the latest first.
    public var revisions: [Revision] = []

    /// Creates an empty entry.
    public init() {}

    /// Whether the recipe is a favourite.
    public var isFavourite: Bool { favouriteSince != nil }

    /// Whether the entry has no data.
    public var isEmpty: Bool {
        favouriteSince == nil && rating == nil && note.isEmpty && cookings.isEmpty && ticks.isEmpty && factor == nil
            && currentStep == nil && revisions.isEmpty
    }

    /// Returns the latest revision that was stored on a day or before it, or `nil` if there is none.
    public func revision(on day: CalendarDay) -> Revision? {
        revisions.first { CalendarDay(of: $0.saved) <= day }
    }

    /// Returns the revision that was stored because the recipe was cooked on a day. If there is no such revision,
    /// returns the result of ``revision(on:)``.
    public func revision(cookedOn day: CalendarDay) -> Revision? {
        revisions.first { $0.reason == .cooked && CalendarDay(of: $0.saved) == day } ?? revision(on: day)
    }

    /// The text that a recipe's file had at a certain time.
    public struct Revision: Hashable, Sendable {
        /// The time at which the text was stored.
        public var saved: Timestamp
        public var text: String
        /// Why the text was stored.
        public var reason: Reason

        /// The reason why the text of a recipe's file was stored.
        public enum Reason: String, Hashable, Sendable {
            /// The recipe was cooked with this text.
            case cooked
            /// An edit made this text.
            case edited
            /// The text was in the file before an edit, and no edit of this program made this text.
            case found
        }

        /// Creates a revision.
        public init(saved: Timestamp, text: String, reason: Reason = .edited) {
            self.saved = saved
            self.text = text
            self.reason = reason
        }
    }

    /// A day on which the recipe was cooked.
    public struct Cooking: Hashable, Sendable {
        public var day: CalendarDay
        /// A note about the day, or an empty text.
        public var note: String

        public init(day: CalendarDay, note: String = "") {
            self.day = day
            self.note = note
        }
    }
}

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
    /// Sets the factor by which the recipe is shown. `nil` shows it in the usual size.
    case scale(Rational?)
    /// Sets the number of the current step in cook mode, counted from 1. `nil` ends cook mode.
    case cooking(step: Int?)
    /// Stores the text of the recipe's file as a revision. For the reason `cooked`, a day gets at most one revision.
    /// For any other reason, nothing is stored if the latest revision has the same text.
    case revision(String, NotebookEntry.Revision.Reason)
}

extension NotebookEntry {
    /// Whether the entry has a rating, or the day of cooking, that an edit would replace.
    func has(_ edit: NotebookEdit) -> Bool {
        switch edit {
        case .rating: rating != nil
        case .cooked(let cooking): cookings.contains { $0.day == cooking.day }
        default: false
        }
    }

    /// The maximum number of revisions of a recipe. A further revision replaces the oldest one.
    static let maximumRevisions = 100

    /// Applies an edit to the entry.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - timestamp: The time of the edit, which a new favourite or a new revision gets. If the latest revision is not
    ///     earlier, a new revision gets the next second after the latest revision.
    public mutating func apply(_ edit: NotebookEdit, at timestamp: Timestamp = .now) {
        switch edit {
        case .favourite(let isFavourite): favouriteSince = isFavourite ? favouriteSince ?? timestamp : nil
        case .rating(let rating): self.rating = rating.map { min(max($0, 1), 5) }
        case .note(let text): note = text
        case .cooked(let cooking):
            cookings.removeAll { $0.day == cooking.day }
            cookings.insert(cooking, at: cookings.firstIndex { $0.day < cooking.day } ?? cookings.endIndex)
        case .notCooked(let day):
            cookings.removeAll { $0.day == day }
            removeCookedRevision(of: day)
        case .tick(let item, let isTicked):
            if isTicked { ticks.insert(item) } else { ticks.remove(item) }
        case .untickAll: ticks = []
        case .scale(let factor): self.factor = factor
        case .cooking(let step): currentStep = step
        case .revision(let text, let reason): addRevision(text, reason, at: timestamp)
        }
    }

    /// Removes the revision that was stored because the recipe was cooked on a day. But a revision that is not the
    /// latest remains, with the reason ``Revision/Reason/found``.
    private mutating func removeCookedRevision(of day: CalendarDay) {
        guard let index = revisions.firstIndex(where: { $0.reason == .cooked && CalendarDay(of: $0.saved) == day })
        else { return }
        if index == 0 { revisions.remove(at: index) } else { revisions[index].reason = .found }
    }

    private mutating func addRevision(_ text: String, _ reason: Revision.Reason, at timestamp: Timestamp) {
        if reason == .cooked {
            let day = CalendarDay(of: timestamp)
            guard !revisions.contains(where: { $0.reason == .cooked && CalendarDay(of: $0.saved) == day }) else {
                return
            }
        } else if revisions.first?.text == text {
            return
        }
        // Two revisions with the same second would count as one.
        let last = revisions.first?.saved.seconds ?? .min
        let saved = timestamp.seconds > last ? timestamp : Timestamp(seconds: last + 1)
        revisions.insert(Revision(saved: saved, text: text, reason: reason), at: 0)
        if revisions.count > Self.maximumRevisions { revisions.removeLast() }
    }
}
