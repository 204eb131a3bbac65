import Testing

@testable import Terminal

@MainActor
@Suite("Headless screen")
struct HeadlessScreenTests {
    @Test("A headless screen returns events in bursts and a hang-up at the end")
    func handsOutBursts() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        screen.enqueue([.key(.up), .key(.down)])
        screen.resize(columns: 20, rows: 4)
        #expect(screen.waitForEvents(timeout: nil) == [.key(.up), .key(.down)])
        #expect(screen.size == Size(columns: 20, rows: 4))
        #expect(screen.waitForEvents(timeout: nil) == [.resize(Size(columns: 20, rows: 4))])
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
    }

    @Test("A headless screen does with signal keys what the driver of a terminal does: no key arrives")
    func signalKeys() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        screen.enqueue([.key(.up), .key(.control("z")), .key(.control("c")), .key(.control("\\")), .key(.down)])
        #expect(
            screen.waitForEvents(timeout: nil) == [
                .key(.up), .terminate(.interrupt), .terminate(.signal(3)), .key(.down),
            ])
        #expect(screen.suspensions == 1)
        #expect(Key.signalKeys.filter(\.isSignalKey).count == 3)
        #expect(!Key(.character("c"), [.control, .alt]).isSignalKey)
    }

    @Test("During a pause, a headless screen returns after each timeout, and its clock advances")
    func pauses() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        let start = screen.clock.now
        screen.pause(for: .seconds(5))
        screen.enqueue([.key(.up)])
        #expect(screen.waitForEvents(timeout: .seconds(2)) == [])
        #expect(start.duration(to: screen.clock.now) == .seconds(2))
        #expect(screen.waitForEvents(timeout: .seconds(-1)) == [])
        #expect(start.duration(to: screen.clock.now) == .seconds(2))
        #expect(screen.waitForEvents(timeout: .seconds(9)) == [])
        #expect(start.duration(to: screen.clock.now) == .seconds(5))
        #expect(screen.waitForEvents(timeout: .seconds(9)) == [.key(.up)])
        #expect(start.duration(to: screen.clock.now) == .seconds(5))
    }

    @Test("A headless screen stores the programs that it should run, and says how they end")
    func runs() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        var calls = 0
        #expect(screen.run(TerminalProgram("less"), meanwhile: nil) == .exited(0))
        screen.onRun = { $0.command == "vi" ? .killed(9) : .exited(1) }
        #expect(screen.run(TerminalProgram("vi")) { calls += 1 } == .killed(9))
        #expect(screen.programs.map(\.command) == ["less", "vi"] && calls == 1)
        screen.invalidate()
        #expect(screen.invalidations == 1)
    }

    @Test("Sleeping on a manual clock ends when a test has advanced it to the deadline")
    func sleeps() async throws {
        let clock = ManualClock()
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: clock.now, tolerance: nil)
        let deadline = clock.now.advanced(by: .seconds(2))
        let sleeper = Task {
            try await clock.sleep(until: deadline, tolerance: nil)
            return clock.now
        }
        for _ in 0..<100 { await Task.yield() }
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        clock.advance(by: .seconds(1))
        #expect(try await sleeper.value == deadline)
        #expect(clock.minimumResolution == .nanoseconds(1))
    }

    @Test("A headless screen stores notifications, whose texts contain no control characters and no semicolons")
    func notifications() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        screen.notify(TerminalNotification(title: "Tea;\u{1B}[31m is\nready", text: "now\u{9C}"))
        #expect(screen.notifications.map(\.title) == ["Tea,[31m is ready"])
        #expect(screen.notifications.map(\.text) == ["now"])
    }

    @Test("A headless screen stores the last grid and counts presentations")
    func keepsWhatWasPresented() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("hello", x: 1, y: 1)
        screen.present(canvas.grid, cursor: Point(x: 6, y: 1))
        #expect(screen.grid.text == "\n hello")
        #expect(screen.cursor == Point(x: 6, y: 1))
        #expect(screen.presentations == 1)
    }
}

extension HeadlessScreenTests {
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
    func signalKeysAlone() {
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
