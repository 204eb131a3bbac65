/// A screen without a terminal: events come from a script, and what was drawn can be read.
@MainActor
public final class HeadlessScreen: Screen {
    /// Its columns and rows; see ``resize(columns:rows:)``.
    public private(set) var size: Size
    public var appearance: Appearance
    /// What was presented last.
    public private(set) var grid: Grid
    /// Where the text cursor was at the last drawing; `nil` where it was hidden.
    public private(set) var cursor: Point?
    /// How often something was presented.
    public private(set) var presentations = 0
    /// How often a drawing from scratch was asked for.
    public private(set) var invalidations = 0
    /// How often the terminal was given back to the shell.
    public private(set) var suspensions = 0

    /// The programs that were given the terminal.
    public private(set) var programs: [TerminalProgram] = []
    /// Plays such a program; by default one that does nothing and is content.
    public var onRun: (TerminalProgram) -> TerminalProgram.Ending = { _ in .exited(0) }

    private var bursts: [[InputEvent]] = []

    /// An empty screen.
    public init(columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance()) {
        size = Size(columns: columns, rows: rows)
        grid = Grid(size: size)
        self.appearance = appearance
    }

    /// Adds events that arrive together.
    public func enqueue(_ events: [InputEvent]) {
        bursts.append(events)
    }

    /// Takes another size, and adds the event that tells of it.
    public func resize(columns: Int, rows: Int) {
        size = Size(columns: columns, rows: rows)
        enqueue([.resize(size)])
    }

    public func present(_ grid: Grid, cursor: Point?) {
        self.grid = grid
        self.cursor = cursor
        presentations += 1
    }

    /// The next burst of the script; a hang-up where the script has ended, so that no test waits for ever.
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        bursts.isEmpty ? [.terminate(.hangUp)] : bursts.removeFirst()
    }

    public func invalidate() { invalidations += 1 }

    public func suspend() { suspensions += 1 }

    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending {
        programs.append(program)
        return onRun(program)
    }
}
