import RecipeKit
import RecipeLibrary

/// The history of a recipe, latest first: the days on which the user cooked it, and the edits of its file. It contains
/// the texts of the file at these times, as far as the notebook has stored them.
struct RecipeHistory: Hashable, Sendable {
    /// A day of cooking, or an edit.
    struct Moment: Hashable, Sendable {
        let day: CalendarDay
        /// The time of day of an edit. Empty for a day of cooking.
        let time: String
        /// What happened: `cooked`, `edited`, `before an edit`.
        let event: String
        /// The user's note about a day of cooking, or an empty text.
        let note: String
        /// The text of the file at this time, or `nil` if the notebook has not stored it.
        let text: String?
        /// Identifies this moment among the moments of the history.
        let id: String
    }

    let moments: [Moment]

    init(_ entry: NotebookEntry) {
        var dated: [(order: Int, moment: Moment)] = []
        for cooking in entry.cookings {
            let revision = entry.revision(cookedOn: cooking.day)
            let moment = Moment(
                day: cooking.day, time: "", event: "cooked", note: cooking.note, text: revision?.text,
                id: "cooked \(cooking.day)")
            // If no text was stored together with the cooking, the time of cooking is unknown. Then the cooking is
            // sorted as if it was at the end of the day.
            let isOfDay = revision?.reason == .cooked && revision.map { CalendarDay(of: $0.saved) } == cooking.day
            dated.append((isOfDay ? revision?.saved.seconds ?? 0 : Self.end(of: cooking.day), moment))
        }
        for revision in entry.revisions where revision.reason != .cooked {
            let moment = Moment(
                day: CalendarDay(of: revision.saved), time: revision.saved.localTime,
                event: revision.reason == .edited ? "edited" : "before an edit", note: "", text: revision.text,
                id: "saved \(revision.saved.seconds)")
            dated.append((revision.saved.seconds, moment))
        }
        moments = dated.sorted { $0.order > $1.order }.map(\.moment)
    }

    /// Returns the last second of a day in UTC, in seconds since 1970. The days of edits are in local time, so near
    /// midnight, the order of a cooking and an edit can be wrong.
    private static func end(of day: CalendarDay) -> Int { (day.number + 1) * 86_400 - 1 }
}
