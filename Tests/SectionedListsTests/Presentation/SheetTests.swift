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

    @Test("stands in a frame over the dimmed screen, and has the keys alone")
    func standsInFrame() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 40, rows: 10)
        root.present(list("Sort", 3))
        screen.press(.down)
        #expect(
            screen.text == """
                 Fruit
                 Fruit ─────────────────────────────── █
                 ┌─ Sort ─────────────────────────────┐
                 │ Sort ────────────────────────────  │
                 │  Sort 0                            │
                 │▌ Sort 1                            │
                 │  Sort 2                            │
                 └────────────────────────────────────┘
                  Fruit 6
                 ↑↓ move  ? help  q quit  Esc close
                """)
        let dimmed = Theme.standard[.dim]
        #expect(screen.grid[1, 0].style == dimmed)
        #expect(root.selection?.row == 0)
    }

    @Test("leaves the screen in view all round where there is room, however long its list")
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

    @Test("grows with its list, which is made no longer than it shows")
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

    @Test("is closed by Esc, which brings the screen back as it was left")
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

    @Test("comes back with its screen when what was pushed over both is left")
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

    @Test("goes with its screen")
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

    @Test("may lie over another, and only the last shows")
    func stacks() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 60, rows: 16)
        let (lower, upper) = (list("Lower", 9), AlertViewController(title: "Upper", text: "Really?"))
        root.present(lower)
        lower.present(upper)
        #expect(screen.text.filter { $0 == "┌" }.count == 1)
        #expect(screen.text.contains("┌─ Upper ─") && !screen.text.contains("Lower"))
        screen.press(.escape)
        #expect(screen.text.contains("┌─ Lower ─"))
        lower.present(AlertViewController(title: "Again"))
        lower.dismiss()
        #expect(navigation.presentations.isEmpty)
        #expect(!screen.text.contains("┌"))
    }

    @Test("has all the room between path and keys where there is little")
    func fillsSmallWindows() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 20, rows: 5)
        root.present(list("Sort"))
        screen.press(.down, times: 4)
        #expect(
            screen.text == """
                 Fruit › Sort
                 Sort ────────────
                  Sort 3           █
                ▌ Sort 4
                 ↑↓ move  Esc close
                """)
        screen.resize(columns: 40, rows: 12)
        #expect(screen.text.contains("│▌ Sort 4"))
    }

    @Test("takes the mouse in its own coordinates, and keeps it from the screen below")
    func takesMouse() {
        let root = list("Fruit")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation, columns: 40, rows: 10)
        let sheet = list("Sort")
        root.present(sheet)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 6, y: 5))))
        #expect(sheet.selection?.row == 2)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 0, y: 5))))
        #expect(sheet.selection?.row == 2)
        #expect(root.selection?.row == 0)
        #expect(navigation.presentedViewController === sheet)
    }

    @Test("is drawn with what an ASCII terminal has")
    func drawsInASCII() {
        let root = list("Fruit")
        let screen = Harness(NavigationController(root: root), columns: 32, rows: 9)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        root.present(list("Sort", 1))
        #expect(screen.lines[2] == " +- Sort ---------------------+")
        #expect(screen.lines[4] == " |> Sort 0                    |")
        #expect(screen.text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("is told when it comes and goes, and the screen below is not")
    func tells() {
        let (root, sheet) = (ToldScreen(), ToldScreen())
        let screen = Harness(NavigationController(root: root))
        root.present(sheet)
        screen.press(.escape)
        #expect(sheet.log == ["appears", "disappears"])
        #expect(root.log == ["appears"])
    }

    @Test("that is presented from nowhere, or twice, is reported")
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
