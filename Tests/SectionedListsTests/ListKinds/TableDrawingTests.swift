import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A table whose columns change")
struct TableDrawingTests {
    private func name(_ width: TableColumn<String>.Width = .fixed(6)) -> TableColumn<String> {
        TableColumn("Name", value: { $0 }, width: width)
    }

    private let length = TableColumn("Size", value: \String.count, width: .fixed(6))

    private func table(
        _ columns: [TableColumn<String>], _ items: [String], header: TableHeader = .pinned
    ) -> TableViewController<String> {
        let table = TableViewController(columns: columns, header: header, id: { (item: String) in item })
        table.items = items
        return table
    }

    @Test("A fitting column is never wider than its maximum, and follows a new width of the window")
    func widths() {
        let table = table([name(.fitting(maximum: 9)), name(.flexible())], ["a text that is too long"])
        let screen = Harness(table, columns: 40, rows: 4)
        #expect(screen.lines[1] == "▌ a text t…  a text that is too long")
        screen.resize(columns: 30, rows: 4)
        #expect(screen.lines[1] == "▌ a text t…  a text that is…")
        let columns = TableColumns([name(.fitting(maximum: 9))])
        columns.measure("a text that is too long")
        #expect(columns.layout(width: 40).columns[0].width == 9)
        #expect(columns.layout(width: 8).columns[0].width == 5)
    }

    @Test("A row makes a fitting column wider when it comes into view, and says so once")
    func resizes() {
        let columns = TableColumns([name(.fitting())])
        var requests = 0
        columns.onResize = { requests += 1 }
        columns.measure("abc")
        #expect(requests == 0)
        columns.measure("abcdefgh")
        #expect(requests == 1)
        columns.measure("hgfedcba")
        #expect(requests == 1)
        let table = table([name(.fitting()), length], (0..<1_000).map { "\($0)" } + ["a long text at the end"])
        let screen = Harness(table, columns: 40, rows: 5)
        _ = screen.text
        #expect(screen.lines[0] == "  Name    Size")
        screen.press(.end)
        #expect(screen.lines[4].hasPrefix("▌ a long text at the end  22 "))
    }

    @Test("s sorts by the first column after an order that no key can reach, and by none after the last column")
    func nextColumn() {
        let fixed = TableColumn("Text", width: .fixed(4), text: { (item: String) in item })
        let table = table([name(), fixed, length], ["b", "a"])
        let screen = Harness(table, columns: 40, rows: 5)
        table.order = TableOrder(column: 1)
        screen.press(.character("s"))
        #expect(table.order == TableOrder(column: 0))
        screen.press(.character("s"))
        #expect(table.order == TableOrder(column: 2))
        screen.press(.character("s"))
        #expect(table.order == nil)
        #expect(screen.lines[1...2] == ["▌ b       b     1", "  a       a     1"])
    }

    @Test("The title of a group is shown with the number of its items, and items without a group without a number")
    func groupDetails() {
        let table = table([name()], ["a"], header: .hidden)
        #expect(table.sections[0].detail == nil && table.sections[0].id == AnyHashable("items"))
        table.groups = [TableGroup("A", items: ["a", "b"]), TableGroup("B", items: [])]
        #expect(table.sections.map(\.detail) == ["2", "0"] && table.items == ["a", "b"])
        #expect(table.sections.map(\.title) == ["A", "B"])
    }

    @Test("Finding looks at all columns of a row, which a space separates")
    func findText() {
        let table = table([name(), length], ["abc"])
        #expect(table.sections[0].findText(ofRowAt: 0) == "abc 3")
    }

    @Test("Setting the order that a table has changes nothing, and another order draws the rows again")
    func order() {
        let table = table([name(), length], ["b", "a"])
        let screen = Harness(table, columns: 40, rows: 5)
        table.order = TableOrder(column: 0)
        #expect(screen.lines[1...2] == ["  a       1", "▌ b       1"])
        var changes = 0
        table.onChange = { _ in changes += 1 }
        table.order = TableOrder(column: 0)
        #expect(changes == 0 && !screen.application.needsDisplay)
        table.order = TableOrder(column: 0, isDescending: true)
        #expect(changes == 1 && screen.lines[1...2] == ["▌ b       1", "  a       1"])
        table.order = nil
        #expect(changes == 2 && table.order == nil)
    }

    @Test("With marks, the titles of a table are above their columns, and a click on them sorts")
    func marks() {
        let table = table([name(.flexible()), length], ["b", "a"])
        table.allowsMultipleSelection = true
        let screen = Harness(table, columns: 24, rows: 5)
        #expect(screen.lines[0...1] == ["    Name        Size", "  ▌ b           1"])
        for (x, column) in [(4, 0), (15, 0), (16, 1), (21, 1)] as [(Int, Int)] {
            table.order = nil
            screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: 0))))
            #expect(table.order?.column == column, "column \(x)")
        }
        table.order = nil
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 0))))
        #expect(table.order == nil)
    }

    @Test("The find bar of a table is below its rows: its text cursor is there, and a click moves it")
    func findBar() {
        let table = table([name()], ["ab", "cd"])
        table.typeToFind = .atOnce
        let screen = Harness(table, columns: 40, rows: 6)
        screen.press(.character("c"), .character("d"))
        #expect(table.selectedItem == "cd")
        #expect(screen.lines[5].hasPrefix(" find cd"))
        #expect(table.cursor == Point(x: 8, y: 5))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 6, y: 5))))
        #expect(table.cursor == Point(x: 6, y: 5))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 1))))
        #expect(table.selectedItem == "ab")
        #expect(table.child(at: Point(x: 3, y: 4)) == nil && table.child(at: Point(x: 3, y: 5)) != nil)
    }
}
