import RecipeKit
import RecipeLibrary

/// The days on which a recipe was cooked and the moments at which it was edited, with the texts of its file, the latest
/// first.
struct RecipeHistory: Hashable, Sendable {
    /// A moment of the history.
    struct Moment: Hashable, Sendable {
        let day: CalendarDay
        /// The time of the day, or an empty text for a day of cooking.
        let time: String
        /// What happened: `cooked`, `edited`, `before an edit`.
        let event: String
        /// The note about a day of cooking, or an empty text.
        let note: String
        /// The text of the file, or `nil` if the notebook has none of this time.
        let text: String?
        /// Identifies the moment in the history.
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
            // A cooking without a text of its day is before all edits of the day.
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

    /// The end of a day in UTC, which is near enough to sort by.
    private static func end(of day: CalendarDay) -> Int { (day.number + 1) * 86_400 - 1 }
}
