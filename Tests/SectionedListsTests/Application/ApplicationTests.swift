import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("An application")
struct ApplicationTests {
    private func run(columns: Int = 40, rows: Int = 8, _ script: (HeadlessScreen) -> Void) -> (
        HeadlessScreen, Application
    ) {
        let list = SectionsViewController(title: "Numbers")
        list.sections = [Section("A", count: 5_000) { TextRow("row \($0)", id: $0) }]
        let screen = HeadlessScreen(columns: columns, rows: rows)
        script(screen)
        let application = Application(screen: screen, root: NavigationController(root: list))
        application.run()
        return (screen, application)
    }

    @Test("A burst of a thousand keys draws once")
    func drawsOncePerBurst() {
        let (screen, _) = run { $0.enqueue(Array(repeating: .key(.down), count: 1_000)) }
        #expect(screen.presentations == 2)
        #expect(screen.grid.text.contains("▌ row 1000"))
    }

    @Test("Keys before the first drawing are handled by the first drawn screen")
    func keepsEarlyKeys() {
        let screen = HeadlessScreen(columns: 40, rows: 8)
        screen.enqueue([.key(.down), .key(.down), .resize(screen.size)])
        Application(screen: screen, root: LateList(title: "Numbers")).run()
        #expect(screen.grid.text.contains("▌ row 2"))
    }

    @Test("An unused key with Alt is Escape and the key, but not while a text could be lost")
    func splitsAlt() {
        let list = SectionsViewController(title: "Numbers")
        list.sections = [Section("A", count: 50) { TextRow("row \($0)", id: $0) }]
        let screen = HeadlessScreen(columns: 40, rows: 8)
        screen.enqueue([.key("/"), .key("w"), .key(Key(.character("j"), .alt))])
        Application(screen: screen, root: NavigationController(root: list)).run()
        #expect(screen.grid.text.contains("▌ row 1"))
    }

    @Test("Nothing is drawn if nothing changed")
    func drawsNothingForNothing() {
        let (screen, _) = run { screen in
            screen.enqueue([])
            screen.enqueue([.key(.character("x"))])
        }
        #expect(screen.presentations == 1)
    }

    @Test("A resize while running keeps the state, and a size that is too small shows a message")
    func resizes() {
        let list = ResizingList(title: "Numbers")
        list.sections = [Section("A", count: 5_000) { TextRow("row \($0)", id: $0) }]
        let screen = HeadlessScreen(columns: 40, rows: 12)
        var texts: [String] = []
        var sizes = [Size(columns: 19, rows: 4), Size(columns: 30, rows: 12)]
        list.onPaste = {
            texts.append(screen.grid.text)
            if !sizes.isEmpty { screen.resize(columns: sizes[0].columns, rows: sizes[0].rows) }
            if !sizes.isEmpty { sizes.removeFirst() }
        }
        screen.enqueue(Array(repeating: .key(.down), count: 50))
        screen.enqueue([.paste("now")])
        Application(screen: screen, root: NavigationController(root: list)).run()
        #expect(texts.first?.contains("▌ row 50") == true)
        #expect(screen.grid.size == Size(columns: 19, rows: 4))
        #expect(screen.grid.text.hasPrefix("Too small: needs"))
        list.onPaste?()
        screen.enqueue([])
        Application(screen: screen, root: list).run()
        #expect(screen.grid.size == Size(columns: 30, rows: 12))
        #expect(screen.grid.text.contains("▌ row 50"))
    }

    @Test(
        "q and Ctrl-C quit on a screen that is too small", arguments: [Key.character("q"), .control("c")])
    func quitsWhenTooSmall(key: Key) {
        let (_, application) = run(columns: 10, rows: 3) { $0.enqueue([.key(key)]) }
        #expect(application.termination == (key.isSignalKey ? .interrupt : nil))
    }

    @Test("Ctrl-C ends the program as the interrupt of the terminal, and Ctrl-Z suspends it")
    func signalKeys() {
        let (screen, application) = run { $0.enqueue([.key(.control("z")), .key(.control("c")), .key(.down)]) }
        #expect(application.termination == .interrupt)
        #expect(screen.suspensions == 1)
    }

    @Test("Ctrl-L redraws a screen that is too small")
    func redrawsWhenTooSmall() {
        let (screen, _) = run(columns: 10, rows: 3) { $0.enqueue([.key(.control("l"))]) }
        #expect(screen.invalidations == 1)
        #expect(screen.presentations == 2)
    }

    @Test("q and Ctrl-C quit, and later keys are not handled", arguments: [Key.character("q"), .control("c")])
    func quits(key: Key) {
        let (screen, application) = run { $0.enqueue([.key(key), .key(.down), .terminate(.hangUp)]) }
        #expect(application.termination == (key.isSignalKey ? .interrupt : nil))
        #expect(screen.presentations == 1)
    }

    @Test("A termination ends the run and is reported", arguments: [Termination.hangUp, .signal(15)])
    func terminates(reason: Termination) {
        let (screen, application) = run { $0.enqueue([.terminate(reason), .key(.down)]) }
        #expect(application.termination == reason)
        #expect(screen.presentations == 1)
    }

    @Test("Ctrl-L redraws the screen, and so does the command that suspends the program")
    func redrawsAndSuspends() throws {
        let navigation = NavigationController(root: ViewController())
        let screen = HeadlessScreen(columns: 40, rows: 8)
        let application = Application(screen: screen, root: navigation)
        application.keyBindings = KeyBindings(
            ["application.suspend": [.character("s")]], of: navigation.allKeyCommands)
        screen.enqueue([.key(.control("l"))])
        screen.enqueue([.key(.character("s"))])
        application.run()
        #expect(screen.invalidations == 2)
        #expect(screen.suspensions == 1)
        #expect(screen.presentations == 3)
    }
}

/// A list that reacts to pasted text.
private final class ResizingList: SectionsViewController {
    var onPaste: (() -> Void)?

    override func handle(_ event: InputEvent) -> Bool {
        guard case .paste = event else { return super.handle(event) }
        onPaste?()
        return true
    }
}

/// A list that has no rows until it is laid out a second time.
private final class LateList: SectionsViewController {
    override var isReadyToDraw: Bool { !sections.isEmpty }

    override func layout(size: Size) {
        if self.size == size { sections = [Section("A", count: 9) { TextRow("row \($0)", id: $0) }] }
        super.layout(size: size)
    }
}

@MainActor
@Suite("An application")
struct ApplicationInputTests {
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

    @Test("With unsaved changes, the first Ctrl-C on a screen that is too small asks, and the second one quits")
    func interruptWhereTooSmall() {
        recorder.changes = "A text is not saved."
        let navigation = NavigationController(root: recorder)
        for termination in [Termination.hangUp, nil] {
            let screen = HeadlessScreen(columns: 10, rows: 3)
            screen.enqueue([.key(.control("c"))])
            let application = Application(screen: screen, root: navigation)
            application.run()
            #expect(application.termination == termination)
            #expect(navigation.presentedViewController is AlertViewController)
        }
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
