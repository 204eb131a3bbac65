import Terminal
import Testing

@testable import SectionedLists

/// After a screen was popped, nothing keeps it, its model or its rows alive.
@MainActor
@Suite("Popped screens")
struct LeakTests {
    private let living = Living()

    enum Kind: CaseIterable {
        case list, items, search, searchOnKey, searchOfTable, table, scrollingTable, outline, loadedOutline, form,
            split,
            overlay, loadMore, layers, sheet, formSheet, alert, prompt, finding, picking, marking, undo, progress
    }

    @Test("A popped screen of any kind is deallocated with its model and its rows", arguments: Kind.allCases)
    func deallocates(kind: Kind) async {
        let navigation = NavigationController(root: SectionsViewController(title: "root"))
        let screen = Harness(navigation, columns: 80, rows: 16)
        for _ in 0..<3 { await visit(kind, navigation, screen) }
        _ = screen.text
        // A task that was cancelled releases what it holds when it has run.
        for _ in 0..<100 where living.count > 0 { await Task.yield() }
        #expect(living.count == 0)
        #expect(navigation.viewControllers.count == 1)
    }

    private func visit(_ kind: Kind, _ navigation: NavigationController, _ screen: Harness) async {
        let top = make(kind)
        living.add(top)
        navigation.push(top)
        _ = screen.text
        act(kind, on: top, screen)
        _ = screen.text
        screen.press(.down, .tab, .pageDown)
        _ = screen.text
        while navigation.viewControllers.count > 1 { navigation.pop() }
    }

    private func rows(_ count: Int = 40) -> [any Row] { (0..<count).map { TrackedRow($0, living) } }

    private func list() -> SectionsViewController {
        let list = SectionsViewController(title: "list")
        list.sections = [Section("A", rows: rows()), Section("B", rows: rows())]
        return list
    }

    private func table(_ header: TableHeader = .pinned) -> TableViewController<Tracked> {
        let table = TableViewController<Tracked>(
            columns: [TableColumn("N", value: \.number), TableColumn("T", width: .fitting()) { "\($0.number)" }],
            header: header, id: \.number)
        table.onChoose = { _ in }
        table.groups = [TableGroup("G", items: (0..<20).map { Tracked($0, living) })]
        table.order = TableOrder(column: 0, isDescending: true)
        return table
    }

    private func outline(loads: Bool) -> OutlineViewController {
        let children =
            loads
            ? OutlineChildren.loaded { [rows = rows(3)] in rows.map { OutlineItem($0) } }
            : .items(rows(3).map { OutlineItem($0) })
        let section = OutlineSection("O", items: [OutlineItem(TrackedRow(99, living), children: children)])
        let outline = OutlineViewController(sections: [section])
        section.setExpanded(true, OutlinePath(99))
        return outline
    }

    private func form() -> FormViewController {
        let form = FormViewController(
            title: "form", fields: [FormTextField("Name"), FormStepper("Guests", value: 1)]
        ) { [living] _ in _ = living }
        form.asksBeforeDiscarding = false
        return form
    }

    private func layers(over base: any SectionedModel) -> SectionsViewController {
        let list = SectionsViewController(title: "layers")
        let sorting = SortLayer(over: base)
        sorting.sort { ($0 as? TrackedRow).map { -$0.tracked.number } }
        let filter = FilterLayer(over: sorting)
        filter.filter { _ in true }
        let featured = FeaturedLayer("F", over: filter, limit: 2) { _ in true }
        let inserting = InsertLayer(over: featured) { _ in [.row(TextRow("tip"), afterRows: 1)] }
        list.model = CollapseLayer(over: inserting) { $0.hasID("B") }
        return list
    }

    private func make(_ kind: Kind) -> ViewController {
        switch kind {
        case .items:
            let list = SectionsViewController(title: "items")
            list.sections = [
                Section(items: (0..<30).map { Tracked($0, living) }, rowID: \.number, cell: TextCell.self) {
                    $0.text = StyledText("\($1.number)")
                } onSelect: { _ in
                }
            ]
            return list
        case .list, .sheet, .formSheet, .alert, .prompt, .progress: return list()
        case .search: return SearchViewController(over: list())
        case .searchOnKey: return SearchViewController(over: list(), activation: .after("/"))
        case .searchOfTable: return SearchViewController(over: table())
        case .table: return table()
        case .scrollingTable: return table(.scrolling)
        case .outline, .loadedOutline: return outline(loads: kind == .loadedOutline)
        case .form: return form()
        case .split:
            let split = SplitViewController(primary: list(), secondary: list())
            split.minimumColumns = 40
            split.focusKeys = [.tab]
            return split
        case .overlay:
            let list = list()
            let overlay = StatusOverlay(over: list)
            let controller = ModelController<Int> { _ in 1 }
            overlay.follow(controller)
            living.add(controller)
            controller.update()
            return overlay
        case .loadMore:
            let list = list()
            let model = LoadMoreLayer(over: list.model) { _ in .more }
            living.add(model)
            list.model = model
            return list
        case .layers: return layers(over: SectionsModel(list().sections))
        case .finding, .picking, .marking, .undo:
            let list = UndoableList(rows())
            list.allowsMultipleSelection = kind == .marking
            list.showsSectionIndex = kind == .picking
            return list
        }
    }

    private func act(_ kind: Kind, on top: ViewController, _ screen: Harness) {
        switch kind {
        case .search, .searchOfTable: for key in "1 2" { screen.press(.character(key)) }
        case .searchOnKey: screen.press("/", "1")
        case .table, .scrollingTable: screen.press("s", "s", "S")
        case .form: screen.press("a", "b")
        case .sheet: top.present(list())
        case .formSheet: top.present(form())
        case .alert: top.present(AlertViewController(title: "Sure?", text: "Yes", buttons: [.cancel("No")]))
        case .prompt: top.present(PromptViewController(title: "Name", text: "x") { _ in })
        case .finding: screen.press("/", "1")
        case .picking: screen.press("i")
        case .marking: screen.press(.space, "v", .down, .down)
        case .undo:
            (top as? UndoableList)?.deleteFirst()
            screen.press("u", "U")
        case .list, .items, .outline, .loadedOutline, .split, .overlay, .loadMore, .layers, .progress: break
        }
    }
}

/// The number of living objects.
@MainActor
private final class Living {
    private var objects: [() -> Bool] = []

    func add(_ object: AnyObject) { objects.append { [weak object] in object != nil } }

    var count: Int { objects.count { $0() } }
}

/// An item that is counted while it lives.
@MainActor
private final class Tracked {
    nonisolated let number: Int

    init(_ number: Int, _ living: Living) {
        self.number = number
        living.add(self)
    }
}

@MainActor
private struct TrackedRow: Row {
    let tracked: Tracked

    init(_ number: Int, _ living: Living) { tracked = Tracked(number, living) }

    var id: AnyHashable { tracked.number }
    var findText: String? { "row \(tracked.number)" }
    func configure(_ cell: TextCell) { cell.text = StyledText("row \(tracked.number)") }
}

private final class UndoableList: SectionsViewController {
    private let rows: MutableSectionsModel
    private lazy var undo = UndoStack(of: self)

    init(_ rows: [any Row]) {
        self.rows = MutableSectionsModel([MutableSection("A", rows: rows), MutableSection("B")])
        super.init(title: "undo")
        model = self.rows
    }

    func deleteFirst() { undo.perform("Deleted", on: rows) { $0.deleteRow(0, inSection: "A") } }

    override var keyCommands: [KeyCommand] { undo.keyCommands + super.keyCommands }
}
