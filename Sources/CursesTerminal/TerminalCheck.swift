import CNcurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Why there is no terminal to draw on, in a sentence for the person at it.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard output goes to a file or a pipe.
    case outputIsNoTerminal
    /// There is no terminal to read keys from.
    case noKeyboard
    /// `TERM` is not set.
    case kindNotSet
    /// No description of the terminal is installed.
    case kindUnknown(String)
    /// The terminal cannot move its cursor.
    case kindTooSimple(String)
    /// The program was started in the background, and there is nobody to bring it to the front.
    case inBackground
    /// The system did not give what is needed, for a reason that it may have told.
    case couldNotStart(String?)

    public var description: String {
        switch self {
        case .outputIsNoTerminal: "There is no terminal to draw on: standard output goes elsewhere."
        case .noKeyboard: "There is no terminal to read keys from."
        case .kindNotSet:
            "The environment variable TERM is not set, so the kind of terminal is not known; try TERM=xterm-256color."
        case .kindUnknown(let kind):
            "The terminal “\(kind)” (from TERM) is not known on this machine; try TERM=xterm-256color."
        case .kindTooSimple(let kind):
            "The terminal “\(kind)” (from TERM) cannot show full screens; use another terminal."
        case .inBackground: "The terminal is in use: the program was started in the background."
        case .couldNotStart(let reason):
            "The terminal could not be set up" + (reason.map { ": \($0)." } ?? ".")
        }
    }

    /// What the last call to the system failed for, if it did.
    static var lastReason: String? { errno == 0 ? nil : String(cString: strerror(errno)) }
}

/// Finds out whether a terminal can be drawn on, before ncurses touches it.
enum TerminalCheck {
    /// - Parameter kind: The name of the terminal's description, from `TERM`.
    /// - Returns: That name.
    /// - Throws: ``TerminalError`` where the terminal will not do.
    @discardableResult
    static func check(kind: String?, descriptor: Int32) throws(TerminalError) -> String {
        guard let kind, !kind.isEmpty else { throw .kindNotSet }
        var result: Int32 = 0
        errno = 0
        guard setupterm(kind, descriptor, &result) == OK else {
            // Without a file more to open nothing is found.
            if errno == EMFILE || errno == ENFILE { throw .couldNotStart(TerminalError.lastReason) }
            // 1 says that the description was found, and that it is of a terminal that prints on paper or is generic.
            throw result == 1 ? .kindTooSimple(kind) : .kindUnknown(kind)
        }
        guard hasCapability("cup") else { throw .kindTooSimple(kind) }
        return kind
    }

    private static func hasCapability(_ name: String) -> Bool {
        curses_capability(name, 0) != nil
    }
}
