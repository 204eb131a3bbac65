import SectionedLists

/// A list can show any ``SectionedModel``. Such a model returns the number of its sections and the section at each
/// index.
///
/// Rows are created when they come into view. The model counts the rows that it has created. Jump to the end to see
/// that the rows in between are not created.
final class LazyModelScreen: SectionsViewController, Exhibit {
    static let name = "A model, read lazily"
    static let summary =
        "A century of days, which are created when they come into view; watch the count at the top."

    private let calendar = CalendarModel(years: 2000...2099)

    init() {
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: calendar)
    }

    /// The number of rows that the model has created. A row that was created several times counts several times.
    var daysMade: Int { calendar.daysMade }

    override var status: String? {
        "\(calendar.numberOfDays.grouped) days, \(daysMade.grouped) made"
    }
}
