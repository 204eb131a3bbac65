import CNcurses

/// Checks whether a terminal supports full screens, before ncurses changes it.
@MainActor
enum TerminalCheck {
    /// Checks the terminal.
    ///
    /// - Parameters:
    ///   - kind: The name of the terminal description, from `TERM`.
    ///   - descriptor: The descriptor of the terminal.
    /// - Returns: The name of the description.
    /// - Throws: ``TerminalError`` if the name is missing or empty, if the program cannot use the description with this
    ///   name, or if the terminal cannot show full screens. The program cannot use a description that is not installed,
    ///   is generic or cannot be opened.
    @discardableResult
    static func check(kind: String?, descriptor: Int32) throws(TerminalError) -> String {
        guard let kind, !kind.isEmpty else { throw .kindNotSet }
        var result: Int32 = 0
        errno = 0
        guard setupterm(kind, descriptor, &result) == OK else {
            // If too many files are open, `setupterm` cannot open the description and reports that it does not exist.
            if errno == EMFILE || errno == ENFILE { throw .couldNotStart(TerminalError.lastReason) }
            // 1 means that the description exists but is for a printing terminal. For a generic description, such as
            // `dialup`, the result is 0, as for a missing description.
            throw result == 1 ? .kindTooSimple(kind) : .kindUnknown(kind)
        }
        guard hasCapability("cup") else { throw .kindTooSimple(kind) }
        return kind
    }

    private static func hasCapability(_ name: String) -> Bool {
        curses_capability(name, 0, 0) != nil
    }
}
