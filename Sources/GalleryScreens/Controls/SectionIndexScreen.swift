import SectionedLists

/// One line of code shows the first letters of the sections at the right edge. To jump to a section, the user presses
/// `i` and then the letter of the section, or clicks the letter.
final class SectionIndexScreen: SectionsViewController, Exhibit {
    static let name = "An index of letters"
    static let summary = "Press i and then a letter, or click on one."

    init() {
        super.init(title: Self.name)
        showsSectionIndex = true
        let words = [
            "Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Pine", "Rowan",
        ]
        sections =
            [.caption(Self.summary)]
            + words.map { word in
                Section(word, rows: (1...9).map { (tree: Int) in TextRow("\(word) \(tree)", id: tree) })
            }
    }
}
