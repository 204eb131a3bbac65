import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A navigation controller")
struct NavigationTests {
    private func list(_ title: String, _ count: Int = 40) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = [Section(title, rows: (0..<count).map { TextRow("\(title) \($0)", id: $0) })]
        return list
    }

    @Test("A navigation controller shows the path above the screen and the keys below it")
    func showsAll() {
        let navigation = NavigationController(title: "Food", root: list("Fruit", 2))
        let screen = Harness(navigation, columns: 40, rows: 6)
        #expect(
            screen.text == """
                 Food › Fruit
                 Fruit ───────────────────────────────
                ▌ Fruit 0
                  Fruit 1

                 ↑↓ move  ? help  q quit
                """)
    }

    @Test("A notice is at the right end of the title line on every screen, and the status of the screen is beside it")
    func notice() {
        final class Counted: ViewController {
            override var status: String? { "12 fruits" }
        }
        let navigation = NavigationController(title: "Food", root: Counted(title: "Fruit"))
        let screen = Harness(navigation, columns: 40, rows: 6)
        #expect(screen.lines[0] == " Food › Fruit                 12 fruits")
        navigation.notice = StyledText("11:32", role: .accent)
        #expect(screen.lines[0] == " Food › Fruit          12 fruits  11:32")
        navigation.push(list("Apples"))
        #expect(screen.lines[0] == " Food › Fruit › Apples            11:32")
        navigation.present(AlertViewController(title: "Ready?"))
        #expect(screen.lines[0].hasSuffix(" 11:32"))
        navigation.dismiss()
        navigation.notice = StyledText("a notice that has more than half of the line")
        #expect(screen.lines[0] == " Fruit › Apples     a notice that has m")
        navigation.notice = nil
        #expect(screen.lines[0] == " Food › Fruit › Apples")
    }

    @Test("A title that is set during a drawing is shown without waiting for another event")
    func titleDuringDrawing() {
        let screen = HeadlessScreen(columns: 40, rows: 6)
        let root = CountingTitle(title: "nothing")
        Application(screen: screen, root: NavigationController(root: root)).run()
        #expect(screen.grid.text.hasPrefix(" drawn"))
        #expect(screen.presentations == 1)
    }

    @Test("A screen that requests a drawing during each drawing does not stop the program")
    func restlessDrawing() {
        let screen = HeadlessScreen(columns: 40, rows: 6)
        let root = RestlessScreen()
        Application(screen: screen, root: NavigationController(root: root)).run()
        #expect(screen.presentations == 1 && root.drawings < 10)
    }

    @Test("All key commands of a stack include those of covered screens and of inactive features")
    func allKeyCommands() {
        let covered = list("Covered")
        covered.allowsMultipleSelection = true
        covered.typeToFind = .after(.character("f"))
        covered.showsSectionIndex = true
        let split = SplitViewController(primary: covered, secondary: list("Detail"))
        split.focusKeys = [.control("w")]
        let navigation = NavigationController(root: split)
        _ = Harness(navigation, columns: 40, rows: 10)
        navigation.push(ScoringScreen())
        navigation.push(list("Top"))
        let ids = navigation.allKeyCommands.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in [
            "score.add", "navigation.back", "presentation.close", "list.mark", "list.unmark", "list.find",
            "list.findNext", "list.findPrevious", "find.next", "find.previous", "find.accept", "find.cancel",
            "list.index", "index.cancel", "split.focus", "list.open", "list.tick",
        ] {
            #expect(ids.contains(id), "\(id)")
        }
    }

    @Test("Popping returns to a screen in its old state")
    func comesBackAsLeft() {
        let navigation = NavigationController(root: list("Fruit"))
        let screen = Harness(navigation, columns: 40, rows: 10)
        screen.press(.down, times: 17)
        screen.press(.up, times: 3)
        let before = screen.text
        navigation.push(list("Pear"))
        screen.press(.down, times: 5)
        #expect(screen.text.contains("▌ Pear 5"))
        screen.press(.escape)
        #expect(screen.text == before)
    }

    @Test("Popping returns to a screen with its selection after a resize")
    func comesBackResized() {
        let navigation = NavigationController(root: list("Fruit"))
        let screen = Harness(navigation, columns: 40, rows: 10)
        screen.press(.down, times: 17)
        navigation.push(list("Pear"))
        screen.resize(columns: 30, rows: 7)
        screen.press(.backspace)
        #expect(screen.selectedText == "Fruit 17")
    }

    @Test("popToRoot() returns to the root, whose keys work again")
    func popsToRoot() {
        let root = list("Root")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation)
        for title in ["A", "B", "C"] { navigation.push(list(title)) }
        navigation.popToRoot()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.children.count == 1)
        screen.press(.down)
        #expect(screen.selectedText == "Root 1")
        #expect(navigation.pop() == nil)
        screen.press(.escape, .left)
        #expect(navigation.topViewController === root)
    }

    @Test("A navigation controller calls willAppear() and didDisappear() on each screen")
    func tellsScreens() {
        let (first, second) = (WatchedScreen(), WatchedScreen())
        let navigation = NavigationController(root: first)
        _ = Harness(navigation)
        navigation.push(second)
        navigation.pop()
        #expect(first.log == ["appears", "disappears", "appears"])
        #expect(second.log == ["appears", "disappears"])
    }

    @Test("A navigation controller passes mouse events in the coordinates of the screen")
    func convertsMouse() {
        let navigation = NavigationController(root: list("Fruit"))
        let screen = Harness(navigation)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 4, y: 5))))
        #expect(screen.lines[5].hasPrefix("▌"))
    }
}

