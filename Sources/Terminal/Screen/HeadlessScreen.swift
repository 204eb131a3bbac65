/// A screen without a terminal, for tests. A test enqueues events and reads the presented grid.
@MainActor
public final class HeadlessScreen: Screen {
    /// The number of columns and rows. ``resize(columns:rows:)`` changes it.
    public private(set) var size: Size
    /// The theme and the symbols.
    public var appearance: Appearance
    /// The grid that was presented last.
    public private(set) var grid: Grid
    /// The position of the text cursor in the last presentation, or `nil` if it was hidden.
    public private(set) var cursor: Point?
    /// The number of presentations.
    public private(set) var presentations = 0
    /// The number of calls of ``invalidate()``.
    public private(set) var invalidations = 0
    /// The number of calls of ``suspend()``.
    public private(set) var suspensions = 0

    /// The programs that ``run(_:)`` received, in order.
    public private(set) var programs: [TerminalProgram] = []
    /// The function that returns how a program ended. By default, every program exits with status 0.
    public var onRun: (TerminalProgram) -> TerminalProgram.Ending = { _ in .exited(0) }

    private var bursts: [[InputEvent]] = []

    /// Creates an empty screen.
    public init(columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance()) {
        size = Size(columns: columns, rows: rows)
        grid = Grid(size: size)
        self.appearance = appearance
    }

    /// Enqueues events that arrive together.
    ///
    /// As on a terminal, no ``Key/signalKeys`` arrive: Ctrl-Z calls ``suspend()``, and the others ask the program to
    /// end.
    public func enqueue(_ events: [InputEvent]) {
        bursts.append(events)
    }

    /// Changes the size and enqueues the event for it.
    public func resize(columns: Int, rows: Int) {
        size = Size(columns: columns, rows: rows)
        enqueue([.resize(size)])
    }

    /// Stores the grid and the cursor, and counts the call.
    public func present(_ grid: Grid, cursor: Point?) {
        self.grid = grid
        self.cursor = cursor
        presentations += 1
    }

    /// Returns the events of the next ``enqueue(_:)`` without waiting. If none are left, returns a hang-up, which ends
    /// the program, so that a test never waits forever.
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        bursts.isEmpty ? [.terminate(.hangUp)] : bursts.removeFirst().compactMap(deliverable)
    }

    /// Returns the event that arrives in place of an enqueued one, or `nil` if none does.
    private func deliverable(_ event: InputEvent) -> InputEvent? {
        switch event {
        case .key(.control("c")): return .terminate(.interrupt)
        case .key(.control("\\")): return .terminate(.quit)
        case .key(.control("z")):
            suspend()
            return nil
        default: return event
        }
    }

    /// Counts the call and does nothing else.
    public func invalidate() { invalidations += 1 }

    /// Counts the call and does nothing else.
    public func suspend() { suspensions += 1 }

    /// Stores the program and returns the result of ``onRun``.
    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending {
        programs.append(program)
        return onRun(program)
    }
}
