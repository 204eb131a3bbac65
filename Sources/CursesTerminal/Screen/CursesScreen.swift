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
        /// An argument with which the program prints the names of the calls that led to a crash. After a crash, the
        /// program is started with it, because the crashed process can no longer look up names. It must be shorter than
        /// 32 bytes.
        ///
        /// More arguments follow, in hexadecimal digits: the number of the signal, the offset of the C function
        /// `terminal_guard_report_crash` in the program, and the offsets of the calls, the last call first. The offset
        /// of a call in a shared library is 0.
        public var crashReporter: String?
        /// The styles that replace those of the theme.
        public var styles: [Role: Style] = [:]
        /// The theme that the user chose.
        public var theme = ThemeName.auto
        /// Whether the screen is for ears; see `Appearance.isAccessible`.
        public var isAccessible = false
        /// How pictures are shown.
        public var pictures = PictureWish.auto

        /// Creates options with the default values.
        public init() {}
    }

    public static var defaultOptions: Options { Options() }

    /// The number of columns and rows of the terminal.
    public internal(set) var size: Size
    /// Called before the user's Ctrl-Z stops the program, perhaps for days. Whoever holds a lock on a file ends that
    /// here, because other programs would wait for it as long.
    public var willSuspend: (@MainActor () -> Void)?
    /// The theme and the symbols for the terminal. They can change soon after the screen was opened, when the terminal
    /// has told the colour of its background.
    public internal(set) var appearance: Appearance

    /// The description of the terminal that the screen uses.
    let description: TerminalDescription
    let device: TerminalDevice
    let output: FrameOutput
    let reportsMouse: Bool
    let signals: SignalPipe
    let crashRestore: CrashRestore
    var pairs: ColorPairs
    /// The colours of pictures, or `nil` if the terminal has too few.
    let pictureColors: PictureColors?
    var graphics = ScreenGraphics()
    var pictureQuestion: PictureQuestion
    let multiplexer = TerminalMultiplexer.of { getenv($0).map { String(cString: $0) } }
    var shown = ShownGrid()
    var reader: InputReader
    var decoder = KeyDecoder()
    var cursor: Point?
    /// Where the hidden cursor stays, or `nil` for any position.
    var readingPoint: Point?
    /// Which theme suits the colours of the terminal, and whether the terminal has been asked for them.
    var colorRequest: ColorRequest
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
        var typed: [UInt8] = []
        let description = try TerminalDescription.find(
            kind ?? getenv("TERM").map { String(cString: $0) }, on: device.output
        ) {
            guard let answer = DeviceAttributes.ask(device) else { return nil }
            typed = answer.typed
            return answer.attributes
        }
        guard terminal_guard_wait_for_foreground(device.output) != 0 else { throw .inBackground }
        errno = 0
        guard let modes = device.modes(), let signals = SignalPipe() else {
            throw .couldNotStart(TerminalError.lastReason)
        }
        self.description = description
        self.device = device
        reader = InputReader(device.input)
        self.signals = signals
        Self.unsetShellSize(on: device)
        let output = FrameOutput(to: device)
        self.output = output
        let isStarted = description.use { newterm(description.name, output.file, device.inputFile) } != nil
        guard isStarted else {
            let reason = TerminalError.lastReason
            output.close()
            signals.close()
            throw .couldNotStart(reason)
        }
        output.stopEarlyWriting()
        reportsMouse = options.isMouseEnabled && curses_capability("kmous", 0, 0) != nil
        crashRestore = CrashRestore(
            terminal: device.output, modes: modes, reset: ResetSequence.current(reportsMouse: reportsMouse),
            note: "\(options.programName) crashed. The terminal has been restored.\r\n\(options.crashAdvice)\r\n",
            reporter: options.crashReporter)
        let colors = Self.startColors()
        pairs = ColorPairs(colors: colors, capacity: colors == 0 ? 0 : Int(curses_color_pairs()))
        colorRequest = ColorRequest(for: options.theme)
        appearance = Appearance(
            options.theme, for: ColorRequest.colors(count: colors), isUnicode: TerminalLocale.isUnicode,
            styles: options.styles, isAccessible: options.isAccessible)
        pictureColors = PictureColors(colors: colors) { getenv($0).map { String(cString: $0) } }
        pictureQuestion = PictureQuestion(for: options.pictures)
        appearance.pictures = PictureQuestion.firstForm(
            wish: options.pictures, hasColors: pictureColors != nil, appearance: appearance)
        size = Size(columns: Int(curses_columns()), rows: Int(curses_lines()))
        reader.hasCursorKeysOnNumberPad = description.name.hasPrefix("rxvt")
        configure()
        askForColors()
        keep(decoder.decode(reader.codes(of: typed)))
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

    /// Turns on mouse reports and bracketed paste, and the terminal's own arrangement of text off.
    func enableReports() {
        device.write((reportsMouse ? MouseReport.on : "") + BracketedPaste.on + RightToLeft.arrangementOff)
    }

    /// Whether the user turns the wheel or clicks at this moment, so that reports can be on their way.
    private var usesMouseNow: Bool {
        lastMouseEvent.map { ContinuousClock.now - $0 < .milliseconds(500) } ?? false
    }

    /// Restores the terminal. A second call has no effect.
    public func close() {
        guard user != .nobody else { return }
        if user == .screen {
            if usesMouseNow { quietenInput() } else { awaitColors() }
            releaseTerminal()
        }
        user = .nobody
        crashRestore.end()
        signals.close()
        output.close()
        device.close()
    }
}

