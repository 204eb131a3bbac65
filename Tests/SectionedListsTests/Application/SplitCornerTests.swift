import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The panes of a split view")
struct SplitCornerTests {
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
