import Terminal

/// An object that runs a tree of view controllers on a screen. It waits for events and dispatches them. When no more
/// events are pending, it draws once if a drawing was requested.
///
/// ```swift
/// Application.main(on: CursesScreen.self, root: NavigationController(root: FruitViewController()))
/// ```
///
/// This call is all that the `main` of a program needs; see ``Application/main(on:options:root:configure:)``. A test
/// creates an application on a `HeadlessScreen` and calls ``Application/run()``.
@MainActor
public final class Application {
    /// The minimum size of the screen, in columns and rows. On a smaller screen, the application draws only a message,
    /// which says that the terminal is too small.
    public static let minimumSize = Size(columns: 20, rows: 5)

    /// The screen that the program draws on and receives events from.
    public let screen: any Screen
    /// The root of the tree of view controllers. It fills the screen.
    public let root: ViewController

    /// The keys that the user assigned to commands, in place of the default keys.
    public var keyBindings = KeyBindings() {
        didSet { setNeedsDisplay() }
    }

    /// The texts of lists and of key commands, in the language of the user.
    public var wording = ListWording() {
        didSet { setNeedsDisplay() }
    }

    /// The theme to draw with, or `nil` for the theme of the screen. You can set it while the application runs.
    public var theme: Theme? {
        didSet { if theme != oldValue { setNeedsDisplay() } }
    }

    /// The name of the theme to draw with, or `nil` for the theme that the screen was opened with. You can set it while
    /// the application runs. A ``theme`` comes first.
    public var themeName: ThemeName? {
        didSet {
            guard themeName != oldValue else { return }
            namedTheme = nil
            setNeedsDisplay()
        }
    }

    /// The theme of ``themeName`` for the colours of the screen.
    private var namedTheme: Theme?

    private let canvas: Canvas
    /// Whether a drawing was requested since the last drawing. It is `true` before the first drawing.
    private(set) var needsDisplay = true
    /// A number that increases whenever cached drawings become invalid; see ``DrawingCache``.
    private(set) var drawingVersion = 0
    /// A number that increases whenever the key hints have probably changed.
    private(set) var hintVersion = 0
    private var isRunning = false
    /// Whether ``quit()`` was called.
    private(set) var isQuitting = false
    /// The signal or hang-up that ended ``run()``. `nil` until then, and also after ``quit()`` has ended ``run()``.
    public private(set) var termination: Termination?

    /// The actions that ``after(_:_:)`` and ``every(_:_:)`` scheduled.
    let timers: ApplicationTimers

    /// Creates an application that shows a root view controller on a screen when you call ``run()``.
    ///
    /// - Parameters:
    ///   - screen: The screen to draw on and to receive events from.
    ///   - root: The root of the tree of view controllers.
    ///   - clock: The clock that measures the times for ``after(_:_:)`` and ``every(_:_:)``. A test can pass a
    ///     `ManualClock`.
    public init(screen: any Screen, root: ViewController, clock: some Clock<Duration> = ContinuousClock()) {
        self.screen = screen
        self.root = root
        timers = ApplicationTimers(clock: clock)
        canvas = Canvas(size: screen.size)
        root.rootApplication = self
    }

    /// Shows the root and handles events until ``quit()`` is called, a signal asks the program to end, or the terminal
    /// is closed.
    ///
    /// If SIGINT (Ctrl-C) arrives while there are unsaved changes, the navigation controller with the focus asks the
    /// user first. On a screen smaller than ``minimumSize``, the question is not visible, but a second Ctrl-C quits.
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

    /// The maximum time that the first drawing waits for a root that is not ready.
    private static let firstDrawingGrace = Duration.milliseconds(40)

    /// The keys, mouse events and pastes that arrived while the first drawing waited, or before a screen had its data.
    /// They are handled when the root is ready, or just before the next event.
    private var typedAhead: [InputEvent] = []

    /// Handles events that have waited for a screen, before all later events.
    func answer(_ events: [InputEvent]) { typedAhead += events }

    private func answerTypedAhead() {
        for event in takeTypedAhead() where isRunning { handle(event) }
    }

    func takeTypedAhead() -> [InputEvent] {
        defer { typedAhead = [] }
        return typedAhead
    }

    /// Waits until the root is ready to draw, but at most ``firstDrawingGrace``. The caller then draws.
    ///
    /// During the wait, handles resizes and signals, and stores other events in ``typedAhead``. If the root is ready,
    /// handles the stored events.
    private func showFirst() {
        let deadline = ContinuousClock.now + Self.firstDrawingGrace
        while isRunning, !root.isReadyToDraw {
            let rest = deadline - ContinuousClock.now
            guard rest > .zero else { break }
            for event in screen.waitForEvents(timeout: rest) where isRunning {
                switch event {
                case .key, .mouse, .paste: typedAhead.append(event)
                case .resize, .recolor, .terminate: handle(event)
                }
            }
        }
        if root.isReadyToDraw { answerTypedAhead() }
    }

