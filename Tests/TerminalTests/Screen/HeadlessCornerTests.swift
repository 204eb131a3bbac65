import Testing

@testable import Terminal

@MainActor
@Suite("Corners of the headless screen")
struct HeadlessCornerTests {
    @Test("A pause without a timeout lasts to its end, and what was enqueued later comes after it")
    func pause() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        screen.enqueue([.key(.up)])
        screen.pause(for: .seconds(3))
        screen.enqueue([])
        screen.enqueue([.paste("x")])
        #expect(screen.waitForEvents(timeout: .zero) == [.key(.up)])
        #expect(screen.clock.now.offset == .zero)
        #expect(screen.waitForEvents(timeout: nil) == [])
        #expect(screen.clock.now.offset == .seconds(3))
        #expect(screen.waitForEvents(timeout: nil) == [])
        #expect(screen.waitForEvents(timeout: nil) == [.paste("x")])
        #expect(screen.waitForEvents(timeout: .seconds(1)) == [.terminate(.hangUp)])
        #expect(screen.clock.now.offset == .seconds(3))
    }

    @Test("A new screen has the usual size, a blank grid, no cursor and no counts")
    func beginning() {
        let screen = HeadlessScreen()
        #expect(screen.size == Size(columns: 80, rows: 24) && screen.grid == Grid(size: screen.size))
        #expect(screen.cursor == nil && screen.presentations == 0 && screen.invalidations == 0)
        #expect(screen.suspensions == 0 && screen.notifications.isEmpty && screen.programs.isEmpty)
        screen.suspend()
        screen.present(screen.grid, cursor: .zero)
        screen.present(screen.grid, cursor: nil)
        #expect(screen.suspensions == 1 && screen.presentations == 2 && screen.cursor == nil)
    }

    @Test("The work beside a program is done after the program was started")
    func order() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        var order: [String] = []
        screen.onRun = { program in
            order.append(program.command)
            return .notStarted("gone")
        }
        let program = TerminalProgram("less", arguments: ["-R"], input: "text", pause: "key")
        let ending = screen.run(program) { order.append("meanwhile") }
        #expect(ending == .notStarted("gone") && order == ["less", "meanwhile"] && screen.programs == [program])
    }

    @Test("A notification has at most 200 characters of each text")
    func limit() {
        let long = String(repeating: "é", count: 201)
        let notification = TerminalNotification(title: long, text: long + "x")
        #expect(notification.title == String(repeating: "é", count: 200))
        #expect(notification.text == notification.title)
        #expect(TerminalNotification(title: "a").text.isEmpty)
    }

    @Test("A manual clock can be compared and moved, and a task that sleeps on it can be cancelled")
    func clock() async {
        let clock = ManualClock()
        let start = clock.now
        let later = start.advanced(by: .seconds(2))
        #expect(start < later && !(later < start) && !(start < start))
        #expect(start.duration(to: later) == .seconds(2) && later.duration(to: start) == .seconds(-2))
        let sleeper = Task { try await clock.sleep(until: later, tolerance: nil) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test("Only the three keys of signals are signal keys, without other modifiers")
    func signalKeys() {
        #expect(Key.signalKeys == [.control("c"), .control("z"), .control("\\")])
        #expect(!Key.character("c").isSignalKey && !Key(.character("z"), [.control, .shift]).isSignalKey)
    }

    @Test("Names of keys with a modifier need a key behind it, and a space is named by its word")
    func names() {
        #expect(Key(named: "Ctrl-\\") == .control("\\") && Key(named: "Ctrl-^") == .control("^"))
        #expect(Key(named: "Ctrl-_") == .control("_") && Key(named: "Ctrl-[") == nil)
        #expect(Key(named: "Shift-Space") == Key(.character(" "), .shift) && Key(named: "Alt- ") == nil)
        #expect(
            Key(named: "Ctrl-Ctrl-d") == .control("d")
                && Key(named: "Alt-Ctrl-D") == Key(.character("d"), [.alt, .control]))
        #expect(Key(named: "→") == .right && Key(named: "←") == .left && Key(named: "Ctrl-Z") == .control("z"))
        #expect(Key.enter.name(.ascii) == "Enter" && Key(.left).name(.ascii) == "Left")
        #expect(Key(.right).name(.ascii) == "Right" && Key(.down).name(.ascii) == "Down")
    }
}
