import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Two panes side by side")
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

    @Test("leave the keys to the first unless asked to share them")
    func keepsKeys() {
        let split = split()
        let screen = Harness(split, columns: 40, rows: 4)
        screen.press(.tab, .control("w"), .down)
        #expect(split.focusedChild === split.primary)
        #expect(split.secondary.isFocused)
        #expect(!split.activeKeyCommands.contains { $0.id == "split.focus" })
    }

    @Test("share the keys by one that means something else in either")
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

    @Test("give the keys to the one that is clicked")
    func followsMouse() {
        let split = split(focusKeys: [.control("w")])
        let screen = Harness(split, columns: 40, rows: 4)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 25, y: 3))))
        #expect(screen.lines[3] == "  Left 2           ▌ Right 2")
        screen.press(.up)
        #expect(screen.lines[2] == "  Left 1           ▌ Right 1")
    }

    @Test("give the keys back to the first when the window gets too narrow for both")
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

    @Test("are a container that anybody could have written")
    func isOpen() {
        let stack = Stack()
        let screen = Harness(stack, columns: 20, rows: 4)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 3))))
        #expect(stack.lower.lastPress == Point(x: 3, y: 1))
        #expect(stack.upper.lastPress == nil)
    }
}

/// Two screens, one above the other, two lines each.
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
