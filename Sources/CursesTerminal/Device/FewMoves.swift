import CNcurses

/// Reduces the ways in which ncurses moves the cursor.
///
/// Before each move, ncurses writes down about ten ways to the new position and compares their lengths. When the whole
/// screen changes, this takes a third of the processor time, and the best way saves one byte in a thousand. Without five
/// capabilities, ncurses moves the cursor to another row only by its absolute position. The capabilities cannot be
/// removed from the loaded description, so ncurses gets a changed description by the variable `TERMINFO`.
@MainActor
enum FewMoves {
    /// Calls a function while `TERMINFO` is the changed description of a terminal.
    ///
    /// - Parameters:
    ///   - kind: The name of the description. The terminal must support absolute positions. If the description is not
    ///     found, `TERMINFO` does not change.
    ///   - body: The function, which reads the description.
    /// - Returns: The result of the function.
    static func with<Result>(_ kind: String, _ body: () -> Result?) -> Result? {
        guard var description = TerminalDescription.installed(kind) else { return body() }
        for move in [TerminalDescription.StringCapability.cursorHome, .cursorRight, .moveDown, .moveUp, .moveToRow] {
            description.remove(move)
        }
        return description.inEnvironment(body)
    }
}

@MainActor
extension TerminalDescription {
    /// Calls a function while the variable `TERMINFO` contains the description. The variable must not be set before.
    func inEnvironment<Result>(_ body: () -> Result?) -> Result? {
        // Another thread may still read the variable after it was removed. So its memory is never freed.
        guard let variable = strdup("TERMINFO=\(environmentValue)"), let old = environment_extend(variable) else {
            return body()
        }
        defer { environment_restore(old) }
        return body()
    }
}