private final class WatchedScreen: ViewController {
    private(set) var log: [String] = []

    override func willAppear() { log.append("appears") }
    override func didDisappear() { log.append("disappears") }
}

/// A screen that changes its title while it is drawn.
private final class CountingTitle: ViewController {
    override func draw(in surface: Surface) {
        if title != "drawn" { title = "drawn" }
    }
}

/// A screen that requests another drawing during each drawing.
private final class RestlessScreen: ViewController {
    private(set) var drawings = 0

    override func draw(in surface: Surface) {
        drawings += 1
        setNeedsDisplay()
    }
}

private final class ScoringScreen: ViewController {
    override var keyCommands: [KeyCommand] {
        [KeyCommand("score.add", keys: [.character("+")], title: "score", help: "Add a point") {}]
    }
}

@MainActor
@Suite("A navigation controller")
struct NavigationStackTests {
    private final class Stated: ViewController {
        var text: String?
        var log: [String] = []
        override var status: String? { text }
        override func willAppear() { log.append("appears") }
        override func didDisappear() { log.append("disappears") }
    }

    private let root = Stated(title: "Fruit")
    private let navigation: NavigationController

    init() {
        navigation = NavigationController(title: "Food", root: root)
    }

    @Test("The status is beside the path as long as the title of the screen has room")
    func status() {
        let screen = Harness(navigation, columns: 22, rows: 6)
        root.text = "12 in all"
        #expect(screen.lines[0] == " Fruit      12 in all")
        root.text = "0123456789abcd"
        root.setNeedsDisplay()
        #expect(screen.lines[0] == " Fruit 0123456789abcd")
        root.text = "0123456789abcde"
        root.setNeedsDisplay()
        #expect(screen.lines[0] == " Food › Fruit")
        root.text = ""
        root.setNeedsDisplay()
        #expect(screen.lines[0] == " Food › Fruit")
    }

    @Test("Titles at the left are omitted first, and the last one is truncated")
    func titles() {
        navigation.push(ViewController(title: "Apples"))
        navigation.push(ViewController(title: "Green apples"))
        let screen = Harness(navigation, columns: 40, rows: 6)
        #expect(screen.lines[0] == " Food › Fruit › Apples › Green apples")
        #expect(screen.grid[1, 0].style == Theme.standard[.title] && screen.grid[8, 0].style == Theme.standard[.text])
        #expect(screen.grid[6, 0].style == Theme.standard[.dim])
        screen.resize(columns: 38, rows: 6)
        #expect(screen.lines[0] == " Food › Fruit › Apples › Green apples")
        screen.resize(columns: 37, rows: 6)
        #expect(screen.lines[0] == " Fruit › Apples › Green apples")
        screen.resize(columns: 23, rows: 6)
        #expect(screen.lines[0] == " Apples › Green apples")
        screen.resize(columns: 22, rows: 6)
        #expect(screen.lines[0] == " Green apples")
        screen.resize(columns: 12, rows: 6)
        #expect(screen.lines[0] == " Green app…")
    }

    @Test("A screen that is on the stack already is not pushed again")
    func pushedTwice() {
        _ = Harness(navigation)
        let reports = programmingErrors { navigation.push(root) }
        #expect(reports.count == 1 && navigation.viewControllers.count == 1 && root.log == ["appears"])
    }

    @Test("Screens appear and disappear once when the stack returns to its root, and their sheets are closed")
    func popToRoot() {
        _ = Harness(navigation)
        navigation.popToRoot()
        #expect(root.log == ["appears"])
        let (middle, top, sheet) = (Stated(title: "A"), Stated(title: "B"), Stated(title: "Sheet"))
        navigation.push(middle)
        var closed = 0
        middle.present(sheet) { closed += 1 }
        navigation.push(top)
        navigation.popToRoot()
        #expect(root.log == ["appears", "disappears", "appears"])
        #expect(middle.log == ["appears", "disappears"] && top.log == ["appears", "disappears"])
        #expect(sheet.log == ["appears", "disappears"] && closed == 1 && sheet.parent == nil && top.parent == nil)
    }

