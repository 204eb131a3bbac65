import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// The driver on a pseudo-terminal. The tests run one at a time, because ncurses and signals belong to the whole
/// process.
@Suite(.serialized) @MainActor
struct CursesScreenTests {
    let terminal: PseudoTerminal
    let screen: CursesScreen

    init() throws {
        setenv("LC_ALL", "C.UTF-8", 1)
        unsetenv("NO_COLOR")
        unsetenv("COLORTERM")
        // A shell that starts the tests in the background ignores these signals, and the screen then ignores them too.
        for number in [SIGINT, SIGQUIT, SIGHUP] { signal(number, SIG_DFL) }
        terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        // A terminal that is asked for its colours and does not answer would be waited for at the end of each test.
        var options = CursesScreen.Options()
        options.theme = .dark
        screen = try CursesScreen(device: terminal.device, options: options, kind: "xterm-256color")
        _ = terminal.output()
    }

    private func present(cursor: Point? = nil, _ draw: (Surface) -> Void) -> String {
        let canvas = Canvas(size: screen.size)
        draw(Surface(canvas: canvas, appearance: screen.appearance))
        screen.present(canvas.grid, cursor: cursor)
        return terminal.output()
    }

    /// A grid with a title, a list and a footer. The selected row is a coloured bar.
    private func presentList(from top: Int, selected: Int) -> String {
        present { surface in
            surface.draw("Recipes", x: 0, y: 0, role: .title)
            for line in 1..<23 {
                let isSelected = top + line - 1 == selected
                let style = isSelected ? Style(foreground: .black, background: .cyan) : .plain
                if isSelected { surface.fill(Rect(x: 0, y: line, width: 80, height: 1), style: style) }
                surface.draw("  Recipe \(top + line + 1000)   30 min", x: 0, y: line, style: style)
            }
            surface.draw("q quit", x: 0, y: 23, role: .dim)
        }
    }

    @Test func `a presented grid appears on the terminal`() {
        defer { screen.close() }
        #expect(screen.size == Size(columns: 80, rows: 24))
        var appearance = Appearance(colors: 256, isUnicode: true)
        appearance.pictures = .halfBlocks
        #expect(screen.appearance == appearance)
        #expect(present { $0.draw("Crème brûlée", x: 0, y: 0) }.contains("Crème brûlée"))
    }

    @Test func `presenting an unchanged grid sends nothing`() {
        defer { screen.close() }
        _ = present { $0.draw("Soup", x: 0, y: 0) }
        #expect(present { $0.draw("Soup", x: 0, y: 0) } == "")
    }

    @Test func `the terminal converts exactly the signal keys into signals`() throws {
        defer { screen.close() }
        let modes = try #require(terminal.device.modes())
        #expect(modes.c_lflag & tcflag_t(ISIG) != 0)
        let codes = Mirror(reflecting: modes.c_cc).children.compactMap { $0.value as? cc_t }
        let signals = [VINTR, VQUIT, VSUSP].map { codes[Int($0)] }
        let keys = signals.map { Key.control(Character(Unicode.Scalar($0 | 0x40)).lowercased().first ?? " ") }
        #expect(Set(keys) == Set(Key.signalKeys))
    }

    @Test func `a moved selection sends less than 130 bytes`() {
        defer { screen.close() }
        _ = presentList(from: 0, selected: 5)
        let bytes = presentList(from: 0, selected: 6).utf8.count
        #expect((1..<130).contains(bytes))
    }

    @Test func `a list scrolls between title and footer with the scrolling of the terminal`() {
        defer { screen.close() }
        _ = presentList(from: 0, selected: 21)
        let output = presentList(from: 1, selected: 22)
        #expect(output.utf8.count < 200)
        #expect(output.contains("\u{1B}[2;23r"))
    }

    @Test func `a wide glyph is drawn and replaced`() {
        defer { screen.close() }
        #expect(present { $0.draw("汉字 ok", x: 0, y: 0) }.contains("汉字 ok"))
        #expect(present { $0.draw("汉x", x: 0, y: 0) }.contains("x"))
    }

    @Test func `a wide glyph replaces another wide glyph`() {
        defer { screen.close() }
        _ = present { $0.draw("a汉     12345678 字", x: 0, y: 0) }
        let output = present { $0.draw("a中     12345678 文", x: 0, y: 0) }
        #expect(output.contains("中"))
        #expect(output.contains("文"))
        #expect(!output.contains("12345678"))
    }

    @Test func `a glyph that the C library cannot measure is replaced`() {
        defer { screen.close() }
        // Unicode assigns no character to U+0378.
        #expect(present { $0.draw("a\u{378}b", x: 0, y: 0) }.contains("a\u{FFFD}b"))
    }

