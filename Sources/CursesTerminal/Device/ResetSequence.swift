import CNcurses

/// The control sequences that restore the terminal after a full-screen program.
enum ResetSequence {
    /// Returns the sequences for the current terminal. ncurses must be initialized.
    ///
    /// - Parameter reportsMouse: Whether the sequences also turn off mouse reports.
    static func current(reportsMouse: Bool) -> [UInt8] {
        var bytes = Array((reportsMouse ? MouseReport.off + BracketedPaste.off : BracketedPaste.off).utf8)
        // In this order: leave the keypad mode, reset the colours and the attributes, leave the alternate screen, show
        // the cursor.
        for name in ["rmkx", "op", "sgr0", "rmcup", "cnorm"] {
            if let capability = curses_capability(name, 0, 0) {
                bytes += withoutPadding(String(cString: capability))
            }
        }
        return bytes
    }

    /// Returns the control sequence of a capability without its padding delays. For example, `$<50/>` is a padding
    /// delay. Only printing terminals need such delays.
    static func withoutPadding(_ capability: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = capability.utf8[...]
        while let byte = rest.first {
            if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[rest.index(after: end)...]
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return bytes
    }
}
