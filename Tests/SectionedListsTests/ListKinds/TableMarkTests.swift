import Testing

@testable import SectionedLists

@MainActor
@Suite("Marks of a table")
struct TableMarkTests {
    private struct Item { var id: Int; var value: Int }

    @Test("A marked row stays marked when other rows come into its group and the order of groups stays")
    func stays() {
        let table = TableViewController<Item>(
            title: "", columns: [TableColumn("Name", value: \.id)], id: \.id)
        table.allowsMultipleSelection = true
        func groups(_ a: [Int], _ b: [Int], _ c: [Int]) {
            table.groups = [("A", a), ("B", b), ("C", c)].map { TableGroup($0.0, items: $0.1.map { Item(id: $0, value: 0) }) }
        }
        groups([1], [2], [5, 3, 4])
        table.setMarked(true, RowIdentity(section: "A", row: 1))
        groups([], [2, 1], [5, 3, 4])
        #expect(table.markedRows.identities == [RowIdentity(section: "B", row: 1)])
        groups([3], [5, 2, 1], [4])
        #expect(table.markedRows.identities == [RowIdentity(section: "B", row: 1)])
    }
}
