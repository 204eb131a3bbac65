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

@MainActor
@Suite("The panes of a split view")
struct SplitLayoutTests {
    private final class Pane: ViewController {
        var turns = 0
        override func draw(in surface: Surface) { surface.fill(surface.bounds, with: title.first ?? "?") }
        override func handle(_ event: InputEvent) -> Bool {
            if case .mouse = event { turns += 1 }
            return true
        }
    }

    private let left = Pane(title: "l")
    private let right = Pane(title: "r")
    private let split: SplitViewController

    init() {
        split = SplitViewController(title: "Split", primary: left, secondary: right)
        split.minimumColumns = 10
        split.primaryShare = 40
    }

    @Test("Both panes share the width from the minimum width on, and below it the first pane has all of it")
    func widths() {
        let screen = Harness(split, columns: 10, rows: 2)
        #expect(screen.lines == ["llllrrrrrr", "llllrrrrrr"])
        #expect(left.size == Size(columns: 4, rows: 2) && right.size == Size(columns: 6, rows: 2))
        screen.resize(columns: 9, rows: 2)
        #expect(screen.lines == ["lllllllll", "lllllllll"] && !split.isSplit)
    }

    @Test("The wheel turns in the pane under the pointer, and moves no focus")
    func wheel() {
        split.focusKeys = [.tab]
        let screen = Harness(split, columns: 10, rows: 2)
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 4, y: 0))))
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 3, y: 0))))
        screen.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 9, y: 1))))
        #expect([left.turns, right.turns] == [1, 2] && split.focusedPane == .primary)
        screen.send(.mouse(MouseEvent(.doublePress, at: Point(x: 4, y: 0))))
        #expect(split.focusedPane == .secondary && right.isFocused && !left.isFocused)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 0))))
        #expect(split.focusedPane == .primary && left.isFocused && !right.isFocused)
    }

    @Test("The focus moves back and forth, and none of the panes has it while the split view has not")
    func focus() {
        split.focusKeys = [.tab]
        let screen = Harness(split, columns: 10, rows: 2)
        screen.press(.tab)
        #expect(split.focusedPane == .secondary)
        screen.press(.tab)
        #expect(split.focusedPane == .primary)
        split.isFocused = false
        #expect(!left.isFocused && !right.isFocused)
        split.isFocused = true
        #expect(left.isFocused && !right.isFocused)
        #expect(split.allKeyCommands.map(\.id) == ["split.focus"])
        split.focusKeys = []
        #expect(split.allKeyCommands.isEmpty && split.overridingKeyCommands.isEmpty)
    }

    @Test("Without focus keys, a split view leaves the focus of its second pane as its owner set it")
    func owned() {
        let screen = Harness(split, columns: 10, rows: 2)
        right.isFocused = false
        split.isFocused = false
        split.isFocused = true
        #expect(!right.isFocused && left.isFocused)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 9, y: 0))))
        #expect(split.focusedPane == .primary)
    }

    @Test("A child of another controller is not removed")
    func foreignChild() {
        left.removeChild(right)
        #expect(right.parent === split)
        let alone = ViewController()
        #expect(alone.isReadyToDraw && ContainerViewController().isReadyToDraw && alone.application == nil)
    }
}
