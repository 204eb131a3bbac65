import RecipeKit
import RecipeLibrary

/// The history of a recipe, latest first: the days on which the user cooked it, and the edits of its file. It contains
/// the texts of the file at these times, as far as the notebook has stored them.
package struct RecipeHistory: Hashable, Sendable {
    /// A day of cooking, or an edit.
    package struct Moment: Hashable, Sendable {
        package let day: CalendarDay
        /// The time of day of an edit. Empty for a day of cooking.
        package let time: String
        /// What happened: `cooked`, `edited`, `before an edit`.
        package let event: String
        /// The user's note about a day of cooking, or an empty text.
        package let note: String
        /// The text of the file at this time, or `nil` if the notebook has not stored it.
        package let text: String?
        /// Identifies this moment among the moments of the history.
        package let id: String
    }

    package let moments: [Moment]

    /// - Parameters:
    ///   - entry: The notebook entry of the recipe.
    ///   - day: Returns the local day of a point in time.
    package init(_ entry: NotebookEntry, day: (Timestamp) -> CalendarDay = { CalendarDay(of: $0) }) {
        var dated: [(seconds: Int, moment: Moment)] = []
        for cooking in entry.cookings {
            let revision = entry.revision(cookedOn: cooking.day)
            let moment = Moment(
                day: cooking.day, time: "", event: "cooked", note: cooking.note, text: revision?.text,
                id: "cooked \(cooking.day)")
            // The time of cooking is known only if the text was stored for this cooking on the same day. Otherwise, the
            // cooking is above all edits of the day.
            let isOfDay = revision?.reason == .cooked && revision.map { day($0.saved) } == cooking.day
            dated.append((isOfDay ? revision?.saved.seconds ?? 0 : .max, moment))
        }
        for revision in entry.revisions where revision.reason != .cooked {
            let moment = Moment(
                day: day(revision.saved), time: revision.saved.localTime,
                event: revision.reason == .edited ? "edited" : "before an edit", note: "", text: revision.text,
                id: "saved \(revision.saved.seconds)")
            dated.append((revision.saved.seconds, moment))
        }
        moments = dated.sorted { ($0.moment.day, $0.seconds) > ($1.moment.day, $1.seconds) }.map(\.moment)
    }
}
