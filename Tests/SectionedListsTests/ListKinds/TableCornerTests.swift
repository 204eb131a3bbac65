import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of a table")
struct TableCornerTests {
    private func table(_ columns: [TableColumn<String>], header: TableHeader = .pinned, items: [String] = ["b", "a"])
        -> TableViewController<String>
    {
        let table = TableViewController(columns: columns, header: header, id: { (item: String) in item })
        table.items = items
        return table
    }

    private func name(_ width: TableColumn<String>.Width = .fixed(4)) -> TableColumn<String> {
        TableColumn("Name", value: { $0 }, width: width)
    }

    private let fixed = TableColumn("Length", width: .fixed(6), text: { (item: String) in "\(item.count)" })

    private func ids(_ table: TableViewController<String>) -> [String] {
        table.keyCommands.map(\.id).filter { $0.hasPrefix("table") }
    }

    @Test("A table without sortable columns has no commands to sort, and one without an order no command to reverse")
    func commands() {
        #expect(ids(table([fixed])).isEmpty)
        let sortable = table([name(), fixed])
        _ = Harness(sortable, columns: 20, rows: 5)
        #expect(ids(sortable) == ["table.sort"])
        sortable.order = TableOrder(column: 0)
        #expect(ids(sortable) == ["table.sort", "table.reverse"])
        #expect(sortable.allKeyCommands.map(\.id).filter { $0.hasPrefix("table") } == ["table.sort", "table.reverse"])
        let all = sortable.allKeyCommands.map(\.id)
        #expect(Set(all).count == all.count && all.contains("list.down"))
    }

    @Test("A hidden header is not drawn, and a click on the first line selects its row")
    func hiddenHeader() {
        let table = table([name()], header: .hidden)
        let screen = Harness(table, columns: 20, rows: 4)
        #expect(screen.lines[0...1] == ["▌ b", "  a"])
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 1))))
        #expect(table.selectedItem == "a" && table.order == nil)
        #expect(table.preferredSize(within: Size(columns: 20, rows: 9)) == Size(columns: 20, rows: 2))
    }

    @Test("A table as a sheet wants a line for its pinned header, unless there is no room for it")
    func preferredSize() {
        let table = table([name()])
        #expect(table.preferredSize(within: Size(columns: 20, rows: 9)) == Size(columns: 20, rows: 3))
        #expect(table.preferredSize(within: Size(columns: 20, rows: 3)) == Size(columns: 20, rows: 3))
        table.items = ["b"]
        #expect(table.preferredSize(within: Size(columns: 20, rows: 3)) == Size(columns: 20, rows: 2))
        #expect(table.preferredSize(within: Size(columns: 20, rows: 2)) == Size(columns: 20, rows: 1))
    }

    @Test("The pinned header is shown in a window of three lines, and not of two")
    func lowWindow() {
        let table = table([name()])
        let screen = Harness(table, columns: 20, rows: 3)
        #expect(screen.lines == ["  Name", "▌ b", "  a"])
        screen.resize(columns: 20, rows: 2)
        #expect(screen.lines == ["▌ b", "  a"])
    }

    @Test("A click on the gap behind a column sorts by it, and a click before the first one or behind the last one not")
    func clicks() {
        let table = table([name(), TableColumn("Size", value: \.count, width: .fixed(4))])
        let screen = Harness(table, columns: 30, rows: 5)
        func click(_ x: Int, _ action: MouseEvent.Action = .press) -> TableOrder? {
            table.order = nil
            screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: 0))))
            return table.order
        }
        #expect(click(1) == nil && click(2)?.column == 0 && click(7)?.column == 0 && click(8)?.column == 1)
        #expect(click(13)?.column == 1 && click(14) == nil && click(2, .wheelDown) == nil)
        #expect(click(8, .doublePress)?.column == 1)
    }

    @Test("Columns are aligned at the left, in the middle and at the right, with the role of their texts")
    func alignments() {
        func column(_ alignment: TableAlignment) -> TableColumn<String> {
            TableColumn("T", width: .fixed(5), alignment: alignment, text: { $0 }, role: { _ in .error })
        }
        let table = table([column(.left), column(.center), column(.right)], items: ["ab"])
        let screen = Harness(table, columns: 30, rows: 4)
        #expect(screen.lines[0...1] == ["  T        T        T", "▌ ab      ab       ab"])
        table.isFocused = false
        #expect(screen.grid[2, 1].style == Theme.standard[.error] && screen.grid[2, 0].style == Theme.standard[.header])
    }

    @Test(
        "A fitting column is as wide as its title with room for the sign of the order, its widest text or its maximum")
    func fitting() {
        func second(_ items: [String], _ maximum: Int = .max) -> Int? {
            let column = TableColumn("Size", value: { (item: String) in item }, width: .fitting(maximum: maximum))
            let table = table([column, TableColumn("|", width: .fixed(1), text: { _ in "" })], items: items)
            return Harness(table, columns: 40, rows: 4).lines[0].firstIndex(of: "|").map {
                Harness(table, columns: 40, rows: 4).lines[0].distance(from: "".startIndex, to: $0)
            }
        }
        #expect(second(["a"]) == 10 && second(["abcdefg"]) == 11)
        #expect(second(["abcdefghijkl"], 9) == 13 && second(["a"], 3) == 7)
    }

    @Test("Two items with the same id are reported, and the first one is found")
    func sameIDs() {
        let table = TableViewController(columns: [name()], id: { (item: String) in item.first })
        let reports = programmingErrors {
            table.items = ["ab", "ac"]
            _ = Harness(table, columns: 20, rows: 5).text
            #expect(table.indexPath(of: RowIdentity(section: "items", row: Character?("a")))?.row == 0)
        }
        #expect(!reports.isEmpty)
    }
}
