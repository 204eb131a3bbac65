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
        for sequence in ["\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[?2004h", "\u{1B}[?1006;1002h"] {
            #expect(output.contains(sequence), "\(sequence.debugDescription)")
        }
        #expect(screen.reportsMouse && CursesScreen.defaultOptions.isMouseEnabled)
    }

    @Test func `the reset sequence turns off what a screen turns on`() {
        defer { screen.close() }
        let all = String(decoding: ResetSequence.current(reportsMouse: true), as: UTF8.self)
        let rest = String(decoding: ResetSequence.current(reportsMouse: false), as: UTF8.self)
        #expect(all == "\u{1B}[?1006;1002l" + rest && rest.hasPrefix("\u{1B}[?2004l"))
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
            var appearance = Appearance(colors: colors, isUnicode: true)
            if colors >= 256 { appearance.pictures = .halfBlocks }
            #expect(screen.appearance == appearance, "\(kind)")
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
        #expect(throws: TerminalError.kindTooSimple("dumb")) { try open("dumb", on: terminal) }
        #expect(terminal.output() == "")
        let modes = try #require(terminal.device.modes())
        #expect(throws: TerminalError.kindUnknown("no-such-terminal")) { try open("no-such-terminal", on: terminal) }
        #expect(terminal.output() == DeviceAttributes.request)
        #expect(try #require(terminal.device.modes()).c_lflag == modes.c_lflag)
    }

    @Test func `a terminal that nobody knows is asked, and keys that were typed meanwhile are the first events`() throws
    {
        self.screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let person = ScriptedTerminal(terminal, [(DeviceAttributes.request, "j\u{1B}[?62;22ck")])
        let screen = try open("no-such-terminal", on: terminal)
        defer { screen.close() }
        #expect(person.stop().rest == [])
        #expect(screen.description.origin == .similar && screen.appearance.theme == .standard)
        #expect(screen.waitForEvents(timeout: .zero) == [.key("j"), .key("k")])
    }

    @Test func `a screen opens with a description of the program, which is hidden from other programs`() throws {
        self.screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try open("contour", on: terminal)
        defer { screen.close() }
        #expect(screen.description.origin == .program)
        #expect(getenv("TERMINFO") == nil)
        terminal.type("\u{1B}OA\u{1B}[6~\u{1B}OH\u{1B}[1;5C")
        #expect(screen.readInput() == [.key(.up), .key(.pageDown), .key(.home), .key(Key(.right, .control))])
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance)
            .draw("Soup", x: 3, y: 1, style: Style(foreground: Color(palette: 244)))
        screen.present(canvas.grid, cursor: nil)
        #expect(terminal.output().contains("\u{1B}[38;5;244mSoup"))
    }

    @Test func `the theme follows the background of the terminal, and the cursor rests where one reads`() throws {
        self.screen.close()
        unsetenv("COLORFGBG")
        unsetenv("STY")
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try open("xterm-256color", on: terminal)
        #expect(terminal.output().contains("\u{1B}]11;?\u{7}"))
        #expect(screen.appearance.theme == Theme(.dark))
        terminal.type("j\u{1B}]10;rgb:0000/0000/0000\u{1B}\\\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
        #expect(screen.readInput() == [.key(.character("j")), .recolor])
        #expect(screen.appearance.theme == Theme(.light, for: screen.appearance.colors))
        #expect(screen.appearance.colors.isLight && screen.colorRequest.asked == nil)
        screen.present(Canvas(size: screen.size).grid, cursor: nil, reading: Point(x: 4, y: 9))
        let output = terminal.output()
        #expect(output.hasSuffix("\u{1B}[10;5H") && !output.contains("\u{1B}[?25h"), "\(output.debugDescription)")
        screen.close()
    }

    @Test func `a size that no display has is not believed`() throws {
        self.screen.close()
        let terminal = try #require(PseudoTerminal(columns: 65_535, rows: 24))
        let screen = try open("xterm", on: terminal)
        defer { screen.close() }
        #expect(screen.size == Size(columns: Int(TerminalDevice.largestSize.columns), rows: 24))
        #expect(getenv("COLUMNS") == nil && getenv("LINES") == nil)
        terminal.resize(columns: 80, rows: 65_535)
        #expect(screen.updateSize())
        #expect(screen.size == Size(columns: 80, rows: Int(TerminalDevice.largestSize.rows)))
    }
}
