import SectionedLists

/// A section may be an object of its own, which supplies rows and titles when they come into view and says what choosing
/// a row means. Sections of different kinds stand beside one another; the list knows none of them.
final class SectionObjectsScreen: SectionsViewController, Exhibit {
    static let name = "Sections as objects"
    static let summary =
        "Switches, a look at the selection, and a million numbers: three kinds of sections in one list."

    init() {
        super.init(title: Self.name)
        let watch = WatchSection()
        watch.didChange = { [weak self] in self?.reloadVisibleRows() }
        let switches = SwitchesSection()
        switches.didChange = { [weak self] in self?.reloadVisibleRows() }
        sections = [.caption(Self.summary), switches, watch, NumbersSection()]
    }
}

/// Switches that Enter turns on and off.
private final class SwitchesSection: Section {
    var didChange: () -> Void = {}
    private var switches = [("Light", true), ("Heating", false), ("Radio", false)]

    init() { super.init("Switches", footerTitle: "Enter turns one on or off.") }

    override var numberOfRows: Int { switches.count }

    override func row(at index: Int) -> any Row {
        TextRow(switches[index].0, detail: switches[index].1 ? "on" : "off", id: index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }

    override func action(ofRowAt index: Int) -> Action? {
        {
            self.switches[index].1.toggle()
            self.didChange()
        }
    }
}

/// Is told where the keys come to rest.
private final class WatchSection: Section {
    var didChange: () -> Void = {}
    private var visits = [0, 0, 0]

    init() { super.init("Visits") }

    override var numberOfRows: Int { visits.count }

    override func row(at index: Int) -> any Row { TextRow("Door \(index + 1)", detail: "\(visits[index])", id: index) }

    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }

    override func didSelectRow(at index: Int) {
        visits[index] += 1
        didChange()
    }
}

/// Numbers, of which only the even ones can be selected.
private final class NumbersSection: Section {
    init() { super.init("Even numbers", footerTitle: "That is all.") }

    override var numberOfRows: Int { 1_000_000 }

    override func row(at index: Int) -> any Row {
        TextRow(index.grouped, role: index.isMultiple(of: 2) ? .text : .dim, id: index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }

    override func shouldSelectRow(at index: Int) -> Bool { index.isMultiple(of: 2) }
}
