import SectionedLists

/// A list shows any ``SectionedModel``: how many sections there are, and the one at an index.
///
/// Rows are asked for when they come into view. The model counts what it was asked for; jump to the end and see.
final class LazyModelScreen: SectionsViewController, Exhibit {
    static let name = "A model, read lazily"
    static let summary =
        "A century of days, of which only those are made that come into view; watch the count at the top."

    private let calendar = CalendarModel(years: 2000...2099)

    init() {
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: calendar)
    }

    /// How many days were made into rows.
    var daysMade: Int { calendar.daysMade }

    override var status: String? {
        "\(calendar.numberOfDays.grouped) days, \(daysMade.grouped) made"
    }
}
