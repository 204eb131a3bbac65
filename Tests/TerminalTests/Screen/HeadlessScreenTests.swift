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
