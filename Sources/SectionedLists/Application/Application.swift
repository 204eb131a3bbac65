import Terminal

/// Runs a tree of view controllers on a screen: waits for events, dispatches them, and draws once when no more events
/// are pending.
///
/// ```swift
/// Application.main(on: CursesScreen.self, root: NavigationController(root: FruitViewController()))
/// ```
///
/// That line is a whole program; see ``Application/main(on:options:root:configure:)``. A test creates an application on a
/// `HeadlessScreen` and calls ``Application/run()``.
@MainActor
public final class Application {
    /// The smallest usable size. On a smaller screen, one line says that the terminal is too small.
    public static let minimumSize = Size(columns: 20, rows: 5)

    /// The screen that the program draws on and receives events from.
    public let screen: any Screen
    /// The root of the tree of view controllers. It fills the screen.
    public let root: ViewController

    /// The keys that the user assigned to commands.
    public var keyBindings = KeyBindings() {
        didSet { setNeedsDisplay() }
    }

    /// The theme to draw with, or `nil` for the theme of the screen. It can change while the application runs.
    public var theme: Theme? {
        didSet { if theme != oldValue { setNeedsDisplay() } }
    }

    private let canvas: Canvas
    /// Whether a drawing was requested since the last one.
    private(set) var needsDisplay = true
    /// A number that increases whenever cached drawings become invalid; see ``DrawingCache``.
    private(set) var drawingVersion = 0
    private var isRunning = false
    /// The signal or hang-up that ended the run, or `nil` if the program ended it.
    public private(set) var termination: Termination?

    /// The actions to call later.
    let timers: ApplicationTimers

    /// Creates an application that shows a root view controller on a screen when you call ``run()``.
    ///
    /// - Parameters:
    ///   - screen: The screen to draw on and to receive events from.
    ///   - root: The root of the tree of view controllers.
    ///   - clock: The clock of timers, such as those of a ``Toast``. A test can pass a `ManualClock`.
    public init(screen: any Screen, root: ViewController, clock: some Clock<Duration> = ContinuousClock()) {
        self.screen = screen
        self.root = root
        timers = ApplicationTimers(clock: clock)
        canvas = Canvas(size: screen.size)
        root.rootApplication = self
    }

    /// Shows the root and handles events until ``quit()`` is called or the terminal asks the program to end.
    public func run() {
        isRunning = true
        root.layout(size: screen.size)
        root.willAppear()
        showFirst()
        while isRunning {
            drawIfNeeded()
            let events = screen.waitForEvents(timeout: timers.timeout)
            if !typedAhead.isEmpty, root.isReadyToDraw || !events.isEmpty { answerTypedAhead() }
            for event in events where isRunning { handle(event) }
            timers.fire()
        }
        root.didDisappear()
    }

    /// How long the first drawing waits for a root that is not ready.
    private static let firstDrawingGrace = Duration.milliseconds(40)

    /// The events that arrived before the first drawing. They are handled when the root is ready, but at the latest
    /// before the next event.
    private var typedAhead: [InputEvent] = []

    private func answerTypedAhead() {
        let events = typedAhead
        typedAhead = []
        for event in events where isRunning { handle(event) }
    }

    /// Draws for the first time, after a short delay if the root is not ready.
    private func showFirst() {
        let deadline = ContinuousClock.now + Self.firstDrawingGrace
        while isRunning, !root.isReadyToDraw {
            let rest = deadline - ContinuousClock.now
            guard rest > .zero else { break }
            for event in screen.waitForEvents(timeout: rest) where isRunning {
                switch event {
                case .key, .mouse, .paste: typedAhead.append(event)
                case .resize, .terminate: handle(event)
                }
            }
        }
        if root.isReadyToDraw { answerTypedAhead() }
    }

    /// Ends ``run()`` after the current event.
    public func quit() {
        isRunning = false
    }

    /// Requests that the screen is drawn once, when no more input is pending.
    public func setNeedsDisplay() {
        needsDisplay = true
        drawingVersion &+= 1
    }

    /// Requests that the screen is drawn once, and leaves the drawing caches valid. Call it if cached drawings only
    /// change their position, or if they detect changes themselves.
    func setNeedsDisplayKeepingDrawings() {
        needsDisplay = true
    }

    /// Draws and sends the whole screen again, whatever the terminal shows now.
    public func redraw() {
        screen.invalidate()
        setNeedsDisplay()
    }

    /// Suspends the program and returns the terminal to the shell until the user resumes the program.
    public func suspend() {
        screen.suspend()
        redraw()
    }

    /// Runs another program, such as an editor, in the terminal and shows the screen again when that program ends.
    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending {
        let ending = screen.run(program)
        if root.size != screen.size { root.layout(size: screen.size) }
        redraw()
        return ending
    }

    private func handle(_ event: InputEvent) {
        switch event {
        case .resize(let size):
            root.layout(size: size)
            setNeedsDisplay()
        case .terminate(.interrupt) where isLargeEnough && root.unsavedChanges != nil:
            interrupt()
        case .terminate(let reason):
            termination = reason
            quit()
        case .key, .mouse, .paste:
            guard isLargeEnough else {
                handleWhereTooSmall(event)
                return
            }
            _ = root.dispatch(withPlainEnter(event))
        }
    }

    /// Handles Ctrl-C as the key that quits, so that it does not lose what the user has not saved.
    private func interrupt() {
        guard let stack = root.focusedNavigationController else {
            termination = .interrupt
            return quit()
        }
        stack.quit()
    }

    /// Returns Enter in place of Ctrl-J if no command uses Ctrl-J. A terminal in line mode sends a line feed for Enter,
    /// so Enter arrives as Ctrl-J if it was pressed before the program began.
    private func withPlainEnter(_ event: InputEvent) -> InputEvent {
        guard event == .key(.control("j")), root.activeKeyCommands.command(for: .control("j")) == nil else {
            return event
        }
        return .key(.enter)
    }

    private func handleWhereTooSmall(_ event: InputEvent) {
        switch event {
        case .key(.character("q")), .key(.control("c")): quit()
        case .key(.control("l")): redraw()
        default: break
        }
    }

    private var isLargeEnough: Bool {
        screen.size.columns >= Self.minimumSize.columns && screen.size.rows >= Self.minimumSize.rows
    }

    private func drawIfNeeded() {
        guard needsDisplay, isRunning else { return }
        draw()
        // A drawing can change what is drawn above or before it, such as a title.
        for _ in 0..<Self.drawingsAgain where needsDisplay { draw() }
        screen.present(canvas.grid, cursor: isLargeEnough ? root.cursor : nil)
    }

    /// Removes the request for a drawing, and returns whether there was one.
    func takeDisplayRequest() -> Bool {
        defer { needsDisplay = false }
        return needsDisplay
    }

    /// How often a drawing that requests another one is repeated at once. Then the request waits for the next event, so
    /// that a cell that always requests one does not stop the program.
    private static let drawingsAgain = 2

    private func draw() {
        _ = takeDisplayRequest()
        canvas.clear(size: screen.size)
        var appearance = screen.appearance
        if let theme { appearance.theme = theme }
        let surface = Surface(canvas: canvas, appearance: appearance)
        if isLargeEnough {
            root.draw(in: surface)
        } else {
            drawTooSmall(in: surface)
        }
    }

    private func drawTooSmall(in surface: Surface) {
        let lines = StyledText("Too small: needs \(Self.minimumSize.columns)x\(Self.minimumSize.rows). q quits.")
            .wrapped(toWidth: surface.width)
        for (y, line) in lines.enumerated() { surface.draw(line, x: 0, y: y) }
    }
}
