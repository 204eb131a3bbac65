/// Everything that the notebook stores about one recipe.
public struct NotebookEntry: Hashable, Sendable {
    /// The time at which the recipe became a favourite, or `nil` if it is no favourite.
    public var favouriteSince: Timestamp?
    /// The rating, 1 to 5, or `nil` if there is none.
    public var rating: Int?
    /// The user's note, or an empty text.
    public var note = ""
    /// The days of cooking, the latest first.
    public var cookings: [Cooking] = []
    /// The names of the ticked rows, such as `"ingredient 2: flour"`.
    public var ticks: Set<String> = []

    /// Creates an empty entry.
    public init() {}

    /// Whether the recipe is a favourite.
    public var isFavourite: Bool { favouriteSince != nil }

    /// Whether the entry has no data.
    public var isEmpty: Bool {
        favouriteSince == nil && rating == nil && note.isEmpty && cookings.isEmpty && ticks.isEmpty
    }

    /// A day on which the recipe was cooked.
    public struct Cooking: Hashable, Sendable {
        /// The day.
        public var day: CalendarDay
        /// A note about the day, or an empty text.
        public var note: String

        /// Creates a day of cooking.
        public init(day: CalendarDay, note: String = "") {
            self.day = day
            self.note = note
        }
    }
}
