import Testing

@testable import SectionedLists

@MainActor
@Suite("Marks of a table")
struct TableMarkTests {
    private struct Item {
        var id: Int
        var value: Int
    }

    private let table = TableViewController<Item>(
        title: "", columns: [TableColumn("Name", value: \.id)], id: \.id)

    private func show(_ groups: [Int]...) {
        table.groups = zip(["A", "B", "C"], groups).map { TableGroup($0, items: $1.map { Item(id: $0, value: 0) }) }
    }

    @Test("A marked row that moved to another group stays marked when other rows follow it", arguments: [false, true])
    func followed(readsBetween: Bool) {
        table.allowsMultipleSelection = true
        let screen = Harness(table, columns: 30, rows: 10)
        show([1])
        show([1], [2])
        show([1], [2], [5, 3, 4])
        _ = screen.text
        table.setMarked(true, RowIdentity(section: "A", row: 1))
        show([], [2, 1], [5, 3, 4])
        if readsBetween { #expect(table.markedRows.identities == [RowIdentity(section: "B", row: 1)]) }
        show([3], [5, 2, 1], [4])
        #expect(table.markedRows.identities == [RowIdentity(section: "B", row: 1)])
    }
}
