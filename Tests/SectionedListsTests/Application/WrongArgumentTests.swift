import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// Arguments that make no sense are reported if the programmer is wrong, and clamped if they can come from data.
@MainActor
@Suite("Arguments that make no sense")
struct WrongArgumentTests {
    nonisolated private static let numbers = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]

    private func rows(_ count: Int = 30) -> [any Row] { (0..<count).map { TextRow("row \($0)", id: $0) } }

    @Test("An order by a column that does not exist is reported, and the order stays", arguments: [-1, 1, .max, .min])
    func order(column: Int) {
        let table = TableViewController(columns: [TableColumn("N", value: \Int.self)], id: \.self)
        table.items = [2, 1]
        table.order = TableOrder(column: 0)
        let reports = programmingErrors { table.order = TableOrder(column: column) }
        #expect(reports == ["There is no column \(column) among 1 to sort by"])
        #expect(table.order == TableOrder(column: 0))
        #expect(Harness(table).text.contains("1"))
    }

    @Test("Pushing, presenting or adding a controller inside itself is reported and changes nothing")
    func ancestors() {
        let list = SectionsViewController()
        let split = SplitViewController(primary: list, secondary: SectionsViewController())
        let navigation = NavigationController(root: split)
        let outer = NavigationController(title: "outer", root: navigation)
        let screen = Harness(outer)
        let reports = programmingErrors {
            list.present(navigation)
            list.present(outer)
            navigation.push(navigation)
            navigation.push(outer)
            split.addChild(split)
            list.addChild(outer)
            navigation.push(SectionsViewController())
        }
        #expect(reports.count == 6, "\(reports)")
        #expect(navigation.viewControllers.count == 2)
        _ = screen.text
        #expect(outer.application != nil && list.navigationController === navigation)
    }

    @Test("Scrolling, numbers of rows and positions of layers", arguments: numbers)
    func lists(number: Int) {
        let reports = programmingErrors {
            let list = SectionsViewController()
            list.allowsMultipleSelection = true
            let base = MutableSectionsModel([MutableSection("A", rows: rows())])
            let models: [any SectionedModel] = [
                base, LoadMoreLayer(over: base) { _ in number },
                InsertLayer(over: base) { _ in [.row(TextRow("own"), afterRows: number)] },
                FeaturedLayer("F", over: base, at: number, limit: number) { _ in true },
                SectionsModel([Section("C", count: max(0, number)) { TextRow("\($0)", id: $0) }]),
                LoadMoreLayer(
                    over: SectionsModel([Section("C", count: max(0, number)) { TextRow("\($0)", id: $0) }])
                ) { _ in .finished },
                CollapseLayer(over: SectionsModel([EndlessSection(number), EndlessSection(number)])),
                SectionsModel([EndlessSection(number), EndlessSection(number)]),
            ]
            for model in models {
                list.model = model
                let screen = Harness(list)
                _ = screen.text
                list.scroll(byLines: number)
                _ = screen.text
                screen.press(.end, .up, .pageUp, .home, .tab, .enter)
                list.select(ListIndexPath(section: number, row: number))
                _ = (list.row(at: ListIndexPath(section: 0, row: number)), list.numberOfMarkedRows, screen.text)
            }
        }
        #expect(reports.allSatisfy { $0.contains("says that it has") || $0.contains("no row") }, "\(reports)")
        #expect(number < 0 || reports.isEmpty)
    }

    @Test("Widths, indentations, shares and steps", arguments: numbers)
    func sizes(number: Int) {
        let reports = programmingErrors {
            let widths: [TableColumn<Int>.Width] = [
                .fixed(number), .fitting(maximum: number), .flexible(minimum: number), .flexible(minimum: number),
            ]
            let columns = widths.map { TableColumn("N", value: \Int.self, width: $0, priority: number) }
            let table = TableViewController(columns: columns, id: \.self)
            table.items = [2, 1, number]
            let split = SplitViewController(primary: table, secondary: IndentedList(number))
            split.minimumColumns = number
            split.primaryShare = number
            let form = FormViewController(
                title: "F", fields: [FormStepper("S", value: number, in: .min ... .max, step: number)]
            ) { _ in }
            let sheet = ChoiceSheet(title: "C", columns: number)
            let navigation = NavigationController(root: split)
            let screen = Harness(navigation, columns: 60, rows: 12)
            _ = screen.text
            screen.press("s", "S", .down)
            _ = screen.text
            split.present(sheet)
            _ = screen.text
            navigation.push(form)
            screen.press("+", "-", "-", "9", .left, .right)
            _ = screen.text
            _ = ProgressBar(done: number, total: number).filledColumns(width: number)
            _ = ProgressBar(done: number, total: 0).filledColumns(width: number)
            _ = Spinner(frame: number).sign(.unicode)
            _ = UndoStack(of: split, limit: number)
        }
        #expect(reports == [])
    }

    @Test("Positions in a batch throw", arguments: numbers)
    func positions(number: Int) {
        let model = MutableSectionsModel([MutableSection("A", rows: rows(2))])
        let isPossible = (0...2).contains(number)
        let added = [TextRow("x"), TextRow("y"), TextRow("z")]
        #expect((try? model.apply { $0.insert(contentsOf: added, .at(number), inSection: "A") }) == nil || isPossible)
        #expect(model.sections[0].numberOfRows == (isPossible ? 5 : 2))
        _ = ListChange(from: model.sections, to: [Section("A", rows: rows(1))], comparingAtMost: number)
    }

    @Test("A million rows with one id are shown, and told to the handler once for each table of ids")
    func oneID() {
        let list = SectionsViewController()
        list.allowsMultipleSelection = true
        var reports: [String] = []
        let started = programmingErrors {
            let items = Array(repeating: "same", count: 1_000_000)
            list.sections = [
                Section("A", items: items, rowID: \.self, cell: TextCell.self) { $0.text = StyledText($1) }
            ]
            let screen = Harness(list)
            screen.press(.down, .down, .end, .space, .pageUp)
            list.sections = [
                Section("A", items: items, rowID: \.self, cell: TextCell.self) { $0.text = StyledText($1) }
            ]
            _ = screen.text
            list.model = MutableSectionsModel([MutableSection("A", rows: (0..<1_000).map { _ in TextRow("same") })])
            _ = screen.text
            #expect(list.selectedRow != nil)
        }
        reports = started
        #expect(reports.count <= 6, "\(reports)")
    }
}

/// A section that claims to have a number of rows.
private final class EndlessSection: Section {
    private let count: Int

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    override var numberOfRows: Int { count }
    override func row(at index: Int) -> any Row { TextRow("row \(index)", id: index) }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
}

private final class IndentedList: SectionsViewController {
    init(_ number: Int) {
        super.init(title: "I")
        sections = [
            Section("A", rows: [TextRow("text", detail: "detail"), WrappedTextRow("some text", id: 1)])
                .onLoad(TextCell.self) { cell, _ in cell.indentation = number }
                .onLoad(WrappedTextCell.self) { cell, _ in
                    cell.indentation = number
                    cell.maximumWidth = number
                    cell.spacingBelow = number
                    cell.label = "l"
                    cell.tick = true
                    cell.bar = true
                }
        ]
    }
}