    /// Ends ``run()`` after the current event. Later events are ignored.
    public func quit() {
        isQuitting = true
        isRunning = false
    }

    /// Requests that the screen is drawn. The application draws it when no more input is pending, once for all
    /// requests. All cells and bars are then drawn without their caches.
    public func setNeedsDisplay() {
        needsDisplay = true
        drawingVersion &+= 1
    }

    /// Requests that the screen is drawn, as ``setNeedsDisplay()`` does, but keeps every ``DrawingCache`` valid. Call
    /// it if cells have only moved on the screen, or if the caches themselves detect all changes of the content.
    func setNeedsDisplayKeepingDrawings() {
        needsDisplay = true
    }

    /// Makes the next drawing collect the key hints first.
    func setNeedsKeyHints() {
        hintVersion &+= 1
    }

    /// Requests that the whole screen is drawn and sent to the terminal again, for example because another program has
    /// written over it.
    public func redraw() {
        screen.invalidate()
        setNeedsDisplay()
    }

    /// Suspends the program, so that the user can work in the shell. After the user has resumed the program, requests a
    /// drawing of the whole screen.
    public func suspend() {
        screen.suspend()
        redraw()
    }

    /// Runs another program, such as an editor, in the terminal, and waits until it ends. Then requests that the whole
    /// screen is drawn again.
    ///
    /// The call blocks the main actor until the other program ends. About twice a second, the application calls the
    /// actions of ``after(_:_:)`` and ``every(_:_:)`` that are due. It draws nothing.
    ///
    /// - Returns: How the other program ended.
    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending {
        let fire: @MainActor () -> Void = { [timers] in timers.fire() }
        let ending = screen.run(program, meanwhile: timers.timeout == nil ? nil : fire)
        if root.size != screen.size { root.layout(size: screen.size) }
        redraw()
        return ending
    }

    /// Notifies a user who perhaps does not look at the terminal: rings the bell and, if the terminal supports it,
    /// shows a notification on the desktop.
    public func notify(_ notification: TerminalNotification) { screen.notify(notification) }

    /// Sends a text to the terminal for its clipboard, also over ssh. Some terminals ignore it, and none says so.
    ///
    /// - Returns: Whether the text was sent. It is not sent if it is too long for terminals.
    public func copy(_ text: String) -> Bool { screen.copy(text) }

    private func handle(_ event: InputEvent) {
        switch event {
        case .resize(let size):
            root.layout(size: size)
            setNeedsDisplay()
        case .recolor:
            namedTheme = nil
            setNeedsDisplay()
        case .terminate(.interrupt) where root.unsavedChanges != nil:
            interrupt()
        case .terminate(let reason):
            termination = reason
            quit()
        case .key, .mouse, .paste:
            guard isLargeEnough else {
                handleWhereTooSmall(event)
                return
            }
            if !root.dispatch(withPlainEnter(event)) { handleEscape(before: event) }
        }
    }

    /// Handles an unused key with Alt as Escape and the key, because terminals send the same for both. This is so only
    /// for keys that type something: most terminals have sequences of their own for an arrow with Alt.
    ///
    /// Has no effect while there are unsaved changes: perhaps the user has only missed a key, and Escape could discard
    /// the changes.
    private func handleEscape(before event: InputEvent) {
        guard case .key(var key) = event, key.modifiers.remove(.alt) != nil, root.unsavedChanges == nil else { return }
        switch key.code {
        case .character, .enter, .tab, .backspace: break
        default: return
        }
        for part in [Key.escape, key] where isRunning { _ = root.dispatch(.key(part)) }
    }

    /// Handles Ctrl-C while there are unsaved changes: asks the user whether to quit, as the command “quit” does. If no
    /// navigation controller has the focus, the application ends without a question.
    private func interrupt() {
        guard let stack = root.focusedNavigationController else {
            termination = .interrupt
            return quit()
        }
        stack.quit()
    }

    /// Returns Enter if the event is Ctrl-J and no active command has that key. Otherwise returns the event unchanged.
    ///
    /// If the user pressed Enter before the program opened the terminal, the terminal was still in line mode and
    /// converted Enter to a line feed. A line feed is the code of Ctrl-J.
    private func withPlainEnter(_ event: InputEvent) -> InputEvent {
        guard event == .key(.control("j")), root.activeKeyCommands.command(for: .control("j")) == nil else {
            return event
        }
        return .key(.enter)
    }

    /// Handles a key on a screen that is too small to show the root: the key that quits on a screen quits if it would
    /// quit on a larger screen too, and Ctrl-L draws the screen again. Ignores other events.
    private func handleWhereTooSmall(_ event: InputEvent) {
        switch event {
        case .key(.control("l")): redraw()
        case .key(.control("c")): if root.unsavedChanges == nil { quit() } else { interrupt() }
        case .key(let key) where canQuitWithKey && root.isQuitKey(key): quit()
        default: break
        }
    }

