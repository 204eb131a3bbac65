import SectionedLists

/// Additional rows between other rows. A closure returns the rows for each section. The layer converts all indices, so
/// the program calculates none.
final class InsertScreen: SectionsViewController, Exhibit {
    static let name = "A row between others"
    static let summary = "A tip after the second row of each section, and a warning before one mountain."

    init() {
        super.init(title: Self.name)
        let peaks = InsertLayer(over: Peak.model()) { _ in
            [
                .row(TextRow("Tip: drink before you are thirsty.", role: .accent, id: "tip"), afterRows: 2),
                .row(TextRow("The next one is cold.", role: .error, id: "warning"), before: "Everest"),
            ]
        }
        model = CaptionLayer(Self.summary, over: peaks)
    }
}
