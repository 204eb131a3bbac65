import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Containers of view controllers")
struct ContainerViewControllerTests {
    private let clock = Probe(title: "clock")
    private let list = SectionsViewController(title: "Fruit")
    private let bar: Bar
    private let screen: Harness

    init() {
        list.sections = [Section("A", rows: ["Apple", "Banana", "Cherry"].map { TextRow($0) })]
        bar = Bar(clock, over: list)
        screen = Harness(bar, columns: 20, rows: 6)
    }

    @Test("Each child gets the size of its frame and draws there")
    func layout() {
        #expect(clock.size == Size(columns: 20, rows: 1))
        #expect(list.size == Size(columns: 20, rows: 5))
        #expect(screen.lines[0] == "clock" && screen.lines[2].contains("Apple"))
    }

    @Test("A child without a frame is hidden and gets no events, until the children are laid out again")
    func hiddenChild() {
        bar.showsClock = false
        bar.layoutChildren()
        #expect(list.size.rows == 6 && screen.lines[1].contains("Apple"))
        #expect(bar.child(at: Point(x: 0, y: 0)) === list)
    }

    @Test("Keys go to the main child, and clicks to the child under the pointer in its own coordinates")
    func events() {
        screen.press(.down)
        #expect(list.selection == ListIndexPath(section: 0, row: 1))
        bar.dispatch(.mouse(MouseEvent(.press, at: Point(x: 3, y: 4))))
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
        bar.dispatch(.mouse(MouseEvent(.press, at: Point(x: 3, y: 0))))
        #expect(clock.events == [.mouse(MouseEvent(.press, at: Point(x: 3, y: 0)))])
    }

    @Test("The text cursor of the focused child is moved by the origin of its frame")
    func cursor() {
        #expect(bar.cursor == nil)
        list.typeToFind = .atOnce
        screen.press(.character("b"))
        let cursor = list.cursor
        #expect(cursor != nil && bar.cursor == cursor.map { Point(x: $0.x, y: $0.y + 1) })
    }

    @Test("Appearing, disappearing and the focus are passed on to all children")
    func appearing() {
        #expect(clock.calls == ["willAppear"])
        bar.isFocused = false
        bar.didDisappear()
        #expect(clock.calls == ["willAppear", "didDisappear"])
        #expect(!clock.isFocused && !list.isFocused)
    }

    @Test("A child that is added to a container without the focus has no focus")
    func focusOfNewChild() {
        bar.isFocused = false
        let child = ViewController()
        bar.addChild(child)
        #expect(!child.isFocused)
    }

    @Test("The key commands of all children are listed once each")
    func allKeyCommands() {
        let split = SplitViewController(primary: list, secondary: SectionsViewController())
        let ids = split.allKeyCommands.map(\.id)
        #expect(Set(list.allKeyCommands.map(\.id)).isSubset(of: ids) && Set(ids).count == ids.count)
        let stack = NavigationController(root: split)
        #expect(Set(ids).isSubset(of: stack.allKeyCommands.map(\.id)))
    }

    /// A container that shows a line above a screen.
    private final class Bar: ContainerViewController {
        let clock: ViewController
        let content: ViewController
        var showsClock = true

        init(_ clock: ViewController, over content: ViewController) {
            self.clock = clock
            self.content = content
            super.init()
            addChild(clock)
            addChild(content)
        }

        override var mainChild: ViewController? { content }

        override func frame(of child: ViewController) -> Rect? {
            if child === content { return Rect(size: size).inset(top: showsClock ? 1 : 0) }
            return showsClock ? Rect(x: 0, y: 0, width: size.columns, height: 1) : nil
        }
    }

    /// A controller that records what it receives.
    private final class Probe: ViewController {
        private(set) var calls: [String] = []
        private(set) var events: [InputEvent] = []

        override func willAppear() { calls.append("willAppear") }
        override func didDisappear() { calls.append("didDisappear") }
        override func draw(in surface: Surface) { surface.draw(title, x: 0, y: 0, role: .dim) }

        override func handle(_ event: InputEvent) -> Bool {
            events.append(event)
            return true
        }
    }
}
