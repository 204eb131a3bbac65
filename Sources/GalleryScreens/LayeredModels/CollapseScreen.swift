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

    private lazy var commands = [
        KeyCommand(
            "screen.collapse", of: self, keys: ["c"], title: "collapse", help: "Collapse the section",
            hint: .init(order: 2)
        ) { screen in
            if let section = screen.selectedIdentity?.section { screen.collapse.setCollapsed(true, section: section) }
        },
        KeyCommand(
            "screen.all", of: self, keys: ["a"], title: "all", help: "Collapse all sections", hint: .init(order: 2)
        ) { screen in
            for index in 0..<screen.collapse.numberOfSections {
                screen.collapse.setCollapsed(true, section: screen.collapse.section(at: index).id)
            }
        },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
