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
