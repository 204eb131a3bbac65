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
        /// The text.
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
