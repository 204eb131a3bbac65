import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of a navigation controller")
struct NavigationCornerTests {
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
                "               from here", "  s            Stay", " Other ───────────────────────────────",
                "  x            Do it", "", "",
            ])
        let narrow = Harness(KeysViewController(commands: commands), columns: 28, rows: 12)
        #expect(
            narrow.lines[1...5].map { $0 } == [
                "▌ g  PageDown", "    Go to a place far away", "    from here", "  s", "    Stay",
            ])
        let wider = Harness(KeysViewController(commands: commands), columns: 31, rows: 12)
        #expect(wider.lines[1...2] == ["▌ g         Go to a place far", "  PageDown  away from here"])
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
