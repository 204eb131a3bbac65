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
