/// A terminal that shows grids and delivers input events.
///
/// Two types conform: `CursesScreen`, the driver over ncurses, and ``HeadlessScreen`` for tests.
@MainActor
public protocol Screen: AnyObject {
    /// The number of columns and rows.
    var size: Size { get }
    /// The theme and the symbols for this terminal.
    var appearance: Appearance { get }

    /// Shows a grid. The size of the grid must be the size of this screen.
    ///
    /// - Parameters:
    ///   - grid: The grid to show.
    ///   - cursor: The position of the text cursor, or `nil` to hide it.
    func present(_ grid: Grid, cursor: Point?)

    /// Waits for input and returns all pending events.
    ///
    /// During the wait, the work of the main actor runs. If such work or the timeout ends the wait before an event
    /// arrives, the returned array is empty.
    ///
    /// - Parameter timeout: The maximum time to wait, or `nil` to wait until an event arrives or the main actor has
    ///   work.
    func waitForEvents(timeout: Duration?) -> [InputEvent]

    /// Makes the next ``present(_:cursor:)`` send the whole grid instead of the changes.
    func invalidate()

    /// Restores the terminal and stops the program until the user brings it to the foreground again.
    func suspend()

    /// Runs another program in the terminal and waits until it ends.
    ///
    /// The call blocks the main actor until the program ends. Present the grid again afterwards.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - meanwhile: Called about twice a second while the program runs, or `nil` to sleep until the program ends. The
    ///     terminal belongs to the program, but ``notify(_:)`` works.
    /// - Returns: How the program ended.
    func run(_ program: TerminalProgram, meanwhile: (@MainActor () -> Void)?) -> TerminalProgram.Ending

    /// Rings the bell of the terminal. If the terminal can show notifications on the desktop, shows one.
    func notify(_ notification: TerminalNotification)
}

extension Screen {
    /// Runs another program in the terminal and sleeps until the program ends.
    ///
    /// - Returns: How the program ended.
    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending { run(program, meanwhile: nil) }

    /// Does nothing. A screen that can notify the user has its own implementation.
    public func notify(_ notification: TerminalNotification) {}
}
