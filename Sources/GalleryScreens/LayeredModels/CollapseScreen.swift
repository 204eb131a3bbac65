import SectionedLists

/// A collapsed section shows its header and the number of hidden rows. The hidden rows are not read.
final class CollapseScreen: SectionsViewController, Exhibit {
    static let name = "Collapsed sections"
    static let summary = "Enter opens a section, c collapses the one with the selected row."

    private let collapse: CollapseLayer

    init() {
        collapse = CollapseLayer(over: Peak.model(), hiddenRows: .row) { $0.title != "Africa" }
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: collapse)
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand("c", "collapse", help: "Collapse the section") { [weak self] in
                guard let self, let section = selectedIdentity?.section else { return }
                collapse.setCollapsed(true, section: section)
            },
            KeyCommand("a", "all", help: "Collapse all sections") { [weak self] in
                guard let collapse = self?.collapse else { return }
                for index in 0..<collapse.numberOfSections {
                    collapse.setCollapsed(true, section: collapse.section(at: index).id)
                }
            },
        ] + super.keyCommands
    }
}
