import SectionedLists

/// A list can show a value that is neither a row nor a section, so data needs no row type of its own. If the value
/// provides a row, the list shows that row. If not, the list shows a row with the description of the value.
final class DescriptionScreen: SectionsViewController, Exhibit {
    static let name = "Any value is a row"
    static let summary = "Numbers, cases, structures: a value that is neither row nor section shows its description."

    init() {
        super.init(title: Self.name)
        let values: [Any] = [
            42, 2.5, true, "text", Dish.Course.dinners, Peak(name: "Everest", metres: 8_849),
            ListIndexPath(section: 2, row: 7), ["a": 1], MyOwnRow(),
        ]
        reload(with: [Section.caption(Self.summary), values])
    }
}

/// A value that provides its own row.
private struct MyOwnRow: RowConvertible {
    var row: any Row { TextRow("A value that brings its own row", role: .accent) }
}
