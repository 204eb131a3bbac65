/// What a cook added to one recipe.
public struct NotebookEntry: Hashable, Sendable {
    /// Since when the recipe is a favourite; `nil` where it is none.
    public var favouriteSince: Moment?
    /// From 1 to 5.
    public var rating: Int?
    /// The cook's own note; empty where there is none.
    public var note = ""
    /// When it was cooked, the latest first.
    public var cookings: [Cooking] = []
    /// What is ticked off, by the names that ``RecipeTick`` gives.
    public var ticks: Set<String> = []

    public init() {}

    public var isFavourite: Bool { favouriteSince != nil }

    /// Whether there is nothing worth keeping.
    public var isEmpty: Bool {
        favouriteSince == nil && rating == nil && note.isEmpty && cookings.isEmpty && ticks.isEmpty
    }

    /// One time that the recipe was cooked.
    public struct Cooking: Hashable, Sendable {
        public var day: CalendarDay
        /// How it went; empty where nothing was said.
        public var note: String

        public init(day: CalendarDay, note: String = "") {
            self.day = day
            self.note = note
        }
    }
}
