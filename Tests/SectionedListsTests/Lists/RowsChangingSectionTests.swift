import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// The selection and the marks of a row that moves to another section, whatever the sections are made of.
@MainActor
@Suite("Rows that change their section")
struct RowsChangingSectionTests {
    enum Kind: CaseIterable { case rows, items, count, table, manyItems }

    private func sections(_ kind: Kind, _ first: [Int], _ second: [Int]) -> [Section] {
        [("A", first), ("B", second)].map { title, numbers in
            switch kind {
            case .rows: Section(title, rows: numbers.map { TextRow("\($0)", id: $0) })
            case .items, .manyItems, .table:
                Section(title, items: numbers, rowID: \.self, cell: TextCell.self) { $0.text = StyledText("\($1)") }
            case .count:
                Section(title, count: numbers.count, indexOfRow: { id in numbers.firstIndex { AnyHashable($0) == id } })
                {
                    TextRow("\(numbers[$0])", id: numbers[$0])
                }
            }
        }
    }

    private func show(_ kind: Kind, _ first: [Int], _ second: [Int], in list: SectionsViewController) {
        if let table = list as? TableViewController<Int> {
            table.groups = [TableGroup("A", items: first), TableGroup("B", items: second)]
        } else {
            list.sections = sections(kind, first, second)
        }
    }

    private func list(_ kind: Kind) -> SectionsViewController {
        guard kind == .table else { return SectionsViewController() }
        let table = TableViewController(columns: [TableColumn("N", value: \Int.self)], id: \.self)
        table.order = TableOrder(column: 0)
        return table
    }

    @Test("The selection and the marks follow a row into another section", arguments: Kind.allCases)
    func follows(kind: Kind) {
        let others = kind == .manyItems ? Array(100..<9_000) : [100]
        let list = list(kind)
        list.allowsMultipleSelection = true
        show(kind, [1, 2, 3] + others, [4], in: list)
        let screen = Harness(list, columns: 30, rows: 10)
        _ = screen.text
        list.select(ListIndexPath(section: 0, row: 1))
        list.setMarked(true, RowIdentity(section: "A", row: 2))
        list.setMarked(true, RowIdentity(section: "A", row: 3))
        list.setMarked(true, RowIdentity(section: "A", row: 100))
        show(kind, [1] + others, [4, 3, 2], in: list)
        #expect(list.selectedIdentity == RowIdentity(section: "B", row: 2))
        #expect(
            Set(list.selectedRowIDs) == [
                RowIdentity(section: "A", row: 100), RowIdentity(section: "B", row: 2),
                RowIdentity(section: "B", row: 3),
            ])
        #expect(screen.text.contains("▌ 2"))
    }

    @Test("A deleted row does not become another row with its id", arguments: Kind.allCases)
    func deletes(kind: Kind) {
        let list = list(kind)
        show(kind, [1, 2], [1, 2, 3], in: list)
        _ = Harness(list, columns: 30, rows: 12).text
        list.select(ListIndexPath(section: 0, row: 1))
        show(kind, [1], [1, 2, 3], in: list)
        #expect(list.selectedIdentity == RowIdentity(section: "A", row: 1))
    }

    @Test("A row follows through two changes, through new sections and under a filter and a search")
    func followsThroughChanges() {
        let base = SectionsModel(sections(.items, [1, 2], [3]))
        let filter = FilterLayer(over: base)
        filter.filter { !$0.hasID(3) }
        let list = SectionsViewController()
        list.model = filter
        let search = SearchViewController(over: list)
        _ = Harness(search, columns: 30, rows: 10).text
        search.text = "2"
        list.select(ListIndexPath(section: 0, row: 0))
        list.window.resize(to: list.size)
        base.sections = sections(.items, [1], [3, 2])
        base.sections = [("A", 1), ("C", 2)].map { title, number in
            Section(title, items: [number], rowID: \.self, cell: TextCell.self) { $0.text = StyledText("\($1)") }
        }
        #expect(list.selectedIdentity == RowIdentity(section: "C", row: 2))
    }

    @Test("The change that a list tells contains the move of its selected row")
    func tells() {
        let list = list(.items)
        show(.items, [1, 2], [3], in: list)
        _ = Harness(list, columns: 30, rows: 10).text
        list.select(ListIndexPath(section: 0, row: 1))
        var changes: [ListChange] = []
        list.onChange = { changes.append($0) }
        show(.items, [1], [3, 2], in: list)
        #expect(changes.first?.movedRows == [RowIdentity(section: "A", row: 2): RowIdentity(section: "B", row: 2)])
    }
}