    /// Whether the key that quits on a screen has this effect now. It has not while the user types, while a sheet is
    /// shown, or while there are unsaved changes.
    private var canQuitWithKey: Bool {
        !root.isEditingText && root.unsavedChanges == nil
            && root.focusedNavigationController?.presentedViewController == nil
    }

    /// The key that quits on a screen, or `nil` if the user has removed it.
    private var quitKey: Key? {
        keyBindings.keys(of: NavigationKeyCommands.quitID, own: [.character("q")]).first { !$0.isSignalKey }
    }

    private var isLargeEnough: Bool {
        screen.size.columns >= Self.minimumSize.columns && screen.size.rows >= Self.minimumSize.rows
    }

    /// Draws and presents the screen if a drawing was requested. Then runs the updates that were postponed during the
    /// drawing. If one of these updates returns `true`, draws and presents the screen again.
    private func drawIfNeeded() {
        guard needsDisplay, isRunning else { return }
        postponed = []
        show()
        let updates = postponed ?? []
        postponed = nil
        var isChanged = false
        for update in updates where update() { isChanged = true }
        if isChanged { show() }
    }

    /// Draws into the canvas. If the code that draws requests another drawing, draws into the canvas again, at most
    /// ``drawingsAgain`` times. Sends only the final content of the canvas to the screen.
    private func show() {
        draw()
        // Code that draws can change something that this pass has already drawn, such as the title in the bar. Such
        // code then requests another drawing.
        for _ in 0..<Self.drawingsAgain where needsDisplay { draw() }
        let cursor = isLargeEnough ? root.cursor : nil
        let reading = isLargeEnough && cursor == nil ? root.readingPoint.flatMap(canvas.grid.startOfText) : nil
        // For eyes, the selected row is visible already, and a cursor on its first letter would only disturb.
        let shown = screen.appearance.isAccessible ? cursor ?? reading : cursor
        screen.present(canvas.grid, cursor: shown, reading: reading)
    }

    /// The updates to run after the current drawing is on the screen. `nil` if updates cannot be postponed.
    private var postponed: [() -> Bool]?

    /// Postpones an update until the current drawing is on the screen, so that the user sees sooner what a key has
    /// changed.
    ///
    /// - Parameter update: Runs the update, and returns whether the screen must be drawn again.
    /// - Returns: Whether the update was postponed. The result is `false` if the application is not drawing, or if it
    ///   is drawing again because of postponed updates.
    func postponeUntilShown(_ update: @escaping () -> Bool) -> Bool {
        postponed?.append(update) != nil
    }

    /// Removes the request for a drawing. Returns whether there was one.
    func takeDisplayRequest() -> Bool {
        defer { needsDisplay = false }
        return needsDisplay
    }

    /// The maximum number of times that the application draws again, before it waits for events, because a drawing
    /// requested it. Without this limit, a cell that requests a drawing whenever it draws would block the program.
    private static let drawingsAgain = 2

    private func draw() {
        _ = takeDisplayRequest()
        canvas.clear(size: screen.size)
        var appearance = screen.appearance
        if let theme {
            appearance.theme = theme
        } else if let themeName {
            let theme = namedTheme ?? appearance.theme(named: themeName)
            namedTheme = theme
            appearance.theme = theme
        }
        let surface = Surface(canvas: canvas, appearance: appearance)
        if isLargeEnough {
            root.draw(in: surface)
        } else {
            drawTooSmall(in: surface)
        }
    }

    private func drawTooSmall(in surface: Surface) {
        let needed = "Too small: needs \(Self.minimumSize.columns)x\(Self.minimumSize.rows)."
        let quitting = canQuitWithKey ? quitKey.map { " \($0.name(surface.symbols)) quits." } : nil
        let unsaved = root.unsavedChanges == nil ? nil : " Not saved."
        let lines = StyledText(needed + (quitting ?? unsaved ?? "")).wrapped(toWidth: surface.width)
        for (y, line) in lines.enumerated() { surface.draw(line, x: 0, y: y) }
    }
}

extension Grid {
    /// Returns the position of the first letter or digit at or after a position in its row. If there is none, returns
    /// the position itself, and `nil` if it is not in the grid.
    fileprivate func startOfText(_ point: Point) -> Point? {
        guard (0..<size.rows).contains(point.y), (0..<size.columns).contains(point.x) else { return nil }
        let isWord = { (glyph: Glyph) in
            Unicode.Scalar(glyph.cluster.base).map { $0.properties.isAlphabetic || $0.properties.numericType != nil }
                ?? false
        }
        let x = (point.x..<size.columns).first { isWord(self[$0, point.y]) }
        return Point(x: x ?? point.x, y: point.y)
    }
}
