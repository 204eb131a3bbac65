import SectionedLists

/// A title is the simple case of a header. Rows that say they cannot be selected are passed over by the arrow keys.
final class SkippingScreen: SectionsViewController, Exhibit {
    static let name = "Titles, skipped rows"
    static let summary = "Cancelled trains cannot be selected: the arrow keys pass over them."

    init() {
        super.init(title: Self.name)
        sections =
            [.caption(Self.summary)]
            + ["Arles", "Bruges", "Cork", "Delft"].map { town in
                Section("To \(town)", rows: (5...14).map { Self.train(at: $0, to: town) })
            }
    }

    private static func train(at hour: Int, to town: String) -> TextRow {
        let isCancelled = (hour + town.count) % 3 == 0
        return TextRow(
            "\(hour):20", detail: isCancelled ? "cancelled" : "on time", role: isCancelled ? .dim : .text,
            isSelectable: !isCancelled)
    }
}
