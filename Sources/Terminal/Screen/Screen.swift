/// A terminal that shows grids and delivers input events.
///
/// Two types conform: `CursesScreen`, the driver over ncurses, and ``HeadlessScreen`` for tests.
@MainActor
public protocol Screen: AnyObject {
    /// The number of columns and rows.
    var size: Size { get }
    /// The theme and the symbols for this terminal.
    var appearance: Appearance { get }

    /// Shows a grid that has the size of this screen.
    ///
    /// - Parameters:
    ///   - grid: The grid to show.
    ///   - cursor: The position of the text cursor, or `nil` to hide it.
    func present(_ grid: Grid, cursor: Point?)

    /// Waits for events and returns all pending ones.
    ///
    /// It does the work of the main actor while it waits. It returns an empty array after such work and after the
    /// timeout.
    ///
    /// - Parameter timeout: The longest time to wait, or `nil` to wait without a limit.
    func waitForEvents(timeout: Duration?) -> [InputEvent]

    /// Makes the next ``present(_:cursor:)`` send the whole grid, not only the changes.
    func invalidate()

    /// Restores the terminal and stops the program until the user brings it to the foreground again.
    func suspend()

    /// Runs another program in the terminal and waits for its end.
    ///
    /// The main actor is blocked until then. Present the grid again afterwards.
    func run(_ program: TerminalProgram) -> TerminalProgram.Ending
}
