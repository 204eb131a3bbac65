/// A terminal as the application sees it: something to draw a grid on and to wait for events at.
///
/// There are two: the driver over ncurses, and ``HeadlessScreen`` for tests.
@MainActor
public protocol Screen: AnyObject {
    /// The columns and rows there are to draw in.
    var size: Size { get }
    /// What suits this terminal's colours and character set.
    var appearance: Appearance { get }

    /// Shows a grid of this screen's size.
    ///
    /// - Parameters:
    ///   - grid: What to show.
    ///   - cursor: Where the text cursor blinks; hidden where `nil`.
    func present(_ grid: Grid, cursor: Point?)

    /// Sleeps until something happened, and returns every event that is pending.
    ///
    /// Returns an empty list where only the main actor had work to do, which has then been done, and where the time is
    /// over.
    ///
    /// - Parameter timeout: How long to wait at most; for ever where `nil`.
    func waitForEvents(timeout: Duration?) -> [InputEvent]

    /// Draws everything anew at the next ``present(_:cursor:)``, whatever the terminal was believed to show.
    func invalidate()

    /// Gives the terminal back until the person brings the program to the foreground again.
    func suspend()

    /// Gives the terminal to another program, waits for its end, and takes the terminal back. What was shown has to be
    /// presented anew.
    ///
    /// Nothing else happens meanwhile on the main actor.
    func run(_ program: TerminalProgram) -> TerminalProgram.Ending
}
