import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// What a screen finds and sends when it opens.
extension CursesScreenTests {
    private func open(_ kind: String, on terminal: PseudoTerminal) throws -> CursesScreen {
        try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: kind)
    }

    @Test func `an opened screen hides the cursor and asks for pastes and for the mouse`() throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try open("xterm-256color", on: terminal)
        defer { screen.close() }
        screen.present(Canvas(size: screen.size).grid, cursor: nil)
        let output = terminal.output()
        for sequence in ["\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[?2004h", "\u{1B}[?1006;1000h"] {
            #expect(output.contains(sequence), "\(sequence.debugDescription)")
        }
        #expect(screen.reportsMouse && CursesScreen.defaultOptions.isMouseEnabled)
    }

    @Test func `the reset sequence turns off what a screen turns on`() {
        defer { screen.close() }
        let all = String(decoding: ResetSequence.current(reportsMouse: true), as: UTF8.self)
        let rest = String(decoding: ResetSequence.current(reportsMouse: false), as: UTF8.self)
        #expect(all == "\u{1B}[?1006;1000l" + rest && rest.hasPrefix("\u{1B}[?2004l"))
        for sequence in ["\u{1B}[?1l", "\u{1B}[39;49m", "\u{1B}[?1049l", "\u{1B}[?25h"] {
            #expect(rest.contains(sequence), "\(sequence.debugDescription)")
        }
    }

    @Test func `an empty NO_COLOR keeps colours, and a terminal without colours has none`() throws {
        screen.close()
        setenv("NO_COLOR", "", 1)
        defer { unsetenv("NO_COLOR") }
        for (kind, colors) in [("xterm", 8), ("vt100", 0), ("xterm-256color", 256)] {
            let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
            let screen = try open(kind, on: terminal)
            defer { screen.close() }
            #expect(screen.appearance == Appearance(colors: colors, isUnicode: true), "\(kind)")
        }
    }

    @Test func `a terminal without a size has that of the environment`() throws {
        screen.close()
        setenv("LINES", "30", 1)
        setenv("COLUMNS", "90", 1)
        defer { for name in ["LINES", "COLUMNS"] { unsetenv(name) } }
        let terminal = try #require(PseudoTerminal(columns: 0, rows: 0))
        let screen = try open("xterm", on: terminal)
        defer { screen.close() }
        #expect(screen.size == Size(columns: 90, rows: 30))
    }

    @Test func `a screen cannot be opened on an unknown kind of terminal`() throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        #expect(throws: TerminalError.kindUnknown("no-such-terminal")) { try open("no-such-terminal", on: terminal) }
        #expect(throws: TerminalError.kindTooSimple("dumb")) { try open("dumb", on: terminal) }
        #expect(terminal.output() == "")
    }
}
