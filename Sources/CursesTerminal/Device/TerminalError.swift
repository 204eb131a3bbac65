/// An error that prevents the use of the terminal. Its description is a sentence for the user.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard output is a file or a pipe, not a terminal.
    case outputIsNoTerminal
    /// There is no terminal from which the program can read keys.
    case noKeyboard
    /// `TERM` is not set, or its value is empty.
    case kindNotSet
    /// The description of the terminal is not installed, or is a generic one such as `dialup`. The value is the name of
    /// the description, from `TERM`.
    case kindUnknown(String)
    /// The terminal cannot show full screens, for example because it cannot move its cursor. The value is the name of
    /// its description, from `TERM`.
    case kindTooSimple(String)
    /// The program runs in the background, and no shell can bring it to the foreground.
    case inBackground
    /// A system call failed. The value is the reason, or `nil` if the system gave no reason.
    case couldNotStart(String?)

    /// The message for the user, as a sentence.
    public var description: String {
        switch self {
        case .outputIsNoTerminal: "There is no terminal to draw on: standard output goes elsewhere."
        case .noKeyboard: "There is no terminal to read keys from."
        case .kindNotSet:
            "The environment variable TERM is not set, so the kind of terminal is not known; try TERM=xterm-256color."
        case .kindUnknown(let kind):
            "The terminal “\(kind)” (from TERM) is not known on this machine, or is only generic; "
                + "try TERM=xterm-256color."
        case .kindTooSimple(let kind):
            "The terminal “\(kind)” (from TERM) cannot show full screens; use another terminal."
        case .inBackground: "The terminal is in use: the program was started in the background."
        case .couldNotStart(let reason):
            "The terminal could not be set up" + (reason.map { ": \($0)." } ?? ".")
        }
    }

    /// The reason why the last system call failed, or `nil` if `errno` is 0.
    static var lastReason: String? { errno == 0 ? nil : String(cString: strerror(errno)) }
}
