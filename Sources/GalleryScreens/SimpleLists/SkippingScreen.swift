import SectionedLists

/// Sections with titles in header and footer, and with rows that cannot be selected. The arrow keys skip such rows.
final class SkippingScreen: SectionsViewController, Exhibit {
    static let name = "Titles, skipped rows"
    static let summary = "Cancelled trains cannot be selected: the arrow keys pass over them."

    init() {
        super.init(title: Self.name)
        sections = [.caption(Self.summary)] + ["Arles", "Bruges", "Cork", "Delft"].map(Self.trains)
    }

    private static func trains(to town: String) -> Section {
        let rows = (5...14).map { hour in
            let isCancelled = (hour + town.count) % 3 == 0
            return TextRow(
                "\(hour):20", detail: isCancelled ? "cancelled" : "on time", role: isCancelled ? .dim : .text,
                isSelectable: !isCancelled)
        }
        return Section("To \(town)", footerTitle: "None at night.", rows: rows)
    }
}