extension CursesScreen {
    /// Returns the events of all pending input.
    func readInput() -> [InputEvent] {
        let codes = reader.read()
        if codes.isEmpty, isAtEnd() { isHungUp = true }
        var events = decoder.decode(codes)
        let answers = decoder.takeAnswers()
        if !answers.isEmpty {
            let changes = [takeColors(answers), takePictureAnswers(answers)]
            if changes.contains(true) { events.append(.recolor) }
        }
        if events.contains(where: { if case .mouse = $0 { true } else { false } }) { lastMouseEvent = .now }
        return events
    }

    /// Returns whether the input has ended: it is readable but contains no bytes.
    private func isAtEnd() -> Bool {
        Readiness.isReadable(device.input) && curses_pending_bytes(device.input) <= 0
    }
}

extension CursesScreen {
    /// Waits for events and returns them. During the wait, the work of the main actor runs. Call this method on the
    /// main thread.
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        guard user != .nobody, !isHungUp else { return [.terminate(.hangUp)] }
        if !keptInput.isEmpty, user == .screen {
            defer { keptInput = [] }
            return keptInput
        }
        let readiness = Readiness.wait(
            terminal: device.input, signals: signals.descriptor, milliseconds: milliseconds(of: timeout))
        var events: [InputEvent] = []
        if readiness.hasSignals { events += handleSignals() }
        if readiness.hasInput, user == .screen {
            events += isInBackground ? resizing { reclaimAfterStop() } : readInput()
        }
        if readiness.isTimedOut, decoder.isPasting { events += decoder.finishPaste() }
        if readiness.isHungUp, !readiness.hasInput { isHungUp = true }
        if isHungUp { events.append(.terminate(.hangUp)) }
        return events
    }

    /// Whether another process group owns the terminal. The system does not always send a signal when the owner
    /// changes, so the screen checks this before it reads input.
    private var isInBackground: Bool { terminal_guard_is_in_background(device.input) != 0 }

    /// Returns the timeout for `poll` in milliseconds, rounded up. -1 means no timeout. During a paste, the timeout is
    /// at most one second, because the end sequence may never arrive.
    private func milliseconds(of timeout: Duration?) -> Int32 {
        let limit: Int32 = decoder.isPasting ? 1000 : .max
        guard let timeout else { return decoder.isPasting ? limit : -1 }
        let (seconds, attoseconds) = timeout.components
        let wanted = min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return min(limit, Int32(clamping: max(0, wanted)))
    }

    private func handleSignals() -> [InputEvent] {
        var events: [InputEvent] = []
        for signal in signals.read() {
            switch signal {
            case SIGWINCH:
                if updateSize() {
                    events.append(.resize(size))
                } else if user == .screen, !isInBackground {
                    // Programs that share or replace the terminal, such as dtach, ask for a drawing in this way.
                    output.gather { redraw() }
                }
            case SIGTSTP, SIGCONT:
                // If another signal has asked the program to end, the program must not suspend first.
                guard terminal_guard_is_ending() == 0 else { break }
                events += resizing { if signal == SIGTSTP { suspend() } else { reclaimAfterStop() } }
            case SIGHUP:
                isHungUp = true
            default:
                events.append(.terminate(.signal(signal)))
            }
        }
        return events
    }

    /// Runs a closure and returns a resize event if the size changed meanwhile.
    private func resizing(_ change: () -> Void) -> [InputEvent] {
        let before = size
        change()
        return size == before ? [] : [.resize(size)]
    }

    /// Resumes the screen after another process has stopped the program and the program was continued.
    private func reclaimAfterStop() {
        guard waitForForeground() else { return }
        output.useTerminal()
        endwin()
        reclaimTerminal()
    }

    /// Sets ``size`` to the size of the terminal. Returns whether the size has changed.
    @discardableResult
    func updateSize() -> Bool {
        guard let (columns, rows) = device.size() else { return false }
        let new = Size(columns: Int(columns), rows: Int(rows))
        guard new != size else { return false }
        resizeterm(rows, columns)
        takeCellSize()
        size = Size(columns: Int(curses_columns()), rows: Int(curses_lines()))
        clearok(curses_stdscr(), true)
        return true
    }
}