    @Test("A screen whose sheet pops it when it closes is popped once")
    func popsWhileClosing() {
        let top = Stated(title: "A")
        _ = Harness(navigation)
        navigation.push(top)
        top.present(Stated(title: "Sheet")) { [navigation] in navigation.pop() }
        #expect(navigation.pop() === top)
        #expect(navigation.viewControllers.count == 1 && top.log == ["appears", "disappears"])
    }

    @Test("Dismissing a sheet closes the sheets over it, and calls their closures from the topmost on")
    func dismissesSeveral() {
        _ = Harness(navigation)
        var closed: [String] = []
        let (lower, upper) = (Stated(title: "Lower"), Stated(title: "Upper"))
        root.present(lower) { closed.append("lower") }
        lower.present(upper) { closed.append("upper") }
        root.dismiss()
        #expect(closed.isEmpty)
        lower.dismiss()
        #expect(closed == ["upper", "lower"] && upper.log == ["appears", "disappears"])
        root.present(lower) { closed.append("lower") }
        lower.present(upper) { closed.append("upper") }
        navigation.dismiss()
        #expect(closed.last == "upper" && navigation.presentedViewController === lower)
    }

    @Test("A sheet of a covered screen does not disappear again when it is dismissed")
    func dismissesCovered() {
        _ = Harness(navigation)
        let sheet = Stated(title: "Sheet")
        root.present(sheet)
        navigation.push(Stated(title: "A"))
        #expect(sheet.log == ["appears", "disappears"])
        sheet.dismiss()
        #expect(sheet.log == ["appears", "disappears"] && sheet.parent == nil)
        navigation.pop()
        #expect(navigation.presentedViewController == nil)
    }

    @Test("While a sheet is shown, no event reaches the screen below it, and no key a container of the stack")
    func sheetTakesEvents() {
        let screen = Harness(navigation, columns: 40, rows: 12)
        #expect(!navigation.reserves("x") && !navigation.handle(.key("x")))
        navigation.present(ViewController(title: "Sheet"))
        #expect(navigation.reserves("x") && navigation.handle(.key("x")))
        let ids = navigation.keyCommands.map(\.id)
        #expect(
            ids == [
                "presentation.close", "application.help", "application.redraw", "application.suspend",
                "presentation.leave", "application.quit",
            ])
        screen.press(.escape)
        #expect(
            navigation.keyCommands.map(\.id)
                == ["application.help", "application.redraw", "application.suspend", "application.quit"])
        screen.press("?")
        #expect(
            navigation.keyCommands.map(\.id)
                == [
                    "navigation.back", "application.redraw", "application.suspend", "presentation.leave",
                    "application.quit",
                ])
    }

    @Test("The help screen has the keys beside the help text, or above it in a narrow window")
    func help() {
        let commands = [
            KeyCommand("list.go", keys: ["g", .pageDown], title: "go", help: "Go to a place far away from here") {},
            KeyCommand("other.x", keys: ["x"], title: "x", help: "Do it") {},
            KeyCommand("list.stay", keys: ["s"], title: "stay", help: "Stay") {},
            KeyCommand("list.go", keys: ["z"], title: "go", help: "Go again") {},
        ]
        let screen = Harness(KeysViewController(commands: commands), columns: 40, rows: 8)
        #expect(
            screen.lines.map { String($0.prefix(38)) } == [
                " List ────────────────────────────────", "▌ g  PageDown  Go to a place far away",
                "▌              from here", "  s            Stay", " Other ───────────────────────────────",
                "  x            Do it", "", "",
            ])
        let narrow = Harness(KeysViewController(commands: commands), columns: 28, rows: 12)
        #expect(
            narrow.lines[1...5].map { $0 } == [
                "▌ g  PageDown", "▌   Go to a place far away", "▌   from here", "  s", "    Stay",
            ])
        let wider = Harness(KeysViewController(commands: commands), columns: 31, rows: 12)
        #expect(wider.lines[1...2] == ["▌ g         Go to a place far", "▌ PageDown  away from here"])
    }

    @Test("The help on keys shows all names of keys on a terminal without Unicode, where they are longer")
    func keysInASCII() {
        let command = KeyCommand("list.go", keys: [.up, .down, .left, .right], title: "go", help: "Go") {}
        let screen = Harness(KeysViewController(commands: [command]), columns: 40, rows: 6)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.text.contains("Up") && screen.text.contains("Left") && screen.text.contains("Right"))
    }

    @Test("Quitting asks about the changes of any screen, and a second time quits")
    func quits() {
        final class Unsaved: ViewController {
            override var unsavedChanges: String? { "A text is not saved." }
        }
        navigation.quit()
        let screen = Harness(navigation, columns: 40, rows: 12)
        navigation.push(Unsaved(title: "Text"))
        navigation.push(ViewController(title: "Above"))
        navigation.quit()
        #expect(screen.text.contains("A text is not saved."))
        screen.press(.escape)
        #expect(navigation.presentedViewController == nil)
        navigation.quit()
        #expect(navigation.presentedViewController?.title == "Quit?")
    }
}
