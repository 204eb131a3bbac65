import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// Signals, timeouts and the end of the terminal.
extension CursesScreenTests {
    @Test func `each signal is an event`() {
        defer { screen.close() }
        let signals: Set = [SIGTERM, SIGUSR1, SIGINT]
        for signal in signals { kill(getpid(), signal) }
        // The system delivers them one after the other.
        var events: Set<InputEvent> = []
        for _ in signals where events.count < signals.count { events.formUnion(screen.waitForEvents(timeout: nil)) }
        #expect(events == Set(signals.map { .terminate(.signal($0)) }))
        #expect(screen.waitForEvents(timeout: .zero) == [])
    }

    @Test func `a hang-up signal is a hang-up at every wait, and then nothing is sent`() {
        defer { screen.close() }
        kill(getpid(), SIGHUP)
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
        _ = terminal.output()
        screen.notify(TerminalNotification(title: "Eggs"))
        #expect(terminal.output() == "")
    }

    @Test func `a signal about the size is an event only if the size has changed`() {
        defer { screen.close() }
        kill(getpid(), SIGWINCH)
        #expect(screen.waitForEvents(timeout: nil) == [])
        #expect(!screen.updateSize())
        terminal.resize(columns: 0, rows: 0)
        #expect(!screen.updateSize() && screen.size == Size(columns: 80, rows: 24))
        terminal.resize(columns: 100, rows: 30)
        #expect(screen.updateSize() && screen.size == Size(columns: 100, rows: 30))
    }

    @Test func `a signal about an unchanged size draws the screen again`() {
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        _ = terminal.output()
        kill(getpid(), SIGWINCH)
        // The wait also ends when other work of the main actor is done.
        var output = ""
        for _ in 0..<1000 where !output.contains("Soup") {
            #expect(screen.waitForEvents(timeout: .milliseconds(10)) == [])
            output += terminal.output()
        }
        #expect(output.contains("Soup"))
    }

    @Test func `a program that writes to a closed pipe does not end while the screen is open`() {
        screen.close()
        let before = signal(SIGPIPE, SIG_DFL)
        defer { signal(SIGPIPE, before) }
        guard let terminal = PseudoTerminal(columns: 80, rows: 24),
            let screen = try? CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm")
        else {
            Issue.record("no screen")
            return
        }
        kill(getpid(), SIGPIPE)
        #expect(screen.waitForEvents(timeout: .zero) == [])
        screen.close()
        var action = sigaction()
        sigaction(SIGPIPE, nil, &action)
        #expect(withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 0, "the default action is back")
    }

    @Test func `a continued program draws the screen again, in the new size of the terminal`() throws {
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        _ = terminal.output()
        kill(getpid(), SIGCONT)
        #expect(screen.waitForEvents(timeout: nil) == [])
        let output = terminal.output()
        #expect(output.contains("Soup") && output.contains("\u{1B}[?1006;1002h") && output.contains("\u{1B}[?2004h"))
        terminal.resize(columns: 60, rows: 20)
        kill(getpid(), SIGCONT)
        #expect(screen.waitForEvents(timeout: nil) == [.resize(Size(columns: 60, rows: 20))])
    }

    @Test func `a wait without input ends at its timeout, and also ends a paste`() {
        defer { screen.close() }
        #expect(screen.waitForEvents(timeout: .zero) == [])
        terminal.type("\u{1B}[200~salt")
        #expect(screen.waitForEvents(timeout: nil) == [])
        #expect(screen.waitForEvents(timeout: .zero) == [.paste("salt")])
        #expect(screen.waitForEvents(timeout: .nanoseconds(1)) == [])
    }

    @Test func `a closed screen returns a hang-up and sends nothing`() {
        screen.close()
        _ = terminal.output()
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
        screen.present(Canvas(size: Size(columns: 80, rows: 24)).grid, cursor: nil)
        screen.suspend()
        screen.notify(TerminalNotification(title: "Eggs"))
        #expect(screen.run(TerminalProgram("true", input: "")) == .notStarted("the screen is closed"))
        #expect(terminal.output() == "")
    }
}
