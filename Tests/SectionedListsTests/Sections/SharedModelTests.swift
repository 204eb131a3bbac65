import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("One model in several lists")
struct SharedModelTests {
    private final class Shelf: SectionsViewController {}

    private final class BookRow: ActionableRow {
        let id: AnyHashable = "Emma"
        weak var actionDelegate: (any ActionDelegate)?
        private(set) var opened: [String] = []

        func performAction() { opened.append((actionDelegate as? Shelf)?.title ?? "nowhere") }
        func configure(_ cell: TextCell) { cell.text = StyledText("Emma") }
    }

    private let model = MutableSectionsModel([MutableSection("Novels", rows: [TextRow("Emma")])])

    private func addCandide() {
        model.performBatch { $0.insert(TextRow("Candide"), .start, inSection: "Novels") }
    }

    @Test("Two lists follow the changes of one model")
    func lists() {
        let lists = ["Left", "Right"].map { SectionsViewController(title: $0) }
        for list in lists { list.model = model }
        let screens = lists.map { Harness($0) }
        addCandide()
        for screen in screens {
            #expect(screen.lines.prefix(3).map { $0.dropFirst(2).prefix(7) } == ["ovels ─", "Candide", "Emma"])
            #expect(screen.selectedText == "Emma")
        }
    }

    @Test("A list and a layer follow the changes of one model, in either order", arguments: [false, true])
    func layer(isLayerFirst: Bool) {
        let (plain, sorted) = (SectionsViewController(title: "Plain"), SectionsViewController(title: "Sorted"))
        if !isLayerFirst { plain.model = model }
        sorted.model = SortLayer(over: model, by: text)
        if isLayerFirst { plain.model = model }
        model.performBatch { $0.insert(TextRow("Candide"), inSection: "Novels") }
        #expect(plain.reader.contents.numberOfRows == 2 && sorted.reader.contents.numberOfRows == 2)
        #expect(sorted.model.outline == ["Novels: Candide Emma"])
    }

    @Test("A list that shows another model or is gone is not told, and the other list still is")
    func leaving() {
        let list = SectionsViewController(title: "Stays")
        let leaving = SectionsViewController(title: "Leaves")
        var gone: SectionsViewController? = SectionsViewController(title: "Gone")
        gone?.model = model
        leaving.model = model
        list.model = model
        gone = nil
        leaving.sections = []
        addCandide()
        #expect(leaving.reader.contents.numberOfRows == 0)
        #expect(list.reader.contents.numberOfRows == 2)
    }

    @Test("An observer that a program set is notified while a list shows the model and afterwards")
    func earlierObserver() {
        let watcher = ModelWatcher()
        model.observer = watcher
        var list: SectionsViewController? = SectionsViewController(title: "List")
        list?.model = model
        addCandide()
        #expect(watcher.changes.count == 1 && list?.reader.contents.numberOfRows == 2)
        list = nil
        model.performBatch { $0.deleteRow("Candide", inSection: "Novels") }
        #expect(watcher.changes.count == 2)
        let other = SectionsViewController(title: "Other")
        other.model = model
        addCandide()
        #expect(watcher.changes.count == 3 && other.reader.contents.numberOfRows == 2)
    }

    @Test("An observer that changes the model while it is told leaves all observers up to date")
    func nestedChange() {
        let (first, second) = (SectionsViewController(title: "First"), SectionsViewController(title: "Second"))
        for list in [first, second] { list.model = model }
        first.onChange = { [weak first, model] _ in
            first?.onChange = nil
            model.performBatch { $0.deleteSection("Novels") }
        }
        let reports = programmingErrors { addCandide() }
        #expect(reports.isEmpty)
        #expect(first.reader.contents.shapes.isEmpty && second.reader.contents.shapes.isEmpty)
    }

    @Test("A row that two lists show acts on the list in which it was chosen")
    func actions() {
        let row = BookRow()
        let model = SectionsModel([Section("Novels", rows: [row])])
        let screens = ["Left", "Right"].map { title in
            let shelf = Shelf(title: title)
            shelf.model = model
            return Harness(shelf)
        }
        for screen in screens { _ = screen.text }
        for screen in screens { screen.press(.enter) }
        #expect(row.opened == ["Left", "Right"])
    }

    @Test("Setting the scroll bar or the key for marks draws the list again")
    func settings() {
        let list = SectionsViewController(title: "List")
        let screen = Harness(list)
        list.model = model
        let first = list.drawingVersion
        list.scrollBar = .separator
        let second = list.drawingVersion
        list.markKey = .character("m")
        #expect(first != second && second != list.drawingVersion)
        _ = screen
    }
}