    @Test(arguments: ["xterm-direct", "xterm-16color", "xterm-88color", "vt220"])
    func `a selection is drawn on terminals with any number of colours`(kind: String) throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen: CursesScreen
        do {
            screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: kind)
        } catch {
            // The machine may lack the description of this terminal.
            #expect(error == .kindUnknown(kind))
            return
        }
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        for index in 0...255 {
            let style = Style(foreground: Color(palette: UInt8(index)), background: Color(palette: UInt8(255 - index)))
            Surface(canvas: canvas, appearance: screen.appearance).draw("x", x: index % 80, y: index / 80, style: style)
        }
        screen.present(canvas.grid, cursor: nil)
        #expect(terminal.output().contains("x"))
    }

    @Test func `NO_COLOR turns off colours and their control sequences`() throws {
        screen.close()
        setenv("NO_COLOR", "1", 1)
        defer { unsetenv("NO_COLOR") }
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm-256color")
        defer { screen.close() }
        #expect(screen.appearance == Appearance(colors: 0, isUnicode: true))
        let canvas = Canvas(size: screen.size)
        let style = Style(foreground: .red, background: .blue, attributes: .bold)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0, style: style)
        screen.present(canvas.grid, cursor: nil)
        #expect(!terminal.output().contains(/\u{1B}\[[0-9;]*[34][0-7]m/))
    }

    @Test(arguments: [
        ("xterm", "truecolor", "48;5;200"), ("xterm", "24bit", "48;5;200"), ("xterm", "", "45"), ("xterm", "yes", "45"),
        ("xterm-256color", "truecolor", "48;5;200"), ("linux", "truecolor", "45"),
    ])
    func `COLORTERM selects the terminal description with 256 colours`(
        kind: String, wish: String, color: String
    ) throws {
        screen.close()
        setenv("COLORTERM", wish, 1)
        defer { unsetenv("COLORTERM") }
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: kind)
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        let style = Style(background: Color(palette: 200))
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0, style: style)
        screen.present(canvas.grid, cursor: nil)
        #expect(terminal.output().contains("\u{1B}[\(color)m"))
    }

    @Test func `the bottom right corner can be drawn`() {
        defer { screen.close() }
        #expect(present { $0.draw("Z", x: 79, y: 23) }.contains("Z"))
    }

    @Test func `a resize is an event and changes the size of the screen`() {
        defer { screen.close() }
        terminal.resize(columns: 40, rows: 10)
        kill(getpid(), SIGWINCH)
        #expect(screen.waitForEvents(timeout: nil) == [.resize(Size(columns: 40, rows: 10))])
        #expect(present { $0.draw("Soup", x: 30, y: 9) }.contains("Soup"))
    }

    @Test(arguments: ["7", "99999999"])
    func `the size comes from the terminal, not from the environment`(wrong: String) throws {
        screen.close()
        for name in ["LINES", "COLUMNS"] { setenv(name, wrong, 1) }
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm")
        defer { screen.close() }
        #expect(screen.size == Size(columns: 80, rows: 24))
    }

    @Test func `a signal is a terminate event`() {
        defer { screen.close() }
        kill(getpid(), SIGTERM)
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.signal(SIGTERM))])
    }

    @Test func `a closed terminal returns a hang-up at every wait`() {
        defer { screen.close() }
        terminal.hangUp()
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
    }

    @Test func `the screen keeps the user's palette, also when it resumes`() {
        defer { screen.close() }
        _ = present { $0.draw("Soup", x: 0, y: 0, style: Style(foreground: .red)) }
        screen.releaseTerminal()
        screen.reclaimTerminal()
        let output = terminal.output()
        #expect(output.contains("Soup"))
        #expect(!output.contains("\u{1B}]104"))
    }

    @Test func `mouse reports and bracketed paste are off while another program has the terminal, and then on again`() {
        defer { screen.close() }
        screen.releaseTerminal()
        let released = terminal.output()
        screen.reclaimTerminal()
        let resumed = terminal.output()
        for mode in ["\u{1B}[?1006;1002", "\u{1B}[?2004"] {
            #expect(released.contains(mode + "l") && !released.contains(mode + "h"))
            #expect(resumed.contains(mode + "h") && !resumed.contains(mode + "l"))
        }
    }

    @Test func `the cursor is visible while another program has the terminal, and hidden again after it`() {
        defer { screen.close() }
        _ = present { $0.draw("Soup", x: 0, y: 0) }
        screen.releaseTerminal()
        #expect(terminal.output().contains("\u{1B}[?25h"))
        screen.reclaimTerminal()
        let resumed = terminal.output()
        #expect(resumed.contains("\u{1B}[?25l") && !resumed.contains("\u{1B}[?25h"))
    }

    @Test func `grey text is dimmed on a terminal with eight colours`() throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm")
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        surface.draw("Soup", x: 0, y: 0, style: Style(foreground: .green))
        surface.draw("Salt", x: 0, y: 1, style: Style(foreground: .brightBlack))
        screen.present(canvas.grid, cursor: nil)
        let output = terminal.output()
        let soup = try #require(output.firstRange(of: "Soup"))
        let dim = /\u{1B}\[([0-9]+;)*2(;[0-9]+)*m/
        #expect(!output[..<soup.lowerBound].contains(dim))
        #expect(output[soup.upperBound...].contains(dim), "\(output.debugDescription)")
    }

    @Test func `closing restores the terminal once`() throws {
        screen.close()
        let output = terminal.output()
        for sequence in ["\u{1B}[?2004l", "\u{1B}[?1049l", "\u{1B}[?25h", "\u{1B}[?1006;1002l"] {
            #expect(output.contains(sequence))
        }
        screen.close()
        #expect(terminal.output() == "")
    }
}
