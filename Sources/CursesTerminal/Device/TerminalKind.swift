import CNcurses

/// Chooses the terminal description.
@MainActor
enum TerminalKind {
    /// Returns the name of the terminal description to use.
    ///
    /// Many terminals with 256 colours or more set `TERM` only to `xterm`, but set `COLORTERM` to `truecolor` or
    /// `24bit`. For them, this function adds `-256color` to the name if the description with this longer name is
    /// installed. In all other cases, it returns `kind`.
    ///
    /// - Parameters:
    ///   - kind: The value of `TERM`. Its description must be installed.
    ///   - wish: The value of `COLORTERM`, or `nil` if it is not set.
    ///   - descriptor: The descriptor of the terminal.
    static func withColors(of kind: String, wish: String?, descriptor: Int32) -> String {
        guard let wish, ["truecolor", "24bit"].contains(wish.lowercased()), colors(of: kind, descriptor) ?? 256 < 256
        else { return kind }
        let richer = "\(kind)-256color"
        return colors(of: richer, descriptor) ?? 0 >= 256 ? richer : kind
    }

    /// Returns the number of colours of a description, or `nil` if the description does not exist.
    private static func colors(of kind: String, _ descriptor: Int32) -> Int32? {
        var result: Int32 = 0
        guard setupterm(kind, descriptor, &result) == OK else { return nil }
        return curses_number("colors")
    }
}
