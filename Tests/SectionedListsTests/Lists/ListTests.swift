import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A list")
struct ListTests {
    private func list(_ count: Int, title: String? = nil, columns: Int = 20, rows: Int = 5) -> (
        SectionsViewController, Harness
    ) {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(title, rows: (0..<count).map { (row: Int) in TextRow("row \(row)", id: row) })]
        return (list, Harness(list, columns: columns, rows: rows))
    }

    @Test("A list as a sheet wants the lines of its rows, and three lines without rows")
    func preferredSize() {
        func rows(_ count: Int, title: String? = nil, within rows: Int = 10) -> Int {
            list(count, title: title).0.preferredSize(within: Size(columns: 20, rows: rows)).rows
        }
        #expect([0, 1, 9, 10, 11].map { rows($0) } == [3, 1, 9, 10, 10])
        #expect([1, 8, 9, 10].map { rows($0, title: "A") } == [2, 9, 10, 10])
        #expect(rows(0, within: 2) == 2)
        let high = SectionsViewController(title: "High")
        high.sections = [Section(rows: [LinedRow(name: "a", lines: 4), LinedRow(name: "b", lines: 5)])]
        #expect(high.preferredSize(within: Size(columns: 20, rows: 10)) == Size(columns: 20, rows: 9))
        #expect(high.preferredSize(within: Size(columns: 20, rows: 8)) == Size(columns: 20, rows: 8))
    }

    @Test("The text of an empty list has a free line above it if there is room, and is wrapped")
    func emptyText() {
        let (list, screen) = list(0)
        #expect(screen.lines == ["", "  Nothing here.", "", "", ""])
        #expect(screen.grid[2, 1].style == Theme.standard[.dim])
        list.emptyText = "No recipe of this kind."
        #expect(screen.lines == ["", "  No recipe of", "  this kind.", "", ""])
        screen.resize(columns: 20, rows: 2)
        #expect(screen.lines == ["  No recipe of", "  this kind."])
    }

    @Test("The hidden cursor is at the first word of the selected row; for ears, it is visible")
    func reading() {
        let list = SectionsViewController(title: "List")
        list.sections = [Section("Sweet", rows: (0..<9).map { (row: Int) in TextRow("row \(row)", id: row) })]
        let screen = HeadlessScreen(columns: 40, rows: 8)
        screen.enqueue([.key(.down)])
        let application = Application(screen: screen, root: NavigationController(title: "Kitchen", root: list))
        application.run()
        #expect(screen.cursor == nil && screen.readingPoint == Point(x: 2, y: 3))
        #expect(screen.grid.text(ofRow: 3).hasPrefix("▌ row 1"))
        screen.appearance = Appearance(.auto, for: TerminalColors(), isUnicode: true, isAccessible: true)
        screen.enqueue([.key(.down)])
        application.run()
        #expect(screen.cursor == Point(x: 2, y: 4) && screen.grid.text(ofRow: 7).hasPrefix(" 3 of 9"))
        #expect(screen.grid.text(ofRow: 4) == "  row 2")
    }

    @Test("A list without the focus shows no selection, and keeps it")
    func unfocused() {
        let (list, screen) = list(3)
        list.isFocused = false
        #expect(screen.lines[0] == "  row 0")
        list.isFocused = true
        #expect(screen.lines[0] == "▌ row 0")
    }

    @Test("A scroll bar with a separator is drawn over the whole height, also of a list that fits")
    func separator() {
        let (list, screen) = list(3)
        #expect(!screen.text.contains("│"))
        list.scrollBar = .separator
        #expect((0..<5).allSatisfy { screen.grid[19, $0].cluster.text == "│" })
        list.sections = [Section(rows: (0..<99).map { (row: Int) in TextRow("row \(row)", id: row) })]
        #expect((0..<5).map { screen.grid[19, $0].cluster.text } == ["│", "│", "│", "│", "│"])
    }

    @Test("A title that is pinned covers the first lines of a section, and the next title pushes it up")
    func pushedTitle() {
        let list = SectionsViewController(title: "List")
        list.sections = ["A", "B"].map { name in
            ModelSection(
                .init(
                    name: name,
                    rows: (0..<4).map { .init(name: "\(name)\($0)", lines: 1, isSelectable: true, isOther: false) },
                    headerLines: 2, footerLines: 0))
        }
        let screen = Harness(list, columns: 12, rows: 4)
        func shown() -> [String] { screen.lines.map { String($0.dropFirst().prefix(4)) } }
        #expect(shown() == ["hA:0", "hA:1", "A0:0", "A1:0"])
        list.scroll(byLines: 3)
        #expect(shown() == ["hA:0", "hA:1", "A3:0", "hB:0"])
        list.scroll(byLines: 1)
        #expect(shown() == ["hA:0", "hA:1", "hB:0", "hB:1"])
        list.scroll(byLines: 1)
        #expect(shown() == ["hA:1", "hB:0", "hB:1", "B0:0"])
        list.scroll(byLines: 1)
        #expect(shown() == ["hB:0", "hB:1", "B0:0", "B1:0"])
    }

    @Test("Scrolling by no lines, and scrolling an empty list, request no drawing")
    func scrollsNothing() {
        let (list, screen) = list(30)
        _ = screen.text
        list.scroll(byLines: 0)
        #expect(!screen.application.needsDisplay)
        list.scroll(byLines: 1)
        #expect(screen.application.needsDisplay && !list.isScrolledToStart)
        list.scroll(byLines: -9)
        #expect(list.isScrolledToStart)
    }

    @Test("A double click chooses a row only if the press before it was on the same row")
    func doubleClicks() {
        var chosen: [Int] = []
        let list = SectionsViewController(title: "List")
        list.sections = [
            Section("A", rows: (0..<9).map { (row: Int) in TextRow("row \(row)", id: row) }).onSelect { _, index in
                chosen.append(index)
            }
        ]
        let screen = Harness(list, columns: 20, rows: 5)
        func press(_ line: Int, _ action: MouseEvent.Action = .press) {
            screen.send(.mouse(MouseEvent(action, at: Point(x: 3, y: line))))
        }
        press(2, .doublePress)
        #expect(chosen.isEmpty && list.selection?.row == 1)
        press(2, .doublePress)
        #expect(chosen == [1])
        press(2, .doublePress)
        #expect(chosen == [1])
        press(0, .doublePress)
        press(2, .doublePress)
        #expect(chosen == [1])
        press(-1)
        press(5, .doublePress)
        #expect(list.selection?.row == 1)
    }

    @Test("Enter does nothing on a row that cannot be chosen, and is no command there")
    func notChoosable() {
        let (list, screen) = list(2)
        #expect(!list.keyCommands.contains { $0.id == "list.open" || $0.id == "list.tick" })
        #expect(!list.dispatch(.key(.enter)))
        #expect(screen.selectedText == "row 0")
    }

    @Test("The sections of a list have hints for Tab only if several of them have rows")
    func sectionHints() {
        let (list, _) = list(2, title: "A")
        func hint() -> KeyCommand.Hint? { list.keyCommands.first { $0.id == "list.nextSection" }?.hint }
        #expect(hint() == nil)
        list.sections = [Section("A", rows: [TextRow("a")]), Section("B", rows: [])]
        #expect(hint() == nil)
        list.sections = [
            Section("B", rows: []), Section("A", rows: [TextRow("a")]), Section("C", rows: [TextRow("c")]),
        ]
        #expect(hint()?.shortTitle == "section")
    }

    @Test("A closure is told of each row that comes into view, once, and again after it left")
    func onDisplay() {
        let (list, screen) = list(30, rows: 3)
        var shown: [Int] = []
        list.onDisplay = { _, path in shown.append(path.row) }
        list.setNeedsDisplay()
        _ = screen.text
        #expect(shown == [0, 1, 2])
        screen.press(.down, .down, .down)
        _ = screen.text
        #expect(shown == [0, 1, 2, 3])
        screen.press(.up, .up, .up)
        _ = screen.text
        #expect(shown == [0, 1, 2, 3, 0])
    }

    @Test("A row that cannot be chosen by a section's rule cannot be selected or marked")
    func shouldSelect() {
        final class Choosy: Section {
            override var numberOfRows: Int { 4 }
            override func row(at index: Int) -> any Row { TextRow("row \(index)", id: index) }
            override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
            override func shouldSelectRow(at index: Int) -> Bool { index != 1 }
        }
        let list = SectionsViewController(title: "List")
        list.allowsMultipleSelection = true
        list.sections = [Choosy("A")]
        let screen = Harness(list, columns: 20, rows: 6)
        screen.press(.down)
        #expect(list.selection?.row == 2)
        list.setAllMarked(true, inSection: "A")
        #expect(list.selectedRowIDs.map(\.row) == [0, 2, 3])
        #expect(!list.select(ListIndexPath(section: 0, row: 1)) && !list.select(ListIndexPath(section: 0, row: 4)))
        #expect(!list.select(ListIndexPath(section: 1, row: 0)) && !list.select(ListIndexPath(section: 0, row: -1)))
    }

    @Test("A page key moves the window by its height without the title and one line")
    func pages() {
        let (list, screen) = list(50, title: "A", rows: 7)
        screen.press(.pageDown)
        #expect(screen.lines[1].hasPrefix("▌ row 5"))
        #expect(list.selection?.row == 5)
        screen.press(.pageDown, .pageUp, .control("d"))
        #expect(list.selection?.row == 7)
        screen.press(.control("u"), .control("u"))
        #expect(list.selection?.row == 3)
        screen.press(.pageUp, .pageUp)
        #expect(list.selection?.row == 0)
    }

    @Test("A row that can be selected is looked for within a number of lines before it")
    func firstSelectable() {
        let list = SectionsViewController(title: "List")
        let text = (0..<5).map { TextRow("text", isSelectable: false, id: $0) }
        list.sections = [Section("A", rows: text + [TextRow("row", id: 5)])]
        _ = Harness(list, columns: 20, rows: 4)
        func path(from item: ListItem, forward: Bool = true, within lines: Int) -> ListIndexPath? {
            list.window.firstSelectable(from: item, forward: forward, withinLines: lines)
        }
        let header = ListItem(section: 0, .header)
        #expect(path(from: header, within: 6) == ListIndexPath(section: 0, row: 5))
        #expect(path(from: header, within: 5) == nil)
        #expect(path(from: ListItem(section: 0, .row(4)), forward: false, within: 9) == nil)
    }

    @MainActor
    private final class Note {
        var text = "one"
    }

    @Test("Rows whose content changed without notice are shown again when the program asks for it")
    func reloads() {
        let note = Note()
        let list = SectionsViewController(title: "List")
        list.sections = [
            Section(rows: [BlockRow(id: 1, cell: TextCell.self) { cell in cell.text = StyledText(note.text) }])
        ]
        let screen = Harness(list, columns: 20, rows: 3)
        #expect(screen.lines[0] == "▌ one")
        note.text = "two"
        #expect(screen.lines[0] == "▌ one")
        list.reloadVisibleRows()
        #expect(screen.lines[0] == "▌ two")
        list.scrollPolicy = .followsEnd
        #expect(screen.application.needsDisplay)
        _ = screen.text
        list.typeToFind = .atOnce
        #expect(screen.application.needsDisplay)
        _ = screen.text
        list.markKey = "x"
        #expect(screen.application.needsDisplay)
    }
}
