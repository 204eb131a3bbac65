/// Who uses the terminal of a screen.
enum TerminalUser {
    /// The screen draws and reads input.
    case screen
    /// The shell, while this program is suspended. Also applies directly before and after another program runs.
    case shell
    /// A program that this one started.
    case program
    /// The screen is closed.
    case nobody
}
