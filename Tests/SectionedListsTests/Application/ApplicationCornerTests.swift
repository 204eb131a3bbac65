import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of an application")
struct ApplicationCornerTests {
    /// A screen that records the keys and the sizes that it gets.
    private final class Recorder: ViewController {
        var keys: [Key] = []
        var sizes: [Size] = []
        var changes: String?
        var commands: [KeyCommand] = []
        var drawings = 0

        override func handle(_ event: InputEvent) -> Bool {
            if case .key(let key) = event { keys.append(key) }
            return true
        }
        override func layout(size: Size) {
            super.layout(size: size)
            sizes.append(size)
        }
        override func draw(in surface: Surface) {
            drawings += 1
            surface.draw("drawn", x: 0, y: 0)
        }
        override var cursor: Point? { .zero }
        override var unsavedChanges: String? { changes }
        override var keyCommands: [KeyCommand] { commands }
    }

    private let recorder = Recorder()

    @Test(
        "The smallest screen has 20 columns and 5 rows, and a smaller one shows no cursor",
        arguments: [(20, 5, true), (19, 5, false), (20, 4, false)])
    func smallest(columns: Int, rows: Int, isLargeEnough: Bool) {
        let screen = HeadlessScreen(columns: columns, rows: rows)
        screen.enqueue([.key(.character("x"))])
        Application(screen: screen, root: recorder).run()
        #expect(screen.grid.text.hasPrefix(isLargeEnough ? "drawn" : "Too small"))
        #expect((screen.cursor == .zero) == isLargeEnough)
        #expect(recorder.keys == (isLargeEnough ? [.character("x")] : []))
    }

    @Test("A line feed is Enter, unless a command has the key Ctrl-J")
    func lineFeed() {
        let screen = HeadlessScreen(columns: 40, rows: 8)
        screen.enqueue([.key(.control("j")), .key(.control("k"))])
        Application(screen: screen, root: recorder).run()
        #expect(recorder.keys == [.enter, .control("k")])
        recorder.commands = [KeyCommand("x.x", keys: [.control("j")], title: "x", help: "X") {}]
        screen.enqueue([.key(.control("j"))])
        Application(screen: screen, root: recorder).run()
        #expect(recorder.keys == [.enter, .control("k")])
    }

    @Test("Ctrl-C ends a program without a navigation stack, also with unsaved changes")
    func interruptWithoutStack() {
        recorder.changes = "A text is not saved."
        let screen = HeadlessScreen(columns: 40, rows: 8)
        screen.enqueue([.key(.control("c")), .key(.character("x"))])
        let application = Application(screen: screen, root: recorder)
        application.run()
        #expect(application.termination == .interrupt && recorder.keys.isEmpty)
    }

    @Test("Ctrl-C on a screen that is too small ends the program, because no question could be shown")
    func interruptWhereTooSmall() {
        recorder.changes = "A text is not saved."
        let screen = HeadlessScreen(columns: 10, rows: 3)
        screen.enqueue([.key(.control("c"))])
        let application = Application(screen: screen, root: NavigationController(root: recorder))
        application.run()
        #expect(application.termination == .interrupt)
    }

    @Test("A theme is drawn as soon as it is set, and an equal one requests no drawing")
    func theme() {
        let application = Application(screen: HeadlessScreen(columns: 40, rows: 8), root: recorder)
        _ = application.takeDisplayRequest()
        application.theme = .monochrome
        #expect(application.takeDisplayRequest() && !application.takeDisplayRequest())
        application.theme = .monochrome
        #expect(!application.takeDisplayRequest())
        application.theme = nil
        #expect(application.takeDisplayRequest())
        application.keyBindings = KeyBindings()
        #expect(application.takeDisplayRequest())
    }

    @Test("After another program, the screen is drawn again, and laid out if its size changed")
    func otherProgram() {
        let screen = HeadlessScreen(columns: 40, rows: 8)
        let application = Application(screen: screen, root: recorder)
        recorder.layout(size: screen.size)
        _ = application.takeDisplayRequest()
        _ = application.run(TerminalProgram("vi"))
        #expect(recorder.sizes == [screen.size] && screen.invalidations == 1 && application.needsDisplay)
        screen.onRun = { [screen] _ in
            screen.resize(columns: 30, rows: 7)
            return .killed(9)
        }
        #expect(application.run(TerminalProgram("vi")) == .killed(9))
        #expect(recorder.sizes.last == Size(columns: 30, rows: 7) && recorder.sizes.count == 2)
    }

    @Test("A timer that another timer cancels in the same moment does nothing, and a single one is called once")
    func cancelledBySibling() {
        let clock = ManualClock()
        let timers = ApplicationTimers(clock: clock)
        var fired: [String] = []
        let late = timers.add(after: .seconds(2)) { fired.append("late") }
        _ = timers.add(after: .seconds(1)) {
            fired.append("early")
            late.cancel()
        }
        #expect(timers.timeout == .seconds(1))
        clock.advance(by: .seconds(1))
        #expect(timers.timeout == .zero)
        clock.advance(by: .seconds(2))
        #expect(timers.timeout == .zero)
        timers.fire()
        timers.fire()
        #expect(fired == ["early"] && timers.timeout == nil)
    }

    @Test("A timer is due exactly at its deadline, and one for no time repeats after a millisecond")
    func deadlines() {
        let screen = HeadlessScreen()
        let application = Application(screen: screen, root: recorder, clock: screen.clock)
        var calls = 0
        application.after(.seconds(1)) { calls += 1 }
        screen.clock.advance(by: .milliseconds(999))
        application.timers.fire()
        #expect(calls == 0 && application.timers.timeout == .milliseconds(1))
        screen.clock.advance(by: .milliseconds(1))
        application.timers.fire()
        #expect(calls == 1)
        application.every(.zero) { calls += 1 }
        #expect(application.timers.timeout == .milliseconds(1))
    }

    @Test("A controller that appears twice in a row repeats its action once in each interval")
    func appearsTwice() {
        var calls = 0
        recorder.whileVisible(every: .seconds(1)) { calls += 1 }
        let screen = Harness(recorder)
        recorder.willAppear()
        #expect(calls == 2)
        screen.pass(.seconds(1))
        #expect(calls == 3)
    }
}
