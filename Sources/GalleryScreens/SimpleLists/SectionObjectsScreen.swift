import SectionedLists

/// A section can be an object of its own class. It creates its rows, titles and actions when they are needed. One list
/// can contain sections of different classes and depends on none of them.
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

/// A section of switches that Enter turns on and off.
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

/// A section that counts how often each of its rows was selected.
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

/// A section of numbers. Only the even numbers can be selected.
private final class NumbersSection: Section {
    init() { super.init("Even numbers", footerTitle: "That is all.") }

    override var numberOfRows: Int { 1_000_000 }

    override func row(at index: Int) -> any Row {
        let isEven = index.isMultiple(of: 2)
        return TextRow(index.grouped, detail: isEven ? nil : "skipped", role: isEven ? .text : .dim, id: index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }

    override func shouldSelectRow(at index: Int) -> Bool { index.isMultiple(of: 2) }
}
