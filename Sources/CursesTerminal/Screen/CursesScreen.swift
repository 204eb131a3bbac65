import CNcurses
import CTerminalGuard
import Terminal

/// The screen of the terminal in which the program runs. It uses ncurses.
///
/// Only one screen can be open at a time. ``close()`` restores the terminal. After a crash and after a call of
/// `exit()`, the terminal is restored too.
///
/// ```swift
/// let screen = try CursesScreen.open()
/// defer { screen.close() }
/// let canvas = Canvas(size: screen.size)
/// screen.present(canvas.grid, cursor: nil)
/// let events = screen.waitForEvents(timeout: nil)
/// ```
///
/// ``waitForEvents(timeout:)`` runs the work of the main actor while it waits. It must be called on the main thread, so
/// the `main` of the program must not be `async`.
@MainActor
public final class CursesScreen: TerminalDriver {
    /// The options of a screen.
    public struct Options: Sendable {
        /// Whether clicks and wheel turns become events. If so, the user must hold Shift to select text in the
        /// terminal.
        public var isMouseEnabled = true
        /// The name of the program in the message after a crash. By default, the name of its file.
        public var programName =
            CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "The program"
        /// The advice to the user after a crash, in one or two sentences.
        public var crashAdvice = "Please report the following lines to the author of the program."
        /// The styles that replace those of the theme.
        public var styles: [Role: Style] = [:]

        /// Creates options with the default values.
        public init() {}
    }

    /// The options with the default values.
    public static var defaultOptions: Options { Options() }

    /// The number of columns and rows of the terminal.
    public internal(set) var size: Size
    /// The theme and the symbols for the terminal.
    public let appearance: Appearance

    let device: TerminalDevice
    let output: FrameOutput
    let reportsMouse: Bool
    let signals: SignalPipe
    let crashRestore: CrashRestore
    var pairs: ColorPairs
    var shown = ShownGrid()
    var reader: InputReader
    var decoder = KeyDecoder()
    var cursor: Point?
    var user = TerminalUser.screen
    var isHungUp = false
    /// The keys and pastes that were read while the terminal changed hands. They are the next events.
    var keptInput: [InputEvent] = []
    /// Whether the terminal has answered all requests for its status.
    var answersRequests = true
    /// The time of the last event of the mouse, or `nil` if there was none.
    var lastMouseEvent: ContinuousClock.Instant?

    /// Opens the screen.
    ///
    /// - Throws: ``TerminalError`` if there is no suitable terminal, or if the program cannot use the terminal.
    public static func open(_ options: Options = Options()) throws(TerminalError) -> CursesScreen {
        try CursesScreen(device: TerminalDevice.standard(), options: options)
    }

    /// Opens the screen on a device.
    ///
    /// - Parameters:
    ///   - device: The terminal.
    ///   - options: The options.
    ///   - kind: The name of the terminal description, or `nil` for the value of `TERM`.
    init(device: TerminalDevice, options: Options, kind: String? = nil) throws(TerminalError) {
        TerminalLocale.set()
        let wanted = kind ?? getenv("TERM").map { String(cString: $0) }
        let kind = TerminalKind.withColors(
            of: try TerminalCheck.check(kind: wanted, descriptor: device.output),
            wish: getenv("COLORTERM").map { String(cString: $0) }, descriptor: device.output)
        guard terminal_guard_wait_for_foreground(device.output) != 0 else { throw .inBackground }
        errno = 0
        guard let modes = device.modes(), let signals = SignalPipe() else {
            throw .couldNotStart(TerminalError.lastReason)
        }
        self.device = device
        reader = InputReader(device.input)
        self.signals = signals
        Self.unsetShellSize(on: device)
        output = FrameOutput(to: device)
        guard newterm(kind, output.file, device.inputFile) != nil else {
            let reason = TerminalError.lastReason
            output.close()
            signals.close()
            throw .couldNotStart(reason)
        }
        output.stopEarlyWriting()
        reportsMouse = options.isMouseEnabled && curses_capability("kmous", 0, 0) != nil
        crashRestore = CrashRestore(
            terminal: device.output, modes: modes, reset: ResetSequence.current(reportsMouse: reportsMouse),
            note: "\(options.programName) crashed. The terminal has been restored.\r\n\(options.crashAdvice)\r\n")
        let colors = Self.startColors()
        pairs = ColorPairs(colors: colors, capacity: colors == 0 ? 0 : Int(curses_color_pairs()))
        appearance = Appearance(
            colors: colors, isUnicode: TerminalLocale.isUnicode, styles: options.styles)
        size = Size(columns: Int(curses_columns()), rows: Int(curses_lines()))
        configure()
    }

    /// Removes the environment variables `LINES` and `COLUMNS` if the terminal reports its size. Otherwise ncurses
    /// would use their values, which may be outdated.
    private static func unsetShellSize(on device: TerminalDevice) {
        guard device.size() != nil else { return }
        for name in ["LINES", "COLUMNS"] { unsetenv(name) }
    }

    /// Turns on colours and returns their number. Returns 0 if the terminal has no colours or the user has set
    /// `NO_COLOR`.
    private static func startColors() -> Int {
        if let wish = getenv("NO_COLOR"), wish.pointee != 0 { return 0 }
        guard has_colors(), start_color() == OK else { return 0 }
        use_default_colors()
        curses_keep_palette()
        return Int(curses_colors())
    }

    private func configure() {
        let window = curses_stdscr()
        // The time, in milliseconds, that the reader waits after Escape for the rest of a sequence.
        if getenv("ESCDELAY") == nil { set_escdelay(25) }
        cbreak()
        noecho()
        nonl()
        keypad(window, true)
        idlok(window, true)
        leaveok(window, true)
        typeahead(-1)
        curs_set(0)
        device.allowAllKeys()
        def_prog_mode()
        terminal_guard_keep_screen_modes(device.output)
        define_key(BracketedPaste.start, BracketedPaste.startCode)
        define_key(BracketedPaste.end, BracketedPaste.endCode)
        keyok(KEY_MOUSE, false)
        if key_defined(MouseReport.bytesStart) == 0 { define_key(MouseReport.bytesStart, MouseReport.bytesStartCode) }
        enableReports()
    }

    /// Turns on mouse reports and bracketed paste.
    func enableReports() {
        device.write(reportsMouse ? MouseReport.on + BracketedPaste.on : BracketedPaste.on)
    }

    /// Whether the user turns the wheel or clicks at this moment, so that reports can be on their way.
    private var usesMouseNow: Bool {
        lastMouseEvent.map { ContinuousClock.now - $0 < .milliseconds(500) } ?? false
    }

    /// Restores the terminal. A second call has no effect.
    public func close() {
        guard user != .nobody else { return }
        if user == .screen {
            if usesMouseNow { quietenInput() }
            releaseTerminal()
        }
        user = .nobody
        crashRestore.end()
        signals.close()
        output.close()
        device.close()
    }
}
