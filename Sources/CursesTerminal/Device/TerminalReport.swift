import CNcurses
import Terminal

/// What the program knows about the terminal of its process. Finding out opens no screen, and writes to the terminal
/// only if nobody knows its name.
@MainActor
public struct TerminalReport {
    /// The value of `TERM`, or `nil` if it is not set.
    public let kind: String?
    /// The description that a screen would use, or `nil` if there is none: see ``problem``.
    public let description: TerminalDescription?
    /// Why no screen can be opened, or `nil` if one can.
    public let problem: TerminalError?
    /// The number of colours that a screen would use.
    public let colors: Int
    /// Whether `NO_COLOR` asks for a screen without colours.
    public let isWithoutColorByWish: Bool
    /// Whether the character set of the terminal is UTF-8, according to the environment.
    public let isUnicode: Bool
    /// Whether the terminal can report the mouse.
    public let reportsMouse: Bool
    /// Whether the terminal is known to show notifications on the desktop.
    public let showsNotifications: Bool
    /// How a screen would show pictures, in words: `half blocks in all colours`, `none`.
    public let pictures: String
    /// The program between this one and the terminal, or `nil` if there is none.
    public let multiplexer: String?
    /// The name and the version by which the terminal introduces itself, or `nil` if it does not.
    public let program: String?
    /// The size in columns and rows, or `nil` if standard output is no terminal.
    public let size: Size?

    /// Asks the environment and the descriptions of terminals.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
        kind = environment("TERM")
        isUnicode = TerminalLocale.isUnicode
        isWithoutColorByWish = environment("NO_COLOR")?.isEmpty == false
        showsNotifications = isUnicode && NotificationForm.of(environment) != nil
        multiplexer =
            switch TerminalMultiplexer.of(environment) {
            case .tmux: "tmux"
            case .screen: "GNU Screen"
            case nil: nil
            }
        program = environment("TERM_PROGRAM").map { name in
            [name, environment("TERM_PROGRAM_VERSION")].compactMap(\.self).joined(separator: " ")
        }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        var (rows, columns): (Int32, Int32) = (0, 0)
        let hasSize = isTerminal && curses_window_size(STDOUT_FILENO, &rows, &columns) == 0 && rows > 0
        size = hasSize ? Size(columns: Int(columns), rows: Int(rows)) : nil
        do throws(TerminalError) {
            let used = try TerminalDescription.current()
            description = used
            colors = isWithoutColorByWish ? 0 : used.colors
            reportsMouse = curses_capability("kmous", 0, 0) != nil
            problem = isTerminal ? nil : .outputIsNoTerminal
        } catch {
            (description, colors, reportsMouse, problem) = (nil, 0, false, error)
        }
        pictures =
            switch isUnicode ? PictureColors(colors: colors, environment: environment) : nil {
            case .direct: "half blocks in all colours"
            case .palette: "half blocks in 256 colours"
            case nil: "none"
            }
    }
}
