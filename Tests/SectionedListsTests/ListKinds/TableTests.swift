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
