import CNcurses
import Terminal

/// What the program knows about the terminal of its process. Finding out neither opens a screen nor writes to the
/// terminal.
@MainActor
public struct TerminalReport {
    /// The value of `TERM`, or `nil` if it is not set.
    public let kind: String?
    /// The name of the description that a screen would use, or `nil` if there is none: see ``problem``.
    public let description: String?
    /// Where the description comes from: the path of its file, or `nil` if the path is not known.
    public let descriptionSource: String?
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
            let used = try Self.find(kind, environment)
            (description, descriptionSource) = (used.name, used.source)
            colors = isWithoutColorByWish ? 0 : used.colors
            reportsMouse = curses_capability("kmous", 0, 0) != nil
            problem = isTerminal ? nil : .outputIsNoTerminal
        } catch {
            (description, descriptionSource, colors, reportsMouse, problem) = (nil, nil, 0, false, error)
        }
    }

    /// Returns the description that a screen would use, and loads it.
    private static func find(
        _ kind: String?, _ environment: (String) -> String?
    ) throws(TerminalError) -> (name: String, source: String?, colors: Int) {
        let wanted = try TerminalCheck.check(kind: kind, descriptor: STDOUT_FILENO)
        let used = TerminalKind.withColors(of: wanted, wish: environment("COLORTERM"), descriptor: STDOUT_FILENO)
        return (used, file(of: used, environment), max(0, Int(curses_number("colors"))))
    }

    /// Returns the file of a description in the folders in which ncurses looks.
    private static func file(of name: String, _ environment: (String) -> String?) -> String? {
        guard let first = name.unicodeScalars.first else { return nil }
        let further = environment("TERMINFO_DIRS")?.split(separator: ":").map(String.init) ?? []
        let folders =
            [environment("TERMINFO"), environment("HOME").map { $0 + "/.terminfo" }].compactMap(\.self) + further
            + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
        // Some systems name the folder of a letter by its code.
        let letters = [String(first), String(first.value, radix: 16)]
        return folders.lazy.flatMap { folder in letters.map { "\(folder)/\($0)/\(name)" } }
            .first { access($0, R_OK) == 0 }
    }
}
