import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A split view controller")
struct SplitFocusTests {
    private func split(focusKeys: [Key] = []) -> SplitViewController {
        let lists = ["Left", "Right"].map { title in
            let list = SectionsViewController(title: title)
            list.sections = [Section(title, rows: (0..<3).map { (row: Int) in TextRow("\(title) \(row)") })]
            return list
        }
        let split = SplitViewController(primary: lists[0], secondary: lists[1])
        split.minimumColumns = 40
        split.focusKeys = focusKeys
        return split
    }

    @Test("A split view without focus keys keeps the focus in the first pane")
    func keepsKeys() {
        let split = split()
        let screen = Harness(split, columns: 40, rows: 4)
        screen.press(.tab, .control("w"), .down)
        #expect(split.focusedChild === split.primary)
        #expect(split.secondary.isFocused)
        #expect(!split.activeKeyCommands.contains { $0.id == "split.focus" })
    }

    @Test("A focus key moves the focus even if the panes use the key")
    func movesFocus() {
        let split = split(focusKeys: [.tab])
        let screen = Harness(split, columns: 40, rows: 4)
        #expect(screen.lines[1] == "▌ Left 0             Right 0")
        screen.press(.tab, .down)
        #expect(screen.lines[1] == "  Left 0             Right 0")
        #expect(screen.lines[2] == "  Left 1           ▌ Right 1")
        screen.press(.tab, .down)
        #expect(screen.lines[2] == "▌ Left 1             Right 1")
        let tabs = split.activeKeyCommands.filter { $0.keys.contains(.tab) }
        #expect(tabs.map(\.id) == ["split.focus"])
    }

    @Test("A click moves the focus to the clicked pane")
    func followsMouse() {
        let split = split(focusKeys: [.control("w")])
        let screen = Harness(split, columns: 40, rows: 4)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 25, y: 3))))
        #expect(screen.lines[3] == "  Left 2           ▌ Right 2")
        screen.press(.up)
        #expect(screen.lines[2] == "  Left 1           ▌ Right 1")
    }

    @Test("The focus returns to the first pane when the window becomes too narrow")
    func narrows() {
        let split = split(focusKeys: [.tab])
        let screen = Harness(split, columns: 40, rows: 4)
        screen.press(.tab)
        screen.resize(columns: 30, rows: 4)
        screen.press(.down)
        #expect(screen.selectedText == "Left 1")
        screen.resize(columns: 40, rows: 4)
        #expect(split.focusedChild === split.secondary)
    }

    @Test("A custom container can be written with the public API")
    func isOpen() {
        let stack = Stack()
        let screen = Harness(stack, columns: 20, rows: 4)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 3))))
        #expect(stack.lower.lastPress == Point(x: 3, y: 1))
        #expect(stack.upper.lastPress == nil)
    }
}

/// A container with two screens, one above the other, two lines each.
private final class Stack: ViewController {
    let upper = PressedScreen()
    let lower = PressedScreen()

    init() {
        super.init()
        addChild(upper)
        addChild(lower)
    }

    override func child(at point: Point) -> ViewController? { point.y < 2 ? upper : lower }

    override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        child === lower ? event.moved(byRows: -2) : event
    }
}

private final class PressedScreen: ViewController {
    private(set) var lastPress: Point?

    override func handle(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event else { return false }
        lastPress = mouse.location
        return true
    }
}
