import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A sheet over a screen")
struct SheetTests {
    private func list(_ title: String, _ count: Int = 20) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = [Section(title, rows: (0..<count).map { (row: Int) in TextRow("\(title) \(row)") })]
        return list
    }

    @Test("A sheet has a frame over the dimmed screen and receives all keys")
    func standsInFrame() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 40, rows: 10)
        root.present(list("Sort", 3))
        screen.press(.down)
        #expect(
            screen.text == """
                 Fruit
                 Fruit ─────────────────────────────── ┃
                 ┌─ Sort ─────────────────────────────┐
                 │ Sort ────────────────────────────  │
                 │  Sort 0                            │
                 │▌ Sort 1                            │
                 │  Sort 2                            │
                 └────────────────────────────────────┘
                  Fruit 6
                 ↑↓ move  ? help  Esc q close
                """)
        let dimmed = Theme.standard[.dim]
        #expect(screen.grid[1, 0].style == dimmed)
        #expect(root.selection?.row == 0)
    }

    @Test(
        "A presented screen dims all of the screen below, including its selected row",
        arguments: [0, 8, 256], [true, false])
    func dims(colors: Int, isCached: Bool) {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 80, rows: 24)
        screen.screen.appearance = Appearance(colors: colors, isUnicode: true)
        if isCached { _ = screen.text }
        root.present(list("Sort", 2))
        let grid = screen.grid
        #expect(screen.lines[2].hasPrefix("▌ Fruit 0"))
        for x in 0..<80 { #expect(grid[x, 2].style == screen.screen.appearance.theme[.dim], "column \(x)") }
    }

    @Test("A sheet leaves the screen visible on all sides if there is room")
    func leavesRoom() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 80, rows: 24)
        root.present(list("Sort", 1_000))
        let lines = screen.lines
        #expect(lines[2].hasPrefix("▌ Fruit 0"))
        #expect(lines[3].hasPrefix("  Fruit 1 ") && lines[3].contains("┌─ Sort ─"))
        #expect(lines[20].contains("└─") && lines[21].hasPrefix("  Fruit 19"))
        #expect(lines[10].hasPrefix("  Fruit 8"))
    }

    @Test("A sheet grows with its list, which creates only visible rows")
    func grows() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 80, rows: 24)
        let sheet = list("Sort", 2)
        root.present(sheet)
        #expect(sheet.size.rows == 3)
        var made = 0
        sheet.sections = [
            Section("Sort", count: 5) { index in
                made += 1
                return LinedRow(name: "r\(index)", lines: 2)
            }
        ]
        #expect(screen.text.contains("r4:1"))
        #expect(sheet.size.rows == 11)
        sheet.sections = [
            Section("Sort", count: 1_000_000) { index in
                made += 1
                return TextRow("r\(index)", id: index)
            }
        ]
        made = 0
        _ = screen.text
        #expect(made < 40)
    }

    @Test("Esc closes a sheet, and the screen is unchanged")
    func comesBackAsLeft() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 40, rows: 10)
        screen.press(.down, times: 13)
        screen.press(.up, times: 2)
        let before = screen.text
        var closed = 0
        root.present(list("Sort")) { closed += 1 }
        screen.press(.down, .down, .escape)
        #expect(screen.text == before)
        #expect(closed == 1)
    }

    @Test("A sheet returns with its screen when a pushed screen is popped")
    func comesBackWithScreen() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 40, rows: 10)
        root.present(list("Sort"))
        screen.press(.down)
        let before = screen.text
        screen.press(.character("?"))
        #expect(navigation.topViewController?.title == "Keys")
        #expect(navigation.presentedViewController == nil)
        #expect(!screen.text.contains("Sort"))
        screen.press(.escape)
        #expect(screen.text == before)
        screen.press(.escape)
        #expect(screen.selectedText == "Fruit 0")
    }

    @Test("A sheet is removed with its screen")
    func goesWithScreen() {
        let navigation = NavigationController(root: list("Fruit"))
        let screen = Harness(navigation)
        let pushed = list("Pear")
        navigation.push(pushed)
        var closed = 0
        pushed.present(list("Sort")) { closed += 1 }
        navigation.popToRoot()
        #expect(closed == 1)
        #expect(navigation.presentations.isEmpty)
        #expect(navigation.children.count == 1)
        screen.press(.down)
        #expect(screen.selectedText == "Fruit 1")
    }

    @Test("A sheet may be presented over another, which keeps its frame and is dimmed")
    func stacks() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 60, rows: 16)
        let (lower, upper) = (list("Lower", 9), AlertViewController(title: "Upper", text: "Really?"))
        root.present(lower)
        lower.present(upper)
        #expect(screen.text.contains("┌─ Upper ─") && screen.text.contains("┌─ Lower ─"))
        let line = screen.lines.firstIndex { $0.contains("┌─ Lower ─") } ?? 0
        let column = screen.lines[line].prefix { $0 != "L" }.count
        #expect(screen.grid[column, line].style == Theme.standard[.dim])
        screen.press(.escape)
        #expect(screen.text.contains("┌─ Lower ─"))
        lower.present(AlertViewController(title: "Again"))
        lower.dismiss()
        #expect(navigation.presentations.isEmpty)
        #expect(!screen.text.contains("┌"))
    }

    @Test("A sheet fills the area between path and keys in a small window")
    func fillsSmallWindows() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 20, rows: 5)
        root.present(list("Sort"))
        screen.press(.down, times: 4)
        #expect(
            screen.text == """
                 Fruit › Sort
                 Sort ────────────
                  Sort 3           ┃
                ▌ Sort 4
                 Esc q close
                """)
        screen.resize(columns: 40, rows: 12)
        #expect(screen.text.contains("│▌ Sort 4"))
    }

    @Test("A sheet receives mouse events in its coordinates, and the screen below receives none")
    func takesMouse() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 40, rows: 10)
        let sheet = list("Sort")
        root.present(sheet)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 6, y: 5))))
        #expect(sheet.selection?.row == 2)
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 0, y: 5))))
        #expect(navigation.presentedViewController === sheet)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 0, y: 5))))
        #expect(sheet.selection?.row == 2)
        #expect(root.selection?.row == 0)
        #expect(navigation.presentedViewController == nil, "a press beside a sheet closes it")
    }

    @Test("A sheet uses only ASCII on an ASCII terminal")
    func drawsInASCII() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 32, rows: 9)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        root.present(list("Sort", 1))
        #expect(screen.lines[2] == " +- Sort ---------------------+")
        #expect(screen.lines[4] == " |> Sort 0                    |")
        #expect(screen.text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("Only the sheet receives willAppear() and didDisappear(), not the screen below")
    func tells() {
        let (root, sheet) = (ToldScreen(), ToldScreen())
        let screen = Harness(NavigationController(root: root))
        root.present(sheet)
        screen.press(.escape)
        #expect(sheet.log == ["appears", "disappears"])
        #expect(root.log == ["appears"])
    }

    @Test("Presenting a sheet without a navigation controller, or twice, is reported")
    func reportsMisuse() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let (lost, sheet) = (list("Lost"), list("Sheet"))
        #expect(programmingErrors { lost.present(sheet) }.count == 1)
        root.present(sheet)
        #expect(programmingErrors { root.present(sheet) }.count == 1)
        #expect(programmingErrors { root.present(root) }.count == 1)
        #expect(navigation.presentedViewController === sheet)
    }
}

private final class ToldScreen: ViewController {
    private(set) var log: [String] = []

    override func willAppear() { log.append("appears") }
    override func didDisappear() { log.append("disappears") }
}
