import SectionedLists

/// One line of code lets the user find a row by typing a part of its text.
///
/// The section returns the texts to search and creates no rows for this. The list responds to keys even while it
/// searches a million rows.
final class FindingScreen: SectionsViewController, Exhibit {
    static let name = "Type to find"
    static let summary = "Press f and type brulee 99, or 777777. ↓ goes on to the next, Esc goes back."

    init() {
        super.init(title: Self.name)
        typeToFind = .after(.character("f"))
        sections = [.caption(Self.summary), LabelsSection()]
    }
}

private final class LabelsSection: Section {
    private static let names = ["Crème brûlée", "Jalapeño", "Strauß", "Plain"]

    init() { super.init("Labels") }

    override var numberOfRows: Int { 1_000_000 }
    override func row(at index: Int) -> any Row { TextRow(label(index), id: index) }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
    override func findText(ofRowAt index: Int) -> String? { label(index) }

    private func label(_ index: Int) -> String { "\(Self.names[index % 4]) \(index + 1)" }
}
