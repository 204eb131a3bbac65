import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A table with columns")
struct TableTests {
    private struct File {
        var name: String
        var size: Int
        var kind = "text"
    }

    private static let columns: [TableColumn<File>] = [
        TableColumn("Name", value: \.name, width: .flexible(minimum: 8)),
        TableColumn("Size", value: \.size, width: .fitting(), alignment: .right) { "\($0) B" },
        TableColumn("Kind", width: .fixed(6), alignment: .center, priority: 1, text: \.kind),
    ]

    private let files = [
        File(name: "readme", size: 120), File(name: "a rather long name of a file", size: 7),
        File(name: "日本語の名前のファイル", size: 99_999), File(name: "code", size: 50, kind: "swift"),
    ]

    private func table(header: TableHeader = .pinned) -> TableViewController<File> {
        let table = TableViewController(title: "Files", columns: Self.columns, header: header, id: \File.name)
        table.items = files
        return table
    }

    @Test("The columns of a table are aligned, and texts that are too long are truncated")
    func drawing() {
        let screen = Harness(table(), columns: 40, rows: 7)
        #expect(
            screen.text == """
                  Name                    Size   Kind
                ▌ readme                 120 B   text
                  a rather long name…      7 B   text
                  日本語の名前のファ…  99999 B   text
                  code                    50 B  swift


                """)
    }

    @Test("A table in a narrow window hides columns by priority")
    func narrow() {
        let screen = Harness(table(), columns: 25, rows: 7)
        #expect(screen.lines[0] == "  Name             Size")
        #expect(screen.lines[2] == "  a rather lo…      7 B")
    }

    @Test("s sorts a table by the next column, S reverses it, and a sign beside the title says so")
    func sorting() {
        let table = table()
        let screen = Harness(table, columns: 40, rows: 7)
        screen.press(.down, .down, .down)
        screen.press(.character("s"))
        #expect(screen.lines[0].hasPrefix("  Name ↑"))
        #expect(screen.lines[2].hasPrefix("▌ code") && table.selectedItem?.name == "code")
        screen.press(.character("s"))
        #expect(screen.lines[0] == "  Name                  ↑ Size   Kind")
        #expect(
            screen.lines.dropFirst().map { $0.dropFirst(2).prefix(4) }.prefix(4) == ["a ra", "code", "read", "日本語の"])
        screen.press(.character("S"))
        #expect(screen.lines[0] == "  Name                  ↓ Size   Kind")
        #expect(screen.lines[4].hasPrefix("  a rather") && table.selectedItem?.name == "code")
        screen.press(.character("s"))
        #expect(table.order == nil && screen.lines[1].hasPrefix("  readme"))
        #expect(!table.keyCommands.contains { $0.id == "table.reverse" })
    }

    @Test("A click on a title sorts by its column, and a second click reverses the order")
    func clicks() {
        let table = table()
        let screen = Harness(table, columns: 40, rows: 7)
        func click(_ x: Int, _ y: Int) { screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y)))) }
        click(25, 0)
        #expect(table.order == TableOrder(column: 1))
        click(25, 0)
        #expect(table.order == TableOrder(column: 1, isDescending: true))
        click(34, 0)
        #expect(table.order == TableOrder(column: 1, isDescending: true), "one cannot sort by the last column")
        click(4, 3)
        #expect(table.selectedItem?.name == "code")
    }

    @Test("The header of a table stays in view while its rows scroll")
    func pinnedHeader() {
        let table = TableViewController(columns: Self.columns, id: \File.name)
        table.items = (0..<50).map { File(name: "file \($0)", size: $0) }
        let screen = Harness(table, columns: 40, rows: 6)
        screen.press(.end)
        #expect(screen.lines[0].hasPrefix("  Name") && screen.lines[5].hasPrefix("▌ file 49"))
        screen.resize(columns: 40, rows: 2)
        #expect(!screen.text.contains("Name"))
    }

    @Test("The header of a table can scroll with the rows, and a click on it still sorts")
    func scrollingHeader() {
        let table = table(header: .scrolling)
        let screen = Harness(table, columns: 40, rows: 5)
        #expect(screen.lines[0].hasPrefix("  Name") && screen.lines[1].hasPrefix("▌ readme"))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 0))))
        #expect(table.order == TableOrder(column: 0))
        screen.press(.home)
        #expect(screen.lines[0].hasPrefix("  Name ↑"))
        screen.resize(columns: 40, rows: 3)
        screen.press(.end)
        #expect(!screen.text.contains("Name"))
    }

    @Test("Groups of a table have headers of their own and are sorted each")
    func groups() {
        let table = table()
        table.groups = [
            TableGroup("New", items: Array(files[..<2])), TableGroup("Old", items: Array(files[2...])),
        ]
        table.order = TableOrder(column: 1)
        let screen = Harness(table, columns: 40, rows: 8)
        #expect(screen.lines[1].hasPrefix(" New ─") && screen.lines[1].hasSuffix("─ 2"))
        #expect(screen.lines[2].contains("7 B") && screen.lines[5].contains("50 B"))
    }

    @Test("Choosing a row of a table passes its item on")
    func choosing() {
        var chosen: [String] = []
        let table = table()
        table.onChoose = { chosen.append($0.name) }
        let screen = Harness(table, columns: 40, rows: 7)
        screen.press(.down, .enter)
        #expect(chosen == ["a rather long name of a file"])
    }

    @Test("A fitting column becomes wider when a wider text comes into view, and never narrower again")
    func growing() {
        let table = TableViewController(columns: Self.columns, id: \File.name)
        table.items = (0..<2_000).map {
            File(name: $0 == 0 ? "a rather long name of a file" : "file \($0)", size: $0 == 1_999 ? 12_345_678 : 1)
        }
        let screen = Harness(table, columns: 40, rows: 6)
        #expect(screen.lines[1].hasPrefix("▌ a rather long name…"))
        screen.press(.end)
        #expect(screen.lines[5].contains("12345678 B"))
        screen.press(.home)
        #expect(screen.lines[1].hasPrefix("▌ a rather long n…"))
    }

    @Test("A table of 40 by 12 without colors shows its order and its selection")
    func monochrome() {
        let table = table()
        table.order = TableOrder(column: 1, isDescending: true)
        let screen = Harness(NavigationController(root: table), columns: 40, rows: 12)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.lines[1] == "  Name                  v Size   Kind")
        #expect(screen.lines[2].hasPrefix("> "))
        #expect(screen.lines[11].contains("s sort"))
    }

    @Test("A table can be searched")
    func searching() {
        let table = table()
        let search = SearchViewController(over: table)
        let screen = Harness(search, columns: 40, rows: 8)
        for character in "swift" { screen.press(.character(character)) }
        #expect(screen.lines[0].hasSuffix("1 of 4") && screen.lines[1].hasPrefix("  Name"))
        #expect(screen.lines[2].hasPrefix("▌ code"))
    }

    @Test("A table of a million items creates only the rows in view")
    func laziness() {
        var texts = 0
        let table = TableViewController(
            columns: [
                TableColumn("Number") { (number: Int) in
                    texts += 1
                    return "\(number)"
                }
            ], id: { (number: Int) in number })
        table.items = Array(0..<1_000_000)
        let screen = Harness(table, columns: 40, rows: 10)
        screen.press(.end, .pageUp, .home)
        _ = screen.text
        #expect(texts <= 40)
    }
}

extension TableTests {
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

    private var fixed: TableColumn<String> {
        TableColumn("Length", width: .fixed(6), text: { (item: String) in "\(item.count)" })
    }

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
    func clicksOnGaps() {
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
