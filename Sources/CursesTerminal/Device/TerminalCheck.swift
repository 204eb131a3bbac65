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
    /// - Throws: ``TerminalError`` if the name is missing, if there is no usable description of this name, or if the
    ///   terminal cannot show full screens.
    @discardableResult
    static func check(kind: String?, descriptor: Int32) throws(TerminalError) -> String {
        guard let kind, !kind.isEmpty else { throw .kindNotSet }
        var result: Int32 = 0
        errno = 0
        guard setupterm(kind, descriptor, &result) == OK else {
            // If too many files are open, `setupterm` cannot open the description and reports that it does not exist.
            if errno == EMFILE || errno == ENFILE { throw .couldNotStart(TerminalError.lastReason) }
            // 1 means a printing terminal. 0 means that there is no description, or only a generic one such as
            // `dialup`.
            throw result == 1 ? .kindTooSimple(kind) : .kindUnknown(kind)
        }
        guard hasCapability("cup") else { throw .kindTooSimple(kind) }
        return kind
    }

    private static func hasCapability(_ name: String) -> Bool {
        curses_capability(name, 0, 0) != nil
    }
}
