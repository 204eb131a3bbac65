import CNcurses

/// The name of the description by which a terminal is drawn on.
enum TerminalKind {
    /// The description of the same terminal with 256 colours, where there is one and the one that `TERM` names has fewer,
    /// though `COLORTERM` says that the terminal shows every colour. Else the one that `TERM` names.
    ///
    /// Terminals that are not known everywhere call themselves `xterm`, and say in `COLORTERM` what they are good for.
    ///
    /// - Parameters:
    ///   - kind: What `TERM` says; the description must be installed.
    ///   - wish: What `COLORTERM` says.
    static func withColors(of kind: String, wish: String?, descriptor: Int32) -> String {
        guard let wish, ["truecolor", "24bit"].contains(wish.lowercased()), colors(of: kind, descriptor) ?? 256 < 256
        else { return kind }
        let richer = "\(kind)-256color"
        return colors(of: richer, descriptor) ?? 0 >= 256 ? richer : kind
    }

    /// `nil` where there is no such description.
    private static func colors(of kind: String, _ descriptor: Int32) -> Int32? {
        var result: Int32 = 0
        guard setupterm(kind, descriptor, &result) == OK else { return nil }
        return curses_number("colors")
    }
}
