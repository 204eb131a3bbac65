import Terminal

/// Runs a tree of controllers on a screen: waits for events, hands them out, draws once when no more are pending.
///
/// ```swift
/// let screen = try CursesScreen.open()
/// let application = Application(screen: screen, root: NavigationController(root: FruitViewController()))
/// application.run()
/// screen.close()
/// ```
@MainActor
public final class Application {
    /// Below this a screen is too small to be of use; one line says so instead.
    public static let minimumSize = Size(columns: 20, rows: 5)

    /// What the program draws on and is told events by.
    public let screen: any Screen
    /// The root of the tree of controllers; it fills the screen.
    public let root: ViewController

    /// The keys that the person gave to commands.
    public var keyBindings = KeyBindings() {
        didSet { setNeedsDisplay() }
    }

    private let canvas: Canvas
    private var needsDisplay = true
    /// Counts the times that everything had to be drawn anew; see ``KeptDrawing``.
    private(set) var drawingVersion = 0
    private var isRunning = false
    /// Why the run ended where it was not the person's wish.
    public private(set) var termination: Termination?

    /// A program that shows a root controller on a screen, once it is told to ``run()``.
    public init(screen: any Screen, root: ViewController) {
        self.screen = screen
        self.root = root
        canvas = Canvas(size: screen.size)
        root.rootApplication = self
    }

    /// Shows the root and answers events until ``quit()`` is called or the terminal asks the program to end.
    public func run() {
        isRunning = true
        root.layout(size: screen.size)
        root.willAppear()
        showFirst()
        while isRunning {
            drawIfNeeded()
            let events = screen.waitForEvents(timeout: nil)
            if !typedAhead.isEmpty, root.isReadyToDraw || !events.isEmpty { answerTypedAhead() }
            for event in events where isRunning { handle(event) }
        }
        root.didDisappear()
    }

    /// How long a root that is not ready may hold the first drawing back.
    private static let firstDrawingGrace = Duration.milliseconds(40)

    /// What was typed before the first drawing. It is meant for a root that is ready, and waits for that, if need be
    /// until something else happens.
    private var typedAhead: [InputEvent] = []

    private func answerTypedAhead() {
        let events = typedAhead
        typedAhead = []
        for event in events where isRunning { handle(event) }
    }

    /// Gives a root whose data is almost there the time to start with a full screen.
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

    /// Ends ``run()`` after the event that is being answered.
    public func quit() {
        isRunning = false
    }

    /// Asks for the screen to be drawn once, when no more input is pending.
    public func setNeedsDisplay() {
        needsDisplay = true
        drawingVersion &+= 1
    }

    /// Asks for the screen to be drawn once, where what was drawn before only stands elsewhere or is told by itself to
    /// be other than it was.
    func setNeedsDisplayKeepingDrawings() {
        needsDisplay = true
    }

    /// Draws everything anew, whatever the terminal shows now.
    public func redraw() {
        screen.invalidate()
        setNeedsDisplay()
    }

    /// Gives the terminal back to the shell until the person returns.
    public func suspend() {
        screen.suspend()
        redraw()
    }

    /// Gives the terminal to another program, such as an editor, and shows the screen again when that has ended.
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

    /// Ctrl-J sends the line feed that Enter sends to a terminal in line mode, before the program began. It is Enter where no
    /// command wants it.
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
        needsDisplay = false
        canvas.clear(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        if isLargeEnough {
            root.draw(in: surface)
            screen.present(canvas.grid, cursor: root.cursor)
        } else {
            drawTooSmall(in: surface)
            screen.present(canvas.grid, cursor: nil)
        }
    }

    private func drawTooSmall(in surface: Surface) {
        let lines = StyledText("Too small: needs \(Self.minimumSize.columns)x\(Self.minimumSize.rows). q quits.")
            .wrapped(toWidth: surface.width)
        for (y, line) in lines.enumerated() { surface.draw(line, x: 0, y: y) }
    }
}
