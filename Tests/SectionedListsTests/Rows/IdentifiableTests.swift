import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Identifiable values")
struct IdentifiableTests {
    private struct Task: Identifiable, Equatable {
        let id: String
        var text: String
    }

    /// A row that stores an id of its own type and is compared by its content.
    private struct TaskRow: Row, Identifiable, Equatable {
        let id: String
        var text: String

        func configure(_ cell: TextCell) { cell.text = StyledText(text) }
    }

    @Test("A row that stores an id of any type is found by this id and compared by its content")
    func rows() {
        let rows = [TaskRow(id: "a", text: "first"), TaskRow(id: "b", text: "second")]
        let model = MutableSectionsModel([MutableSection("T", rows: rows)])
        let list = SectionsViewController()
        list.model = model
        let screen = Harness(list, columns: 30, rows: 6)
        screen.press(.down)
        model.performBatch { $0.moveRow("b", inSection: "T", to: .start) }
        #expect(list.selectedIdentity == RowIdentity(section: "T", row: "b"))
        let row: any Row = rows[0]
        #expect(row.hasID("a"))
        #expect(row.isSame(as: TaskRow(id: "a", text: "first")) && !row.isSame(as: TaskRow(id: "a", text: "other")))
    }

    @Test("Sections and tables of Identifiable items need no key path")
    func items() {
        let tasks = [Task(id: "a", text: "first"), Task(id: "b", text: "second")]
        let list = SectionsViewController()
        list.sections = [Section("T", items: tasks, cell: TextCell.self) { $0.text = StyledText($1.text) }]
        #expect(Harness(list, columns: 30, rows: 6).text.contains("second"))
        #expect(list.indexPath(of: RowIdentity(section: "T", row: "b")) == ListIndexPath(section: 0, row: 1))
        let table = TableViewController<Task>(columns: [TableColumn("Text", value: \.text)])
        table.items = tasks
        #expect(Harness(table, columns: 30, rows: 6).text.contains("second"))
        #expect(table.indexPath(of: RowIdentity(section: "items", row: "b")) != nil)
    }

    @Test("Columns of a table are found by their ids")
    func columns() {
        let table = TableViewController<Task>(columns: [
            TableColumn("Text", value: \.text), TableColumn("Name", value: \.id, id: "id"),
        ])
        table.items = [Task(id: "a", text: "z"), Task(id: "b", text: "y")]
        #expect(table.columnIDs == ["Text", "id"] && table.sortedColumnID == nil)
        #expect(table.sort(byColumn: "id", isDescending: true))
        #expect(table.order == TableOrder(column: 1, isDescending: true) && table.sortedColumnID == "id")
        #expect(!table.sort(byColumn: "Name") && table.sortedColumnID == "id")
    }
}
