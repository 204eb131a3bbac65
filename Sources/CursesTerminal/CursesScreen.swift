import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The terminal that the program was started from, through ncurses.
///
/// There is at most one at a time. From ``open(_:)`` to ``close()`` the terminal is the screen's own; what happens in
/// between, a crash and `exit()` included, leaves it as it was found.
///
/// ```swift
/// let screen = try CursesScreen.open()
/// defer { screen.close() }
/// let canvas = Canvas(size: screen.size)
/// screen.present(canvas.grid, cursor: nil)
/// let events = screen.waitForEvents(timeout: nil)
/// ```
///
/// While it waits, ``waitForEvents(timeout:)`` does the main actor's work. That needs the main thread: a program that uses it
/// has a `main` that is not `async`.
@MainActor
public final class CursesScreen: Screen {
    /// What a program may wish for.
    public struct Options: Sendable {
        /// Whether the mouse's wheel and clicks are events; the terminal's own way to select text then needs Shift.
        public var isMouseEnabled = true
        /// What the program is called, should it crash.
        public var programName = "The program"
        /// What to do about a crash, as a sentence or two for the person at the terminal.
        public var crashAdvice = "Please report what follows to whoever gave you the program."
        /// What some roles look like, in place of what suits the terminal.
        public var styles: [Role: Style] = [:]

        /// The options that suit most programs.
        public init() {}
    }

    /// The columns and rows of the terminal's window.
    public internal(set) var size: Size
    public let appearance: Appearance

    let device: TerminalDevice
    let reportsMouse: Bool
    let signals: SignalPipe
    let crashRestore: CrashRestore
    var pairs: ColorPairs
    var shown = ShownGrid()
    var decoder = KeyDecoder()
    var cursor: Point?
    var isClosed = false
    var isHungUp = false
    /// Whether somebody else has the terminal now.
    var isAway = false

    /// Takes the terminal.
    ///
    /// - Throws: ``TerminalError`` where there is no terminal that can be drawn on.
    public static func open(_ options: Options = Options()) throws(TerminalError) -> CursesScreen {
        try CursesScreen(device: TerminalDevice.standard(), options: options)
    }

    /// - Parameter kind: The name of the terminal's description; what `TERM` says where `nil`.
    init(device: TerminalDevice, options: Options, kind: String? = nil) throws(TerminalError) {
        setlocale(LC_ALL, "")
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
        self.signals = signals
        Self.forgetShellSize(on: device)
        guard newterm(kind, device.outputFile, device.inputFile) != nil else {
            let reason = TerminalError.lastReason
            signals.close()
            throw .couldNotStart(reason)
        }
        reportsMouse = options.isMouseEnabled && curses_capability("kmous", 0) != nil
        crashRestore = CrashRestore(
            terminal: device.output, modes: modes, reset: ResetSequence.current(reportsMouse: reportsMouse),
            note: "\(options.programName) crashed. The terminal has been restored.\r\n\(options.crashAdvice)\r\n")
        let colors = Self.startColors()
        pairs = ColorPairs(colors: colors, capacity: colors == 0 ? 0 : Int(curses_color_pairs()))
        appearance = Appearance(
            colors: colors, isUnicode: String(cString: curses_codeset()) == "UTF-8", styles: options.styles)
        size = Size(columns: Int(curses_columns()), rows: Int(curses_lines()))
        configure()
    }

    /// Where the terminal tells its size, what the environment says of it is old or wrong, and ncurses would believe that.
    private static func forgetShellSize(on device: TerminalDevice) {
        guard device.size() != nil else { return }
        for name in ["LINES", "COLUMNS"] { unsetenv(name) }
    }

    /// How many colours to use; 0 where the terminal has none or the person wants none.
    private static func startColors() -> Int {
        if let wish = getenv("NO_COLOR"), wish.pointee != 0 { return 0 }
        guard has_colors(), start_color() == OK else { return 0 }
        use_default_colors()
        curses_keep_palette()
        return Int(curses_colors())
    }

    private func configure() {
        let window = curses_stdscr()
        if getenv("ESCDELAY") == nil { set_escdelay(25) }
        cbreak()
        noecho()
        nonl()
        keypad(window, true)
        nodelay(window, true)
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
        askForInput()
    }

    /// Asks the terminal for what it tells only to those who ask.
    func askForInput() {
        device.write(reportsMouse ? MouseReport.on + BracketedPaste.on : BracketedPaste.on)
    }

    /// Gives the terminal back as it was found. Of no effect when called again.
    public func close() {
        guard !isClosed else { return }
        if !isAway { giveBack() }
        isClosed = true
        crashRestore.end()
        signals.close()
        device.close()
    }
}
